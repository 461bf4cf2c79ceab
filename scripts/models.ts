/**
 * `npm run models` fills the table of docs/MODELS.md: ids of models, the format that each id chooses, and where that is known
 * from. With `--check` it writes nothing and fails when the page is stale; the day is not compared.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { getFormat, listFormats } from "../src/generated/registry.js";
import { selectFormat } from "../src/select/index.js";

interface Known {
	readonly id: string;
	/** where it is known from, in words */
	readonly why: string;
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = join(root, "docs", "MODELS.md");
const [OPEN, CLOSE] = ["<!-- models -->\n", "<!-- /models -->"];

function table(): string {
	const known: readonly Known[] = JSON.parse(
		readFileSync(join(root, "test", "select", "models.json"), "utf8"),
	);
	const registry = { getFormat, listFormats };
	const rows = [...known]
		.sort((a, b) => (a.id.toLowerCase() < b.id.toLowerCase() ? -1 : 1))
		.map(({ id, why }) => {
			const { format } = selectFormat({ model: id }, registry);
			return `| \`${id}\` | \`${format.name}\` | ${why.replaceAll("|", "\\|")} |`;
		});
	return ["| model | format | known from |", "| --- | --- | --- |", ...rows, ""].join("\n");
}

const text = readFileSync(page, "utf8");
const [from, to] = [text.indexOf(OPEN) + OPEN.length, text.indexOf(CLOSE)];
if (from < OPEN.length || to < from) throw new Error("docs/MODELS.md has no section models");
const made = table();
if (process.argv.includes("--check")) {
	if (text.slice(from, to) === made) console.log("docs/MODELS.md: the table is fresh");
	else {
		console.error("docs/MODELS.md is stale: run npm run models");
		process.exitCode = 1;
	}
} else {
	const day = new Date().toISOString().slice(0, 10);
	const head = text.slice(0, from).replace(/Checked on \d{4}-\d\d-\d\d/, `Checked on ${day}`);
	writeFileSync(page, head + made + text.slice(to));
	console.log("docs/MODELS.md: table filled");
}
