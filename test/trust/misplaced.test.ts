/** A missing brace is that of the call's object only if no parameter stands where it does not belong; nor is an object around all of them read. */
import { describe, expect, it } from "vitest";
import { granite } from "../../src/generated/formats/granite.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { parse, type ToolDefinition, toExecutable } from "../../src/index.js";
import { createValidator } from "../../src/validate/index.js";

const validator = createValidator();
const tools: readonly ToolDefinition[] = [
	{
		name: "find",
		parameters: {
			type: "object",
			properties: {
				text: { type: "string" },
				where: {
					type: "object",
					properties: { lang: { type: "string" }, deep: { type: "object" } },
				},
				rows: { type: "array", items: { type: "object" } },
				most: { type: "integer" },
				"a/b": { type: "integer" },
			},
		},
	},
];

/** What becomes of a call with this text of its arguments, when the brace of its object is missing. */
function read(args: string) {
	const wires = [
		[hermes, `<tool_call>\n{"name": "find", "arguments": ${args}\n</tool_call>`],
		[granite, `<|tool_call|>[{"name": "find", "arguments": ${args}]`],
	] as const;
	const seen = wires.map(([format, wire]) => {
		const [call, ...more] = parse(format, wire, { tools, validator }).toolCalls;
		if (call === undefined || more.length > 0) throw new Error(`not one call: ${wire}`);
		expect(call.repairs).toEqual(["envelope"]);
		expect(call.arguments).toBe(args);
		const decision = toExecutable(call, { tools, validator });
		expect(decision.ok).toBe(call.valid);
		expect(parse(format, wire, { tools }).toolCalls[0]?.valid).toBe(call.valid ? null : false);
		return call.valid === true ? "runs" : call.errors.map(({ path }) => path).join(" ");
	});
	expect(new Set(seen).size).toBe(1);
	return seen[0];
}

describe("parameters in another parameter, behind a missing brace", () => {
	it.each([
		['{"text": "x", "where": {"lang": "en"}, "most": 3}', "runs"],
		['{"where": {"lang": "en", "most": 3}}', "/where/most"],
		['{"where": {"deep": {"x": 1}, "most": 3, "text": "x"}}', "/where/most /where/text"],
		['{"where": {"deep": {"x": 1, "most": 3}}}', "/where/deep/most"],
		['{"rows": [{"x": 1}, {"x": 2, "a/b": 3}]}', "/rows/1/a~1b"],
		// it is no other's where the call has it, or where it is declared
		['{"most": 1, "where": {"lang": "en", "most": 3}}', "runs"],
		['{"where": {"lang": "en"}}', "runs"],
	])("%s: %s", (args, expected) => expect(read(args)).toBe(expected));

	it("are not looked for where no brace was missing", () => {
		const wire = `<tool_call>\n{"name": "find", "arguments": {"where": {"most": 3}}}\n</tool_call>`;
		const [call] = parse(hermes, wire, { tools, validator }).toolCalls;
		expect(call).toMatchObject({ status: "complete", valid: true });
	});

	it.each([
		['{"data": {"text": "x", "most": 3}}', "/data/text /data/most"],
		['{"where": {"text": "x"}}', ""],
		['{"data": {"other": 1}}', ""],
		['{"data": {"text": "x"}, "most": 3}', ""],
		['{"data": "text"}', ""],
	])("are found in the only parameter, where that is not declared: %s", (args, paths) => {
		const wire = `<tool_call>\n{"name": "find", "arguments": ${args}}\n</tool_call>`;
		const [call] = parse(hermes, wire, { tools, validator }).toolCalls;
		expect(call?.status).toBe("complete");
		expect(call?.errors.map(({ path }) => path).join(" ")).toBe(paths);
		expect(call && toExecutable(call, { tools, validator }).ok).toBe(paths === "");
	});

	it("are found at any depth", () => {
		const deep = `${'{"where": '.repeat(400)}{"most": 1}${"}".repeat(400)}`;
		const wire = `<tool_call>\n{"name": "find", "arguments": ${deep}\n</tool_call>`;
		const limits = { depth: 1_000 };
		expect(parse(hermes, wire, { tools, limits }).toolCalls[0]?.valid).toBe(false);
	});
});
