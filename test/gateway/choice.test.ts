/** One choice of an answer: what is told of calls that were wanted or withheld, and where the pieces of an engine stand. */
import { describe, expect, test } from "vitest";
import { type ChoicePiece, ChoiceReader } from "../../src/gateway/choice.js";
import type { Wanted } from "../../src/gateway/tool-choice.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import type { ParserOptions } from "../../src/runtime/options.js";
import { engineOf, hermesCall, modelOf } from "./support.js";

const WANTED: Wanted = {
	tools: [{ name: "f" }, { name: "g" }],
	choice: "auto",
	names: null,
	required: false,
	parallel: true,
};
const model = modelOf(
	"hermes",
	engineOf(() => []),
);

function readerOf(wanted: Partial<Wanted> = {}, parsing: ParserOptions = {}): ChoiceReader {
	const all = { ...WANTED, ...wanted };
	return new ChoiceReader({
		model,
		fallback: false,
		wanted: all,
		parsing: { tools: all.tools, ...parsing },
	});
}

const choice = 0;
const text = (chunk: string): ChoicePiece => ({ type: "text", choice, chunk });
const own = (name: string, index = 0): ChoicePiece => {
	return { type: "call-start", choice, index, id: `own-${index}`, name };
};
const args = (delta: string, index = 0): ChoicePiece => {
	return { type: "call-arguments", choice, index, delta };
};
const thought: ChoicePiece = { type: "reasoning", choice, text: "Hm." };
const finish: ChoicePiece = { type: "finish", choice, reason: "stop" };

function read(reader: ChoiceReader, ...pieces: readonly ChoicePiece[]): readonly ParserEvent[] {
	return pieces.flatMap((piece) => reader.read(piece));
}
/** Calls by index and name, texts and codes, in their order. */
function told(events: readonly ParserEvent[]): readonly string[] {
	return events.flatMap((event) => {
		switch (event.type) {
			case "call-start":
				return [`${event.index} ${event.name}`];
			case "call-arguments":
				return [`${event.index} ${event.delta}`];
			case "call-end":
				return [`${event.index} ${event.status}`];
			case "notice":
				return [event.code];
			case "content":
			case "reasoning":
				return [event.text];
			default:
				return [];
		}
	});
}

describe("calls that the engine has read itself", () => {
	test("end where text, a thought, another call or the end follows, and nothing of these is lost", () => {
		const call = [own("f"), args("{}")];
		const said = ["0 f", "0 {}", "0 complete"];
		expect(told(read(readerOf(), ...call, text("So."), finish))).toEqual([...said, "So."]);
		expect(told(read(readerOf(), ...call, thought, finish))).toEqual([...said, "Hm."]);
		expect(told(read(readerOf(), ...call, finish))).toEqual(said);
		expect(told(read(readerOf(), ...call, own("g", 1), args("{", 1), finish))).toEqual([
			...[...said, "1 g", "1 {", "1 incomplete"],
		]);
	});

	test("are counted together with those that stand in the text", () => {
		const reader = readerOf();
		const events = read(
			reader,
			text(hermesCall("f", "{}")),
			own("g"),
			args("{}"),
			text(hermesCall("f", "{}")),
			finish,
		);
		expect(told(events).filter((one) => /^\d [fg]$/.test(one))).toEqual(["0 f", "1 g", "2 f"]);
		expect(told(events).filter((one) => one.endsWith("complete"))).toEqual([
			...["0 complete", "1 complete", "2 complete"],
		]);
		expect(reader.delivered).toBe(3);
		expect(reader.finishReason).toBe("tool_calls");
	});

	test("stand where the text has come to, and so do thoughts; they span nothing", () => {
		const events = read(readerOf(), text("Look: "), thought, own("f"), args("{}"), finish);
		const places = events.map(({ type, start, end }) => [type, start, end]);
		expect(places).toEqual([
			["content", 0, 6],
			["reasoning", 6, 6],
			["call-start", 6, 6],
			["call-arguments", 6, 6],
			["call-end", 6, 6],
		]);
	});
});

describe("a call that must come", () => {
	const noCall = (wanted: Partial<Wanted>, ...pieces: readonly ChoicePiece[]) =>
		read(readerOf(wanted), ...pieces, finish).filter(
			(event) => event.type === "notice" && event.code === "no-call",
		);

	test("and does not is told of, at the end of the text", () => {
		expect(noCall({ required: true }, text("No."))).toEqual([
			{
				type: "notice",
				code: "no-call",
				message: "a tool call was required and none came",
				start: 3,
				end: 3,
			},
		]);
	});

	test.each<readonly [string, Partial<Wanted>, string]>([
		["nobody asks for one", {}, "No."],
		["it has come", { required: true }, hermesCall("f", "{}")],
		["it has begun", { required: true }, hermesCall("f", '{"a": 1}').slice(0, -16)],
	])("is not told of where %s", (_what, wanted, said) => {
		expect(noCall(wanted, text(said))).toEqual([]);
	});

	test("and is withheld has not come", () => {
		const names = new Set(["g"]);
		expect(noCall({ required: true, names }, text(hermesCall("f", "{}")))).toHaveLength(1);
	});
});

describe("calls that nobody may make", () => {
	const both = text(hermesCall("f", '{"a": 1}') + hermesCall("g", "{}"));
	const rows: readonly (readonly [string, Partial<Wanted>, readonly string[]])[] = [
		["all may", {}, ["0 f", '0 {"a": 1}', "0 complete", "1 g", "1 {}", "1 complete"]],
		[
			"others than the one that is named",
			{ names: new Set(["g"]) },
			["withheld-by-choice", "0 g", "0 {}", "0 complete"],
		],
		["a second one", { parallel: false }, ["0 f", '0 {"a": 1}', "0 complete", "withheld-parallel"]],
		["any", { choice: "none" }, ["withheld-by-choice", "withheld-by-choice"]],
	];
	test.each(rows)("%s", (_what, wanted, said) => {
		const reader = readerOf(wanted);
		expect(told(read(reader, both, finish))).toEqual(said);
		expect(reader.finishReason).toBe(reader.delivered > 0 ? "tool_calls" : "stop");
	});

	test("the notice names the call, and spans it", () => {
		const [notice] = read(readerOf({ choice: "none" }), text(hermesCall("f", "{}")));
		expect(notice).toMatchObject({ message: 'the call of "f" is withheld', start: 0 });
	});
});

describe("a stream that breaks", () => {
	test("hands out what was held, and of the open call nothing more", () => {
		const reader = readerOf();
		expect(told(read(reader, text("So. <tool_")))).toEqual(["So. "]);
		expect(told(reader.abandon())).toEqual(["<tool_"]);
		const open = readerOf();
		read(open, text(hermesCall("f", '{"a": "b').slice(0, 50)));
		expect(open.abandon().filter(({ type }) => type.startsWith("call"))).toEqual([]);
	});

	test("behind the end of the choice has nothing to hand out", () => {
		const reader = readerOf();
		read(reader, text("So."), finish);
		expect(reader.abandon()).toEqual([]);
	});
});

test("a message that never ended is told as if it had, with the tools that judge it", () => {
	const reader = readerOf();
	const events = read(reader, text("So."));
	expect(reader.message(events)).toMatchObject({ content: "So.", finishReason: "stop" });
});
