/** What comes of single events of an upstream: those that are not what they should be, calls whose parts come apart, and why a text ended. */
import { describe, expect, test } from "vitest";
import { EngineError, type Piece } from "../../../src/gateway/engine.js";
import { chatPieces } from "../../../src/gateway/upstream/chat.js";
import { Choices } from "../../../src/gateway/upstream/choices.js";
import { completionPieces } from "../../../src/gateway/upstream/completions.js";
import { hermes } from "../../../src/generated/formats/hermes.js";

type Event = Readonly<Record<string, unknown>>;

function ofChat(...events: readonly Event[]): readonly Piece[] {
	const read = chatPieces(hermes);
	const choices = new Choices(1);
	return events.flatMap((event) => [...read(event, choices)]);
}

function ofCompletion(...events: readonly Event[]): readonly Piece[] {
	const choices = new Choices(1);
	return events.flatMap((event) => [...completionPieces(event, choices)]);
}

const delta = (given: unknown): Event => ({ choices: [{ index: 0, delta: given }] });
const call = (...calls: readonly unknown[]): Event => delta({ tool_calls: calls });

describe("an event that is not what it should be breaks the answer, in words", () => {
	test.each<[string, () => readonly Piece[]]>([
		["a choice that is no object", () => ofChat({ choices: [null] })],
		["a choice that is no object", () => ofChat({ choices: ["x"] })],
		["a content that is no text", () => ofChat(delta({ content: 5 }))],
		["a reasoning that is no text", () => ofChat(delta({ reasoning_content: [] }))],
		["a reasoning that is no text", () => ofChat(delta({ reasoning: true }))],
		["a call that is no object", () => ofChat(call(null))],
		["a call that is no object", () => ofChat(call("f"))],
		["a name of a call that is no text", () => ofChat(call({ function: { name: 1 } }))],
		["a id of a call that is no text", () => ofChat(call({ id: 1, function: { name: "f" } }))],
		[
			"a JSON text of arguments that is no text",
			() => ofChat(call({ id: "a", function: { name: "f", arguments: {} } })),
		],
		["arguments of a call that has no name", () => ofChat(call({ function: { arguments: "{" } }))],
		["a choice that is no object", () => ofCompletion({ choices: [null] })],
		["a text that is no text", () => ofCompletion({ choices: [{ text: 5 }] })],
		["a content that is no text", () => ofCompletion({ content: 5 })],
	])("%s", (what, read) => {
		expect(read).toThrow(EngineError);
		expect(read).toThrow(`the upstream sent ${what}`);
	});

	test("what says nothing is passed over", () => {
		for (const event of [{}, { choices: null }, { choices: "x" }, { choices: [] }, delta(null)])
			expect(ofChat(event)).toEqual([]);
		for (const event of [{}, { choices: [] }, { choices: [{}] }, { content: null }])
			expect(ofCompletion(event)).toEqual([]);
		expect(ofChat(delta({ tool_calls: null, content: null, reasoning: null }))).toEqual([]);
	});
});

describe("log probabilities", () => {
	test("come without a text, too, and null is none", () => {
		const logprobs = { content: [] };
		expect(ofChat({ choices: [{ delta: {}, logprobs }] })).toEqual([
			{ type: "text", choice: 0, chunk: "", logprobs },
		]);
		expect(ofChat({ choices: [{ delta: { content: "a" }, logprobs: null }] })).toEqual([
			{ type: "text", choice: 0, chunk: "a" },
		]);
		expect(ofCompletion({ content: "", completion_probabilities: [{ id: 5 }] })).toEqual([
			{ type: "text", choice: 0, chunk: "", logprobs: { content: [{ id: 5 }] } },
		]);
	});
});

describe("a call in parts", () => {
	const started = (index: number, id: string, name: string): Piece => ({
		type: "call-start",
		choice: 0,
		index,
		id,
		name,
	});

	test("its id may come before its name, and counts for that call alone", () => {
		const pieces = ofChat(
			call({ index: 0, id: "c1" }),
			call({ index: 0, function: { name: "f" } }),
			call({ index: 0, function: { arguments: "{}" } }),
			call({ index: 1, function: { name: "g" } }),
		);
		expect(pieces.slice(0, 2)).toEqual([
			started(0, "c1", "f"),
			{ type: "call-arguments", choice: 0, index: 0, delta: "{}" },
		]);
		expect(pieces[2]).toMatchObject({ type: "call-start", index: 1, name: "g" });
		expect(pieces[2]).not.toMatchObject({ id: "c1" });
	});

	test("of two early ids the later counts; one beside the name wins", () => {
		expect(ofChat(call({ id: "a" }), call({ id: "b" }), call({ function: { name: "f" } }))).toEqual(
			[started(0, "b", "f")],
		);
		expect(ofChat(call({ id: "a" }), call({ id: "b", function: { name: "f" } }))).toEqual([
			started(0, "b", "f"),
		]);
	});

	test("an empty id is none: the call gets one", () => {
		const [piece] = ofChat(call({ index: 0, id: "", function: { name: "f" } }));
		expect(piece).toMatchObject({ type: "call-start", name: "f" });
		expect(piece).not.toMatchObject({ id: "" });
	});
});

describe("why a text of llama.cpp's own form ended", () => {
	const ended = (more: object): Piece | undefined =>
		ofCompletion({ content: "", stop: true, ...more }).at(-1);

	test.each<[object, string]>([
		[{ stop_type: "eos" }, "stop"],
		[{ stop_type: "word" }, "stop"],
		[{ stop_type: "limit" }, "length"],
		[{ stop_type: "limit", stopped_limit: false }, "length"],
		[{ stop_type: "eos", stopped_limit: true }, "stop"],
		[{ stop_type: "none" }, "stop"],
		[{ stop_type: "none", stopped_limit: true }, "length"],
		[{ stopped_limit: true }, "length"],
		[{ stopped_limit: false }, "stop"],
		[{ stop_type: null, stopped_limit: true }, "length"],
		[{}, "stop"],
	])("%j: %s", (more, reason) => {
		expect(ended(more)).toEqual({ type: "finish", choice: 0, reason });
	});

	test.each([[{ stop: false }], [{ stop: null }], [{ stop: "eos", stop_type: "eos" }], [{}]])(
		"%j: it goes on",
		(more) => {
			expect(ofCompletion({ content: "a", ...more })).toEqual([
				{ type: "text", choice: 0, chunk: "a" },
			]);
		},
	);
});
