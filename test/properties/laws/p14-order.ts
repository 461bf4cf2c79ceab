/**
 * P14: k calls come out as k calls in their order, with nothing, white space or prose between them, in one section or in
 * many, and the text before, between and after them keeps its place. White space beside a call may be its layout.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MODES, written } from "../../chain/support.js";
import { limitOf } from "../support/limits.js";
import { ALONE, type Reader } from "../support/readers.js";
import { type Item, print, read } from "../support/reading.js";
import { type Setting, takes } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { readable, type Said, settingFor, tells, textsOf } from "../support/written.js";

/** Prose that opens nothing in any format, in lines of its own. */
const LINES: readonly string[] = ["So.\n", "\nand then\n", "It is, as I said:\n\n", "One;\ntwo.\n"];
/** The same inside of a line, and white space: a format may have no place for it. */
const ANY: readonly string[] = [...LINES, "\n", "\n\n", " ", " Also: ", ".\n", "x"];

const CALLS: readonly Said[] = [
	{ name: "f", arguments: {} },
	{ name: "f", arguments: { k: "v" } },
	{ name: "g", arguments: { k: "a b", n: 3, on: true } },
	{ name: "h_2", arguments: { o: { a: ["x"] } } },
];
const SPACES: readonly string[] = ["", "\n", "\n\n", " "];

/** Beside calls of the format's own they are lines of prose like others. */
const CANDIDATES: readonly string[] = MODES.map((mode) => `${written(mode, "f", "{}")}\n`);

/** Calls with texts between them, or nothing; a text at an end, or none. */
function turns(prose: readonly string[], subject: Subject): fc.Arbitrary<Said[]> {
	const call = fc.constantFrom(...CALLS);
	const first = callsBeginMessage(subject);
	if (limitOf(subject.format, "one-call") !== undefined) return call.map((one) => [one]);
	const text = fc.option(
		fc.constantFrom(...prose).map((content) => [{ content }]),
		{ nil: [] },
	);
	const before = first ? fc.constant([]) : text;
	return fc
		.tuple(before, fc.array(fc.tuple(call, text), { minLength: 1, maxLength: 5 }), call)
		.map(([before, pairs, last]) => [...before, ...pairs.flatMap(([one, t]) => [one, ...t]), last])
		.map((said) => (first ? callsFirst(said) : said));
}

function callsBeginMessage({ format }: Subject): boolean {
	return limitOf(format, "calls-begin")?.at === "message";
}

function callsFirst(said: readonly Said[]): Said[] {
	const isCall = (one: Said): boolean => "name" in one;
	return [...said.filter(isCall), ...said.filter((one) => !isCall(one)).slice(0, 1)];
}

/** Whether the text tells it, all white space of texts apart; a notice is another law's concern. */
function tellsTale(
	subject: Subject,
	text: string,
	setting: Setting,
	said: readonly Said[],
): boolean {
	const bare = (one: string): string => one.replace(/\s+/g, "");
	const { items } = read(subject.format, [text], setting);
	const kept = items.flatMap((item): Item[] => {
		if (item.type === "call") return [item];
		return bare(item.text) === "" ? [] : [{ ...item, text: bare(item.text) }];
	});
	const asked = said.flatMap((one): Said[] => {
		if (!("content" in one)) return [one];
		return bare(one.content) === "" ? [] : [{ content: bare(one.content) }];
	});
	return tells({ items: kept, notices: [] }, asked);
}

function strictly(setting: Setting, strict: boolean): Setting {
	return { ...setting, options: { ...setting.options, strict } };
}

/** Expects one of the writer's texts to be read as it was said, and in pieces as it is whole. */
function expectTale(
	subject: Subject,
	said: readonly Said[],
	strict: boolean,
	reader: Reader,
): void {
	const alone = strictly(settingFor(said), strict);
	const texts = textsOf(subject, said);
	// of a candidate that the format itself reads otherwise no tale is told
	if (reader.chained) fc.pre(texts.some((one) => tellsTale(subject, one, alone, said)));
	const setting = reader.as(alone);
	const text = texts.find((one) => tellsTale(subject, one, setting, said));
	if (text === undefined) expect.fail(`none of ${texts.length} texts tells it: ${texts[0]}`);
	expectSame(subject, text, setting);
}

function expectSame({ format }: Subject, text: string, setting: Setting): void {
	expect(print(read(format, text.split(""), setting))).toBe(print(read(format, [text], setting)));
}

/** Texts that are tried of one message; those of a section's own layouts come late. */
const WAYS = 400;
/** Of those, so many are read. */
const MOST = 12;

/** Two calls in sections of their own: the first whole message, then what the grammar writes behind it. */
function sections(subject: Subject, space: string): readonly { text: string; said: Said[] }[] {
	const one: Said = { name: "f", arguments: {} };
	const two: Said = { name: "g", arguments: {} };
	const said: Said[] = space === "" ? [one, two] : [one, { content: space }, two];
	const alone = textsOf(subject, [one], WAYS);
	// a text that another one goes on is not closed
	const closed = alone.filter((text) => !alone.some((o) => o !== text && o.startsWith(text)));
	return textsOf(subject, said, WAYS)
		.filter((text) => closed.some((first) => text.startsWith(first + space)))
		.slice(0, MOST)
		.map((text) => ({ text, said }));
}

export const p14: Property = (subjects, reader = ALONE) => {
	const calling = subjects.filter(({ format }) => format.units.length > 0);
	if (calling.length === 0) return;
	describe.each(rows(calling))(
		`P14 multiplicity and order${reader.title}: %s`,
		(_name, subject) => {
			const stated = limitOf(subject.format, "one-call");
			const first = callsBeginMessage(subject);
			const candidates = reader.chained ? CANDIDATES : [];

			test("calls and lines of prose in turn", () => {
				fc.assert(
					fc.property(turns([...LINES, ...candidates], subject), fc.boolean(), (said, strict) => {
						expectTale(subject, said, strict, reader);
					}),
					reader.runs(200),
				);
			});

			test("calls and any prose, where the grammar writes it", () => {
				fc.assert(
					fc.property(turns([...ANY, ...candidates], subject), fc.boolean(), (said, strict) => {
						fc.pre(textsOf(subject, said, 1).length > 0);
						expectTale(subject, said, strict, reader);
					}),
					reader.runs(200),
				);
			});

			if (stated !== undefined || first)
				test("as stated: nothing stands before a call that begins the message, and nothing follows the only one", () => {
					const [one, two] = [CALLS[1], CALLS[2]].flatMap((call) => call ?? []);
					if (one === undefined || two === undefined) throw new Error("there are calls");
					for (const said of [[{ content: "So.\n" }, one], ...(stated ? [[one, two]] : [])])
						expect([...readable(subject, said, reader.as(settingFor(said)))]).toEqual([]);
				});

			if (stated === undefined && reader.takes(subject)) {
				if (takes(subject, 4))
					test("a hundred calls in a row", () => {
						const said = Array.from({ length: 100 }, (_, i) => CALLS[i % 3] ?? { content: "" });
						const setting = reader.as(settingFor(said));
						const text = textsOf(subject, said, 4).find((one) =>
							tellsTale(subject, one, setting, said),
						);
						expect(text).toBeDefined();
						expectSame(subject, text ?? "", setting);
					});

				test("sections of their own, with white space between them", () => {
					let seen = 0;
					for (const space of SPACES) {
						const found = sections(subject, space);
						if (found.length === 0) continue;
						const { said } = found[0] ?? { said: [] };
						const setting = reader.as(settingFor(said));
						// what a condition of the grammar forbids is among the writer's texts, too
						const told = found.filter(({ text }) => tellsTale(subject, text, setting, said));
						expect(told.length, found[0]?.text).toBeGreaterThan(0);
						for (const { text } of told) expectSame(subject, text, setting);
						seen++;
					}
					expect(seen).toBeGreaterThan(0);
				});
			}
		},
	);
};
