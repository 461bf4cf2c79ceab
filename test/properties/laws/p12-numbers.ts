/**
 * P12: the digits of numbers survive: any lexeme of JSON, however long, is reproduced character by character, from JSON bodies
 * and from tags; a declared string keeps its signs and leading zeros. No digit leaves that a later one could change.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { every } from "../support/chunks.js";
import { mayStand } from "../support/limits.js";
import {
	numberPlaces,
	objectPlaces,
	takesBareText,
	takesText,
	textPlaces,
} from "../support/places.js";
import { callsOf, read, unfinished } from "../support/reading.js";
import { runs } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";
import { lexeme } from "../support/values.js";
import { declared, type Slot } from "../support/well-formed.js";

/** The arguments that the slot's call had, with another number in the place. */
function given(slot: Slot, number: string): string {
	const { call, whole, before, after } = slot;
	const old = whole.input.slice(before.length, whole.input.length - after.length);
	return call.arguments.replace(old, () => number);
}

export const p12: Property = (subjects) => {
	const calling = subjects.filter((subject) => numberPlaces(subject).length > 0);
	const withJson = subjects.filter((subject) => objectPlaces(subject).length > 0);
	const tagged = subjects.filter(takesText);

	test("P12 number lexemes: every format with calls has a place for numbers", () => {
		const without = subjects.filter(
			(subject) =>
				subject.format.units.length > 0 &&
				!calling.includes(subject) &&
				!withJson.includes(subject),
		);
		expect(without.map(({ format }) => format.name)).toEqual([]);
	});

	if (withJson.length > 0)
		describe.each(rows(withJson))("P12 number lexemes: %s", (_name, subject) => {
			test("in JSON arguments", () => {
				fc.assert(
					fc.property(
						fc.constantFrom(...objectPlaces(subject)),
						lexeme,
						lexeme,
						fc.integer({ min: 1, max: 9 }),
						(slot, one, other, size) => {
							const json = `{"n":${one},"list":[${other}, ${one}]}`;
							const chunks = every(slot.before + json + slot.after, size);
							const { arguments: got } =
								callsOf(read(subject.format, chunks, slot.whole.setting))[slot.call.index] ?? {};
							expect(got).toBe(json);
						},
					),
					runs(150),
				);
			});
		});

	if (calling.length > 0)
		describe.each(rows(calling))("P12 number lexemes: %s", (_name, subject) => {
			const slots = fc.constantFrom(...numberPlaces(subject));

			test("as an argument, whatever stands around it", () => {
				fc.assert(
					fc.property(slots, lexeme, fc.integer({ min: 1, max: 9 }), (slot, number, size) => {
						const chunks = every(slot.before + number + slot.after, size);
						const { arguments: got, status } =
							callsOf(read(subject.format, chunks, slot.whole.setting))[slot.call.index] ?? {};
						expect(status).toBe("complete");
						const wanted = [given(slot, number)];
						// beyond what a number can be, the raw text of a tag is kept, as a string (P11)
						if (takesBareText(subject) && !Number.isFinite(Number(number)))
							wanted.push(given(slot, JSON.stringify(number)));
						expect(wanted).toContain(got);
					}),
					runs(200),
				);
			});

			test("no digit leaves that a later one could change", () => {
				fc.assert(
					fc.property(slots, lexeme, lexeme, ({ before, after, whole, call }, one, other) => {
						const full = callsOf(
							read(subject.format, [before + one + other + after], whole.setting),
						);
						const part = callsOf(unfinished(subject.format, [before + one], whole.setting));
						const [early, late] = [part[call.index]?.arguments, full[call.index]?.arguments];
						expect((late ?? "").startsWith(early ?? "")).toBe(true);
					}),
					runs(200),
				);
			});
		});

	if (tagged.length > 0)
		describe.each(rows(tagged))("P12 number lexemes: %s", (_name, subject) => {
			const places = textPlaces(subject);
			const typed = places.filter((place) => place.typed && place.top);

			if (typed.length > 0)
				test("in the tags of a declared number, white space around it", () => {
					const space = fc.constantFrom("", " ", "\t ");
					fc.assert(
						fc.property(
							fc.constantFrom(...typed),
							lexeme,
							space,
							fc.integer({ min: 1, max: 9 }),
							(slot, number, around, size) => {
								const { name } = slot.call;
								const setting = declared(slot.setting, name, slot.key, { type: "number" });
								const text = around + number + around;
								const chunks = every(slot.before + text + slot.after, size);
								const { arguments: got } =
									callsOf(read(subject.format, chunks, setting))[slot.call.index] ?? {};
								const value = Number.isFinite(Number(number)) ? number : JSON.stringify(text);
								expect(got).toContain(`${JSON.stringify(slot.key)}:${value}`);
							},
						),
						runs(200),
					);
				});

			test("in the tags of a declared string", () => {
				expect(places.length).toBeGreaterThan(0);
				const digits = fc.tuple(
					fc.constantFrom("", "+", "-", "00", "0x", " "),
					lexeme,
					fc.constantFrom("", ".", " "),
				);
				fc.assert(
					fc.property(
						fc.constantFrom(...places),
						digits,
						fc.boolean(),
						fc.integer({ min: 1, max: 9 }),
						(slot, parts, strict, size) => {
							const text = parts.join("");
							fc.pre(mayStand(subject, slot, text, strict));
							const setting = { ...slot.setting, options: { ...slot.setting.options, strict } };
							const chunks = every(slot.before + text + slot.after, size);
							const { arguments: got } =
								callsOf(read(subject.format, chunks, setting))[slot.call.index] ?? {};
							const old = slot.whole.input.slice(
								slot.before.length,
								slot.whole.input.length - slot.after.length,
							);
							const wanted = slot.call.arguments.replace(JSON.stringify(old), () =>
								JSON.stringify(text),
							);
							expect(got).toBe(wanted);
						},
					),
					runs(200),
				);
			});
		});
};
