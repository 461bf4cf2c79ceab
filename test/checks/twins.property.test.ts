/** The search for twins against the definition: all readings of all short texts, by backtracking. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Conflicts } from "../../src/compiler/analyse/conflicts.js";
import { createContext } from "../../src/compiler/analyse/context.js";
import {
	BEHIND,
	bindTheSame,
	choice,
	condition,
	FAMILIES,
	type Header,
	header,
	loses,
	OPENING,
	print,
	type Reading,
	readings,
	SHORT,
	SPACED,
} from "./headers.js";
import { grammarOf } from "./table.js";

const RUNS = 100;
const PLAIN_RUNS = 400;
/** Where the header begins in its rule. */
const COLUMN = `call = "${OPENING}" (`.length + 1;

function areTwins(one: Reading, other: Reading): boolean {
	return !bindTheSame(one, other) && !loses(one, other) && !loses(other, one);
}

function ambiguous(part: Header, text: string): boolean {
	const all = readings(part, text);
	return all.some((one, i) => all.slice(i + 1).some((other) => areTwins(one, other)));
}

function conflictsOf(part: Header): Conflicts {
	const call = `"${OPENING}" (${print(part)}) "${BEHIND}" arguments ")"`;
	return createContext(grammarOf(`message = (call / content)*\ncall = ${call}`)).conflicts;
}

test.each(Object.entries(FAMILIES))(
	"%s: twins are found where there are some, and what is shown as one text with two readings is one",
	(family, headers) => {
		const texts = family === "white space" ? SPACED : SHORT;
		let tried = 0;
		let withTwins = 0;
		fc.assert(
			fc.property(headers, (part) => {
				tried++;
				const { forks, classes } = conflictsOf(part);
				const shown = [...forks, ...classes].map(({ text }) =>
					text.slice(OPENING.length, text.indexOf(BEHIND)),
				);
				for (const text of shown) {
					expect([print(part), text, ambiguous(part, text)]).toEqual([print(part), text, true]);
				}
				const example = texts.find((text) => ambiguous(part, text));
				if (example === undefined) return;
				withTwins++;
				expect([print(part), example, shown.length > 0]).toEqual([print(part), example, true]);
			}),
			{ numRuns: family === "plain" ? PLAIN_RUNS : RUNS },
		);
		// both kinds of headers are there in numbers
		expect(withTwins).toBeGreaterThan(tried / 10);
		expect(withTwins).toBeLessThan((tried * 9) / 10);
	},
);

test("conditions at the beginning of two alternatives part them exactly where both hold for no text", () => {
	let tried = 0;
	let withTwins = 0;
	fc.assert(
		fc.property(condition, header, condition, header, (look, one, beside, other) => {
			tried++;
			const ways = [look, beside].map((first, i): Header => {
				const rest = i === 0 ? one : other;
				return { t: "sequence", parts: [first, rest] };
			});
			const part = choice(...ways);
			const both = (text: string): boolean => {
				const [left, right] = ways.map((way) => readings(way, text));
				return (left ?? []).some((a) => (right ?? []).some((b) => areTwins(a, b)));
			};
			// what is asked for before a place inside of them is not known there
			const start = OPENING.length;
			const shown = conflictsOf(part)
				.forks.filter(
					({ fork, text, twins }) =>
						fork.type === "choice" &&
						text.length - start === twins.text.length &&
						fork.options.length === 2 &&
						fork.at.start.column === COLUMN,
				)
				.map(({ twins }) => twins.text.slice(0, twins.text.indexOf(BEHIND)));
			for (const text of shown)
				expect([print(part), text, both(text)]).toEqual([print(part), text, true]);
			const example = SHORT.find(both);
			if (example === undefined) return;
			withTwins++;
			expect([print(part), example, shown.length]).toEqual([print(part), example, 1]);
		}),
		{ numRuns: PLAIN_RUNS },
	);
	expect(withTwins).toBeGreaterThan(tried / 100);
	expect(withTwins).toBeLessThan(tried / 2);
});
