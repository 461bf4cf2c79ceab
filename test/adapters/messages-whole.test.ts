/** Whole messages of Anthropic, Chat Completions and LangChain, field by field, and the reasons for which they end. */
import { describe, expect, test } from "vitest";
import {
	anthropicMessageText,
	createAnthropicStream,
	toAnthropicMessage,
} from "../../src/adapters/anthropic.js";
import { chunkFields, endFields, messageFields } from "../../src/adapters/langchain.js";
import {
	chatChunks,
	chatCompletion,
	chatMessage,
	chunkWriter,
	usageChunk,
} from "../../src/adapters/openai-chat.js";
import type { CallStatus, Message, ParserEvent, ToolCall } from "../../src/runtime/events.js";
import { collect } from "../../src/runtime/index.js";
import { HEAD } from "./support/protocols.js";

const at = { start: 0, end: 0 };
const thought: ParserEvent = { type: "reasoning", text: "Hm.", ...at };
const text: ParserEvent = { type: "content", text: "Hi.", ...at };
const call = (status: CallStatus, json: string, index = 0): readonly ParserEvent[] => [
	{ type: "call-start", index, id: `c${index}`, name: "f", ...at },
	{ type: "call-arguments", index, delta: json, ...at },
	{ type: "call-end", index, status, repairs: [], ...at },
];
const said = (events: readonly ParserEvent[], finishReason = "stop") =>
	collect(events, { finishReason });

describe("Anthropic", () => {
	const USAGE = {
		input_tokens: 0,
		output_tokens: 0,
		cache_creation_input_tokens: null,
		cache_read_input_tokens: null,
		output_tokens_details: null,
		server_tool_use: null,
	};

	test("a whole message", () => {
		const events = [thought, text, ...call("complete", '{"n": 1}')];
		expect(toAnthropicMessage(HEAD, said(events, "tool_calls"))).toEqual({
			id: "msg_0a1b",
			type: "message",
			role: "assistant",
			model: "a-model",
			container: null,
			stop_details: null,
			stop_sequence: null,
			stop_reason: "tool_use",
			usage: USAGE,
			content: [
				{ type: "thinking", thinking: "Hm.", signature: "unsigned" },
				{ type: "text", text: "Hi.", citations: null },
				{ type: "tool_use", id: "c0", name: "f", input: { n: 1 } },
			],
		});
		expect(toAnthropicMessage(HEAD, said([])).content).toEqual([]);
	});

	test("calls that are whole, and no others, with all digits of their numbers", () => {
		const events = [
			...call("incomplete", '{"n": 1'),
			...call("repaired", '{"n": 12345678901234567890}', 1),
		];
		const message = anthropicMessageText(HEAD, said(events));
		expect(message).toContain('"input":{"n": 12345678901234567890}');
		expect(message.match(/"type":"tool_use"/g)).toHaveLength(1);
	});

	test.each([
		["stop", "end_turn"],
		["tool_calls", "tool_use"],
		["length", "max_tokens"],
		["content_filter", "refusal"],
		["stop_sequence", "stop_sequence"],
		["abort", "end_turn"],
	])("the end %s is %s", (reason, stop_reason) => {
		const message = { ...said([text]), finishReason: reason };
		expect(toAnthropicMessage(HEAD, message)).toMatchObject({ stop_reason });
		const stream = createAnthropicStream(HEAD);
		const delta = { container: null, stop_details: null, stop_reason, stop_sequence: null };
		expect(stream.end(reason)).toEqual([
			{ type: "message_delta", delta, usage: USAGE },
			{ type: "message_stop" },
		]);
	});

	test("counts: those of a cache are none of the new ones, and never less than nought are left", () => {
		const usageOf = (usage: object) => toAnthropicMessage(HEAD, said([text]), { ...usage }).usage;
		const cached = (prompt_tokens: number) => ({
			prompt_tokens,
			prompt_tokens_details: { cached_tokens: 5 },
			completion_tokens_details: { reasoning_tokens: "x" },
		});
		const read = { ...USAGE, cache_read_input_tokens: 5 };
		expect(usageOf(cached(7))).toEqual({ ...read, input_tokens: 2 });
		expect(usageOf(cached(3))).toEqual(read);
		expect(usageOf({ prompt_tokens_details: null, completion_tokens: 2 })).toEqual({
			...USAGE,
			output_tokens: 2,
		});
	});

	test.each([
		["upstream_timeout", "timeout_error"],
		["upstream_error", "api_error"],
	])("the failure %s is a %s", (code, type) => {
		expect(createAnthropicStream(HEAD).fail({ code, message: "m" })).toEqual([
			{ type: "error", error: { type, message: "m" } },
		]);
	});
});

describe("Chat Completions", () => {
	const calls = (events: readonly ParserEvent[]) => chatMessage(said(events));
	const tool = { id: "c0", type: "function", function: { name: "f", arguments: "{}" } };

	test("a message: content is null beside calls alone", () => {
		const rest = { role: "assistant", refusal: null };
		expect(calls([])).toEqual({ ...rest, content: "" });
		expect(calls([text])).toEqual({ ...rest, content: "Hi." });
		expect(calls(call("complete", "{}"))).toEqual({ ...rest, content: null, tool_calls: [tool] });
		expect(calls([text, ...call("incomplete", "{}")])).toEqual({
			...rest,
			content: "Hi.",
			tool_calls: [tool],
		});
	});

	test.each([
		[undefined, { reasoning_content: "Hm." }],
		["reasoning_content", { reasoning_content: "Hm." }],
		["reasoning", { reasoning: "Hm." }],
		["both", { reasoning_content: "Hm.", reasoning: "Hm." }],
		["none", {}],
	] as const)("thoughts under %s", (reasoning, fields) => {
		const rest = { role: "assistant", content: "", refusal: null };
		expect(chatMessage(said([thought]), reasoning)).toEqual({ ...rest, ...fields });
		const chunks = chatChunks({ ...HEAD, reasoning }).events([thought]);
		expect(chunks).toMatchObject(reasoning === "none" ? [] : [{ choices: [{ delta: fields }] }]);
	});

	test("a completion has a choice for each message, with what is known of its tokens", () => {
		const usage = { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 };
		const both = [said([text], "length"), said([])];
		expect(chatCompletion(HEAD, both, usage, [7])).toMatchObject({
			...{ ...HEAD, object: "chat.completion", usage },
			choices: [
				{ index: 0, message: { content: "Hi." }, logprobs: 7, finish_reason: "length" },
				{ index: 1, message: { content: "" }, logprobs: null, finish_reason: "stop" },
			],
		});
		expect(chatCompletion(HEAD, both)).not.toHaveProperty("usage");
	});

	test("chunks: usage is null in all but the last, where it was asked for", () => {
		const [chunk] = chatChunks({ ...HEAD, includeUsage: true }, 3).end("stop");
		const choices = [{ index: 3, delta: {}, logprobs: null, finish_reason: "stop" }];
		const head = { ...HEAD, object: "chat.completion.chunk" };
		expect(chunk).toEqual({ ...head, choices, usage: null });
		expect(chatChunks(HEAD, 3).end("stop")).toEqual([{ ...head, choices }]);
		const usage = { total_tokens: 3 };
		expect(usageChunk(HEAD, usage)).toEqual({ ...head, choices: [], usage });
		for (const includeUsage of [true, false]) {
			const options = { ...HEAD, includeUsage };
			for (const one of chatChunks(options).begin())
				expect(chunkWriter(options)(one)).toBe(JSON.stringify(one));
		}
	});

	test.each([
		["upstream_garbage", "upstream_error"],
		["internal_error", "server_error"],
		["no_upstream_error", "server_error"],
	])("the failure %s is a %s", (code, type) => {
		const error = { message: "m", type, param: null, code };
		const [failed] = chatChunks(HEAD).fail({ code, message: "m" });
		expect(failed).toEqual({ error });
		if (failed !== undefined) expect(chunkWriter(HEAD)(failed)).toBe(JSON.stringify({ error }));
	});
});

describe("LangChain", () => {
	const judged = (more: Partial<ToolCall>): Message => {
		const message = said(call("complete", '{"n": 1}'));
		return { ...message, toolCalls: message.toolCalls.map((one) => ({ ...one, ...more })) };
	};
	const errors = [
		{ path: "/n", message: "must be a text" },
		{ path: "", message: "is no tool" },
	];
	const rows: readonly (readonly [string, Partial<ToolCall>, string | null])[] = [
		["nobody has judged", { valid: null }, null],
		["is valid", { valid: true, errors: [] }, null],
		["is not valid", { valid: false, errors }, "/n: must be a text; is no tool"],
		["was cut", { status: "incomplete", valid: false, errors }, "the call is not complete"],
		["was mended", { status: "repaired" }, null],
		["has no object", { arguments: "[1]" }, "the arguments are not one JSON object"],
		["has no JSON", { arguments: "{" }, "the arguments are not one JSON object"],
	];
	test.each(rows)("a call that %s", (_what, more, error) => {
		const { tool_calls, invalid_tool_calls } = messageFields(judged(more));
		const named = { id: "c0", name: "f" };
		const args = more.arguments ?? '{"n": 1}';
		expect(tool_calls).toEqual(
			error === null ? [{ type: "tool_call", ...named, args: { n: 1 } }] : [],
		);
		expect(invalid_tool_calls).toEqual(
			error === null ? [] : [{ type: "invalid_tool_call", ...named, args, error }],
		);
	});

	test("chunks: an incomplete call ends so that nobody completes it", () => {
		const chunk = (more: object) => ({
			content: "",
			tool_call_chunks: [{ type: "tool_call_chunk", index: 0, ...more }],
		});
		const begun = [chunk({ id: "c0", name: "f", args: "" }), chunk({ args: '{"n' })];
		expect(chunkFields(call("complete", '{"n'))).toEqual(begun);
		expect(chunkFields(call("incomplete", '{"n'))).toEqual([...begun, chunk({ args: "\\!" })]);
		expect(chunkFields([thought, text])).toEqual([
			{ content: "", additional_kwargs: { reasoning_content: "Hm." } },
			{ content: "Hi." },
		]);
		expect(endFields("length")).toEqual({
			content: "",
			response_metadata: { finish_reason: "length" },
		});
	});
});
