/** One candidate is the only one only if nothing behind it can be read as a call, whoever reads it. */
import { describe, expect, test } from "vitest";
import { hermes } from "../../src/generated/formats/hermes.js";
import { passthrough } from "../../src/generated/formats/passthrough.js";
import { GOOD, hearAllWays, MODES, OPEN, written } from "./support.js";

const OTHER = '{"days": 4}';

describe.each(MODES)("a candidate of %s", (mode) => {
	const first = written(mode, "weather", GOOD);
	// an object that is the whole message is no candidate where text follows: it has left by then, and is not counted
	test.each(mode === "json" ? (["json", "bracket"] as const) : MODES)(
		"and a second call, of %s, in lines of their own: none runs",
		(other) => {
			for (const between of ["\n", "\n\n", "\nor\n"]) {
				const text = `${first}${between}${written(other, "weather", OTHER)}`;
				for (const format of [passthrough, hermes]) {
					const { message, outcome } = hearAllWays(format, text, OPEN);
					expect(message.toolCalls, text).toEqual([]);
					// some wires are no candidate with text behind them: then there may be none at all
					expect([null, "single"], text).toContain(outcome.closed?.gate ?? null);
				}
			}
		},
	);
	test("and prose behind it that names no call: it runs where it did", () => {
		const alone = hearAllWays(hermes, first, OPEN);
		expect(alone.outcome.mode).toBe(mode);
		if (mode === "json") return;
		const { outcome } = hearAllWays(hermes, `${first}\nDone [1], f(x), {"a": 1}.`, OPEN);
		expect(outcome.mode).toBe(mode);
	});
});

test("the case that was found: two lists, each in its line", () => {
	const text = "[weather(days=1)]\n[weather(days=2)]";
	const { message, outcome } = hearAllWays(hermes, text, OPEN);
	expect(message.toolCalls).toEqual([]);
	expect(outcome).toMatchObject({ mode: "none", candidates: 2, closed: { gate: "single" } });
	expect(outcome.reask).toContain("2 texts can be read as calls");
});
