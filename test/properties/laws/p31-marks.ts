/**
 * P31: markup in values is said. A call that may run, with one of the format's own marks in a string of its arguments, carries
 * a repair or the notice `markup-in-value`; a call without one has no such notice.
 *
 * A mark is a literal of four or more characters of the format, less the white space around it, that is no word, no fence of Markdown, and could not
 * stand between two strings of JSON.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyPlaces, cutAtFractions } from "../support/chunks.js";
import { anyUnits } from "../support/fragments.js";
import { ALONE } from "../support/readers.js";
import { callsOf, type Reading, read } from "../support/reading.js";
import { runs, sharedOut } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { type Said, settingFor, textsOf } from "../support/written.js";

const CODE = "markup-in-value";

export function marksOf({ format }: Subject): readonly string[] {
	const marks = format.literals
		.map((literal) => literal.trim())
		.filter((text) => text.length >= 4)
		.filter((text) => /[^\p{L}\p{N}\s]/u.test(text) && /[^[\]{},:\s\d]/.test(text))
		.filter((text) => !/^`+\w*$/.test(text));
	return [...new Set(marks)];
}

/** The texts of the keys and strings of a value. */
function stringsOf(value: unknown): readonly string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, of]) => [key, ...stringsOf(of)]);
}

/** How many calls of the reading hold a mark and may run. Of a fallback's call the marks are another format's. */
function marked(subject: Subject, reading: Reading, own: boolean): number {
	const marks = marksOf(subject);
	let seen = 0;
	for (const call of callsOf(reading)) {
		if (call.status === "incomplete" || call.status === "open") continue;
		const strings = stringsOf(JSON.parse(call.arguments));
		const holds = strings.some((text) => marks.some((mark) => text.includes(mark)));
		const said = reading.notices.some(
			({ code, start, end }) => code === CODE && start === call.start && end === call.end,
		);
		if (holds && own && call.repairs.length === 0) expect(said, call.arguments).toBe(true);
		// what a key says that repeats is in the text alone
		if (said && own && !/"[^"]*":.*"[^"]*":/s.test(call.arguments))
			expect(holds, call.arguments).toBe(true);
		if (holds) seen++;
	}
	return seen;
}

export const p31: Property = (subjects, reader = ALONE) => {
	const calling = subjects.filter(({ format }) => format.units.length > 0);
	if (calling.length === 0) return;
	describe.each(rows(calling))(`P31 markup in values${reader.title}: %s`, (_name, subject) => {
		const { format } = subject;

		test("in any text", () => {
			fc.assert(
				fc.property(
					fc.oneof({ weight: 3, arbitrary: reader.text(subject) }, anyUnits(subject)),
					reader.setting(subject),
					anyPlaces,
					(text, setting, places) => {
						const whole = read(format, [text], setting);
						marked(subject, whole, !reader.chained);
						const told = whole.notices.filter(({ code }) => code === CODE);
						for (const chunks of [cutAtFractions(text, places), text.split("")]) {
							const cut = read(format, chunks, setting).notices;
							expect(cut.filter(({ code }) => code === CODE)).toEqual(told);
						}
					},
				),
				reader.runs(300),
			);
		});

		if (reader.chained) return;

		test("in well-formed messages with a mark in a string", () => {
			const marks = marksOf(subject);
			let seen = 0;
			for (const mark of sharedOut(subject, marks, 4)) {
				for (const text of [mark, `see ${mark} there`, `${mark}\n${mark}`]) {
					const said: Said[] = [{ name: "note", arguments: { text, last: "x" } }];
					const { options, finish } = settingFor(said);
					for (const wire of textsOf(subject, said, 4)) {
						for (const strict of [false, true]) {
							const setting = { options: { ...options, strict }, finish };
							for (const chunks of [[wire], wire.split("")])
								seen += marked(subject, read(format, chunks, setting), true);
						}
					}
				}
			}
			if (marks.length > 0) expect(seen, "a call with a mark has been read").toBeGreaterThan(0);
		});

		test("a mark that JSON writes with escapes", () => {
			const marks = marksOf(subject);
			fc.assert(
				fc.property(fc.constantFrom("", ...marks), fc.boolean(), (mark, strict) => {
					const said: Said[] = [{ name: "note", arguments: { text: `a ${mark}` } }];
					const { options, finish } = settingFor(said);
					const plain = JSON.stringify(`a ${mark}`).slice(1, -1);
					const escaped = [...plain].map((c) => (/[<|｜[_]/.test(c) ? unicode(c) : c)).join("");
					for (const wire of textsOf(subject, said, 2)) {
						const text = wire.replace(plain, () => escaped);
						const reading = read(format, [text], { options: { ...options, strict }, finish });
						marked(subject, reading, true);
					}
				}),
				runs(60),
			);
		});
	});
};

function unicode(c: string): string {
	return `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
