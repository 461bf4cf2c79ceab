/**
 * `npm run readme` fills the tables that state facts of the code: formats, sizes, limits, which guarantees have a test, and the names of
 * formats at others. They stood in the README once. With `--check` it writes nothing and fails when a page is stale.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFormats } from "../src/generated/registry.js";
import { DEFAULT_LIMITS } from "../src/runtime/limits.js";
import { repositoryOf } from "./docs/repository.js";
import { peersTable } from "./peers.js";
import { dataSize, sizeTable } from "./sizes.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const REPOSITORY = repositoryOf(root);

/** The text between `<!-- NAME -->` and `<!-- /NAME -->`. */
function replaceSection(
	page: string,
	text: string,
	name: string,
	make: (old: string) => string,
): string {
	const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
	const [from, to] = [text.indexOf(open), text.indexOf(close)];
	if (from < 0 || to < from) throw new Error(`${page} has no section ${name}`);
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
			`| [\`${name}\`](../${grammarOf(name)}) | ${[cell(title), ...facts, size].join(" | ")} |`,
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
	return `[${file.startsWith("properties/") ? "tested for every grammar" : "tested"}](${REPOSITORY}test/${file})`;
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

/** What becomes of a section, by what stands in it. */
type Fill = (old: string, keepSizes: boolean) => string | Promise<string>;

const whole =
	(table: () => Promise<string>): Fill =>
	async (old, keepSizes) => {
		const made = await table();
		return keepSizes && nearlyEqual(made, old) ? old : made;
	};

const PAGES: Readonly<Record<string, Readonly<Record<string, Fill>>>> = {
	"docs/FORMATS.md": { formats: whole(formatTable) },
	"docs/GUARANTEES.md": { guarantees: (old) => fillColumn(old, statusOf) },
	"docs/MIGRATION.md": { peers: async () => peersTable() },
	"docs/POLICIES.md": { limits: (old) => fillColumn(old, limitOf) },
	"docs/SIZES.md": { sizes: whole(sizeTable) },
};

async function fill(page: string, text: string, keepSizes: boolean): Promise<string> {
	let filled = text;
	for (const [name, make] of Object.entries(PAGES[page] ?? {})) {
		let old = "";
		replaceSection(page, filled, name, (found) => {
			old = found;
			return found;
		});
		const made = await make(old, keepSizes);
		filled = replaceSection(page, filled, name, () => made);
	}
	return filled;
}

const check = process.argv.includes("--check");
for (const page of Object.keys(PAGES)) {
	const file = join(root, page);
	const text = readFileSync(file, "utf8");
	const filled = await fill(page, text, check);
	if (!check) {
		writeFileSync(file, filled);
		console.log(`${page}: tables filled`);
	} else if (filled === text) {
		console.log(`${page}: tables are fresh`);
	} else {
		const old = new Set(text.split("\n"));
		for (const line of filled.split("\n")) if (!old.has(line)) console.error(`+ ${line}`);
		console.error(`${page} is stale: run npm run readme`);
		process.exitCode = 1;
	}
}
