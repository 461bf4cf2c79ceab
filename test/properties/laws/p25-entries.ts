/**
 * P25: the state in which a message begins is an input: to read a text from an entry gives what reading the end of the prompt
 * that leads there and the text gives. Thoughts and answers may take turns; markers of other formats are text.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createParser } from "../../../src/runtime/index.js";
import { anyText } from "../support/fragments.js";
import { callsOf, read, textOf } from "../support/reading.js";
import { allTools, runs, type Setting } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";
import { wholeExamples } from "../support/well-formed.js";

export const p25: Property = (subjects) => {
	describe.each(rows(subjects))("P25 entries: %s", (_name, subject) => {
		const { format } = subject;
		const markers = [...new Set([...format.literals, ...format.ends, ...format.tokens])];

		// an end with white space behind the marker is the template's layout: the message's own text would keep it
		const paths = format.entries.flatMap((entry) =>
			entry.after.flatMap((after) =>
				after === after.trim() ? [{ entry: entry.name, after }] : [],
			),
		);
		if (paths.length > 0)
			test("an entry goes on where the prompt has ended", () => {
				fc.assert(
					fc.property(
						fc.constantFrom(...paths),
						anyText(subject),
						fc.boolean(),
						fc.constantFrom("stop", "length"),
						({ entry, after }, text, strict, finish) => {
							// the prompt's own opening again, or more of its frame: the prompt may not end there
							const first = text.trimStart();
							fc.pre(
								!/^[ \t\r\n]/.test(text) && !paths.some((path) => first.startsWith(path.after)),
							);
							const options = { tools: allTools(subject), strict };
							const from: Setting = { options: { ...options, entry }, finish };
							const entered = read(format, [text], from);
							const prompted = read(format, [after + text], { options, finish });
							const place = after.length;
							expect(
								entered.items.map((item) => ({
									...item,
									start: item.start + place,
									end: item.end + place,
									...(item.type === "call" ? { commit: item.commit + place } : {}),
								})),
							).toEqual(prompted.items);
							expect(entered.notices.map(({ code, start }) => `${code} ${start + place}`)).toEqual(
								prompted.notices.map(({ code, start }) => `${code} ${start}`),
							);
						},
					),
					runs(300),
				);
			});

		test("an entry that the format has not is refused", () => {
			expect(() => createParser(format, { entry: "no such entry" })).toThrow(/no entry/);
		});

		const thoughts = wholeExamples(subject).filter(
			({ reading, setting }) =>
				reading.items[0]?.type === "reasoning" && setting.options.entry === undefined,
		);
		const onlyFirst =
			format.nodes.some((node) => node.k === "assert" && node.what === "start") &&
			!format.nodes.some((node) => node.k === "assert" && node.what === "line");
		if (thoughts.length > 0 && !onlyFirst)
			test("any number of thoughts and answers", () => {
				fc.assert(
					fc.property(
						fc.array(fc.constantFrom(...thoughts), { minLength: 1, maxLength: 5 }),
						(parts) => {
							const got = read(format, [parts.map(({ input }) => input).join("\n")], {
								options: { tools: allTools(subject) },
								finish: "stop",
							});
							expect(textOf(got, "reasoning")).toBe(
								parts.map(({ reading }) => textOf(reading, "reasoning")).join(""),
							);
							expect(callsOf(got).map(({ name }) => name)).toEqual(
								parts.flatMap(({ reading }) => callsOf(reading).map(({ name }) => name)),
							);
						},
					),
					runs(60),
				);
			});

		const unknown = subject.foreign.filter(
			(text) =>
				text.trim().length >= 4 &&
				!markers.some((own) => own.length > 1 && (own.includes(text) || text.includes(own))),
		);
		if (unknown.length > 0)
			test("markers of other formats are text", () => {
				fc.assert(
					fc.property(
						fc.array(
							fc.tuple(fc.constantFrom(...unknown), fc.constantFrom(" ", "x", "\n", " a ")),
							{ maxLength: 8 },
						),
						(parts) => {
							const text = parts.flat().join("");
							const got = read(format, [text], {
								options: { tools: allTools(subject) },
								finish: "stop",
							});
							expect(textOf(got, "content")).toBe(text);
						},
					),
					runs(150),
				);
			});
	});
};
