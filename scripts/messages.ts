/**
 * `npm run messages` writes docs/language/MESSAGES.md: each code of the compiler with the smallest grammar that gets it, what is said, and a
 * neighbour that is in order, from the tests of the checks. With `--check` it writes nothing and fails when the page is stale.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { codesOfSources } from "./docs/codes.js";
import { messagesPage } from "./docs/messages-page.js";
import { casesOfTests } from "./docs/wrong-grammars.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const file = join(root, "docs/language/MESSAGES.md");
const page = messagesPage(codesOfSources(root), await casesOfTests(root));

if (!process.argv.includes("--check")) {
	writeFileSync(file, page);
	console.log("docs/language/MESSAGES.md: written");
} else if (readFileSync(file, "utf8") === page) {
	console.log("docs/language/MESSAGES.md is fresh");
} else {
	console.error("docs/language/MESSAGES.md is stale: run npm run messages");
	process.exitCode = 1;
}
