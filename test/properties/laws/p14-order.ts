/**
 * P14: k calls come out as k calls in their order, with nothing, white space or prose between them, in one section or in
 * many, and the text before, between and after them keeps its place. White space beside a call may be its layout.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Block, blockSetting, blocksOf, sameStory, story } from "../support/blocks.js";
import { runs, type Setting } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";

/** Prose that opens nothing in any format. */
const BETWEEN: readonly string[] = ["", "", "\n", "\n\n", " ", "\nand then\n", " Also: ", ".\n"];

/** What the parts say one after the other, texts that meet as one. */
function joined(
	subject: Subject,
	parts: readonly (string | Block)[],
	setting: Setting,
): readonly string[] {
	const lines: string[] = [];
	for (const part of parts) {
		const more =
			typeof part === "string"
				? part.trim() === ""
					? []
					: [`text ${part.replace(/\s+/g, "")}`]
				: story(subject, part.text, setting);
		for (const line of more) {
			const last = lines[lines.length - 1];
			if (line.startsWith("text ") && last?.startsWith("text ") === true)
				lines[lines.length - 1] = last + line.slice(5);
			else lines.push(line);
		}
	}
	return lines;
}

export const p14: Property = (subjects) => {
	const calling = subjects.filter((subject) => blocksOf(subject).length > 0);
	describe.each(rows(calling))("P14 multiplicity and order: %s", (_name, subject) => {
		const between = fc.constantFrom(...BETWEEN);
		const block = fc.constantFrom(...blocksOf(subject));

		test("calls in a row", () => {
			fc.assert(
				fc.property(
					fc.array(fc.tuple(between, block), { minLength: 1, maxLength: 5 }),
					between,
					fc.boolean(),
					(pairs, end, strict) => {
						const setting = blockSetting(subject, strict);
						const parts = [...pairs.flat(), end];
						const text = parts
							.map((part) => (typeof part === "string" ? part : part.text))
							.join("");
						expect(story(subject, text, setting)).toEqual(joined(subject, parts, setting));
						expect(sameStory(subject, text, setting)).toBe(true);
					},
				),
				runs(250),
			);
		});

		test("a hundred calls in a row", () => {
			const setting = blockSetting(subject, false);
			for (const one of blocksOf(subject)) {
				const once = story(subject, one.text, setting);
				const many = story(subject, `${one.text}\n`.repeat(100), setting);
				expect(many).toEqual(Array.from({ length: 100 }, () => once).flat());
			}
		});
	});
};
