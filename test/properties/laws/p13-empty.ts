/**
 * P13: nothing, empty and null are three things. A call without arguments gives `{}` once, streamed and whole; an empty
 * string is an empty string; null is null; and a call without arguments does not end the message.
 */
import { describe, expect, test } from "vitest";
import { callsOf, eventsOf, read, textOf } from "../support/reading.js";
import type { Setting } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { argumentSlots, declared, stringSlots, wholeExamples } from "../support/well-formed.js";

/** The arguments of one call, the same whole and streamed. */
function argumentsOf(
	{ format }: Subject,
	text: string,
	setting: Setting,
	index: number,
): string | undefined {
	const [whole, streamed] = [[text], text.split("")].map(
		(chunks) => callsOf(read(format, chunks, setting))[index]?.arguments,
	);
	expect(streamed).toBe(whole);
	return whole;
}

export const p13: Property = (subjects) => {
	const calling = subjects.filter((subject) =>
		wholeExamples(subject).some(({ reading }) => callsOf(reading).length > 0),
	);
	describe.each(rows(calling))("P13 empty, null and absent: %s", (_name, subject) => {
		test("no arguments are `{}`, in one piece", () => {
			let seen = 0;
			for (const { input, setting, reading } of wholeExamples(subject)) {
				for (const call of callsOf(reading)) {
					if (call.arguments !== "{}") continue;
					seen++;
					for (const chunks of [[input], input.split("")]) {
						const events = eventsOf(subject.format, chunks, setting);
						const deltas = events.flatMap((event) =>
							event.type === "call-arguments" && event.index === call.index ? [event.delta] : [],
						);
						expect(deltas.join("")).toBe("{}");
					}
				}
			}
			expect(
				seen + argumentSlots(subject).length,
				"an example has a call without arguments",
			).toBeGreaterThan(0);
		});

		test("JSON arguments: absent, empty and null differ", () => {
			for (const slot of argumentSlots(subject)) {
				for (const json of [
					"{}",
					'{"a":""}',
					'{"a":null}',
					'{"a":{}}',
					'{"a":[]}',
					'{"":""}',
					"{ }",
				]) {
					const text = slot.before + json + slot.after;
					expect(argumentsOf(subject, text, slot.whole.setting, slot.call.index)).toBe(json);
				}
				// no object, and yet no arguments: SEMANTICS, section 3
				const text = `${slot.before}null${slot.after}`;
				expect(argumentsOf(subject, text, slot.whole.setting, slot.call.index)).toBe("{}");
			}
		});

		test("parameters in tags: an empty string, the word null and a null differ", () => {
			for (const slot of stringSlots(subject)) {
				const member = (text: string, type: string | readonly string[]): unknown => {
					const setting = declared(slot.whole.setting, slot.call.name, slot.key, { type });
					const json = argumentsOf(
						subject,
						slot.before + text + slot.after,
						setting,
						slot.call.index,
					);
					return (JSON.parse(json ?? "{}") as Record<string, unknown>)[slot.key];
				};
				expect(member("", "string")).toBe("");
				expect(member("null", "string")).toBe("null");
				expect(member("null", ["integer", "null"])).toBe(null);
				expect(member("None", "string")).toBe("None");
			}
		});

		test("a call without arguments does not end the message", () => {
			for (const slot of argumentSlots(subject)) {
				const text = `${slot.before}{}${slot.after}`;
				const { reading } = slot.whole;
				const got = read(subject.format, [text], slot.whole.setting);
				expect(callsOf(got).length).toBe(callsOf(reading).length);
				expect(textOf(got, "content")).toBe(textOf(reading, "content"));
			}
		});
	});
};
