/**
 * P10: in a format with tags a declared string is the raw text between its tags, less the one newline on each side that
 * the template adds: not trimmed, no entity decoded, no quote taken off or put on.
 *
 * What such a format cannot say is left out, and only that: a text with a tag in it that may end the value; at its
 * end a carriage return, which would make the frame's newline a CR LF; and where the layout has no frame, a newline at either end.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyPlaces, cutAtFractions } from "../support/chunks.js";
import { closersOf } from "../support/closers.js";
import { read } from "../support/reading.js";
import { runs } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { markerString } from "../support/values.js";
import { type StringSlot, stringSlots, withArguments } from "../support/well-formed.js";

/** Reads the message with `text` in the slot, and expects it as the value, and nothing else to change. */
export function expectVerbatim(
	subject: Subject,
	slot: StringSlot,
	text: string,
	strict: boolean,
	places: readonly number[],
): void {
	const given = JSON.parse(slot.call.arguments) as Record<string, unknown>;
	const setting = { ...slot.setting, options: { ...slot.setting.options, strict } };
	const input = slot.before + text + slot.after;
	const wanted = withArguments(slot, text, JSON.stringify({ ...given, [slot.key]: text }));
	expect(read(subject.format, [input], setting)).toEqual(wanted);
	expect(read(subject.format, cutAtFractions(input, places), setting)).toEqual(wanted);
}

/** Whether the layout can say the text. */
export function sayable(slot: StringSlot, text: string, closers: readonly string[]): boolean {
	if (closers.some((closer) => text.includes(closer))) return false;
	if (text.endsWith("\r")) return false;
	return slot.framed || !/^\r?\n|\n$/.test(text);
}

/** Whether some example has a closing tag as data: then the format can say it where no structure follows. */
function quotesClosers(slots: readonly StringSlot[], closers: readonly string[]): boolean {
	return slots.some(({ call }) =>
		closers.some((closer) => call.arguments.includes(JSON.stringify(closer).slice(1, -1))),
	);
}

export const p10: Property = (subjects) => {
	const tagged = subjects.filter((subject) => stringSlots(subject).length > 0);
	if (tagged.length === 0) return;
	describe.each(rows(tagged))("P10 verbatim strings: %s", (_name, subject) => {
		const slots = stringSlots(subject);
		const closers = closersOf(subject.format);
		const letters = fc.string({ unit: "grapheme", maxLength: 10 });

		test("any text that the layout can say", () => {
			const anyString = fc.oneof(
				markerString(subject),
				letters,
				fc.constantFrom("", " ", "\n", "\n\n", "  x  ", '"x"', "&lt;b&gt;"),
			);
			fc.assert(
				fc.property(
					fc.constantFrom(...slots),
					anyString,
					fc.boolean(),
					anyPlaces,
					(slot, text, strict, places) => {
						fc.pre(sayable(slot, text, closers));
						expectVerbatim(subject, slot, text, strict, places);
					},
				),
				runs(500),
			);
		});

		if (!quotesClosers(slots, closers)) return;
		test("closing tags in a line, with a letter on both sides, are data", () => {
			const word = fc.constantFrom("a", "b c", "<", "ø");
			fc.assert(
				fc.property(
					fc.constantFrom(...slots),
					fc.array(fc.tuple(word, fc.constantFrom(...closers)), { minLength: 1, maxLength: 4 }),
					fc.boolean(),
					anyPlaces,
					(slot, parts, strict, places) => {
						const text = `${parts.map(([letter, closer]) => letter + closer).join("x")}x`;
						expectVerbatim(subject, slot, text, strict, places);
					},
				),
				runs(200),
			);
		});
	});
};
