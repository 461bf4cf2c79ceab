/**
 * P4: the arguments of a call that is reported complete or repaired are one object of RFC 8259, with nothing before or
 * behind it. `JSON.parse` reads exactly that language. The same bytes leave in one chunk and in many.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyUnits } from "../support/fragments.js";
import { ALONE } from "../support/readers.js";
import { type CallItem, callsOf, read } from "../support/reading.js";
import { settingOf } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";

export function expectObject(call: CallItem): void {
	const text = call.arguments;
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch (error) {
		throw new Error(`the ${call.status} call of ${call.name} has ${JSON.stringify(text)}`, {
			cause: error,
		});
	}
	if (
		typeof value !== "object" ||
		value === null ||
		Array.isArray(value) ||
		!/^\{[\s\S]*\}$/.test(text)
	)
		expect.fail(`the ${call.status} call of ${call.name} has no object: ${JSON.stringify(text)}`);
}

export const p04: Property = (subjects, reader = ALONE) => {
	describe.each(rows(subjects))(`P4 valid arguments${reader.title}: %s`, (_name, subject) => {
		test("of any text, whole and character by character", () => {
			fc.assert(
				fc.property(
					fc.oneof({ weight: 4, arbitrary: reader.text(subject) }, anyUnits(subject)),
					reader.setting(subject),
					(text, setting) => {
						const whole = callsOf(read(subject.format, [text], setting));
						for (const call of whole) if (call.status !== "incomplete") expectObject(call);
						const streamed = callsOf(read(subject.format, text.split(""), setting));
						expect(streamed.map((call) => call.arguments)).toEqual(
							whole.map((call) => call.arguments),
						);
					},
				),
				reader.runs(800),
			);
		});

		if (reader.chained) return;

		test("of every example; only what is reported as repaired differs in strict mode", () => {
			for (const example of subject.examples) {
				const lenient = callsOf(read(subject.format, [example.input], settingOf(example, false)));
				const strict = callsOf(read(subject.format, [example.input], settingOf(example, true)));
				for (const call of [...lenient, ...strict])
					if (call.status !== "incomplete") expectObject(call);
				expect(
					strict.filter((call) => call.status === "repaired"),
					example.title,
				).toEqual([]);
			}
		});
	});
};
