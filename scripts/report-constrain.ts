/**
 * `npm run report:constrain`: writes the table of docs/CONSTRAIN.md, what each format offers for each target, and why not;
 * `-- --check` compares it with what stands there.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { CannotConstrain, constrain, type Target } from "../src/constrain/index.js";
import { listFormats } from "../src/generated/registry.js";
import { getWriting } from "../src/generated/writers.js";
import type { Format } from "../src/runtime/contract.js";
import { sectionOf, withSection } from "../test/support/section.js";

const PAGE = new URL("../docs/CONSTRAIN.md", import.meta.url);
const SECTION = "constrain";
const tools = [
	{
		name: "get_weather",
		parameters: {
			type: "object",
			properties: { city: { type: "string" }, days: { type: "integer" } },
			required: ["city"],
		},
	},
	{ name: "ping", parameters: { type: "object", properties: {} } },
];

/** Null: it is offered. */
function refusal(format: Format, target: Target, toolChoice: string): string | null {
	const writing = getWriting(format.name);
	if (writing === undefined) return "no writer";
	try {
		constrain(format, writing, { tools, target, toolChoice });
		return null;
	} catch (error) {
		if (error instanceof CannotConstrain) return error.message;
		throw error;
	}
}

function table(): string {
	const counts = { required: 0, auto: 0 };
	const rows = [...listFormats()]
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.map((format) => {
			const required = refusal(format, "gbnf", "required");
			const auto = refusal(format, "gbnf", "auto");
			if (required === null) counts.required++;
			if (auto === null) counts.auto++;
			const regex = refusal(format, "regex", "required");
			const schema = refusal(format, "json-schema", "required");
			const sign = (why: string | null) => (why === null ? "yes" : "no");
			const why = required ?? auto ?? "";
			const said = why.replace(`${format.name}: `, "").replace(`${format.name} `, "");
			return `| ${format.name} | ${sign(required)} | ${sign(auto)} | ${sign(regex)} | ${sign(schema)} | ${said} |`;
		});
	return [
		`Of ${rows.length} formats ${counts.required} can be required to call, and ${counts.auto} left to choose.`,
		"",
		"| format | `gbnf`, `structural-tag`: required, named | auto | `regex` | `json-schema` | why not |",
		"| --- | --- | --- | --- | --- | --- |",
		...rows,
	].join("\n");
}

const page = readFileSync(PAGE, "utf8");
const made = table();
if (!process.argv.includes("--check")) writeFileSync(PAGE, withSection(page, SECTION, made));
else if (sectionOf(page, SECTION) !== made) {
	console.error("docs/CONSTRAIN.md is not what `npm run report:constrain` writes");
	process.exitCode = 1;
}
