/**
 * P18: `tool_calls` is reported if and only if a complete or repaired call was delivered and the generation ended normally;
 * every other reason of the engine stays what it is.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createParser, parse } from "../../../src/runtime/index.js";
import { anyText } from "../support/fragments.js";
import { anySetting, REASONS, runs } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";

export const p18: Property = (subjects) => {
	describe.each(rows(subjects))("P18 finish reason: %s", (_name, subject) => {
		test("of any text, the same streamed and whole", () => {
			fc.assert(
				fc.property(
					anyText(subject),
					anySetting(subject),
					fc.constantFrom("auto", "none", "required"),
					(text, { options }, toolChoice) => {
						for (const reason of REASONS) {
							const message = parse(subject.format, text, {
								...options,
								toolChoice,
								finishReason: reason,
							});
							const delivered = message.toolCalls.some(({ status }) => status !== "incomplete");
							expect(message.finishReason).toBe(
								reason === "stop" && delivered ? "tool_calls" : reason,
							);
							const parser = createParser(subject.format, {
								...options,
								toolChoice,
								collect: true,
							});
							for (const character of text.split("")) parser.feed(character);
							parser.finish(reason);
							expect(parser.message?.finishReason).toBe(message.finishReason);
						}
					},
				),
				runs(150),
			);
		});

		test("an engine that says `tool_calls` itself does not make a call", () => {
			const message = parse(subject.format, "No call.", { finishReason: "tool_calls" });
			expect(message.toolCalls).toEqual([]);
			expect(message.finishReason).not.toBe("tool_calls");
		});
	});
};
