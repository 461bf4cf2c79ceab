/**
 * `npm run exhaust` tries all short texts on every format, as many as there is time for, and writes docs/EXHAUSTION.md. With
 * `--format` it tries one format and writes nothing. Exit 1 where a text is read otherwise than by the reference interpreter.
 * As many formats are tried at a time as there are processors.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { listFormats } from "../src/generated/registry.js";
import { page } from "../test/exhaust/page.js";
import type { Exhausted } from "../test/exhaust/search.js";
import { exhaustAll } from "./exhaust/children.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
	options: {
		"seconds-per-format": { type: "string", default: "20" },
		format: { type: "string" },
	},
});
const secondsPerFormat = Number(values["seconds-per-format"]);
const formats = listFormats()
	.map(({ name }) => name)
	.filter((name) => values.format === undefined || values.format === name);
if (formats.length === 0) throw new Error(`no format is named ${values.format}`);

function say({ format, pieces, depth, begun: share, texts, differences, ended }: Exhausted): void {
	const reached = ended
		? "all texts"
		: `k = ${depth}, ${Math.floor(share * 100)} % of ${depth + 1}`;
	console.log(
		`${format}: ${pieces} pieces, ${reached}, ${texts} texts, read otherwise: ${differences.length}`,
	);
	for (const { text, machine, reference } of differences) {
		console.log(`  ${JSON.stringify(text)}\n    machine   ${machine}\n    reference ${reference}`);
	}
}

const results = await exhaustAll(formats, secondsPerFormat, availableParallelism(), say);
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
