/**
 * `npm run test:nodes`: the quick part of the suite under the other versions of Node that the package is for. Versions as words
 * (`npm run test:nodes -- 22`), else all of them. Exit 1 where one fails.
 */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { withNode } from "./other-node.js";

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

const words = process.argv.slice(2).map(Number);
const folder = dirname(dirname(fileURLToPath(import.meta.url)));
for (const major of words.length > 0 ? words : VERSIONS) {
	await withNode(major, async (node) => {
		const from = Date.now();
		console.log(`\nNode ${node.version}`);
		const code = await node.run("npx", ["vitest", "run", ...FILES, "--reporter=dot"], { folder });
		const seconds = Math.round((Date.now() - from) / 1000);
		console.log(`Node ${node.version}: ${code === 0 ? "passed" : "FAILED"} in ${seconds} s`);
		if (code !== 0) process.exitCode = 1;
	});
}
