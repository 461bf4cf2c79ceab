/**
 * `npm run test:nodes`: the quick part of the suite under the other versions of Node that the package is for. Versions as words
 * (`npm run test:nodes -- 22`), else all of them. Exit 1 where one fails. `--write`: what came out goes into docs/TESTING.md.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type OtherNode, withNode } from "./other-node.js";

const VERSIONS: readonly number[] = [22, 24];

/** The machine, the scanners, known failures, memory, a server and the command line: what a version of Node could change. */
const FILES: readonly string[] = [
	"test/machine",
	"test/scan",
	"test/failures",
	"test/memory",
	"test/house/names.test.ts",
	"test/gateway/openai-client.test.ts",
	"test/cli/parse.test.ts",
	"test/cli/lines.test.ts",
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PAGE = join(root, "docs", "TESTING.md");
const SECTION = /(?<=<!-- nodes -->\n)[\s\S]*(?=<!-- \/nodes -->)/;

interface Outcome {
	/** e.g. `v22.1.0` */
	readonly version: string;
	readonly passed: number;
	readonly failed: number;
	/** all that were to run have passed */
	readonly good: boolean;
}

/** What the runner writes of all tests. */
interface Report {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
}

async function outcomeUnder(node: OtherNode): Promise<Outcome> {
	const folder = mkdtempSync(join(tmpdir(), "toolgrammar-report-"));
	try {
		const file = join(folder, "report.json");
		const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
		const code = await node.run("npx", ["vitest", "run", ...FILES, ...reporters], { folder: root });
		const { numPassedTests: passed, numFailedTests: failed }: Report = JSON.parse(
			readFileSync(file, "utf8"),
		);
		return { version: node.version, passed, failed, good: code === 0 };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function table(outcomes: readonly Outcome[]): string {
	const day = new Date().toISOString().slice(0, 10);
	const rows = outcomes.map(
		({ version, passed, failed, good }) =>
			`| ${version} | ${passed} | ${failed} | ${good ? "passed" : "failed"} | ${day} |\n`,
	);
	return `| Node | tests passed | failed | run | day |\n| --- | ---: | ---: | --- | --- |\n${rows.join("")}`;
}

const { values, positionals } = parseArgs({
	options: { write: { type: "boolean", default: false } },
	allowPositionals: true,
});
const outcomes: Outcome[] = [];
for (const major of positionals.length > 0 ? positionals.map(Number) : VERSIONS) {
	await withNode(major, async (node) => {
		const from = Date.now();
		console.log(`\nNode ${node.version}`);
		const outcome = await outcomeUnder(node);
		outcomes.push(outcome);
		const seconds = Math.round((Date.now() - from) / 1000);
		console.log(`Node ${node.version}: ${outcome.good ? "passed" : "FAILED"} in ${seconds} s`);
	});
}
console.log(`\n${table(outcomes)}`);
if (outcomes.some(({ good }) => !good)) process.exitCode = 1;
if (values.write) {
	const page = readFileSync(PAGE, "utf8");
	if (!SECTION.test(page)) throw new Error(`${PAGE} has no place for the table`);
	writeFileSync(
		PAGE,
		page.replace(SECTION, () => table(outcomes)),
	);
}
