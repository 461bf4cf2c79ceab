/**
 * `npm run readme` fills the tables of README.md that state facts of the code: formats, sizes, limits, and
 * which guarantees have a test. With `--check` it writes nothing and fails when the page is stale.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFormats } from "../src/generated/registry.js";
import { DEFAULT_LIMITS } from "../src/runtime/limits.js";
import { dataSize, sizeTable } from "./sizes.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = join(root, "README.md");

/** The text between `<!-- NAME -->` and `<!-- /NAME -->`. */
function replaceSection(text: string, name: string, make: (old: string) => string): string {
	const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
	const [from, to] = [text.indexOf(open), text.indexOf(close)];
	if (from < 0 || to < from) throw new Error(`README.md has no section ${name}`);
	const start = from + open.length;
	return text.slice(0, start) + make(text.slice(start, to)) + text.slice(to);
}

/** Rewrites the last cell of each row, by what stands in its first. The words between are a person's. */
function fillColumn(old: string, cellOf: (key: string) => string | null): string {
	return old.replace(/^\| (.+?) \|(.*)\|[^|\n]*\|$/gm, (row, first: string, middle: string) => {
		const value = cellOf(first.replaceAll("`", ""));
		return value === null ? row : `| ${first} |${middle}| ${value} |`;
	});
}

/** Model globs of a row; the rest is in docs/FORMATS.md. */
const MODELS_SHOWN = 2;

async function formatTable(): Promise<string> {
	const rows: string[] = [];
	for (const format of listFormats()) {
		const { name, title, models, shape, reasoning, holdback, lenient } = format;
		const shown = models.slice(0, MODELS_SHOWN).map((model) => `\`${model}\``);
		if (models.length > MODELS_SHOWN) shown.push("…");
		const size = `${((await dataSize(name)) / 1024).toFixed(1)} KB`;
		const facts = [shape, shown.join(", "), reasoning ? "yes" : "no", holdback, lenient.length];
		rows.push(
			`| [\`${name}\`](${grammarOf(name)}) | ${[cell(title), ...facts, size].join(" | ")} |`,
		);
	}
	const head =
		"| format | how a call is written | shape | models | reasoning | held back | deviations read | size |";
	return [head, "| --- | --- | --- | --- | --- | ---: | ---: | ---: |", ...rows, ""].join("\n");
}

/** The file that begins with `format NAME`. */
function grammarOf(name: string): string {
	const files = readdirSync(join(root, "grammars"))
		.filter((file) => file.endsWith(".toolgrammar"))
		.map((file) => `grammars/${file}`);
	const begins = new RegExp(`^format ${name}\\s`, "m");
	const found = files.find((file) => begins.test(readFileSync(join(root, file), "utf8")));
	if (!found) throw new Error(`no grammar defines ${name}`);
	return found;
}

function cell(text: string): string {
	return text.replace(/[|<]/g, (char) => (char === "<" ? "&lt;" : "\\|"));
}

function limitOf(key: string): string | null {
	const value = new Map<string, number>(Object.entries(DEFAULT_LIMITS)).get(key);
	return value === undefined ? null : value.toLocaleString("en-US");
}

/** The test that proves a guarantee, or the plain word that there is none yet. */
function statusOf(key: string): string | null {
	const number = /^P(\d+)$/.exec(key)?.[1];
	if (number === undefined) return null;
	const name = new RegExp(`(^|/)p${number.padStart(2, "0")}\\b.*\\.test\\.ts$`);
	const file = TESTS.find((path) => name.test(path));
	if (!file) return "with a later release";
	return `[${file.startsWith("properties/") ? "tested for every grammar" : "tested"}](test/${file})`;
}

const TESTS = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" })
	.map((path) => path.replaceAll("\\", "/"))
	.sort();

/** Sizes differ by a little between versions of the compressor: the page may be off by 5 %, not more. */
function nearlyEqual(one: string, other: string): boolean {
	const numbers = (text: string) => text.match(/\d+\.\d+/g)?.map(Number) ?? [];
	const words = (text: string) => text.replace(/\d+\.\d+/g, "#");
	const others = numbers(other);
	return (
		words(one) === words(other) &&
		numbers(one).every((value, i) => Math.abs(value - (others[i] ?? 0)) <= 0.05 * value + 0.1)
	);
}

async function fill(text: string, keepSizes: boolean): Promise<string> {
	let filled = text;
	for (const [name, table] of [
		["formats", await formatTable()],
		["sizes", await sizeTable()],
	] as const) {
		filled = replaceSection(filled, name, (old) =>
			keepSizes && nearlyEqual(table, old) ? old : table,
		);
	}
	filled = replaceSection(filled, "limits", (old) => fillColumn(old, limitOf));
	return replaceSection(filled, "guarantees", (old) => fillColumn(old, statusOf));
}

const check = process.argv.includes("--check");
const text = readFileSync(page, "utf8");
const filled = await fill(text, check);
if (!check) {
	writeFileSync(page, filled);
	console.log("README.md: tables filled");
} else if (filled === text) {
	console.log("README.md: tables are fresh");
} else {
	const old = new Set(text.split("\n"));
	for (const line of filled.split("\n")) if (!old.has(line)) console.error(`+ ${line}`);
	console.error("README.md is stale: run npm run readme");
	process.exitCode = 1;
}
