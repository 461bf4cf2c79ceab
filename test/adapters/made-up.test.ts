/**
 * The frames of every protocol, of messages that no parser has made: texts, thoughts and calls in any order and in any pieces, thoughts
 * of the engine in the middle of a call, notices, and a stream that breaks anywhere.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StreamAdapter, Usage } from "../../src/adapters/adapter.js";
import { createAnthropicStream } from "../../src/adapters/anthropic.js";
import { createOllamaStream } from "../../src/adapters/ollama.js";
import {
	type ChatCompletionChunk,
	type ChatStreamError,
	chatChunks,
	chatCompletion,
	usageChunk,
} from "../../src/adapters/openai-chat.js";
import { createResponsesStream, toResponse } from "../../src/adapters/openai-responses.js";
import type { CallEndEvent, Message, ParserEvent } from "../../src/runtime/events.js";
import { collect } from "../../src/runtime/index.js";
import { HEAD, PROTOCOLS } from "./support/protocols.js";
import { nothing, type Told, toldOf } from "./support/told.js";

const at = { start: 0, end: 0 };

type Part =
	| { readonly kind: "content" | "reasoning" | "notice"; readonly text: string }
	| {
			readonly kind: "call";
			readonly name: string;
			readonly status: CallEndEvent["status"];
			readonly json: string;
			/** where the arguments are cut, and where the engine thinks */
			readonly places: readonly number[];
			readonly thought: string;
	  };

const someText = fc.string({ unit: "grapheme", maxLength: 8 });
const somePart: fc.Arbitrary<Part> = fc.oneof(
	fc.record({
		kind: fc.constantFrom("content" as const, "reasoning" as const, "notice" as const),
		text: someText,
	}),
	fc.record({
		kind: fc.constant("call" as const),
		name: fc.string({ minLength: 1, maxLength: 4 }),
		status: fc.constantFrom("complete" as const, "repaired" as const, "incomplete" as const),
		json: fc.dictionary(someText, fc.jsonValue({ maxDepth: 1 })).map((one) => JSON.stringify(one)),
		places: fc.array(fc.nat(30), { maxLength: 3 }),
		thought: someText,
	}),
);

function eventsOf(parts: readonly Part[]): readonly ParserEvent[] {
	let index = 0;
	return parts.flatMap((part): readonly ParserEvent[] => {
		if (part.kind === "notice") return [{ type: "notice", code: "c", message: part.text, ...at }];
		if (part.kind !== "call") return [{ type: part.kind, text: part.text, ...at }];
		const call = index++;
		const { name, status, places, thought } = part;
		// what was cut is not whole
		const json = status === "incomplete" ? part.json.slice(0, -1) : part.json;
		const cuts = [0, ...places.filter((place) => place < json.length), json.length].sort(
			(one, other) => one - other,
		);
		const pieces = cuts.slice(1).flatMap((cut, k): readonly ParserEvent[] => [
			{ type: "call-arguments", index: call, delta: json.slice(cuts[k], cut), ...at },
			{ type: "reasoning", text: thought, ...at },
		]);
		return [
			{ type: "call-start", index: call, id: `id-${call}`, name, ...at },
			...pieces,
			{ type: "call-end", index: call, status, repairs: [], ...at },
		];
	});
}

/** A message as the steps in which its events come. */
const someSteps = fc
	.tuple(fc.array(somePart, { maxLength: 6 }), fc.array(fc.nat(40), { maxLength: 6 }))
	.map(([parts, places]) => {
		const events = eventsOf(parts);
		const cuts = [0, ...places.filter((place) => place < events.length), events.length].sort(
			(one, other) => one - other,
		);
		return cuts.slice(1).map((cut, k) => events.slice(cuts[k], cut));
	});

const REASONS = ["stop", "tool_calls", "length", "content_filter"];
const someReason = fc.constantFrom(...REASONS);
const USAGE: Usage = { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12 };

describe("streams", () => {
	test.each(PROTOCOLS)("of $name say what the events say", (protocol) => {
		fc.assert(
			fc.property(someSteps, someReason, (steps, finishReason) => {
				const message = collect(steps.flat(), { finishReason });
				const { adapter, checker } = protocol.watch();
				adapter.begin();
				for (const events of steps) adapter.events(events);
				expect(checker.ended).toBe(false);
				adapter.end(message.finishReason, USAGE);
				expect(checker.ended).toBe(true);
				expect(checker.told).toEqual(protocol.expected(message));
			}),
			{ numRuns: 150 },
		);
	});

	test.each(PROTOCOLS)(
		"of $name that break leave what was said, and no open call whole",
		(protocol) => {
			fc.assert(
				fc.property(someSteps, fc.nat(12), (all, count) => {
					const steps = all.slice(0, count);
					const heard = steps.flat();
					const { adapter, checker } = protocol.watch();
					adapter.begin();
					for (const events of steps) adapter.events(events);
					adapter.fail({ code: "upstream_error", message: "gone" });
					expect(checker.ended).toBe(true);
					const ended = heard.filter(({ type }) => type === "call-end").length;
					const { content, reasoning, calls } = protocol.expected(collect(heard));
					const { told } = checker;
					expect([told.content, told.finish]).toEqual([content, null]);
					expect(told.calls).toEqual(
						calls.map((call, k) => ({ ...call, whole: call.whole && k < ended })),
					);
					// thoughts within a call that is open: Messages has no place for them
					if (protocol.name === "Anthropic")
						expect(reasoning.startsWith(told.reasoning)).toBe(true);
					else expect(told.reasoning).toBe(reasoning);
				}),
				{ numRuns: 100 },
			);
		},
	);
});

/** What a client that follows the protocol has of one choice's chunks. */
function toldBy(chunks: readonly (ChatCompletionChunk | ChatStreamError)[], index: number): Told {
	const told = nothing();
	for (const [place, chunk] of chunks.entries()) {
		if ("error" in chunk) {
			expect(place).toBe(chunks.length - 1);
			expect(chunk.error).toMatchObject({ param: null, message: "gone" });
			continue;
		}
		const { choices, ...head } = chunk;
		expect(head).toMatchObject({ ...HEAD, object: "chat.completion.chunk" });
		expect(choices.map((choice) => choice.index)).toEqual([index]);
		for (const { delta, finish_reason } of choices) {
			expect(told.finish).toBeNull();
			expect(delta.role === "assistant").toBe(place === 0);
			told.content += delta.content ?? "";
			told.reasoning += delta.reasoning_content ?? "";
			for (const { index: call, id, type, function: called } of delta.tool_calls ?? []) {
				if (id !== undefined) {
					expect([call, type, called.arguments]).toEqual([told.calls.length, "function", ""]);
					told.calls.push({ id, name: called.name ?? "", arguments: "", whole: true });
				} else {
					expect([called.name, type]).toEqual([undefined, undefined]);
					const open = told.calls[call];
					if (open === undefined) return expect.fail("a piece of no call");
					open.arguments += called.arguments;
				}
			}
			told.finish = finish_reason;
		}
	}
	return told;
}

/** The protocol does not say of a call whether it is whole. */
function chatTold(message: Message): Told {
	const told = toldOf(message);
	return { ...told, calls: told.calls.map((call) => ({ ...call, whole: true })) };
}

function chunksOf(
	adapter: StreamAdapter<ChatCompletionChunk | ChatStreamError>,
	steps: readonly (readonly ParserEvent[])[],
): readonly (ChatCompletionChunk | ChatStreamError)[] {
	return [...adapter.begin(), ...steps.flatMap((events) => adapter.events(events))];
}

describe("Chat Completions", () => {
	test("streams say what the events say, broken ones what was said", () => {
		fc.assert(
			fc.property(someSteps, someReason, fc.nat(3), (steps, finishReason, index) => {
				const message = collect(steps.flat(), { finishReason });
				const adapter = chatChunks(HEAD, index);
				const chunks = chunksOf(adapter, steps);
				const whole = [...chunks, ...adapter.end(message.finishReason)];
				expect(toldBy(whole, index)).toEqual(chatTold(message));
				const broken = [...chunks, ...adapter.fail({ code: "x", message: "gone" })];
				expect(toldBy(broken, index)).toEqual({ ...chatTold(message), finish: null });
			}),
			{ numRuns: 150 },
		);
	});

	test("reasoning leaves in the fields that are asked for, in streams and whole", () => {
		const events: readonly ParserEvent[] = [{ type: "reasoning", text: "hm", ...at }];
		const rows = [
			["reasoning_content", { reasoning_content: "hm" }],
			["reasoning", { reasoning: "hm" }],
			["both", { reasoning_content: "hm", reasoning: "hm" }],
			["none", null],
		] as const;
		for (const [reasoning, fields] of rows) {
			const options = { ...HEAD, reasoning };
			const [chunk] = chatChunks(options).events(events);
			const delta = chunk !== undefined && "choices" in chunk ? chunk.choices[0]?.delta : null;
			expect(delta).toEqual(fields);
			const { message } = chatCompletion(options, [collect(events)]).choices[0] ?? {};
			expect(message).toEqual({ role: "assistant", content: "", refusal: null, ...fields });
		}
	});

	test("logprobs stand once, with the first chunk of their piece, or with an empty one", () => {
		const adapter = chatChunks(HEAD);
		const two: readonly ParserEvent[] = [
			{ type: "reasoning", text: "hm", ...at },
			{ type: "content", text: "Hi", ...at },
		];
		const seen = (events: readonly ParserEvent[], logprobs?: unknown) =>
			adapter
				.events(events, logprobs)
				.map((one) => ("choices" in one ? [one.choices[0]?.delta, one.choices[0]?.logprobs] : one));
		expect(seen(two, { a: 1 })).toEqual([
			[{ reasoning_content: "hm" }, { a: 1 }],
			[{ content: "Hi" }, null],
		]);
		expect(seen([], { a: 1 })).toEqual([[{}, { a: 1 }]]);
		expect(seen([])).toEqual([]);
	});

	test("usage has a chunk of its own, and a null in the others, when it is asked for", () => {
		const options = { ...HEAD, includeUsage: true };
		const adapter = chatChunks(options);
		for (const chunk of [...adapter.begin(), ...adapter.end("stop")])
			expect("usage" in chunk && chunk.usage).toBeNull();
		for (const chunk of chatChunks(HEAD).begin()) expect("usage" in chunk).toBe(false);
		expect(usageChunk(options, USAGE)).toMatchObject({ ...HEAD, choices: [], usage: USAGE });
	});

	test("an error has the type of who is to blame", () => {
		const types = ["upstream_error", "upstream_timeout", "internal"].flatMap((code) =>
			chatChunks(HEAD)
				.fail({ code, message: "m" })
				.map((one) => ("error" in one ? [one.error.code, one.error.type] : one)),
		);
		expect(types).toEqual([
			["upstream_error", "upstream_error"],
			["upstream_timeout", "upstream_error"],
			["internal", "server_error"],
		]);
	});

	test("the whole response says what the messages say, each in its choice", () => {
		fc.assert(
			fc.property(
				fc.array(someSteps, { minLength: 1, maxLength: 3 }),
				someReason,
				(all, reason) => {
					const messages = all.map((steps) => collect(steps.flat(), { finishReason: reason }));
					const whole = chatCompletion(HEAD, messages, USAGE, [{ one: 1 }]);
					expect(whole).toMatchObject({ ...HEAD, object: "chat.completion", usage: USAGE });
					expect("usage" in chatCompletion(HEAD, messages)).toBe(false);
					for (const [index, choice] of whole.choices.entries()) {
						const { message } = choice;
						expect([choice.index, choice.logprobs]).toEqual([
							index,
							index === 0 ? { one: 1 } : null,
						]);
						const calls = (message.tool_calls ?? []).map(({ id, type, function: called }) => {
							expect(type).toBe("function");
							return { id, ...called, whole: true };
						});
						// no text is null where there are calls
						if (message.content === null) expect(calls).not.toEqual([]);
						if ("tool_calls" in message) expect(calls).not.toEqual([]);
						const thought = "reasoning_content" in message ? message.reasoning_content : "";
						expect({
							content: message.content ?? "",
							reasoning: thought,
							calls,
							finish: choice.finish_reason,
						}).toEqual(chatTold(messages[index] ?? expect.fail("no such choice")));
					}
				},
			),
			{ numRuns: 100 },
		);
	});
});

describe("what breaks, and what is empty, in the words of each protocol", () => {
	const failed = { code: "upstream_timeout", message: "it took too long" };

	test("Messages has a type for what took too long; all else is the server's", () => {
		const types = ["upstream_timeout", "upstream_error", "internal_error"].map(
			(code) => createAnthropicStream(HEAD).fail({ ...failed, code })[0],
		);
		const error = (type: string) => ({
			type: "error",
			error: { type, message: failed.message },
		});
		expect(types).toEqual([error("timeout_error"), error("api_error"), error("api_error")]);
	});

	test("Ollama has a line, Responses a response that has failed", () => {
		const lines = createOllamaStream(HEAD).fail(failed);
		expect(lines.map((line) => JSON.parse(line))).toEqual([{ error: failed.message }]);
		const [frame] = createResponsesStream(HEAD).fail(failed).slice(-1);
		expect(frame).toMatchObject({
			type: "response.failed",
			response: { status: "failed", error: failed, output: [] },
		});
	});

	/** The fields of the API's own reference; what was not asked for is null or as it is there. */
	test("a response without anything has all fields of Responses", () => {
		const { id, model, created } = HEAD;
		expect(toResponse(HEAD, collect([]))).toEqual({
			id: `resp_${id}`,
			object: "response",
			created_at: created,
			model,
			status: "completed",
			output: [],
			usage: null,
			error: null,
			incomplete_details: null,
			instructions: null,
			metadata: {},
			parallel_tool_calls: true,
			previous_response_id: null,
			store: false,
			temperature: null,
			tool_choice: "auto",
			tools: [],
			top_p: null,
		});
	});

	test("of a response that was cut, the last item is incomplete, and no other", () => {
		const at = { start: 0, end: 0 };
		const thought = { type: "reasoning", text: "hm", ...at } as const;
		const said = { type: "content", text: "Hi", ...at } as const;
		const cases: readonly (readonly [readonly ParserEvent[], readonly string[]])[] = [
			[
				[thought, said],
				["reasoning completed", "message incomplete"],
			],
			[[thought], ["reasoning incomplete"]],
			[[said], ["message incomplete"]],
		];
		for (const [events, wanted] of cases) {
			const whole = toResponse(HEAD, { ...collect(events), finishReason: "length" });
			const stream = createResponsesStream(HEAD);
			const frames = [...stream.begin(), ...stream.events(events), ...stream.end("length")];
			const last = frames.at(-1)?.["response"];
			for (const { output, status } of [whole, last] as readonly {
				readonly status?: unknown;
				readonly output?: unknown;
			}[]) {
				expect(status).toBe("incomplete");
				const items = output as readonly { readonly type: string; readonly status: string }[];
				expect(items.map((item) => `${item.type} ${item.status}`)).toEqual(wanted);
			}
		}
	});

	test("of a response that has failed, all that was there is kept", () => {
		const at = { start: 0, end: 0 };
		const stream = createResponsesStream(HEAD);
		stream.events([
			{ type: "reasoning", text: "hm", ...at },
			{ type: "content", text: "Hi", ...at },
		]);
		const [frame] = stream.fail(failed).slice(-1);
		expect(frame).toMatchObject({
			response: {
				output: [
					{ type: "reasoning", status: "completed" },
					{ type: "message", status: "incomplete", content: [{ text: "Hi" }] },
				],
			},
		});
	});

	test("ids of items say what they are, and none comes twice", () => {
		fc.assert(
			fc.property(someSteps, (steps) => {
				const { output } = toResponse(HEAD, collect(steps.flat()));
				const items = output as readonly { readonly id: string; readonly type: string }[];
				const prefixes = { message: "msg_", reasoning: "rs_", function_call: "fc_" };
				for (const { id, type } of items)
					expect(id.startsWith(prefixes[type as keyof typeof prefixes]), id).toBe(true);
				expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
			}),
			{ numRuns: 50 },
		);
	});
});
