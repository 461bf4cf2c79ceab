/** One choice of an answer: calls in its text beside calls of the engine, what counts as malformed, and its message's verdicts. */
import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../src/gateway/chat-request.js";
import { type ChoiceOptions, ChoiceReader } from "../../src/gateway/choice.js";
import type { Piece } from "../../src/gateway/engine.js";
import { readWanted } from "../../src/gateway/tool-choice.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import { collect } from "../../src/runtime/index.js";
import type { ParserOptions } from "../../src/runtime/options.js";
import { engineOf, hermesCall, modelOf, SEARCH, validator, WEATHER } from "./support.js";

type Given = Exclude<Piece, { type: "usage" | "entry" }>;

const TOOLS = [SEARCH.function, WEATHER.function];
const ASKED: ChatRequest = { model: "m", messages: [] };
const model = modelOf(
	"hermes",
	engineOf(() => []),
);

function readerOf(parsing: ParserOptions = {}, request: object = {}): ChoiceReader {
	const options: ChoiceOptions = {
		model,
		fallback: undefined,
		wanted: readWanted({ ...ASKED, tools: [SEARCH, WEATHER], ...request }),
		parsing: { tools: TOOLS, validator, ...parsing },
	};
	return new ChoiceReader(options);
}

const text = (chunk: string): Given => ({ type: "text", choice: 0, chunk });
const own = (index: number, name: string): Given => ({
	type: "call-start",
	choice: 0,
	index,
	id: `own-${index}`,
	name,
});
const args = (index: number, delta: string): Given => ({
	type: "call-arguments",
	choice: 0,
	index,
	delta,
});
const end = (reason = "stop"): Given => ({ type: "finish", choice: 0, reason });

const all = (reader: ChoiceReader, ...pieces: readonly Given[]): readonly ParserEvent[] =>
	pieces.flatMap((piece) => [...reader.read(piece)]);

/** Of each call: its name, its arguments, and whether it is whole. */
function calls(events: readonly ParserEvent[]): readonly (readonly string[])[] {
	return collect(events).toolCalls.map((one) => [one.name, one.arguments, one.status]);
}

describe("calls of the engine beside those in the text", () => {
	const written = hermesCall("search", '{"q": "text"}');
	const cut = written.indexOf('text"');

	test("one that comes in the middle of a call in the text: both are whole, each with its arguments", () => {
		const events = all(
			readerOf(),
			text(written.slice(0, cut)),
			own(0, "get_weather"),
			args(0, '{"city":'),
			args(0, '"Oslo"}'),
			text(written.slice(cut)),
			end(),
		);
		expect(calls(events)).toEqual([
			["search", '{"q": "text"}', "complete"],
			["get_weather", '{"city":"Oslo"}', "complete"],
		]);
		const started = events.flatMap((one) => (one.type === "call-start" ? [one.index] : []));
		expect(started).toEqual([0, 1]);
	});

	test("before one in the text and behind it: the indexes are dense", () => {
		const reader = readerOf();
		const events = all(
			reader,
			own(0, "search"),
			args(0, "{}"),
			text(`Then ${written} and`),
			own(1, "search"),
			args(1, '{"q":"last"}'),
			end(),
		);
		expect(calls(events)).toEqual([
			["search", "{}", "complete"],
			["search", '{"q": "text"}', "complete"],
			["search", '{"q":"last"}', "complete"],
		]);
		expect(reader.delivered).toBe(3);
		expect(reader.finishReason).toBe("tool_calls");
	});

	test("a call that nobody may make is withheld, and its arguments with it", () => {
		const events = all(
			readerOf({}, { parallel_tool_calls: false }),
			own(0, "search"),
			args(0, "{}"),
			own(1, "search"),
			args(1, '{"q":"second"}'),
			text(written),
			end(),
		);
		expect(calls(events)).toEqual([["search", "{}", "complete"]]);
		const codes = events.flatMap((one) => (one.type === "notice" ? [one.code] : []));
		expect(codes).toEqual(["withheld-parallel", "withheld-parallel"]);
	});
});

describe("what is malformed", () => {
	const malformed = (...pieces: readonly Given[]): boolean => {
		const reader = readerOf();
		all(reader, ...pieces);
		return reader.malformed;
	};

	test("a call that is cut, in the text or by the engine", () => {
		expect(malformed(text('<tool_call>\n{"name": "search", "arguments": {"q": "'), end())).toBe(
			true,
		);
		expect(malformed(own(0, "search"), args(0, '{"q": "'), end("length"))).toBe(true);
	});

	test("a marked text that cannot be read", () => {
		expect(malformed(text("<tool_call>\nnothing\n</tool_call>"), end())).toBe(true);
	});

	test("neither plain text, nor a whole call, nor one of arguments that do not fit", () => {
		expect(malformed(text("Hello."), end("length"))).toBe(false);
		expect(malformed(text(hermesCall("search", '{"q": 5}')), end())).toBe(false);
		expect(malformed(own(0, "search"), end())).toBe(false);
	});

	test("no text that was read as a call of another format after all", () => {
		const drifted =
			"<tool_call>\n<function=search>\n<parameter=q>\nx\n</parameter>\n</function>\n</tool_call>";
		const reader = readerOf();
		expect(calls(all(reader, text(drifted), end()))).toEqual([["search", '{"q":"x"}', "complete"]]);
		expect(reader.malformed).toBe(false);
	});
});

describe("the message", () => {
	const messageOf = (parsing: ParserOptions, written: string) => {
		const reader = readerOf(parsing);
		return reader.message(all(reader, text(written), end()));
	};

	test("says of each call whether its arguments fit its tool", () => {
		const { toolCalls, finishReason } = messageOf(
			{},
			hermesCall("search", '{"q": "x"}') +
				hermesCall("search", '{"q": 5}') +
				hermesCall("nobody", "{}"),
		);
		expect(toolCalls.map(({ valid }) => valid)).toEqual([true, false, false]);
		expect(finishReason).toBe("tool_calls");
	});

	test("says nothing of that without tools, or of a known one without a validator", () => {
		const call = hermesCall("search", '{"q": 5}');
		expect(messageOf({ tools: undefined }, call).toolCalls[0]?.valid).toBeNull();
		expect(messageOf({ validator: undefined }, call).toolCalls[0]?.valid).toBeNull();
	});

	test("has its error where a call cannot be read and the policy asks for one", () => {
		const cut = "<tool_call>\nnothing\n</tool_call>";
		expect(messageOf({}, cut).error).toBeNull();
		expect(messageOf({ policies: { onMalformed: "error" } }, cut).error).not.toBeNull();
	});
});

test("a choice that broke off hands out the text that waited, and no more of a call", () => {
	const reader = readerOf();
	all(reader, text('So. <tool_call>\n{"name": "search", "arguments": {"q": "x'));
	expect(reader.abandon().map(({ type }) => type)).toEqual([]);
	const waiting = new ChoiceReader({
		model: { ...model, format: hermes },
		fallback: false,
		wanted: readWanted(ASKED),
		parsing: {},
	});
	expect(all(waiting, text("So. <tool")).map((one) => "text" in one && one.text)).toEqual(["So. "]);
	expect(waiting.abandon()).toMatchObject([{ type: "content", text: "<tool" }]);
	const whole = readerOf();
	all(whole, text("Hi."), end());
	expect(whole.abandon()).toEqual([]);
});
