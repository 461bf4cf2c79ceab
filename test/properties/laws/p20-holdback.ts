/**
 * P20, minimal hold-back. *Held* at a place is the text that the parser would give back if the input ended there: content or
 * reasoning that `finish` emits and `feed` has not. Checked after every character:
 *
 * - bound: outside of calls' bodies no more is held than the format says (`holdback`);
 * - liveness: what is held may still be something else than text: there is a continuation with which its first character is part
 *   of a call or of markup. So text is released by the first character that rules that out. A scalar of a value is
 *   judged at its end: a key that no pattern wants, when its quote closes. The beginning of an `ends` text is read to where it
 *   is none, and what is undecided before it waits for that. While a failed value is counted, an opening is held wherever it
 *   stands, though it counts only where a line begins;
 * - in a call nothing of a string waits: each of its characters leaves when it is fed.
 *
 * A chain holds besides what a fallback may still read as the candidate, and no more than a candidate may have.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_FALLBACKS } from "../../../src/chain/index.js";
import type { ParserEvent } from "../../../src/runtime/events.js";
import { MODES, written } from "../../chain/support.js";
import { thoughtsOf } from "../../chain/texts.js";
import { ANY_TOOLS, checkLive, fallbacksAmong } from "../support/candidates.js";
import { continuations } from "../support/continuations.js";
import { bentExample, fragmentText } from "../support/fragments.js";
import { begunAt, heldAt, withoutDrafts } from "../support/held.js";
import { objectPlaces, textPlaces } from "../support/places.js";
import { ALONE } from "../support/readers.js";
import { parserFor, read } from "../support/reading.js";
import { allTools, runs, type Setting, sharedOut, takes } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import type { Slot } from "../support/well-formed.js";

function isText({ format }: Subject, text: string, place: number, setting: Setting): boolean {
	return read(format, [text], setting).items.some(
		(item) => item.type !== "call" && item.start <= place && place < item.end,
	);
}

/** Whether there is a continuation with which the character at `place` is part of a call or of markup. */
function mayBeMore(subject: Subject, text: string, place: number, given: Setting): boolean {
	const setting = withoutDrafts(given);
	for (const rest of continuations(subject, text)) {
		if (!isText(subject, text + rest, place, setting)) return true;
	}
	return false;
}

/** Whether the text ends with the beginning of an opening, from `from` on, behind a bracket: a failed value may be counted there. */
function mayBeCounted({ format }: Subject, text: string, from: number): boolean {
	const held = text.slice(from);
	const openings = format.openings.map((id) => format.literals[id] ?? "");
	return /[[{(]/.test(text.slice(0, from)) && openings.some((one) => one.startsWith(held));
}

/** The text of the arguments of one call that left with each chunk. */
function deltasOf(
	{ format }: Subject,
	{ call }: Slot,
	chunks: readonly string[],
	setting: Setting,
): string[] {
	const parser = parserFor(format, setting.options);
	const delta = (events: readonly ParserEvent[]): string =>
		events
			.map((event) =>
				event.type === "call-arguments" && event.index === call.index ? event.delta : "",
			)
			.join("");
	return chunks.map((chunk) => delta(parser.feed(chunk)));
}

/** The longest candidate here, in UTF-16 units. */
const CANDIDATE = 64;

function candidatesOf({ options, finish }: Setting): Setting {
	return { options: { ...options, candidateLength: CANDIDATE }, finish };
}

const FALLBACK_MARKERS = DEFAULT_FALLBACKS.flatMap(({ format }) =>
	format.literals.filter((text) => !/[[\](){}"'\d]/.test(text)),
);

export const p20: Property = (subjects, reader = ALONE) => {
	const fallbacks = reader.chained ? fallbacksAmong(subjects) : [];
	describe.each(rows(subjects))(`P20 minimal hold-back${reader.title}: %s`, (_name, subject) => {
		const { format } = subject;

		test("outside of bodies no more is held than the format says", () => {
			const most = reader.chained ? format.holdback + CANDIDATE : format.holdback;
			// no brackets, quotes or digits: no value begins
			const marker = [
				...format.literals,
				...format.ends,
				...(reader.chained ? FALLBACK_MARKERS : []),
			].filter((text) => text.trim().length >= 4);
			const parts = [
				...marker,
				...marker.flatMap((text) => [text.slice(0, -1), text.slice(text.length >> 1)]),
			];
			const word = fc.constantFrom(
				"word",
				"a b",
				"ø",
				".",
				"-",
				" ",
				"\n",
				"\n\n",
				" ".repeat(63),
				"x".repeat(70),
				...parts,
			);
			fc.assert(
				fc.property(fc.array(word, { maxLength: 12 }), reader.setting(subject), (pieces, given) => {
					const text = pieces.join("");
					const setting = reader.chained ? candidatesOf(given) : given;
					for (let at = 1; at <= text.length; at++) {
						const held = heldAt(subject, text.slice(0, at), setting)?.length ?? 0;
						if (held > most)
							expect.fail(
								`${held} characters are held after ${at}, the bound is ${most}: ${JSON.stringify(text)}`,
							);
					}
				}),
				reader.runs(40),
			);
		});

		if (!reader.takes(subject)) return;
		if (reader.chained)
			test("what the chain holds may still become a call", () => {
				const beside = fallbacks.filter((one) => one.format.name !== format.name);
				const candidates = MODES.map((mode) => written(mode, "f", '{"a": 1}'));
				const torn = fc
					.tuple(
						fc.constantFrom(...candidates),
						fc.double({ min: 0, max: 1, noNaN: true }),
						fc.constantFrom("", ...thoughtsOf(subject)),
						fc.constantFrom("", " ", "x"),
					)
					.map(([one, cut, thought, rest]) => {
						return one.slice(0, Math.ceil(cut * one.length)) + thought + rest;
					});
				const text = fc
					.array(
						fc.oneof(
							fragmentText(subject, 3),
							...beside.map((one) => fc.oneof(bentExample(one), fragmentText(one, 4))),
						),
						{ minLength: 1, maxLength: 2 },
					)
					.map((parts) => parts.join("").slice(0, 60));
				const entries = [undefined, ...format.entries.map(({ name }) => name)];
				fc.assert(
					fc.property(fc.oneof(text, torn), fc.constantFrom(...entries), (given, entry) => {
						const from = entry === undefined ? {} : { entry };
						const alone: Setting = {
							options: { ...from, tools: ANY_TOOLS },
							finish: "length",
						};
						checkLive(subject, beside, given, alone, reader.as(alone));
					}),
					reader.runs(60),
				);
			});
		else
			test("what is held may still become something else than text", () => {
				const options = { tools: allTools(subject) };
				const any = fc.oneof(
					{ weight: 2, arbitrary: bentExample(subject) },
					fragmentText(subject, 8),
				);
				const entries = [undefined, ...format.entries.map(({ name }) => name)];
				const isQuoted = format.nodes.some((node) => node.k === "text" && node.quoted);
				// what a string is shows at its end; those of patterns may stand in other quotes
				const patterns = format.nodes.filter((node) => node.k === "pattern");
				const quotes = patterns.length > 0 ? ['"', "'", "`"] : ['"'];
				// a string of Python goes on behind its quote where another one follows
				const isPython = patterns.some(({ pattern }) => pattern.py);
				fc.assert(
					fc.property(any, fc.constantFrom(...entries), (text, entry) => {
						const setting: Setting = {
							options: { ...options, ...(entry === undefined ? {} : { entry }) },
							finish: "length",
						};
						for (let at = 1; at <= Math.min(text.length, 400); at++) {
							const part = text.slice(0, at);
							const held = heldAt(subject, part, setting);
							// half of a surrogate pair waits for the other half (P19), and so does half of an escape
							if (held === null || /[\ud800-\udbff]$/.test(part)) continue;
							if (isQuoted && /(?<!\\)(?:\\\\)*\\(?:u[\da-fA-F]{0,3})?$/.test(part)) continue;
							const till = isPython ? part.trimEnd().length - 2 : at;
							const ends = [at, ...quotes.map((quote) => part.lastIndexOf(quote, till))];
							for (const end of format.ends) ends.push(at - begunAt(part, end));
							// a key without quotes ends with what follows it
							const key = patterns.length > 0 ? /[{,]\s*([\w$-]+)$/.exec(part) : null;
							if (key !== null) ends.push(at - (key[1] ?? "").length);
							const live =
								ends.some(
									(end) =>
										end > held.from && mayBeMore(subject, part.slice(0, end), held.from, setting),
								) ||
								(mayBeCounted(subject, part, held.from) &&
									mayBeMore(subject, `\n${part.slice(held.from)}`, 1, {
										options,
										finish: "length",
									}));
							if (!live)
								expect.fail(
									`held for nothing: ${JSON.stringify(part.slice(held.from))} at the end of ${JSON.stringify(part)}`,
								);
						}
					}),
					runs(25),
				);
			});

		const letters = "Hi ø 東";
		test("the characters of a string in JSON arguments leave one by one", () => {
			for (const slot of sharedOut(subject, objectPlaces(subject), 4)) {
				const before = `${slot.before}{"a": "`;
				const setting = reader.as(slot.whole.setting);
				const deltas = deltasOf(subject, slot, [before, ...letters], setting);
				// with the arguments before the name nothing leaves: there is no call yet
				if (deltas[0] === "") expect(deltas.join("")).toBe("");
				else expect(deltas.slice(1)).toEqual([...letters]);
			}
		});

		test("the characters of a string between tags leave one by one", () => {
			// a blank may be the layout's, and the first word may tell what the text is
			const word = letters.replaceAll(" ", "");
			for (const slot of sharedOut(subject, textPlaces(subject), 4)) {
				const deltas = deltasOf(
					subject,
					slot,
					[`${slot.before}ab cd`, ...word],
					reader.as(slot.setting),
				);
				// the number of items of a list, and so its shape, is known at its end
				if (slot.top) expect(deltas.slice(1)).toEqual([...word]);
			}
		});
	});

	if (reader.chained) return;
	test("P20: a marker that counts only where a line begins is not held inside of one", () => {
		for (const subject of subjects.filter((one) => takes(one, 3))) {
			const options = { tools: allTools(subject) };
			for (const marker of subject.format.literals) {
				for (let length = 1; length <= marker.length; length++) {
					const part = `x ${marker.slice(0, length)}`;
					const held = heldAt(subject, part, { options, finish: "length" });
					if (held === null) continue;
					if (!mayBeMore(subject, part, held.from, { options, finish: "length" }))
						expect.fail(`${subject.format.name}: ${JSON.stringify(part)}`);
				}
			}
		}
	});
};
