/**
 * `npm run exhaust` tries all short texts on every format, as many as there is time for, and writes docs/EXHAUSTION.md. With
 * `--format` it tries one format and writes nothing. Exit 1 where a text is read otherwise than by the reference interpreter.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { page } from "../test/exhaust/page.js";
import { exhaust } from "../test/exhaust/search.js";
import { registrySubjects } from "../test/properties/support/subjects.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
	options: {
		"seconds-per-format": { type: "string", default: "20" },
		format: { type: "string" },
	},
});
const secondsPerFormat = Number(values["seconds-per-format"]);
const subjects = registrySubjects().filter(
	({ format }) => values.format === undefined || values.format === format.name,
);
if (subjects.length === 0) throw new Error(`no format is named ${values.format}`);

const results = subjects.map((subject) => {
	// processor time: what is reached does not depend on what else the machine does
	const begun = process.cpuUsage();
	const over = (): boolean => {
		const { user, system } = process.cpuUsage(begun);
		return user + system > secondsPerFormat * 1e6;
	};
	const result = exhaust(subject, { depth: Number.POSITIVE_INFINITY, over });
	const { format, pieces, depth, begun: share, texts, differences, ended } = result;
	const reached = ended
		? "all texts"
		: `k = ${depth}, ${Math.floor(share * 100)} % of ${depth + 1}`;
	console.log(
		`${format}: ${pieces} pieces, ${reached}, ${texts} texts, read otherwise: ${differences.length}`,
	);
	for (const { text, machine, reference } of differences) {
		console.log(`  ${JSON.stringify(text)}\n    machine   ${machine}\n    reference ${reference}`);
	}
	return result;
});
if (values.format === undefined) {
	const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
		readonly version: string;
	};
	const date = new Date().toISOString().slice(0, 10);
	const versions = `toolgrammar ${version}, Node ${process.versions.node}`;
	writeFileSync(
		join(root, "docs/EXHAUSTION.md"),
		page(results, { date, versions, secondsPerFormat }),
	);
	console.log("docs/EXHAUSTION.md: written");
}
if (results.some(({ differences }) => differences.length > 0)) process.exitCode = 1;
