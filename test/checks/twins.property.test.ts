/** The search for twins against the definition: all readings of all short texts, by backtracking. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Conflicts } from "../../src/compiler/analyse/conflicts.js";
import { createContext } from "../../src/compiler/analyse/context.js";
import { type Header, header, loses, OPENING, print, readings, SHORT } from "./headers.js";
import { grammarOf } from "./table.js";

const RUNS = 400;

function ambiguous(part: Header, text: string): boolean {
	const all = readings(part, text);
	return all.some((one, i) =>
		all
			.slice(i + 1)
			.some(
				(other) =>
					one.bound.join() !== other.bound.join() && !loses(one, other) && !loses(other, one),
			),
	);
}

function conflictsOf(part: Header): Conflicts {
	const call = `"${OPENING}" (${print(part)}) "(" arguments ")"`;
	return createContext(grammarOf(`message = (call / content)*\ncall = ${call}`)).conflicts;
}

let withTwins = 0;

test("twins are found where there are some, and what is shown as one text with two readings is one", () => {
	fc.assert(
		fc.property(header, (part) => {
			const { forks, classes } = conflictsOf(part);
			const shown = [...forks, ...classes].map(({ text }) =>
				text.slice(OPENING.length, text.indexOf("(")),
			);
			for (const text of shown) {
				expect([print(part), text, ambiguous(part, text)]).toEqual([print(part), text, true]);
			}
			const example = SHORT.find((text) => ambiguous(part, text));
			if (example === undefined) return;
			withTwins++;
			expect([print(part), example, shown.length > 0]).toEqual([print(part), example, true]);
		}),
		{ numRuns: RUNS },
	);
	// both kinds of headers are there in numbers
	expect(withTwins).toBeGreaterThan(RUNS / 10);
	expect(withTwins).toBeLessThan((RUNS * 9) / 10);
});
