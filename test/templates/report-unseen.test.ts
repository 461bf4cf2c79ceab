/**
 * P8 for templates that nobody has seen: for each format one is made of what its writer puts around the names and values of two
 * calls. The template itself must choose a format that reads them.
 */
import { describe, expect, test } from "vitest";
import { listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { render } from "../../src/render/index.js";
import type { Format } from "../../src/runtime/contract.js";
import { parse } from "../../src/runtime/index.js";
import { CONVERSATION_TOOLS as TOOLS } from "../../src/select/check/conversations.js";
import { SLIPS } from "../../src/select/template/marked.js";
import { formatOfTemplate } from "../select/support.js";

const CALLS = [
	{ name: "get_weather", arguments: { city: "Oslo" } },
	{ name: "search", arguments: { query: "rain" } },
];
/** What a template has a variable for. */
const VARIABLES = /(get_weather|search|city|query|Oslo|rain)/;

const formats = listFormats();
/** Its calls are names and brackets, as code is: nothing in a template tells them. */
const UNTOLD: readonly string[] = ["granite_pythonic"];
const callers = formats.filter(
	({ name, units }) => units.length > 0 && ![...SLIPS, ...UNTOLD].includes(name),
);

/** The text of as many calls as the format can say. */
function written(format: Format): { readonly text: string; readonly calls: typeof CALLS } {
	const writing = getWriting(format.name);
	let why: unknown = "there is no writing";
	for (const calls of [CALLS, CALLS.slice(0, 1)]) {
		if (writing === undefined) break;
		const message = { content: "", reasoning: "", calls };
		const ours = render(format, writing, message, { tools: TOOLS });
		if (ours.status === "rendered") return { text: ours.text, calls };
		why = JSON.stringify(ours);
	}
	throw new Error(`${format.name} cannot write a call: ${why}`);
}

function templateOf(text: string, end: string): string {
	const parts = text
		.split(VARIABLES)
		.map((part, i) => (i % 2 === 1 ? "tool_call.part" : quoted(part)));
	return `{%- for tool_call in message.tool_calls %}{{- ${parts.join(" + ")} }}{%- endfor %}${end}`;
}

function quoted(text: string): string {
	const escaped = text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("\n", "\\n");
	return `'${escaped}'`;
}

describe.each(callers.map((format) => [format.name, format] as const))("%s", (_name, format) => {
	test("P8: a template of the format chooses one that reads its calls", () => {
		const { text, calls } = written(format);
		const more = `${format.ends[0] ?? ""}{# ${format.template?.[0] ?? ""} #}`;
		const chosen = formatOfTemplate(formats, templateOf(text, more));
		if (!chosen) throw new Error("no format is chosen");
		const read = parse(chosen, text, { tools: TOOLS });
		expect(
			read.toolCalls.map((call) => ({ name: call.name, arguments: JSON.parse(call.arguments) })),
		).toEqual(calls);
		expect(read.content.trim()).toBe("");
	});
});
