/**
 * P32: the name of a declared parameter is read as it is, whatever characters it has, strict or lenient and in any chunks, in every
 * format whose wire can carry it: what a wire cannot is a stated limit (`names`), and the writer says so. The declared name that
 * another one begins with is no other name, and a call that names what cannot be told is never whole with something else.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { render } from "../../../src/render/index.js";
import { DEFAULT_LIMITS } from "../../../src/runtime/limits.js";
import { cutAt, every } from "../support/chunks.js";
import { limitOf } from "../support/limits.js";
import { ALONE, type Reader } from "../support/readers.js";
import { callsOf, print, read } from "../support/reading.js";
import { type Setting, takes } from "../support/settings.js";
import { type Property, rows, type Subject } from "../support/subjects.js";
import { type SaidCall, settingFor, tells, writingOf } from "../support/written.js";

/** Names that tools of the field have, and what else may stand in one. */
const NAMES: readonly string[] = [
	"Due Date",
	"filter[status]",
	"page[size]",
	"user's",
	"a\\b",
	"a>b",
	"a=b",
	"price ($)",
	"größe",
	"ключ",
	"名前",
	"$filter",
	"@type",
	"a:b",
	"/path",
	"a, b",
	'"quoted"',
	"a`b",
	"a|b",
	"a｜b",
	"<b>",
	"{x}",
	"x ",
	"two\nlines",
	"50%",
	"&amp;",
	"null",
	"0",
];
const PARTS: readonly string[] = [
	..." []()'\",=\\|<>{}`:;/\t\n&#!?*+~^$%@.-_",
	"｜",
	"a",
	"b",
	"é",
];

/** Any name that the format can carry. */
function nameIn({ format }: Subject): fc.Arbitrary<string> {
	const part = fc.oneof(
		{ weight: 3, arbitrary: fc.constantFrom(...PARTS) },
		{ weight: 1, arbitrary: fc.constantFrom(...format.literals, ...format.tokens, "x") },
		{ weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 4 }) },
	);
	const made = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(""));
	return fc
		.oneof(fc.constantFrom(...NAMES), made)
		.filter(
			(name) => name !== "z" && name !== "o" && name !== "__proto__" && mayName(format, name),
		);
}

function mayName(format: Subject["format"], name: string): boolean {
	if (name.length > DEFAULT_LIMITS.nameLength) return false;
	const limit = limitOf(format, "names");
	if (limit === undefined) return true;
	if (name === "" || (limit.space && /^[ \t\r\n]/.test(name))) return false;
	return !limit.ends.some((end) => name.includes(end));
}

function settingOf(call: SaidCall, strict: boolean): Setting {
	const setting = settingFor([call]);
	return { ...setting, options: { ...setting.options, strict } };
}

/** What is written for the call; the reason where it cannot be. */
function writtenOf(subject: Subject, call: SaidCall) {
	const { tools = [] } = settingFor([call]).options;
	return render(subject.format, writingOf(subject), { calls: [call] }, { tools });
}

/** The text is read as the call, strict and lenient, in one piece and in these. */
function expectRead(
	subject: Subject,
	call: SaidCall,
	text: string,
	reader: Reader,
	cuts: readonly (readonly string[])[] = [every(text, 3)],
): void {
	for (const strict of [false, true]) {
		const setting = reader.as(settingOf(call, strict));
		const whole = read(subject.format, [text], setting);
		if (!tells(whole, [call])) expect({ text, strict, whole }).toBe("the call as it was written");
		for (const chunks of [every(text, 1), ...cuts]) {
			const cut = read(subject.format, chunks, setting);
			if (print(cut) !== print(whole)) expect(cut).toEqual(whole);
		}
	}
}

/** Names that are hard to tell from each other, with values that they could go on in. */
function related(name: fc.Arbitrary<string>): fc.Arbitrary<readonly string[]> {
	const tail = fc.constantFrom(...PARTS, ">b", "=1", " b", ": c", '">');
	return fc
		.tuple(name, fc.array(tail, { minLength: 1, maxLength: 3 }))
		.map(([first, tails]) => [first, ...tails.map((one) => first + one)]);
}

function valuesOf(names: readonly string[]): SaidCall["arguments"] {
	return Object.fromEntries(names.map((name, i) => [name, `v${i}${name.slice(-2).trim()}`]));
}

export const p32: Property = (subjects, reader = ALONE) => {
	const calling = subjects.filter(
		({ format, writing }) => format.units.length > 0 && writing !== null,
	);
	if (calling.length === 0) return;
	describe.each(rows(calling))(`P32 declared names${reader.title}: %s`, (_name, subject) => {
		const { format } = subject;

		test("the name of a parameter, among others", () => {
			fc.assert(
				fc.property(nameIn(subject), fc.boolean(), (name, first) => {
					const own = { [name]: "v" };
					const args = first ? { ...own, z: 1 } : { z: 1, ...own };
					const call = { name: "f", arguments: args };
					const written = writtenOf(subject, call);
					if (written.status === "unrepresentable") expect.fail(written.reason);
					expectRead(subject, call, written.text, reader);
				}),
				reader.runs(400),
			);
		});

		test("the name of a member of an object", () => {
			fc.assert(
				fc.property(nameIn(subject), (name) => {
					const call = { name: "f", arguments: { o: { [name]: "v", z: 1 } } };
					const written = writtenOf(subject, call);
					if (written.status === "unrepresentable") expect.fail(written.reason);
					expectRead(subject, call, written.text, reader);
				}),
				reader.runs(200),
			);
		});

		test("names that begin with each other: what is written is read, and nothing else comes of a call", () => {
			fc.assert(
				fc.property(related(nameIn(subject)), fc.nat(), (names, order) => {
					const known = [...new Set(names)].filter((name) => mayName(format, name));
					const turned = known.map((_, i) => known[(i + order) % known.length] ?? "");
					const call = { name: "f", arguments: valuesOf(turned) };
					const written = writtenOf(subject, call);
					if (written.status === "rendered") expectRead(subject, call, written.text, reader);
					else expect(written.reason).not.toBe("");
				}),
				reader.runs(200),
			);
		});

		if (reader.chained) return;
		if (takes(subject, 4))
			test("three names, cut at every single place", () => {
				const call = { name: "f", arguments: { "a>b": "v", "Due Date": "v", "user's [1]": "v" } };
				const written = writtenOf(subject, call);
				if (written.status === "unrepresentable") expect.fail(written.reason);
				const { text } = written;
				const places = Array.from({ length: text.length - 1 }, (_, at) => at + 1);
				const cuts = places.map((at) => cutAt(text, [at]));
				expectRead(subject, call, text, reader, cuts);
			});

		const limit = limitOf(format, "names");
		if (limit === undefined) return;
		test("as stated: what no name is or holds", () => {
			const beyond = ["", ...(limit.space ? [" a", "\na"] : [])];
			for (const name of [...beyond, ...limit.ends.map((end) => `a${end}`)])
				expect(writtenOf(subject, { name: "f", arguments: { [name]: "v" } })).toMatchObject({
					status: "unrepresentable",
					reason: expect.stringMatching(/./),
				});
		});

		test("as stated: a name that is not declared is a run of the key's class, or breaks the call", () => {
			const call = { name: "f", arguments: { "Due Date": "v" } };
			const written = writtenOf(subject, call);
			if (written.status === "unrepresentable") expect.fail(written.reason);
			const { options } = settingFor([{ name: "f", arguments: { a: "v" } }]);
			const calls = callsOf(read(format, [written.text], { options, finish: "stop" }));
			expect(calls.filter(({ status }) => status !== "incomplete")).toEqual([]);
		});
	});
};
