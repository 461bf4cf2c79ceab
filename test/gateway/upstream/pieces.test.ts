/** Single events of upstreams, as pieces: the forms of the server of llama.cpp, log probabilities, and what is garbage. */
import { describe, expect, test } from "vitest";
import { EngineError, type Piece } from "../../../src/gateway/engine.js";
import { chatPieces } from "../../../src/gateway/upstream/chat.js";
import { Choices } from "../../../src/gateway/upstream/choices.js";
import { completionPieces } from "../../../src/gateway/upstream/completions.js";
import { objectOf, optionalText } from "../../../src/gateway/upstream/json.js";
import { chatLogprobs } from "../../../src/gateway/upstream/logprobs.js";
import { addressOf, endpointOf } from "../../../src/gateway/upstream/upstream.js";
import { hermes } from "../../../src/generated/formats/hermes.js";

type Event = Readonly<Record<string, unknown>>;
const completion = (event: Event, count = 1): readonly Piece[] => [
	...completionPieces(event, new Choices(count)),
];
const chat = (event: Event): readonly Piece[] => [...chatPieces(hermes)(event, new Choices(1))];

const text = (chunk: string, more: object = {}, choice = 0) => ({
	type: "text",
	choice,
	chunk,
	...more,
});
const end = (reason: string) => ({ type: "finish", choice: 0, reason });

describe("llama.cpp in its own form", () => {
	const probability = { token: "a", logprob: -0.5, top_logprobs: [] };
	const rows: readonly (readonly [string, Event, readonly object[]])[] = [
		["text", { content: "a", stop: false }, [text("a")]],
		["nothing", { content: "", stop: false }, []],
		["null", { content: null }, []],
		[
			"text with probabilities, in the form of chats",
			{ content: "a", completion_probabilities: [probability] },
			[text("a", { logprobs: { content: [probability] } })],
		],
		[
			"probabilities of a token without text",
			{ content: "", completion_probabilities: [probability] },
			[text("", { logprobs: { content: [probability] } })],
		],
		["probabilities that are no list", { content: "a", completion_probabilities: {} }, [text("a")]],
		["an end by itself", { content: "", stop: true, stop_type: "eos" }, [end("stop")]],
		["an end at a word", { content: "", stop: true, stop_type: "word" }, [end("stop")]],
		[
			"an end at the limit",
			{ content: "a", stop: true, stop_type: "limit" },
			[text("a"), end("length")],
		],
		["an older end", { content: "", stop: true, stopped_eos: true }, [end("stop")]],
		[
			"an older end at the limit",
			{ content: "", stop: true, stopped_limit: true },
			[end("length")],
		],
		["an end for no reason", { content: "", stop: true, stop_type: "none" }, [end("stop")]],
		["a stop that is no flag", { content: "a", stop: 1 }, [text("a")]],
		["an event of something else", { timings: {} }, []],
	];
	test.each(rows)("%s", (_what, event, pieces) => {
		expect(completion(event)).toEqual(pieces);
	});

	test("several choices", () => {
		expect(completion({ content: "a", index: 1 }, 2)).toEqual([text("a", {}, 1)]);
	});
});

describe("OpenAI's form", () => {
	const choices = (...list: unknown[]): Event => ({ choices: list });
	const logprobs = { tokens: ["a"], token_logprobs: [-1], top_logprobs: null };
	const probability = { token: "a", logprob: -1, bytes: [97], top_logprobs: [] };

	test("of completions", () => {
		expect(completion(choices({ text: "a", logprobs }))).toEqual([
			text("a", { logprobs: { content: [probability] } }),
		]);
		expect(completion(choices({ text: "", logprobs: null, finish_reason: "length" }))).toEqual([
			end("length"),
		]);
		expect(completion(choices())).toEqual([]);
	});

	test("of chats", () => {
		const told = { content: [{ token: "a" }] };
		expect(chat(choices({ delta: { content: "" }, logprobs: told }))).toEqual([
			text("", { logprobs: told }),
		]);
		expect(chat(choices({ delta: null, finish_reason: "stop" }))).toEqual([end("stop")]);
		expect(chat({ object: "ping" })).toEqual([]);
	});

	test("probabilities: what is not known of a token is null, and another form stays", () => {
		expect(chatLogprobs({ tokens: ["é", 5], token_logprobs: [null] })).toEqual({
			content: [
				{ token: "é", logprob: null, bytes: [195, 169], top_logprobs: [] },
				{ token: 5, logprob: null, bytes: null, top_logprobs: [] },
			],
		});
		for (const other of [undefined, 5, { content: [] }, { tokens: "a" }])
			expect(chatLogprobs(other)).toBe(other);
	});
});

describe("what is garbage", () => {
	const one = (more: object): Event => ({ choices: [more] });
	const rows: readonly (readonly [string, () => unknown])[] = [
		["an event that is no JSON", () => objectOf("{")],
		["an event that is no object", () => objectOf("[]")],
		["a name that is no text", () => optionalText(5, "name")],
		["a choice that is no object", () => completion({ choices: [5] })],
		["a choice that is no object", () => chat({ choices: ["x"] })],
		["a choice that nobody asked for", () => completion(one({ index: 1 }))],
		["a choice that nobody asked for", () => completion(one({ index: -1 }))],
		["a choice that nobody asked for", () => completion(one({ index: 0.5 }))],
		["a choice that nobody asked for", () => chat(one({ index: "0" }))],
		["a text that is no text", () => completion(one({ text: {} }))],
		["a content that is no text", () => completion({ content: [] })],
		["a content that is no text", () => chat(one({ delta: { content: [] } }))],
		["a reasoning that is no text", () => chat(one({ delta: { reasoning: {} } }))],
		["a call that is no object", () => chat(one({ delta: { tool_calls: ["f"] } }))],
		[
			"a JSON text of arguments that is no text",
			() => chat(one({ delta: { tool_calls: [{ function: { name: "f", arguments: {} } }] } })),
		],
	];
	test.each(rows)("%s", (what, call) => {
		expect(call).toThrow(EngineError);
		expect(call).toThrow(`the upstream sent ${what}`);
	});
});

test.each([
	["http://a", "http://a/v1/completions", "http://a/tokenize"],
	["http://a/", "http://a/v1/completions", "http://a/tokenize"],
	["http://a/v1", "http://a/v1/completions", "http://a/tokenize"],
	["https://a:8/v1//", "https://a:8/v1/completions", "https://a:8/tokenize"],
	["http://a/b", "http://a/b/v1/completions", "http://a/b/tokenize"],
	["http://a/b/v1/", "http://a/b/v1/completions", "http://a/b/tokenize"],
])("the addresses below %s", (base, endpoint, beside) => {
	expect(endpointOf(base, "completions")).toBe(endpoint);
	expect(addressOf(base, "/tokenize")).toBe(beside);
});
