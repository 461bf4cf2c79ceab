/**
 * P27: what is broken gives birth to nothing. Of a call whose arguments are spoilt in one place no text is a call that may run,
 * whatever its strings and lists hold: whole calls of the format, bare items of its sections, marks, and brackets that close. The calls
 * before it are what they were, and so is the one behind it where its quotes are in pairs.
 */
import { describe, expect, test } from "vitest";
import { cutAtFractions } from "../support/chunks.js";
import { ALONE } from "../support/readers.js";
import { type CallItem, callsOf, read } from "../support/reading.js";
import { FACTOR, type Setting, sharedOut } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { readable, type Said, textsOf } from "../support/written.js";

/** The value that is spoilt stands before all that could be taken for a call. */
const VALUE = "Oslo";
const LAST = "Bergen";
const INNER: readonly object[] = [
	{ name: "delete_all", arguments: { path: "/" } },
	{ tool_name: "delete_all", parameters: { path: "/" } },
	{ delete_all: { path: "/" } },
];
const TOOLS = [
	{ name: "get_time", parameters: { type: "object", properties: { zone: { type: "string" } } } },
	{
		name: "delete_all",
		parameters: { type: "object", properties: { path: { type: "string" } } },
	},
	{
		name: "save",
		parameters: {
			type: "object",
			properties: {
				id: { type: "string" },
				code: { type: "string" },
				files: { type: "array" },
				end: { type: "string" },
			},
		},
	},
];
const OPTIONS = { tools: TOOLS };
const PLAIN: Setting = { options: OPTIONS, finish: "stop" };

/** What is put for the value with its quotes, and whether the quotes are still in pairs. */
const SLIPS: readonly (readonly [how: string, by: string, paired: boolean])[] = [
	["a closing quote is lost", '"Oslo', false],
	["an opening quote is lost", 'Oslo"', false],
	["a quote stands in a string", '"Os"lo', false],
	["two words without quotes", "oops bad", true],
	["a number that JSON does not know", "NaN", true],
	["another value behind the value", '"Oslo" 5', true],
	["a second colon", ':"Oslo"', true],
];

/** What the strings of the broken call hold. */
function textsIn(subject: Subject): readonly string[] {
	const { format } = subject;
	const said: Said[] = [{ name: "delete_all", arguments: { path: "/" } }];
	const wires = [...readable(subject, said, PLAIN, 3)].map(({ text }) => text);
	const items = wires.flatMap((wire) =>
		callsOf(read(format, [wire], PLAIN)).map(({ start, end }) => wire.slice(start, end)),
	);
	const marks = format.literals.map((text) => text.trim()).filter((text) => text.length > 1);
	return [
		...new Set([
			"z",
			...["}]", "]}", ")", "}}", '"}}', "])", "],"],
			...wires,
			...wires.map((wire) => `${wire}\n${wire}`),
			...items.map((item) => `[${item}]`),
			...marks,
			...marks.map((mark) => `${mark}\n${wires[0] ?? ""}`),
		]),
	];
}

/** Messages with the broken call in them: by itself, and between two others. */
function messages(code: string, inner: object): readonly (readonly Said[])[] {
	const save = { name: "save", arguments: { id: VALUE, code, files: [inner], end: "e" } };
	const beside = (zone: string) => ({ name: "get_time", arguments: { zone } });
	return [[save], [beside("Rome"), save, beside(LAST)]];
}

function isUsable({ status }: CallItem): boolean {
	return status === "complete" || status === "repaired";
}

function isLast({ name, arguments: given }: CallItem): boolean {
	return name === "get_time" && given.includes(LAST);
}

/** Whether something in the format says where a call ends, whatever it holds. */
function hasClose({ format }: Subject): boolean {
	return format.units.every(({ closes, named }) => closes.length > 0 || named !== undefined);
}

export const p27: Property = (subjects, reader = ALONE) => {
	const writing = subjects.filter(
		(one) => one.writing !== null && one.format.units.length > 0 && reader.takes(one),
	);
	describe.each(rows(writing))(`P27 a broken call${reader.title}: %s`, (_name, subject) => {
		const { format } = subject;
		let texts: readonly string[] | null = null;
		const spoilt = (how: string, by: string, paired: boolean, turn: number): void => {
			let at = turn;
			texts ??= textsIn(subject);
			for (const code of sharedOut(subject, texts, 8, turn)) {
				// a quick run has one of the lists for each text
				const lists = FACTOR < 1 ? [INNER[at++ % INNER.length] ?? {}] : INNER;
				for (const said of lists.flatMap((inner) => messages(code, inner))) {
					for (const { text } of readable(subject, said, PLAIN, 2)) {
						const wire = text.replace(new RegExp(`(["'])${VALUE}\\1`), by);
						if (wire !== text) check(wire, said.length > 1, paired && hasClose(subject), how);
					}
				}
			}
		};
		const check = (wire: string, between: boolean, whole: boolean, how: string): void => {
			const from = wire.search(/Os"?lo|oops|NaN/);
			for (const strict of [false, true]) {
				const setting = reader.as({ options: { ...OPTIONS, strict }, finish: "stop" });
				for (const chunks of [[wire], cutAtFractions(wire, [0.3, 0.5, 0.7])]) {
					const calls = callsOf(read(format, chunks, setting));
					const where = `${how}: ${JSON.stringify(wire)}`;
					const born = calls.filter((one) => isUsable(one) && one.start >= from && !isLast(one));
					expect(born, where).toEqual([]);
					if (!between) continue;
					expect(calls[0]?.arguments, `before ${where}`).toContain("Rome");
					if (whole) expect(calls.filter(isLast).filter(isUsable), where).toHaveLength(1);
				}
			}
		};
		for (const [turn, [how, by, paired]] of SLIPS.entries())
			test(how, () => spoilt(how, by, paired, turn));

		if (!reader.chained)
			test("its texts are there", () =>
				expect(textsOf(subject, messages("z", {})[0] ?? []).length).toBeGreaterThan(0));
	});
};
