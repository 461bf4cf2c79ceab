/**
 * P12: the digits of numbers survive: any lexeme of JSON, however long, is reproduced character by character, from JSON bodies
 * and from tags; a declared string keeps its signs and leading zeros. No digit leaves that a later one could change.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { every } from "../support/chunks.js";
import { callsOf, read, unfinished } from "../support/reading.js";
import { runs } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";
import { lexeme } from "../support/values.js";
import { argumentSlots, declared, stringSlots } from "../support/well-formed.js";

export const p12: Property = (subjects) => {
	const withJson = subjects.filter((subject) => argumentSlots(subject).length > 0);
	const tagged = subjects.filter((subject) => stringSlots(subject).length > 0);

	describe.each(rows(withJson))("P12 number lexemes: %s", (_name, subject) => {
		test("in JSON arguments", () => {
			fc.assert(
				fc.property(
					fc.constantFrom(...argumentSlots(subject)),
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

	describe.each(rows(tagged))("P12 number lexemes: %s", (_name, subject) => {
		const slots = fc.constantFrom(...stringSlots(subject));

		test("in the tags of a declared number", () => {
			fc.assert(
				fc.property(
					slots,
					lexeme,
					fc.constantFrom("", " ", "\t "),
					fc.integer({ min: 1, max: 9 }),
					(slot, number, space, size) => {
						const setting = declared(slot.whole.setting, slot.call.name, slot.key, {
							type: "number",
						});
						const chunks = every(slot.before + space + number + space + slot.after, size);
						const { arguments: got } =
							callsOf(read(subject.format, chunks, setting))[slot.call.index] ?? {};
						// beyond what a number can be, the raw text is kept, as a string (P11)
						const value = Number.isFinite(Number(number))
							? number
							: JSON.stringify(space + number + space);
						expect(got).toContain(`${JSON.stringify(slot.key)}:${value}`);
					},
				),
				runs(200),
			);
		});

		test("no digit leaves that a later one could change", () => {
			fc.assert(
				fc.property(slots, lexeme, lexeme, (slot, one, other) => {
					const setting = declared(slot.whole.setting, slot.call.name, slot.key, {
						type: "number",
					});
					const full = callsOf(
						read(subject.format, [slot.before + one + other + slot.after], setting),
					);
					const part = callsOf(unfinished(subject.format, [slot.before + one], setting));
					const [before, after] = [
						part[slot.call.index]?.arguments,
						full[slot.call.index]?.arguments,
					];
					expect(after?.startsWith(before ?? "")).toBe(true);
				}),
				runs(200),
			);
		});

		test("in the tags of a declared string", () => {
			const digits = fc.tuple(
				fc.constantFrom("", "+", "-", "00", "0x", " "),
				lexeme,
				fc.constantFrom("", ".", " "),
			);
			fc.assert(
				fc.property(slots, digits, fc.integer({ min: 1, max: 9 }), (slot, parts, size) => {
					const text = parts.join("");
					const chunks = every(slot.before + text + slot.after, size);
					const { arguments: got } =
						callsOf(read(subject.format, chunks, slot.setting))[slot.call.index] ?? {};
					const value = (JSON.parse(got ?? "{}") as Record<string, unknown>)[slot.key];
					expect(value).toBe(text);
				}),
				runs(200),
			);
		});
	});
};
