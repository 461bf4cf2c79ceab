/**
 * `npm run formats` fills the tables of docs/FORMATS.md: the names of each format, what its writer can carry, which is
 * measured, and its stated limits, which the compiler and the laws say.
 * With `--check` it writes nothing and fails when the page is stale.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFormats } from "../src/generated/registry.js";
import { carriedTable, limitsList } from "../test/properties/support/carried.js";

const page = join(dirname(dirname(fileURLToPath(import.meta.url))), "docs", "FORMATS.md");
const text = readFileSync(page, "utf8");

function replaceSection(old: string, name: string, table: string): string {
	const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
	const [from, to] = [old.indexOf(open) + open.length, old.indexOf(close)];
	if (from < open.length || to < from) throw new Error(`docs/FORMATS.md has no section ${name}`);
	return old.slice(0, from) + table + old.slice(to);
}

function namesTable(): string {
	const code = (texts: readonly string[]) => texts.map((text) => `\`${text}\``).join(", ");
	const rows = listFormats().map(
		({ name, aliases, models }) => `| \`${name}\` | ${code(aliases)} | ${code(models)} |`,
	);
	return ["| format | other names | models |", "| --- | --- | --- |", ...rows, ""].join("\n");
}

const sections = { names: namesTable(), writing: carriedTable(), limits: limitsList() };
const filled = Object.entries(sections).reduce(
	(old, [name, made]) => replaceSection(old, name, made),
	text,
);
if (!process.argv.includes("--check")) {
	writeFileSync(page, filled);
	console.log("docs/FORMATS.md: tables filled");
} else if (filled === text) {
	console.log("docs/FORMATS.md: tables are fresh");
} else {
	console.error("docs/FORMATS.md is stale: run npm run formats");
	process.exitCode = 1;
}
