/** Pieces of a stream in which a call is one block: what the engine says within a call waits for its end, and nothing is lost. */
import { describe, expect, test } from "vitest";
import { merge, Pieces } from "../../src/adapters/merge.js";
import type { ParserEvent } from "../../src/runtime/events.js";

const at = { start: 0, end: 0 };
const content = (text: string): ParserEvent => ({ type: "content", text, ...at });
const thought = (text: string): ParserEvent => ({ type: "reasoning", text, ...at });
const start = (index: number): ParserEvent => ({
	type: "call-start",
	index,
	id: `i${index}`,
	name: "f",
	...at,
});
const piece = (index: number, delta: string): ParserEvent => ({
	type: "call-arguments",
	index,
	delta,
	...at,
});
const end = (index: number): ParserEvent => ({
	type: "call-end",
	index,
	status: "complete",
	repairs: [],
	...at,
});
const notice: ParserEvent = { type: "notice", code: "c", message: "m", ...at };
const markup: ParserEvent = { type: "markup", ...at };

/** Each piece in a word. */
function words(pieces: ReturnType<typeof merge>): readonly string[] {
	return pieces.map((one) => {
		switch (one.type) {
			case "content":
			case "reasoning":
				return `${one.type} ${one.text}`;
			case "call-arguments":
				return `${one.index} ${one.delta}`;
			default:
				return `${one.type} ${one.index}`;
		}
	});
}

describe("pieces that are merged", () => {
	const rows: readonly (readonly [string, readonly ParserEvent[], readonly string[]])[] = [
		["nothing", [], []],
		[
			"texts of one kind",
			[content("a"), content("b"), thought("c")],
			["content ab", "reasoning c"],
		],
		["texts that are empty", [content(""), thought("")], []],
		["notices and markup between", [content("a"), notice, markup, content("b")], ["content ab"]],
		["arguments of one call", [piece(0, "{"), piece(0, ""), piece(0, "}")], ["0 {}"]],
		["arguments that are empty, alone", [piece(0, ""), content("a"), piece(0, "")], ["content a"]],
		["arguments of two calls", [piece(0, "{}"), piece(1, "{}")], ["0 {}", "1 {}"]],
		["text behind arguments", [piece(0, "{}"), content("a")], ["0 {}", "content a"]],
		["arguments behind text", [content("a"), piece(0, "{}")], ["content a", "0 {}"]],
		[
			"ends and beginnings, each of its own",
			[start(0), end(0), start(1), end(1)],
			["call-start 0", "call-end 0", "call-start 1", "call-end 1"],
		],
	];
	test.each(rows)("%s", (_what, events, said) => {
		expect(words(merge(events))).toEqual(said);
	});
});

describe("what comes within a call", () => {
	test("waits for its end, in one step and over several", () => {
		const events = [start(0), thought("a"), piece(0, "{"), content("b"), piece(0, "}"), end(0)];
		const said = ["call-start 0", "0 {}", "call-end 0", "reasoning a", "content b"];
		expect(words(new Pieces().take(events))).toEqual(said);
		const one = new Pieces();
		expect(events.map((event) => words(one.take([event])))).toEqual([
			...[["call-start 0"], [], ["0 {"], [], ["0 }"]],
			["call-end 0", "reasoning a", "content b"],
		]);
		expect(one.rest()).toEqual([]);
	});

	test("waits no more once it has been handed out", () => {
		const one = new Pieces();
		one.take([start(0), thought("a"), end(0)]);
		expect(words(one.take([content("b"), start(1), end(1)]))).toEqual([
			...["content b", "call-start 1", "call-end 1"],
		]);
	});

	test("is the rest where the call never ends, once", () => {
		const one = new Pieces();
		expect(words(one.take([start(0), thought("a"), thought("b"), content("c")]))).toEqual([
			"call-start 0",
		]);
		expect(words(one.rest())).toEqual(["reasoning ab", "content c"]);
		expect(one.rest()).toEqual([]);
	});
});
