/**
 * P10: in a format with tags a declared string is the raw text between its tags, less the one newline on each side that
 * the template adds: not trimmed, no entity decoded, no quote taken off or put on.
 *
 * What such a format cannot say is left out, and only that: a text with a tag in it that may end the value, white space at an end
 * where the layout has some, and what the list of other things says (support/stated.ts).
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limitSentence, type StatedLimit } from "../../../src/compiler/index.js";
import { anyPlaces, cutAtFractions } from "../support/chunks.js";
import { endings, limitsOf, mayStand } from "../support/limits.js";
import { takesText, textPlaces } from "../support/places.js";
import { besideMarks, callsOf, type Reading, read } from "../support/reading.js";
import { edgesOf } from "../support/sayable.js";
import { runs, sharedOut } from "../support/settings.js";
import { OTHERS } from "../support/stated.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { markerString } from "../support/values.js";
import {
	type Slot,
	type StringSlot,
	wholeExamples,
	withArguments,
} from "../support/well-formed.js";

/** Texts that other parsers have trimmed, decoded, unquoted or converted. */
const TELLING: readonly string[] = [
	"",
	" ",
	"\n",
	"\n\n",
	"  x  ",
	"\tx\n",
	'"x"',
	"'x'",
	"x &amp; y",
	"&lt;b&gt;",
	"null",
	"None",
	"True",
	"007",
	"1e5",
	'{"a": 1}',
	'x = {"a": [1]}',
	"it's",
	"a\\nb",
	"x\\",
	"x < y > z",
	"a\r\nb",
	"```x```",
	"東京 🙂",
];

/** Reads the message with `text` in the slot, and expects it as the value, and nothing else to change. */
export function expectVerbatim(
	subject: Subject,
	slot: StringSlot,
	text: string,
	strict: boolean,
	places: readonly number[],
): void {
	const [from, to] = [slot.before.length, slot.whole.input.length - slot.after.length];
	const old = JSON.stringify(slot.whole.input.slice(from, to));
	const setting = { ...slot.setting, options: { ...slot.setting.options, strict } };
	const input = slot.before + text + slot.after;
	const wanted = withArguments(
		slot,
		text,
		slot.call.arguments.replace(old, () => JSON.stringify(text)),
	);
	const whole = read(subject.format, [input], setting);
	// where the value is empty, the call may commit before or behind the one newline
	expect(committed(whole), input).toEqual(committed(wanted));
	const cut = read(subject.format, cutAtFractions(input, places), setting);
	expect(cut, `${input}, cut`).toEqual(whole);
}

function committed(reading: Reading): unknown {
	const items = reading.items.map((item) => (item.type === "call" ? { ...item, commit: 0 } : item));
	return { items, notices: besideMarks(reading).notices };
}

/** Terminators that some example has as data: the format can say them where no structure follows. */
function quotedClosers(subject: Subject, strict: boolean): readonly string[] {
	// arguments that stand in the text as they are given are JSON, and their strings have quotes
	const values = wholeExamples(subject).flatMap(({ input, reading }) =>
		callsOf(reading).flatMap(({ arguments: given }) => (input.includes(given) ? [] : given)),
	);
	const closers = edgesOf(subject.format, strict).closes.flatMap(({ text }) => text ?? []);
	const quoted = (closer: string): boolean =>
		values.some((value) => value.includes(JSON.stringify(closer).slice(1, -1)));
	return closers.some(quoted) ? [...new Set(closers)] : [];
}

/** Lists of texts: of each the limit says that one is not held, by one place at least. */
function beyond(limit: StatedLimit, slots: readonly Slot[]): readonly (readonly string[])[] {
	if (limit.kind === "ends-at")
		return limit.closes.map((close) => endings(close, slots).map((end) => `a${end}b`));
	if (limit.kind === "next-call")
		return [slots.map(({ before, call }) => `a${before.slice(call.start)}b`)];
	if (limit.kind !== "layout") return [];
	const space = (layout: "line" | "space"): string => (layout === "line" ? "\n" : " ");
	return [
		...(limit.front === "" ? [] : [[`${space(limit.front)}a`]]),
		...(limit.back === "" ? [] : [[`a${space(limit.back)}`]]),
	];
}

/** Texts that come near to it, and that every place holds: a close alone, where more is needed to end the text. */
function within(limit: StatedLimit): readonly string[] {
	if (limit.kind !== "ends-at") return [];
	return limit.closes.flatMap(({ text, before, other }) =>
		before.length === 0 || other ? [] : [`a${text}x`, `a${text} xb`],
	);
}

/** The argument that the message has with the text in the place; null: no whole call has it. */
function valueAt({ format }: Subject, slot: StringSlot, text: string): unknown {
	const { options, finish } = slot.setting;
	const setting = { options: { ...options, strict: true }, finish };
	const call = callsOf(read(format, [slot.before + text + slot.after], setting))[slot.call.index];
	const old = JSON.stringify(
		slot.whole.input.slice(slot.before.length, slot.whole.input.length - slot.after.length),
	);
	const wanted = slot.call.arguments.replace(old, () => JSON.stringify(text));
	return call?.status === "complete" && call.arguments === wanted ? text : null;
}

export const p10: Property = (subjects) => {
	const tagged = subjects.filter(takesText);
	if (tagged.length === 0) return;
	describe.each(rows(tagged))("P10 verbatim strings: %s", (_name, subject) => {
		const slots = textPlaces(subject);

		test("the writer shows places of open text, and they can say most texts", () => {
			expect(slots.length).toBeGreaterThan(0);
			for (const strict of [true, false])
				for (const slot of slots) {
					const said = TELLING.filter((text) => mayStand(subject, slot, text, strict));
					expect(said.length, slot.whole.input).toBeGreaterThan(TELLING.length / 3);
				}
		});

		const others = OTHERS[subject.format.name] ?? [];
		if (others.length > 0)
			test("a text that begins as something else, as stated", () => {
				for (const { example, reason } of others)
					for (const { before, after, setting, call } of slots.slice(0, 1)) {
						const got = callsOf(read(subject.format, [before + example[0] + after], setting));
						const { arguments: given, status } = got[call.index] ?? {};
						expect(status === "complete" ? given : null, reason).toBe(example[1]);
					}
			});

		test("texts that are often changed", () => {
			for (const strict of [true, false])
				for (const [turn, slot] of slots.entries())
					for (const text of sharedOut(subject, TELLING, 4, turn + (strict ? 2 : 0)))
						if (mayStand(subject, slot, text, strict))
							expectVerbatim(subject, slot, text, strict, [0.5]);
		});

		test("any text that the layout can say", () => {
			const letters = fc.string({ unit: "grapheme", maxLength: 10 });
			fc.assert(
				fc.property(
					fc.constantFrom(...slots),
					fc.oneof(markerString(subject), letters),
					fc.boolean(),
					anyPlaces,
					(slot, text, strict, places) => {
						fc.pre(mayStand(subject, slot, text, strict));
						expectVerbatim(subject, slot, text, strict, places);
					},
				),
				runs(500),
			);
		});

		for (const limit of limitsOf(subject.format)) {
			const ends = limit.kind === "next-call" || limit.kind === "layout";
			if (ends || (limit.kind === "ends-at" && limit.field === "value"))
				test(`as stated: ${limitSentence(limit)}`, () => {
					for (const texts of beyond(limit, slots)) {
						const lost = texts.some((text) =>
							slots.some((slot) => valueAt(subject, slot, text) !== text),
						);
						expect(lost, `a place does not hold one of ${texts.join(" | ")}`).toBe(true);
					}
					for (const text of within(limit))
						for (const slot of slots) expectVerbatim(subject, slot, text, true, [0.5]);
				});
		}

		for (const strict of [true, false]) {
			const closers = quotedClosers(subject, strict);
			if (closers.length === 0) continue;
			test(`closing tags in a line, with a letter on both sides, are data, strict: ${strict}`, () => {
				const word = fc.constantFrom("a", "b c", "<", "ø");
				fc.assert(
					fc.property(
						fc.constantFrom(...slots),
						fc.array(fc.tuple(word, fc.constantFrom(...closers)), { minLength: 1, maxLength: 4 }),
						anyPlaces,
						(slot, parts, places) => {
							const text = `${parts.map(([letter, closer]) => letter + closer).join("x")}x`;
							expectVerbatim(subject, slot, text, strict, places);
						},
					),
					runs(200),
				);
			});
		}
	});
};
