/**
 * P15: an error costs the call it is in. With one call of a message spoilt, all others are what they were; and on
 * well-formed input leniency does nothing.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Block, blockSetting, blocksOf, story } from "../support/blocks.js";
import { runsToTheEnd } from "../support/closers.js";
import { damaged } from "../support/damage.js";
import { callsOf, print, read } from "../support/reading.js";
import { runs } from "../support/settings.js";
import { NO_JUNK } from "../support/stated.js";
import { type Property, rows } from "../support/subjects.js";
import { cleanExamples, wholeExamples } from "../support/well-formed.js";

export const p15: Property = (subjects) => {
	const calling = subjects.filter((subject) => blocksOf(subject).length > 0);
	describe.each(rows(calling))("P15 error locality: %s", (_name, subject) => {
		const { format } = subject;
		// an end of the message in a string is one in the text as soon as the call is none
		const blocks = blocksOf(subject).filter(
			({ text }) => !format.ends.some((end) => text.includes(end)),
		);
		// what is spoilt may become a parameter that takes all the rest
		const takesAll = runsToTheEnd(format);
		const some = fc.array(fc.constantFrom(...blocks), { maxLength: 2 });
		const spoilt = fc.tuple(fc.constantFrom(...blocks), fc.boolean()).chain(([block, strict]) => {
			const setting = blockSetting(subject, strict);
			return damaged(subject, block, setting).map((damage) => ({ block, setting, damage }));
		});

		/**
		 * The calls without their places and ids (an id may hold the call's number), and without their repairs: what is left of
		 * a spoilt section may be markup of the next one.
		 */
		const said = (text: string, setting: ReturnType<typeof blockSetting>): string[] =>
			callsOf(read(format, [text], setting)).map(({ name, arguments: given, status }) => {
				const usable = status === "complete" || status === "repaired";
				return `${name} ${given} ${usable ? "usable" : status}`;
			});

		/** The texts without their white space. */
		const spoken = (text: string, setting: ReturnType<typeof blockSetting>): string =>
			read(format, [text], setting)
				.items.map((item) => (item.type === "call" ? "" : item.text.replace(/\s+/g, "")))
				.join("");

		test("the calls beside a spoilt one are what they were", () => {
			fc.assert(
				fc.property(
					some,
					spoilt,
					some,
					fc.constantFrom("", "\n", "\n\n", " and then "),
					(before, { block, setting, damage }, after, between) => {
						const text = (blocks: readonly Block[]): string[] => blocks.map((one) => one.text);
						const spoiltOne = (one: string): string =>
							[...text(before), one, ...text(after)].join(between);
						const alone = (blocks: readonly Block[]): string[] =>
							blocks.flatMap((one) => said(one.text, setting));
						const [first, last] = [alone(before), alone(after)];
						// only calls that the format can put in a row so
						fc.pre(
							said(spoiltOne(block.text), setting).join() ===
								[...first, ...alone([block]), ...last].join(),
						);
						const row = [...before, block, ...after].map((one) => spoken(one.text, setting));
						// and whose markup is not text there
						fc.pre(
							spoken(spoiltOne(block.text), setting) === row.join(between.replace(/\s+/g, "")),
						);
						const message = spoiltOne(damage.text);
						const calls = said(message, setting);
						const where = `${damage.how} in ${JSON.stringify(message)}`;
						expect(calls.slice(0, first.length), `before ${where}`).toEqual(first);
						if (takesAll) return;
						const behind = calls.slice(first.length);
						expect(
							behind.slice(Math.max(0, behind.length - last.length)),
							`behind ${where}`,
						).toEqual(last);
						expect(behind.length).toBeLessThanOrEqual(block.count + last.length);
					},
				),
				runs(800),
			);
		});

		const stated = NO_JUNK[format.name];
		if (stated !== undefined)
			test(`as stated: ${stated.reason}`, () => {
				const [text, calls] = stated.example;
				if (stated.by === "put") expect(text).toContain(stated.junk);
				expect(said(text, { options: {}, finish: "stop" })).toEqual(calls);
			});

		test("leniency changes nothing of what is well-formed", () => {
			// Stated limit: a lenient rule outside of calls (an echo, a close alone) leaves no trace, and costs text at most.
			const whole = new Set(wholeExamples(subject).map(({ title }) => title));
			for (const { title, input, setting, reading } of cleanExamples(subject)) {
				// strict mode withholds calls of tools that are not declared
				const called = callsOf(reading).map(({ name }) => ({ name }));
				const tools = [...(setting.options.tools ?? []), ...called];
				const strict = { ...setting, options: { ...setting.options, tools, strict: true } };
				const got = read(format, [input], strict);
				expect(callsOf(got), title).toEqual(callsOf(reading));
				if (whole.has(title)) expect(print(got)).toBe(print(reading));
			}
			fc.assert(
				fc.property(
					fc.array(fc.constantFrom(...blocksOf(subject)), { maxLength: 4 }),
					fc.constantFrom("", "\n", " so "),
					(parts, between) => {
						const text = parts.map((part) => part.text).join(between);
						expect(story(subject, text, blockSetting(subject, false))).toEqual(
							story(subject, text, blockSetting(subject, true)),
						);
					},
				),
				runs(100),
			);
		});
	});
};
