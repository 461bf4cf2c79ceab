/**
 * P18: `tool_calls` is reported if and only if a complete or repaired call was delivered and the generation ended normally;
 * every other reason of the engine stays what it is.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ALONE } from "../support/readers.js";
import { messageOf } from "../support/reading.js";
import { REASONS } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";

export const p18: Property = (subjects, reader = ALONE) => {
	describe.each(rows(subjects))(`P18 finish reason${reader.title}: %s`, (_name, subject) => {
		test("of any text, the same streamed and whole", () => {
			fc.assert(
				fc.property(
					reader.text(subject),
					reader.setting(subject),
					fc.constantFrom("auto", "none", "required"),
					(text, { options }, toolChoice) => {
						for (const reason of REASONS) {
							const setting = { options: { ...options, toolChoice }, finish: reason };
							const message = reader.message(subject.format, text, setting);
							const delivered = message.toolCalls.some(({ status }) => status !== "incomplete");
							expect(message.finishReason).toBe(
								reason === "stop" && delivered ? "tool_calls" : reason,
							);
							const streamed = messageOf(subject.format, text.split(""), setting);
							expect(streamed.finishReason).toBe(message.finishReason);
						}
					},
				),
				reader.runs(150),
			);
		});

		test("an engine that says `tool_calls` itself does not make a call", () => {
			const setting = reader.as({ options: { tools: [{ name: "f" }] }, finish: "tool_calls" });
			const message = reader.message(subject.format, "No call.", setting);
			expect(message.toolCalls).toEqual([]);
			expect(message.finishReason).not.toBe("tool_calls");
		});
	});
};
