/** The page of a format, from its grammar. */
import type { Example, Grammar } from "../../src/language/syntax.js";
import type { Format } from "../../src/runtime/contract.js";
import { limitLines } from "../../test/properties/support/limits.js";
import { code, codeCell, prose, table } from "./markdown.js";
import { spansOf } from "./spans.js";

const MADE = "<!-- Written by `npm run formats:pages` from the grammars. Do not edit. -->";

/** Longer examples are passed over where there is a shorter one. */
const SHORT = 400;

const LEGEND =
	'<b class="name">name of the tool</b>, <var class="key">key</var>, <ins class="arguments">arguments</ins>, <i class="reasoning">reasoning</i>; what is in none of them is <span class="markup">markup</span> or content.';

export function formatPage(format: Format, grammar: Grammar): string {
	const { name, title, holdback } = format;
	return paragraphs([
		`# ${name}`,
		MADE,
		`How a call is written: ${prose(title)}.`,
		facts(format, grammar),
		"## On the wire",
		LEGEND,
		...shown(grammar).flatMap((example) => [
			`${sentence(example.title)}:`,
			spansOf(format, example),
			...readAs(example),
		]),
		"## The grammar",
		`[${grammar.file}](../../${grammar.file}), with ${grammar.examples.length} examples. Before a call has committed at most ${holdback} characters are held back.`,
		`<!-- railroad ${name} -->`,
		...entries(grammar),
		...repairs(grammar),
		"## Stated limits",
		...limits(format),
	]);
}

export function formatsIndex(formats: readonly Format[]): string {
	return paragraphs([
		"# Formats",
		MADE,
		"A page for each format. Tables of what each can carry are in [FORMATS.md](../FORMATS.md); a format of your own begins with the [tutorial](../language/TUTORIAL.md).",
		table(
			["format", "how a call is written"],
			formats.map(({ name, title }) => [`[\`${name}\`](${name}.md)`, prose(title)]),
		),
	]);
}

function paragraphs(parts: readonly string[]): string {
	return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function sentence(text: string): string {
	return prose(`${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`);
}

function facts(format: Format, grammar: Grammar): string {
	const list = (values: readonly { readonly text: string }[]): string =>
		values.map(({ text }) => codeCell(text)).join(", ");
	const program = `import { ${identifier(format.name)} } from "toolgrammar/formats/${format.name}"`;
	const rows: readonly (readonly [string, string])[] = [
		["import", codeCell(program)],
		["models", list(grammar.models)],
		["other names", list(grammar.aliases)],
		["texts of chat templates", list(grammar.template)],
		["special tokens", list(grammar.tokens)],
		["ends of a message", list(grammar.ends)],
		["sources", grammar.sources.map(({ text }) => prose(text)).join("; ")],
	];
	return table(
		["fact", "as the grammar has it"],
		rows.filter(([, value]) => value !== ""),
	);
}

/** How the module's export is called. */
function identifier(name: string): string {
	return name.replace(/[^A-Za-z0-9_]/g, "_");
}

/** A call, a thought, two calls: what the examples of the grammar have of these. */
function shown(grammar: Grammar): readonly Example[] {
	const sound = grammar.examples.filter(
		({ expect, finish, input }) =>
			finish === null &&
			input.length <= SHORT &&
			!expect.some(
				(one) =>
					one.type === "notice" ||
					(one.type === "call" && (one.incomplete || one.repairs.length > 0)),
			),
	);
	const calls = ({ expect }: Example): number =>
		expect.filter(({ type }) => type === "call").length;
	const wanted = [
		sound.find((one) => calls(one) === 1),
		sound.find((one) => one.expect.some(({ type }) => type === "reasoning")),
		sound.find((one) => calls(one) > 1),
	];
	const found = [...new Set(wanted)].filter((one) => one !== undefined);
	return found.length > 0 ? found : grammar.examples.slice(0, 1);
}

function readAs({ expect }: Example): readonly string[] {
	const calls = expect.flatMap((one) =>
		one.type === "call" ? [`${one.name} ${one.arguments}`] : [],
	);
	return calls.length === 0 ? [] : [`Read as ${calls.map(code).join(", ")}.`];
}

function entries({ entries }: Grammar): readonly string[] {
	if (entries.length === 0) return [];
	const rows = entries.map(({ name, after }) => [codeCell(name), after.map(codeCell).join(", ")]);
	return [
		"## Entries",
		"Where reading begins if the prompt ends with one of these texts:",
		table(["entry", "the prompt ends with"], rows),
	];
}

/** The deviations that the grammar names, each with the first example that needs it. */
function repairs(grammar: Grammar): readonly string[] {
	const codes = [...new Set(grammar.rules.flatMap(({ lenient }) => lenient ?? []))];
	if (codes.length === 0) return [];
	const rows = codes.map((one) => {
		const example = grammar.examples.find(({ expect }) =>
			expect.some((call) => call.type === "call" && call.repairs.includes(one)),
		);
		return [codeCell(one), example === undefined ? "" : prose(example.title)];
	});
	return [
		"## Deviations that are read",
		"Beside those of [every format](../SEMANTICS.md):",
		table(["code", "for example"], rows),
	];
}

function limits(format: Format): readonly string[] {
	const lines = limitLines(format, code);
	return lines.length === 0
		? ["None: every message can be written."]
		: ["What the wire cannot say:", lines.map((line) => `* ${line}`).join("\n")];
}
