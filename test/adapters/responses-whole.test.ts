/** Responses, object by object: what each item has, which of them is incomplete, and what an end says. */
import { describe, expect, test } from "vitest";
import type { Usage } from "../../src/adapters/adapter.js";
import { createResponsesStream, toResponse } from "../../src/adapters/openai-responses.js";
import type { CallStatus, ParserEvent } from "../../src/runtime/events.js";
import { collect } from "../../src/runtime/index.js";
import { HEAD } from "./support/protocols.js";

const at = { start: 0, end: 0 };
const thought: ParserEvent = { type: "reasoning", text: "Hm.", ...at };
const text: ParserEvent = { type: "content", text: "Hi.", ...at };
const call = (status: CallStatus, json = "{}"): readonly ParserEvent[] => [
	{ type: "call-start", index: 0, id: "c0", name: "f", ...at },
	{ type: "call-arguments", index: 0, delta: json, ...at },
	{ type: "call-end", index: 0, status, repairs: [], ...at },
];
const whole = (events: readonly ParserEvent[], finishReason = "stop") =>
	toResponse(HEAD, collect(events, { finishReason }));

const outputOf = (response: unknown): readonly unknown[] =>
	(response as { readonly output: readonly unknown[] }).output;

const TEXT = { type: "output_text", text: "Hi.", annotations: [], logprobs: [] };
const THOUGHT = {
	type: "reasoning",
	id: "rs_0a1b_0",
	summary: [],
	content: [{ type: "reasoning_text", text: "Hm." }],
	status: "completed",
};

test("a whole response has all that the protocol asks for, and what the request has said", () => {
	const head = { ...HEAD, echo: { store: true, tools: [7] } };
	expect(toResponse(head, collect([thought, text]))).toEqual({
		id: "resp_0a1b",
		object: "response",
		created_at: 1_700_000_000,
		status: "completed",
		model: "a-model",
		error: null,
		incomplete_details: null,
		instructions: null,
		metadata: {},
		parallel_tool_calls: true,
		previous_response_id: null,
		store: true,
		temperature: null,
		tool_choice: "auto",
		tools: [7],
		top_p: null,
		usage: null,
		output: [
			THOUGHT,
			{
				type: "message",
				id: "msg_0a1b_1",
				role: "assistant",
				status: "completed",
				content: [TEXT],
			},
		],
	});
});

test("a stream has the name that the request knows wherever it names a call", () => {
	const said = (name: string) => ({ name: `${name}-of`, namespace: "n" });
	const named = (head: Parameters<typeof createResponsesStream>[0]) => {
		const stream = createResponsesStream(head);
		const events = [...stream.begin(), ...stream.events(call("complete")), ...stream.end("stop")];
		return events
			.flatMap(({ type, item, response, ...rest }) => [
				...(type === "response.function_call_arguments.done" ? [rest] : []),
				...(item === undefined ? [] : [item]),
				...(type === "response.completed" ? outputOf(response) : []),
			])
			.map((one) => one as { readonly name?: string; readonly namespace?: string })
			.map(({ name, namespace }) => [name, namespace]);
	};
	// the item begins, its arguments are done, it is done, and the response repeats it
	expect(named(HEAD)).toEqual(Array.from({ length: 4 }, () => ["f", undefined]));
	expect(named({ ...HEAD, said })).toEqual(Array.from({ length: 4 }, () => ["f-of", "n"]));
});

test("a call has the name that the request knows", () => {
	const said = (name: string) => ({ name: name.slice(0, 1), namespace: "n" });
	const item = (head: Parameters<typeof toResponse>[0]) =>
		toResponse(head, collect(call("complete"))).output;
	const rest = { type: "function_call", id: "fc_0a1b_0", call_id: "c0", arguments: "{}" };
	expect(item(HEAD)).toEqual([{ ...rest, name: "f", status: "completed" }]);
	expect(item({ ...HEAD, said })).toEqual([
		{ ...rest, name: "f", namespace: "n", status: "completed" },
	]);
});

describe("the last thing said is what was cut", () => {
	const rows: readonly (readonly [string, readonly ParserEvent[], readonly string[]])[] = [
		["a text", [text], ["incomplete"]],
		["a thought", [thought], ["incomplete"]],
		["a text behind a thought", [thought, text], ["completed", "incomplete"]],
		["a call behind both", [thought, text, ...call("complete")], Array(3).fill("completed")],
		["a call that is cut", [text, ...call("incomplete", "{")], ["completed", "incomplete"]],
		["a call that was mended", call("repaired"), ["completed"]],
	];
	test.each(rows)("%s", (_what, events, statuses) => {
		const { output } = whole(events, "length") as { output: readonly { status: string }[] };
		expect(output.map(({ status }) => status)).toEqual(statuses);
	});
});

test.each([
	["stop", "completed", null],
	["tool_calls", "completed", null],
	["length", "incomplete", "max_output_tokens"],
	["content_filter", "incomplete", "content_filter"],
	["abort", "incomplete", "abort"],
	["error", "incomplete", "error"],
])("the end %s is %s", (reason, status, details) => {
	const told = { status, incomplete_details: details === null ? null : { reason: details } };
	expect(whole([text], reason)).toMatchObject(told);
	const stream = createResponsesStream(HEAD);
	stream.begin();
	expect(stream.end(reason).at(-1)).toMatchObject({ type: `response.${status}`, response: told });
});

test("counts that nobody has told are nought, and their sum is made", () => {
	const usageOf = (usage: Usage) => toResponse(HEAD, collect([text]), usage).usage;
	const none = { cached_tokens: 0 };
	expect(usageOf({ prompt_tokens: 3, completion_tokens: 4 })).toEqual({
		input_tokens: 3,
		input_tokens_details: none,
		output_tokens: 4,
		output_tokens_details: { reasoning_tokens: 0 },
		total_tokens: 7,
	});
	expect(usageOf({ total_tokens: 9, prompt_tokens_details: null })).toEqual({
		input_tokens: 0,
		input_tokens_details: none,
		output_tokens: 0,
		output_tokens_details: { reasoning_tokens: 0 },
		total_tokens: 9,
	});
});

test("a stream that breaks tells what was there, and what had waited for the end of a call", () => {
	const stream = createResponsesStream(HEAD);
	const [start, args] = call("complete", '{"a');
	if (start === undefined || args === undefined) throw new Error("no call");
	stream.begin();
	stream.events([text, start, args, thought, { ...text, text: "Later." }]);
	const failed = stream.fail({ code: "upstream_error", message: "it broke" });
	expect(failed).toMatchObject([
		{
			type: "response.failed",
			response: {
				status: "failed",
				error: { code: "upstream_error", message: "it broke" },
				output: [
					{ type: "message", status: "completed", content: [TEXT] },
					{ type: "function_call", name: "f", arguments: '{"a', status: "incomplete" },
					{ type: "reasoning", status: "incomplete", content: [{ text: "Hm." }] },
					{ type: "message", status: "incomplete", content: [{ ...TEXT, text: "Later." }] },
				],
			},
		},
	]);
});

test("a text begins with an empty part, and ends with what it has come to", () => {
	const stream = createResponsesStream(HEAD);
	stream.begin();
	const frames = [...stream.events([text]), ...stream.end("stop")];
	const partOf = (type: string) => frames.find((one) => one.type === type)?.part;
	expect(partOf("response.content_part.added")).toEqual({ ...TEXT, text: "" });
	expect(partOf("response.content_part.done")).toEqual(TEXT);
	const added = frames.find(({ type }) => type === "response.output_item.added");
	expect(added?.item).toMatchObject({ status: "in_progress", content: [] });
});
