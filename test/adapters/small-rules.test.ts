/** Small rules of the adapters: results of several calls, ends of answers, counts of tokens, and a repaired call that stays its tool's. */
import { describe, expect, test } from "vitest";
import type { Usage } from "../../src/adapters/adapter.js";
import { inText } from "../../src/adapters/ai-sdk/in-text.js";
import { callIdsOf, transform } from "../../src/adapters/ai-sdk/prompt.js";
import { PartReader } from "../../src/adapters/ai-sdk/reader.js";
import { repairToolCall } from "../../src/adapters/ai-sdk/repair.js";
import type { AnyPart } from "../../src/adapters/ai-sdk/types.js";
import { anthropicMessageText } from "../../src/adapters/anthropic.js";
import { createResponsesStream, toResponse } from "../../src/adapters/openai-responses.js";
import { functionary_v31 } from "../../src/generated/formats/functionary_v31.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { hermes as writing } from "../../src/generated/writings/hermes.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import { collect, createParser } from "../../src/runtime/index.js";
import { createValidator } from "../../src/validate/index.js";

const HEAD = { id: "1", model: "m", created: 1 };

describe("a repaired call", () => {
	const tools = Object.fromEntries(
		["ping", "erase"].map((name) => [name, { inputSchema: { type: "object" } }]),
	);
	const repair = repairToolCall({ validator: createValidator() });

	test("is never one of another tool than the model has called", async () => {
		for (const input of [
			'{}, "name": "erase"',
			'{}, "name": "erase", "arguments": {}',
			'{"a": 1}, \'name\': "erase"',
			'{}}\n{"name": "erase", "arguments": {}',
			']}\n{"name": "erase", "arguments": {}',
			'}\n{"name": "erase", "arguments": {}',
			'oops}\n\n{"name": "erase", "arguments": {}',
			'}, {"name": "erase", "arguments": {}',
		]) {
			const toolCall = { toolCallId: "1", toolName: "ping", input };
			expect([input, (await repair({ toolCall, tools }))?.toolName ?? "ping"]).toEqual([
				input,
				"ping",
			]);
		}
	});
});

describe("a history in text", () => {
	const telling = inText({ format: hermes, writing }, []);
	const result = (toolName: string, output: unknown): AnyPart => ({
		...{ type: "tool-result", toolCallId: toolName, toolName, output },
	});
	const told = (...content: readonly AnyPart[]) =>
		transform({ prompt: [{ role: "tool", content }] }, telling).prompt;

	test("has the results of several calls in paragraphs of their own", () => {
		expect(
			told(
				result("f", { type: "text", value: "one" }),
				result("g", { type: "json", value: { n: 2 } }),
				result("h", { type: "execution-denied" }),
			),
		).toEqual([
			{
				role: "user",
				content: [
					{
						type: "text",
						text: 'Result of f:\none\n\nResult of g:\n{"n":2}\n\nResult of h:\ndenied',
					},
				],
			},
		]);
	});

	test("has no result of a part that is none", () => {
		const answer: AnyPart = { ...{ type: "tool-approval-response", approvalId: "a" } };
		const named: AnyPart = { ...{ type: "note", toolName: "f", toolCallId: "f", output: "x" } };
		const [message] = told(answer, named, result("g", { type: "text", value: "two" }));
		expect(message?.content).toEqual([{ type: "text", text: "Result of g:\ntwo" }]);
	});

	test("knows the ids of its calls, those that the provider has run left out", () => {
		const call = (toolCallId: string, more: object = {}): AnyPart => ({
			...{ type: "tool-call", toolCallId, toolName: "f", input: {}, ...more },
		});
		const content = [call("a"), call("b", { providerExecuted: true }), call("c")];
		const prompt = [
			{ role: "user", content: "Go." },
			{ role: "assistant", content },
		] as const;
		expect(callIdsOf({ prompt })).toEqual(["a", "c"]);
	});
});

describe("the end of an answer of the SDK", () => {
	const CUT = '<tool_call>\n{"name": "f", "arguments": {"a": "';
	const WHOLE = '<tool_call>\n{"name": "f", "arguments": {}}\n</tool_call>';
	const ended = (text: string, unified: string): unknown => {
		const reader = new PartReader(createParser(hermes), null);
		const parts: readonly AnyPart[] = [
			{ ...{ type: "text-start", id: "0" } },
			{ ...{ type: "text-delta", id: "0", delta: text } },
			{ ...{ type: "finish", finishReason: { unified, raw: "r" }, usage: {} } },
		];
		const [end] = parts.flatMap((part) => [...reader.read(part)]).slice(-1);
		return end !== undefined && "finishReason" in end ? end.finishReason : null;
	};

	test.each([
		["stop", true],
		["tool-calls", true],
		["length", false],
		["content-filter", false],
	])("with %s: a call that the end of the answer ends is whole: %s", (unified, whole) => {
		const reader = new PartReader(createParser(functionary_v31), null);
		const parts: readonly AnyPart[] = [
			{ ...{ type: "text-delta", id: "0", delta: "<|python_tag|>print(1)" } },
			{ ...{ type: "finish", finishReason: { unified, raw: "r" }, usage: {} } },
		];
		const types = parts.flatMap((part) => reader.read(part)).map(({ type }) => type);
		expect(types.includes("tool-call")).toBe(whole);
	});

	test.each([
		["Hi.", "stop", "stop"],
		["Hi.", "tool-calls", "stop"],
		["Hi.", "length", "length"],
		["Hi.", "content-filter", "content-filter"],
		[WHOLE, "stop", "tool-calls"],
		[WHOLE, "other", "tool-calls"],
		[WHOLE, "tool-calls", "tool-calls"],
		[WHOLE, "length", "length"],
		[WHOLE, "content-filter", "content-filter"],
		[CUT, "stop", "stop"],
		[CUT, "tool-calls", "stop"],
		[CUT, "content-filter", "content-filter"],
	])("of %j with %s: %s", (text, unified, expected) => {
		expect(ended(text, unified)).toEqual({ unified: expected, raw: "r" });
	});
});

describe("Anthropic's counts of tokens", () => {
	const usageOf = (usage: Usage): unknown => {
		const text = anthropicMessageText(HEAD, collect([]), usage);
		return (JSON.parse(text) as { usage: unknown }).usage;
	};

	test("what is not told of them is null, and no detail of another name is taken for it", () => {
		for (const details of [{}, { other: 5 }, null, { cached_tokens: null }, "x"])
			expect(
				usageOf({
					...{ prompt_tokens: 7, completion_tokens: 3 },
					...{ prompt_tokens_details: details, completion_tokens_details: details },
				}),
			).toMatchObject({
				...{ input_tokens: 7, output_tokens: 3, cache_read_input_tokens: null },
				output_tokens_details: null,
			});
	});

	test("those that came from a cache are no input", () => {
		expect(
			usageOf({
				...{ prompt_tokens: 7, completion_tokens: 3 },
				prompt_tokens_details: { other: 1, cached_tokens: 5 },
				completion_tokens_details: { reasoning_tokens: 2 },
			}),
		).toMatchObject({
			...{ input_tokens: 2, output_tokens: 3, cache_read_input_tokens: 5 },
			output_tokens_details: { thinking_tokens: 2 },
		});
	});
});

describe("how a response of OpenAI's ends", () => {
	const message = collect([{ type: "content", text: "Hi.", start: 0, end: 3 }]);

	test.each([
		["length", "max_output_tokens"],
		["content_filter", "content_filter"],
		["abort", "abort"],
		["error", "error"],
	])("cut by %s: it is incomplete, and says so", (finishReason, reason) => {
		expect(toResponse(HEAD, { ...message, finishReason })).toMatchObject({
			status: "incomplete",
			incomplete_details: { reason },
		});
	});

	test.each(["stop", "tool_calls", "eos"])("by %s: it is complete", (finishReason) => {
		expect(toResponse(HEAD, { ...message, finishReason })).toMatchObject({
			status: "completed",
			incomplete_details: null,
		});
	});

	test("counts that nobody tells are 0, and details are passed on", () => {
		const { usage } = toResponse(HEAD, message, {
			...{ prompt_tokens: 7, completion_tokens: 3 },
			...{ prompt_tokens_details: null, completion_tokens_details: { reasoning_tokens: 2 } },
		});
		expect(usage).toEqual({
			...{ input_tokens: 7, output_tokens: 3, total_tokens: 10 },
			input_tokens_details: { cached_tokens: 0 },
			output_tokens_details: { reasoning_tokens: 2 },
		});
	});

	test("broken behind a text: the text is in it, as far as it came", () => {
		const stream = createResponsesStream(HEAD);
		stream.begin();
		stream.events([{ type: "content", text: "Hi.", start: 0, end: 3 }], undefined);
		const [last] = stream.fail({ code: "upstream_error", message: "gone" }).slice(-1);
		expect(last).toMatchObject({
			type: "response.failed",
			response: {
				status: "failed",
				output: [{ type: "message", status: "incomplete", content: [{ text: "Hi." }] }],
			},
		});
	});

	test("broken within a call: what was said meanwhile stands behind it", () => {
		const stream = createResponsesStream(HEAD);
		stream.begin();
		const at = { start: 0, end: 0 };
		const events: readonly ParserEvent[] = [
			{ type: "call-start", index: 0, id: "c", name: "f", ...at },
			{ type: "call-arguments", index: 0, delta: '{"a":', ...at },
			{ type: "reasoning", text: "Hm", ...at },
			{ type: "reasoning", text: ".", ...at },
			{ type: "content", text: "Hi.", ...at },
		];
		for (const event of events) stream.events([event], undefined);
		const [last] = stream.fail({ code: "upstream_error", message: "gone" }).slice(-1);
		expect(last).toMatchObject({
			response: {
				output: [
					{ type: "function_call", call_id: "c", arguments: '{"a":', status: "incomplete" },
					{ type: "reasoning", status: "incomplete", content: [{ text: "Hm." }] },
					{ type: "message", status: "incomplete", content: [{ text: "Hi." }] },
				],
			},
		});
	});
});
