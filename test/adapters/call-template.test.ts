/** A chat wrapper writes calls as the template of a format says: it is null, or what it writes is read as these calls. */
import { describe, expect, test } from "vitest";
import { callTemplate } from "../../src/adapters/node-llama-cpp.js";
import { listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { parse } from "../../src/runtime/index.js";

const CALLS = [
	{ name: "get_weather", arguments: '{"city":"Oslo","days":[1,2]}' },
	{ name: "now", arguments: "{}" },
] as const;
const tools = CALLS.map(({ name }) => ({ name }));

function filled(template: string, { name, arguments: json }: (typeof CALLS)[number]): string {
	return template.replace("{{functionName}}", name).replace("{{functionParams}}", json);
}

const rows = listFormats().flatMap((format) => {
	const writing = getWriting(format.name);
	return writing === undefined ? [] : [{ name: format.name, format, writing }];
});

describe("calls that a template writes are read", () => {
	test.each(rows)("$name", ({ format, writing }) => {
		const template = callTemplate(format, writing);
		if (template === null) return;
		const { toolCalls, content } = parse(
			format,
			CALLS.map((call) => filled(template, call)).join(""),
			{
				tools,
			},
		);
		const read = toolCalls.map(({ name, arguments: json, status }) => [
			name,
			JSON.parse(json),
			status,
		]);
		expect(read).toEqual(
			CALLS.map(({ name, arguments: json }) => [name, JSON.parse(json), "complete"]),
		);
		expect(content.trim()).toBe("");
	});

	test("the texts around a name and its arguments are those of the wire", () => {
		const of = (name: string) => {
			const row = rows.find((one) => one.name === name);
			if (row === undefined) throw new Error(`${name} writes no calls`);
			return callTemplate(row.format, row.writing);
		};
		expect(of("hermes")).toBe(
			'<tool_call>\n{"name": "{{functionName}}", "arguments": {{functionParams}}}\n</tool_call>',
		);
		// parameters of their own, a list around the calls, a counter: no template can say these
		for (const name of ["qwen_coder", "granite", "kimik2", "pythonic"])
			expect(of(name), name).toBe(null);
	});
});
