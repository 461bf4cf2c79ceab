/** Signals of intent: what is one, where the fallbacks begin, and that nothing happens before. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createChain, DEFAULT_SIGNALS, type IntentSignal } from "../../src/chain/index.js";
import { IntentScanner } from "../../src/chain/intent.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { anyPlaces, cutAtFractions, every } from "../properties/support/chunks.js";
import { runs } from "../properties/support/settings.js";
import { GOOD, hear, hearAllWays, heard, OPEN, written } from "./support.js";

const { intent: _, ...UNSAID } = OPEN;
const BLOCK = written("json", "weather", GOOD);
const MARKED = written("marker", "weather", GOOD);

/** Where the text of the fallbacks begins: the sum over the pieces. -1: there was no signal. */
function place(pieces: readonly string[], signals: readonly IntentSignal[]): number {
	const scanner = new IntentScanner(signals);
	let before = 0;
	for (const piece of pieces) {
		const at = scanner.scan(piece);
		if (at >= 0) return before + at;
		before += piece.length;
	}
	return -1;
}

function placeInAllWays(text: string, signals = DEFAULT_SIGNALS): number {
	// behind the text no word goes on
	const whole = place([text, "."], signals);
	for (let at = 0; at <= text.length; at++)
		expect(place([text.slice(0, at), text.slice(at), "."], signals)).toBe(whole);
	expect(place([...every(text, 1), "."], signals)).toBe(whole);
	return whole;
}

test.each([
	"need_tool: yes",
	"need_tool:yes",
	"need_tool : yes",
	"need_tool\t: \t yes",
	"NEED_TOOL: Yes",
	"(need_tool: yes",
	"need_need_tool: no, need_tool: yes",
	"need_tool: need_tool: yes",
	"CALL_TOOL",
	"* CALL_TOOL",
	"`CALL_TOOL",
	"CALL_ CALL_TOOL",
])("%j is a signal", (text) => {
	expect(placeInAllWays(`so ${text}`)).toBe(text.length + 3);
});

test.each([
	"need_tool: no",
	"need_tool: yesterday",
	"need_tool: yes_",
	"need_tool yes",
	"need_tool:\nyes",
	"needtool: yes",
	"I need_tools: yes",
	"my_need_tool: yes",
	"call_tool",
	"Call_Tool",
	"CALL_TOOLS",
	"RECALL_TOOL",
	"CALL TOOL",
	"CALL_\u0000TOOL",
])("%j is none", (text) => {
	expect(placeInAllWays(text)).toBe(-1);
});

test.each([
	["CALL_TOOL", 9],
	["CALL_TOOL x", 10],
	["CALL_TOOL \t\nx", 12],
	["CALL_TOOL\r\nx", 11],
	["CALL_TOOL\rx", 10],
	["CALL_TOOL\n\nx", 10],
	["CALL_TOOL\n x", 10],
	["CALL_TOOL: x", 9],
	["CALL_TOOL CALL_TOOL x", 10],
])("behind %j the text begins at %i", (text, at) => {
	expect(placeInAllWays(text)).toBe(at);
});

test("signals of the caller: letters as they are, or in any case; blanks as they may be", () => {
	const signals = [{ text: "<go>" }, { text: "Do  It", anyCase: true }];
	expect(placeInAllWays("a<go>b", signals)).toBe(5);
	expect(placeInAllWays("a<GO>b", signals)).toBe(-1);
	expect(placeInAllWays("dOiT b", signals)).toBe(5);
	expect(placeInAllWays("DO\t it\nb", signals)).toBe(7);
	expect(placeInAllWays("undo it", signals)).toBe(-1);
	expect(placeInAllWays("CALL_TOOL", signals)).toBe(-1);
	expect(placeInAllWays("CALL_TOOL", [])).toBe(-1);
	// the one that ends first counts, whichever is named first
	for (const both of [
		[{ text: "go" }, { text: "go>" }],
		[{ text: "go>" }, { text: "go" }],
	]) {
		expect(placeInAllWays("go>x", both)).toBe(2);
		expect(placeInAllWays("gone, <go>x", both)).toBe(9);
	}
	expect(() => new IntentScanner([{ text: " " }])).toThrow(RangeError);
});

test("a word goes on with ASCII letters, digits and the low line, and with nothing else", () => {
	const go = [{ text: "go" }];
	for (const sign of "09AZaz_") {
		expect([sign, placeInAllWays(`go${sign}`, go)]).toEqual([sign, -1]);
		expect([sign, placeInAllWays(`${sign}go`, go)]).toEqual([sign, -1]);
	}
	for (const sign of "/:@[`{^-\u00e9\u4f60") {
		expect([sign, placeInAllWays(`go${sign}`, go)]).toEqual([sign, 2]);
		expect([sign, placeInAllWays(`${sign}go`, go)]).toEqual([sign, 3]);
	}
});

test("in any case: A to Z are a to z, other signs are themselves", () => {
	const signals = [{ text: "-AZ@[az", anyCase: true }];
	expect(placeInAllWays("-az@[AZ", signals)).toBe(7);
	expect(placeInAllWays("-Az@[aZ", signals)).toBe(7);
	for (const text of ["-az`[az", "-az@{az", "\raz@[az"])
		expect(placeInAllWays(text, signals)).toBe(-1);
});

test("a signal of anything, in anything, by the rule in other words", () => {
	const signal = fc.constantFrom("aab", "a a", "ab a", "-a", "a-", "aa", "a a a b");
	const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "-", "A", "\n"), maxLength: 14 });
	fc.assert(
		fc.property(signal, text, fc.boolean(), anyPlaces, (one, given, anyCase, places) => {
			const body = one
				.split(" ")
				.map((part) => part.replace("-", "\\-"))
				.join("[ \\t]*");
			const edge = (before: boolean): string => {
				const c = before ? one[0] : one.at(-1);
				if (c === "-") return "";
				return before ? "(?<![A-Za-z0-9_])" : "(?![A-Za-z0-9_])";
			};
			const rule = new RegExp(`${edge(true)}${body}${edge(false)}`, anyCase ? "gi" : "g");
			// all matches, those that overlap too: the one that ends first counts
			const ends: number[] = [];
			for (let at = 0; at < given.length; at++) {
				rule.lastIndex = at;
				const match = rule.exec(`${given}.`);
				if (match !== null) ends.push(match.index + match[0].length);
			}
			const end = Math.min(...ends);
			const expected =
				ends.length === 0
					? -1
					: end + (/^[ \t]*(\r?\n|\r)?/.exec(given.slice(end))?.[0].length ?? 0);
			const pieces = [...cutAtFractions(given, places), "."];
			expect(place(pieces, [{ text: one, anyCase }])).toBe(expected);
		}),
		runs(4000),
	);
});

describe("in a message", () => {
	test("a signal at every place: what is behind it is read, as at the start of a message", () => {
		const words = "Well, I shall look.";
		for (let at = 0; at <= words.length; at++) {
			const before = `${words.slice(0, at)} CALL_TOOL\n`;
			const { outcome, message } = hear(hermes, [...before, ...BLOCK], UNSAID);
			expect(outcome.mode).toBe("json");
			expect(message.content).toBe(before);
			expect(message.toolCalls[0]?.start).toBe(before.length);
		}
		for (let at = 1; at < MARKED.length; at++) {
			const text = `${MARKED.slice(0, at)} CALL_TOOL ${MARKED.slice(at)}`;
			expect(hear(hermes, [text], UNSAID).message.toolCalls).toEqual([]);
		}
	});

	test("behind a call it comes too late", () => {
		for (const text of [`${MARKED} CALL_TOOL`, `${MARKED}\nneed_tool: yes\n`]) {
			const { outcome, message } = hearAllWays(hermes, text, UNSAID);
			expect(outcome.mode).toBe("none");
			expect(message.content).toBe(text);
		}
		const again = hearAllWays(hermes, `${MARKED} CALL_TOOL ${MARKED} CALL_TOOL`, UNSAID);
		expect(again.outcome).toMatchObject({ mode: "marker", candidates: 1 });
		expect(again.message.content).toBe(`${MARKED} CALL_TOOL  CALL_TOOL`);
	});

	test("in a thought it is none, nor on both sides of one", () => {
		for (const before of [
			"<think>CALL_TOOL</think>",
			"need_tool:\n<think>hm</think>yes ",
			"\nneed_tool: \n<think>hm</think>yes ",
		]) {
			const { outcome } = hearAllWays(hermes, before + MARKED, UNSAID);
			expect(outcome).toMatchObject({ mode: "none", closed: { gate: "intent" } });
		}
		const word = hearAllWays(hermes, `CALL_TOOL\n<think>hm</think>${MARKED}`, UNSAID);
		expect(word.outcome.mode).toBe("marker");
	});

	test("with the caller's word the text begins at once", () => {
		expect(hearAllWays(hermes, ` \n${BLOCK}`, OPEN).outcome.mode).toBe("json");
		expect(hearAllWays(hermes, `CALL_TOOL\n${BLOCK}`, OPEN).outcome.mode).toBe("none");
	});

	test("until then nothing is held", () => {
		const chain = createChain(hermes, UNSAID);
		for (const piece of `${MARKED}${BLOCK}\nneed_tool: ye`) expect(heard(chain, piece)).toBe(piece);
		expect(heard(chain, "s\n[")).toBe("s\n");
	});
});
