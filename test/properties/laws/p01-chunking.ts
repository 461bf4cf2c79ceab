/**
 * P1: how a text is cut into chunks does not matter: whole, every single cut, character by character, random cuts with
 * empty chunks. All that `fold` keeps is compared: texts, calls, their order and places, ids, statuses, notices.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createParser } from "../../../src/runtime/index.js";
import { anyPlaces, cutAtFractions, every } from "../support/chunks.js";
import { anyText } from "../support/fragments.js";
import { insideExamples } from "../support/long-texts.js";
import { print, read } from "../support/reading.js";
import { allTools, anySetting, runs, type Setting } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { Told } from "../support/told.js";

/** Characters of a text that repeats itself. */
const REPEATED = 300;

/** Fails with both readings and the chunks that made the difference. */
export function expectSame(
	{ format }: Subject,
	text: string,
	setting: Setting,
	ways: Iterable<readonly string[]>,
): void {
	const whole = read(format, [text], setting);
	const printed = print(whole);
	for (const chunks of ways) {
		const other = read(format, chunks, setting);
		if (print(other) !== printed)
			expect(other, `fed as ${JSON.stringify(chunks)}, finish ${setting.finish}`).toEqual(whole);
	}
}

export function* singleCuts(text: string): Generator<readonly string[]> {
	for (let at = 1; at < text.length; at++) yield [text.slice(0, at), text.slice(at)];
}

export const p01: Property = (subjects) => {
	describe.each(rows(subjects))("P1 chunking: %s", (_name, subject) => {
		const any = fc.tuple(anyText(subject), anySetting(subject));
		test("every single cut, and character by character", () => {
			fc.assert(
				fc.property(any, ([text, setting]) => {
					expectSame(subject, text, setting, singleCuts(text));
					expectSame(subject, text, setting, [text.split("")]);
				}),
				runs(120),
			);
		});
		test("random cuts, with empty chunks", () => {
			fc.assert(
				fc.property(any, fc.array(anyPlaces, { maxLength: 4 }), ([text, setting], cuts) => {
					expectSame(
						subject,
						text,
						setting,
						cuts.flatMap((places) => {
							const chunks = cutAtFractions(text, places);
							return [chunks, ["", ...chunks.flatMap((chunk) => [chunk, ""])]];
						}),
					);
				}),
				runs(300),
			);
		});
		test("a part of an example, and then a text again and again", () => {
			for (const { begin, unit, end } of insideExamples(subject, 200)) {
				const text = begin + unit.repeat(Math.ceil(REPEATED / unit.length)) + end;
				const ways = [1, 7, 64].map((size) => every(text, size));
				for (const finish of ["stop", "length"])
					expectSame(subject, text, { options: { tools: allTools(subject) }, finish }, ways);
			}
		});
		test("a sink is told what feed and finish return without one", () => {
			fc.assert(
				fc.property(any, anyPlaces, fc.boolean(), ([text, setting], places, markup) => {
					const options = { ...setting.options, markup, generateId: nextId };
					const sink = new Told();
					const returning = createParser(subject.format, options);
					const telling = createParser(subject.format, { ...options, sink });
					for (const chunk of cutAtFractions(text, places)) {
						const begun = sink.events.length;
						const events = returning.feed(chunk);
						expect(telling.feed(chunk)).toEqual([]);
						expect(sink.events.slice(begun)).toEqual(events);
					}
					const begun = sink.events.length;
					const events = returning.finish(setting.finish);
					expect(telling.finish(setting.finish)).toEqual([]);
					expect(sink.events.slice(begun)).toEqual(events);
				}),
				runs(60),
			);
		});
	});
};

function nextId({ index }: { readonly index: number }): string {
	return `id-${index}`;
}
