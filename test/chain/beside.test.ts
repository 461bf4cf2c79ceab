/** Fallbacks that read along: the limits of the caller hold for them, neighbours spoil each other, and what waits waits for a reason. */
import { describe, expect, test } from "vitest";
import { Choice } from "../../src/chain/choice.js";
import type { Judged } from "../../src/chain/gates.js";
import { createChain, type Fallback } from "../../src/chain/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { passthrough } from "../../src/generated/formats/passthrough.js";
import { formatOf } from "../machine/formats.js";
import { DRIFTING } from "./drift-options.js";
import { GOOD, hearAllWays, heard, MODES, OPEN, written } from "./support.js";

describe("the caller's limits", () => {
	const deep = '{"text": "x", "more": [[[[1]]]]}';

	test.each(MODES)("hold for the fallback %s: a call that exceeds one is none", (mode) => {
		const text = written(mode, "say", deep);
		expect(hearAllWays(hermes, text, OPEN).outcome.mode).toBe(mode);
		for (const limits of [{ depth: 3 }, { argumentsLength: 12 }]) {
			const { message, outcome } = hearAllWays(hermes, text, { ...OPEN, limits });
			expect([limits, message.toolCalls]).toEqual([limits, []]);
			expect(message.content).toBe(text);
			expect(outcome.mode).toBe("none");
		}
		expect(hearAllWays(hermes, text, { ...OPEN, limits: { depth: 9 } }).outcome.mode).toBe(mode);
	});

	test("hold for a call that has drifted", () => {
		const text = written("drift", "say", deep);
		expect(hearAllWays(hermes, text, DRIFTING).outcome.mode).toBe("drift");
		for (const limits of [{ depth: 3 }, { argumentsLength: 12 }]) {
			const { message, outcome } = hearAllWays(hermes, text, { ...DRIFTING, limits });
			expect(message).toMatchObject({ content: text, toolCalls: [] });
			expect(outcome.mode).toBe("none");
		}
	});
});

test("two calls that touch are two, whichever fallback comes first", () => {
	const list = written("bracket", "weather", GOOD);
	const marker = written("marker", "say", '{"text": ""}');
	for (const text of [list + marker, marker + list]) {
		const { message, outcome } = hearAllWays(hermes, text, OPEN);
		expect(message).toMatchObject({ content: text, toolCalls: [] });
		expect(outcome).toMatchObject({ mode: "none", candidates: 2, closed: { gate: "single" } });
	}
});

describe("of readings", () => {
	const judged = (rank: number, start: number, end: number): Judged => ({
		reading: {
			fallback: { format: passthrough, mode: "marker" },
			rank,
			start,
			end,
			calls: 1,
			call: null,
			closed: true,
		},
		source: start,
		barrier: null,
	});
	const chosen = (...readings: readonly Judged[]): readonly [Judged | null, readonly Judged[]] => {
		const choice = new Choice();
		for (const one of readings) choice.add(one);
		return [choice.candidate, choice.candidates()];
	};

	test("that overlap the one of the earlier fallback counts, however little they share", () => {
		const first = judged(0, 4, 9);
		for (const [start, end] of [
			[4, 9],
			[0, 5],
			[8, 12],
			[5, 6],
			[0, 20],
		] as const)
			for (const readings of [
				[first, judged(1, start, end)],
				[judged(1, start, end), first],
			])
				expect(chosen(...readings)).toEqual([first, [first]]);
	});

	test("that touch none is the only one", () => {
		const first = judged(0, 4, 9);
		for (const [start, end] of [
			[0, 4],
			[9, 12],
			[0, 3],
			[10, 12],
		] as const)
			for (const rank of [1, 2]) {
				const other = judged(rank, start, end);
				const inOrder = start < 4 ? [other, first] : [first, other];
				expect(chosen(first, other)).toEqual([null, inOrder]);
				expect(chosen(other, first)).toEqual([null, inOrder]);
			}
	});

	test("an attempt has hope before the first reading, or across its end and of an earlier fallback", () => {
		const choice = new Choice();
		expect(choice.hopeFor(3, 100)).toBe(true);
		choice.add(judged(1, 4, 9));
		expect([0, 1, 2].map((rank) => choice.hopeFor(rank, 8))).toEqual([true, false, false]);
		expect([8, 9, 10].map((from) => choice.hopeFor(0, from))).toEqual([true, false, false]);
	});
});

test("a call waits, though an attempt of an earlier fallback around it is torn by a thought", () => {
	const marked = (name: string, open: string, close: string): Fallback => ({
		format: formatOf(
			`format ${name} "${name}"\n\nmessage = (call / content)*\ncall = "${open}" name "|" ~ key:="text" value "${close}"\n`,
		),
		mode: "marker",
	});
	const options = {
		...OPEN,
		fallbacks: [marked("outer", "<<call ", ">>"), marked("inner", "[[call ", "]]")],
	};
	const [before, behind, inner] = ["<<call say|one\n", "two ", "[[call say|three]]"];
	const chain = createChain(hermes, options);
	expect(heard(chain, before)).toBe("");
	expect(heard(chain, `<think>hm</think>${behind}`)).toBe(before + behind);
	for (const piece of inner) expect(heard(chain, piece)).toBe("");
	const text = `${before}<think>hm</think>${behind}${inner}`;
	const { message, outcome } = hearAllWays(hermes, text, options);
	expect(outcome).toMatchObject({ mode: "marker", candidates: 1 });
	expect(message).toMatchObject({ content: before + behind, reasoning: "hm" });
	expect(message.toolCalls).toMatchObject([{ name: "say", arguments: '{"text":"three"}' }]);
});
