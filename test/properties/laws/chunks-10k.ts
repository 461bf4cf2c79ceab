/**
 * Ten thousand texts for each format (in a deep run), whole, in chunks of three and of one: one result. A plain loop with a fixed seed, because
 * the machinery of a property would take longer than the parsing.
 */
import { describe, expect, test } from "vitest";
import { every } from "../support/chunks.js";
import { looseText } from "../support/fragments.js";
import { pick, type Random, seeded } from "../support/random.js";
import { print, read } from "../support/reading.js";
import { allTools, everyMode, REASONS, type Setting, scaled } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";

const TEXTS = 10_000;

/** Every mode with and without tools, made once: the parser resolves options for each object. */
function settingsOf(subject: Subject): readonly Setting[] {
	const tools = allTools(subject);
	return everyMode(subject)
		.flatMap((options) => [options, { ...options, tools }])
		.flatMap((options) => REASONS.slice(0, 2).map((finish) => ({ options, finish })));
}

/** From 20 to 200 characters, more often few. */
function lengthOf(random: Random): number {
	return 20 + Math.min(random(181), random(181));
}

export const chunks10k: Property = (subjects) => {
	describe.each(rows(subjects))("10,000 texts: %s", (name, subject) => {
		test("chunks of one, of three and the whole agree", () => {
			const settings = settingsOf(subject);
			const random = seeded([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
			let calls = 0;
			for (let round = 0; round < scaled(TEXTS); round++) {
				const setting = pick(random, settings);
				const text = looseText(subject, random, lengthOf(random));
				const whole = read(subject.format, [text], setting);
				const printed = print(whole);
				for (const size of [1, 3]) {
					const other = read(subject.format, every(text, size), setting);
					if (print(other) !== printed)
						expect(other, `chunks of ${size}: ${JSON.stringify({ text, setting })}`).toEqual(whole);
				}
				if (whole.items.some(({ type }) => type === "call")) calls++;
			}
			// texts in which nothing is ever read would prove nothing
			if (subject.format.units.length > 0)
				expect(calls).toBeGreaterThan(Math.floor(scaled(TEXTS) / 1000));
		});
	});
};
