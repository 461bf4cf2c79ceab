/**
 * P25: the state in which a message begins is an input: to read a text from an entry gives what reading the end of the prompt
 * that leads there and the text gives. Thoughts and answers may take turns; markers of other formats are text.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limitSentence } from "../../../src/compiler/index.js";
import { endings, limitOf, limitsOf } from "../support/limits.js";
import { ALONE, toolsBeside } from "../support/readers.js";
import { type Item, parserFor, print, read, textOf } from "../support/reading.js";
import { allTools, runs, type Setting } from "../support/settings.js";
import { type Property, rows } from "../support/subjects.js";
import { type Said, settingFor, tells, textsOf } from "../support/written.js";

/**
 * The item behind the prompt: a call may begin with the prompt's opening, and an opening that leads nowhere is text; the
 * prompt's is no text of the message.
 */
function behind(item: Item, prompt: string): Item[] {
	if (item.type === "call") return [{ ...item, start: Math.max(item.start, prompt.length) }];
	if (item.start > 0 || !item.text.startsWith(prompt)) return [item];
	const text = item.text.slice(prompt.length);
	return text === "" ? [] : [{ ...item, text, start: prompt.length }];
}

/**
 * Thoughts, answers in lines of their own, and calls, in any order; `one`: one thought, before all else. No two texts of one
 * kind meet: they would be one. A thought may have to begin a line, so behind a call stands an answer.
 */
function phases(one: boolean): fc.Arbitrary<Said[]> {
	const thought = fc
		.constantFrom("So.", 'One, "two".', "a\nb")
		.map((reasoning): Said => ({ reasoning }));
	const answer = fc
		.constantFrom("Yes.\n", "It is:\n\n", "a\nb\n")
		.map((content): Said => ({ content }));
	const call = fc.constantFrom<Said>(
		{ name: "f", arguments: {} },
		{ name: "g", arguments: { k: "v" } },
	);
	const turn = fc
		.tuple(fc.option(answer, { nil: null }), fc.array(call, { maxLength: 2 }), answer)
		.map(([before, calls, after]) => [
			...(before === null ? [] : [before]),
			...calls,
			...(calls.length === 0 && before !== null ? [] : [after]),
		]);
	const turns = fc.array(fc.tuple(thought, turn), { minLength: 1, maxLength: one ? 1 : 4 });
	return turns.map((all) => all.flatMap(([first, rest]) => [first, ...rest]));
}

export const p25: Property = (subjects, reader = ALONE) => {
	describe.each(rows(subjects))(`P25 entries${reader.title}: %s`, (_name, subject) => {
		const { format } = subject;
		const begins = limitOf(format, "reasoning-begins");
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
						reader.text(subject),
						fc.boolean(),
						fc.constantFrom("stop", "length"),
						({ entry, after }, text, strict, finish) => {
							// an opening again, begun in the prompt's or right behind it: the prompt may not end there
							const again = paths.some((path) => {
								const at = (after + text).indexOf(path.after, 1);
								return at > 0 && at <= after.length;
							});
							fc.pre(!/^[ \t\r\n]/.test(text) && !again);
							const tools = reader.chained ? toolsBeside(subject) : allTools(subject);
							const { options } = reader.as({ options: { tools, strict }, finish });
							const from: Setting = { options: { ...options, entry }, finish };
							const entered = read(format, [text], from);
							const prompted = read(format, [after + text], { options, finish });
							const place = after.length;
							// an opening that leads nowhere is text to the fallbacks; the message behind an entry begins with its own
							const [first] = prompted.items;
							fc.pre(!reader.chained || first?.type === "call" || (first?.start ?? place) >= place);
							expect(
								entered.items.map((item) => ({
									...item,
									start: item.start + place,
									end: item.end + place,
									...(item.type === "call" ? { commit: item.commit + place } : {}),
								})),
							).toEqual(prompted.items.flatMap((item) => behind(item, after)));
							// whether a draft begins a line may depend on the prompt; where it does not, another may begin in it
							const isDraft = (code: string): boolean => code === "call-in-reasoning";
							const own = entered.notices.find(({ code, start }) => isDraft(code) && start === 0);
							const ownEnd = place + (own?.end ?? 1);
							expect(
								entered.notices.flatMap(({ code, start }) =>
									isDraft(code) && start === 0 ? [] : [`${code} ${start + place}`],
								),
							).toEqual(
								prompted.notices.flatMap(({ code, start }) => {
									if (isDraft(code) && start >= place && start < ownEnd) return [];
									// a notice with the span of a call may begin with the prompt's opening, as the call does
									const ofCall = code === "withheld" || code === "markup-in-value";
									if (start < place && !ofCall) return [];
									return [`${code} ${Math.max(start, place)}`];
								}),
							);
						},
					),
					reader.runs(300),
				);
			});

		test("an entry that the format has not is refused", () => {
			const { options } = reader.as({ options: { entry: "no such entry" }, finish: "stop" });
			expect(() => parserFor(format, options)).toThrow(/unknown entry/);
		});

		if (format.reasoning)
			test("any number of thoughts and answers", () => {
				const one = begins?.at === "message";
				fc.assert(
					fc.property(phases(one), fc.boolean(), (said, strict) => {
						const { options, finish } = reader.as(settingFor(said));
						const setting = { options: { ...options, strict }, finish };
						const texts = textsOf(subject, said);
						const text = texts.find((way) => tells(read(format, [way], setting), said));
						if (text === undefined)
							expect.fail(`none of ${texts.length} texts tells it: ${texts[0]}`);
						expect(print(read(format, text.split(""), setting))).toBe(
							print(read(format, [text], setting)),
						);
					}),
					reader.runs(120),
				);
			});
		// what is stated of the wire is the primary's
		if (reader.chained) return;

		if (begins !== undefined)
			test(`as stated: ${limitSentence(begins)}`, () => {
				const setting = settingFor([]);
				const thought = (text: string): string =>
					textOf(read(format, [text], setting), "reasoning");
				const ways = textsOf(subject, [{ reasoning: "So." }]).filter(
					(way) => thought(way) === "So.",
				);
				expect(ways.length).toBeGreaterThan(0);
				for (const way of ways) expect(thought(`x ${way}`), way).toBe("");
				// at the beginning of another line it depends
				const later = ways.map((way) => thought(`x\n${way}`));
				if (begins.at === "message") expect(later.join("")).toBe("");
				else expect(later).toContain("So.");
			});

		for (const limit of limitsOf(format)) {
			if (limit.kind !== "ends-at" || limit.field !== "reasoning") continue;
			test(`as stated: ${limitSentence(limit)}`, () => {
				const setting = settingFor([]);
				const thought = (text: string): string =>
					textOf(read(format, [text], setting), "reasoning");
				const ways = textsOf(subject, [{ reasoning: "zqw" }]).filter(
					(way) => thought(way) === "zqw",
				);
				const places = ways.map((way) => {
					const at = way.indexOf("zqw");
					return { before: way.slice(0, at), after: way.slice(at + 3) };
				});
				const calls =
					format.units.length === 0 ? [] : textsOf(subject, [{ name: "f", arguments: {} }]);
				const written = [...places, ...calls.map((after) => ({ after }))];
				for (const close of limit.closes) {
					const said = endings(close, written).map((end) => `a${end}b`);
					const lost = said.some((text) =>
						places.some(({ before, after }) => thought(before + text + after) !== text),
					);
					expect(lost, `a thought does not hold one of ${said.join(" | ")}`).toBe(true);
				}
			});
		}

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
