/**
 * `npm run readme` fills the tables of README.md that state facts of the code: formats, sizes, limits, and
 * which guarantees have a test. With `--check` it writes nothing and fails when the page is stale.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { listFormats } from "../src/generated/registry.js";
import { DEFAULT_LIMITS } from "../src/runtime/limits.js";

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

function formatTable(): string {
	const yes = (value: boolean) => (value ? "yes" : "no");
	const rows = listFormats().map(({ name, title, aliases, reasoning, holdback, lenient }) => {
		const link = `[\`${name}\`](${grammarOf(name)})`;
		const others = aliases.map((alias) => `\`${alias}\``).join(", ");
		return `| ${link} | ${cell(title)} | ${others} | ${yes(reasoning)} | ${holdback} | ${lenient.length} |`;
	});
	const head =
		"| format | how a call is written | aliases | reasoning | held back | deviations read |";
	return [head, "| --- | --- | --- | --- | ---: | ---: |", ...rows, ""].join("\n");
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

const ENTRIES: readonly (readonly [title: string, source: string])[] = [
	[
		"the engine: `createParser`, no format",
		`export { createParser } from "./src/runtime/index.js";`,
	],
	["the engine: everything", `export * from "./src/runtime/index.js";`],
	...listFormats().map(({ name }): readonly [string, string] => [
		`\`createParser\` and \`${name}\``,
		`export { createParser } from "./src/runtime/index.js";
		export { ${name} } from "./src/generated/formats/${name}.js";`,
	]),
	["`toolgrammar/all`: every format", `export * from "./src/generated/registry.js";`],
	["`toolgrammar/validate`, ajv included", `export * from "./src/validate/index.js";`],
];

/** Bytes of a bundle, minified and then compressed. */
async function sizeOf(source: string): Promise<{ minified: number; gzip: number }> {
	const { outputFiles } = await build({
		stdin: { contents: source, resolveDir: root, loader: "ts" },
		bundle: true,
		minify: true,
		format: "esm",
		target: "es2022",
		platform: "neutral",
		mainFields: ["module", "main"],
		write: false,
	});
	const bundle = outputFiles[0]?.contents ?? new Uint8Array();
	return { minified: bundle.length, gzip: gzipSync(bundle, { level: 9 }).length };
}

async function sizeTable(): Promise<string> {
	const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
	const rows: string[] = [];
	for (const [title, source] of ENTRIES) {
		const { minified, gzip } = await sizeOf(source);
		rows.push(`| ${title} | ${kilobytes(minified)} | ${kilobytes(gzip)} |`);
	}
	return ["| import | minified | gzip |", "| --- | ---: | ---: |", ...rows, ""].join("\n");
}

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
	const sizes = await sizeTable();
	let filled = replaceSection(text, "formats", formatTable);
	filled = replaceSection(filled, "sizes", (old) =>
		keepSizes && nearlyEqual(sizes, old) ? old : sizes,
	);
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
