import { generateText, stepCountIs, tool } from "ai";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { repairToolCall } from "../../../src/adapters/ai-sdk/v3.js";
import { createValidator } from "../../../src/validate/index.js";
import { TextModel } from "./model.js";

const tools = {
	add: tool({ inputSchema: z.object({ a: z.number(), b: z.number() }) }),
	ping: tool({ inputSchema: z.object({}) }),
};
const repair = repairToolCall({ validator: createValidator() });
const given = (toolName: string, input: string) => ({ toolCallId: "1", toolName, input });

describe("a call that the SDK could not use", () => {
	const repaired: readonly (readonly [string, string, string, unknown])[] = [
		["single quotes", "add", "{'a': 1, 'b': 2}", { a: 1, b: 2 }],
		["a trailing comma", "add", '{"a": 1, "b": 2,}', { a: 1, b: 2 }],
		["quoted numbers", "add", '{"a": "1", "b": "2"}', { a: 1, b: 2 }],
		["arguments inside a string", "add", '"{\\"a\\": 1, \\"b\\": 2}"', { a: 1, b: 2 }],
		["null for none", "ping", "null", {}],
	];
	test.each(repaired)("is repaired: %s", async (_title, name, input, expected) => {
		const call = await repair({ toolCall: given(name, input), tools });
		expect(call).toMatchObject({ toolCallId: "1", toolName: name });
		expect(JSON.parse(call?.input ?? "")).toEqual(expected);
	});

	test("is taken out of the input of a tool that is not known", async () => {
		const input = '{"name": "add", "arguments": {"a": 1, "b": 2}}';
		const call = await repair({ toolCall: given("tool_call", input), tools });
		expect(call?.toolName).toBe("add");
		expect(JSON.parse(call?.input ?? "")).toEqual({ a: 1, b: 2 });
	});

	const kept: readonly (readonly [string, string, string])[] = [
		["a cut inside", "add", '{"a": 1, "b'],
		["a cut before the last brace", "add", '{"a": 1, "b": 2'],
		["what does not fit", "add", '{"a": 1, "b": "two"}'],
		["what lacks a member", "add", '{"a": 1}'],
		["prose", "add", "one and two"],
		["an unknown tool without a call", "addition", '{"a": 1, "b": 2}'],
		["two calls", "x", '[{"name": "ping", "arguments": {}}, {"name": "ping", "arguments": {}}]'],
		["a second call behind the arguments", "ping", '{}}, {"name": "ping", "arguments": {}'],
		["nothing", "add", ""],
	];
	test.each(kept)("is not repaired: %s", async (_title, name, input) => {
		expect(await repair({ toolCall: given(name, input), tools })).toBeNull();
	});
});

describe("options", () => {
	type Options = Parameters<typeof repairToolCall>[0];
	const made = (options: object) => () => repairToolCall(options as Options);
	const validator = createValidator();
	test("without a validator are refused, and so are those that nobody knows", () => {
		expect(made({})).toThrow(/^options\.validator must be /);
		expect(made({ validator: {} })).toThrow(/^options\.validator must be /);
		expect(made({ validator, strict: true })).toThrow('unknown member of options: "strict"');
		expect(made({ validator, policies: { lenient: ["no-such"] } })).toThrow(
			'unknown options.policies.lenient[0]: "no-such"',
		);
	});

	test("may leave quoted numbers as they are", async () => {
		const strict = repairToolCall({ validator, policies: { coerceQuoted: false } });
		const toolCall = given("add", '{"a": "1", "b": 2}');
		expect(await strict({ toolCall, tools })).toBeNull();
	});

	test("tools of a provider, and what is none, are not repaired", async () => {
		const others = { add: { type: "provider" }, sum: null, count: 5 };
		const toolCall = given("add", "{'a': 1, 'b': 2}");
		expect(await repair({ toolCall, tools: others })).toBeNull();
	});
});

test("the SDK runs what was repaired", async () => {
	const ran: unknown[] = [];
	const { model } = new TextModel([{ text: "" }, { text: "Three." }], 9);
	const step = model.doGenerate;
	let asked = 0;
	model.doGenerate = async (options) => {
		const result = await step(options);
		if (asked++ > 0) return result;
		return { ...result, content: [{ type: "tool-call", ...given("add", "{'a': 1, 'b': 2}") }] };
	};
	const add = tool({
		inputSchema: z.object({ a: z.number(), b: z.number() }),
		execute: async (input) => {
			ran.push(input);
			return input.a + input.b;
		},
	});
	const result = await generateText({
		model,
		tools: { add },
		prompt: "Add.",
		stopWhen: stepCountIs(3),
		experimental_repairToolCall: repair,
	});
	expect(ran).toEqual([{ a: 1, b: 2 }]);
	expect(result.text).toBe("Three.");
});
