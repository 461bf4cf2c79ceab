/**
 * `npm run formats:pages` writes docs/formats/NAME.md, a page for each format, from its grammar, and the list of them. With `--check` it
 * writes nothing and fails when a page is stale, missing, or of no format.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFormats } from "../src/generated/registry.js";
import { formatPage, formatsIndex } from "./docs/format-page.js";
import { grammarsByName } from "./docs/grammars.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, "docs/formats");
const grammars = grammarsByName(root);
const pages = new Map([["README.md", formatsIndex(listFormats())]]);
for (const format of listFormats()) {
	const grammar = grammars.get(format.name);
	if (grammar === undefined) throw new Error(`no grammar defines ${format.name}`);
	pages.set(`${format.name}.md`, formatPage(format, grammar));
}

mkdirSync(folder, { recursive: true });
const there = readdirSync(folder);
const stale = [...pages].filter(
	([file, text]) => !there.includes(file) || readFileSync(join(folder, file), "utf8") !== text,
);
const surplus = there.filter((file) => !pages.has(file));
if (!process.argv.includes("--check")) {
	for (const [file, text] of stale) writeFileSync(join(folder, file), text);
	for (const file of surplus) rmSync(join(folder, file));
	console.log(`docs/formats: ${pages.size} pages, ${stale.length} of them new`);
} else if (stale.length + surplus.length === 0) {
	console.log("docs/formats: all pages are fresh");
} else {
	for (const file of [...stale.map(([name]) => name), ...surplus])
		console.error(`docs/formats/${file}`);
	console.error("these pages are stale: run npm run formats:pages");
	process.exitCode = 1;
}
