/** Marks in values are found by their pivots: as if each character of the text were read, at every cut. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listFormats } from "../../src/generated/registry.js";
import { createParser, type Format } from "../../src/runtime/index.js";
import { Automaton } from "../../src/runtime/program/automaton.js";
import { MarkFinder } from "../../src/runtime/program/mark-finder.js";
import { marksOf } from "../../src/runtime/program/marks.js";
import { every } from "../properties/support/chunks.js";
import { chunkings } from "../support/chunking.js";
import { formatOf } from "./formats.js";

/** The first mark that ends in the text, the longest of them. */
function firstMark(marks: readonly string[], text: string): string {
	for (let end = 1; end <= text.length; end++) {
		const ended = marks.filter((mark) => text.slice(0, end).endsWith(mark));
		const [longest] = ended.sort((a, b) => b.length - a.length);
		if (longest !== undefined) return longest;
	}
	return "";
}

/** One character of a string, as JSON may write it. */
function written(character: string, way: number): string {
	if (way === 0) return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
	if (character === "/" && way === 1) return "\\/";
	return JSON.stringify(character).slice(1, -1);
}

interface Piece {
	readonly text: string;
	readonly raw: boolean;
}

/** Parts of marks, words and code, in pieces that are read as text or as JSON. */
function pieces(marks: readonly string[]): fc.Arbitrary<readonly Piece[]> {
	const part = fc.oneof(
		fc.constantFrom(...marks),
		fc
			.tuple(fc.constantFrom(...marks), fc.nat(12), fc.nat(12))
			.map(([mark, from, to]) => mark.slice(from, from + to)),
		fc.constantFrom(" = ", '"', "\n", "/", "name=", "string", "<", "u", "the text of a value "),
		fc.nat(5).map((more) => "\\".repeat(more + 1)),
	);
	const text = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(""));
	return fc
		.tuple(text, fc.array(fc.tuple(fc.nat(40), fc.boolean()), { minLength: 1 }))
		.map(([all, cuts]) => {
			const found: Piece[] = [];
			let at = 0;
			for (let k = 0; at < all.length; k++) {
				const [length = 1, raw = true] = cuts[k % cuts.length] ?? [];
				found.push({ text: all.slice(at, at + length + 1), raw });
				at += length + 1;
			}
			return found;
		});
}

/** Marks of no format: escapes before their pivots, and beginnings that look like the second character of one. */
const MADE: readonly (readonly [string, readonly string[]])[] = [
	["line breaks before the pivot", ["a\n\n\n\n\nb=c"]],
	["a letter that an escape has, too", ["nt="]],
	["quotes and backslashes", ['"n=', "\\n=x", '""""']],
	["slashes", ["a/b=", "/think", "x//"]],
	["a slash behind a sign", ["a</b"]],
];
const sets: readonly (readonly [string, readonly string[], number])[] = [
	...listFormats().map(({ name, literals }) => [name, marksOf(literals).literals, 150] as const),
	...MADE.map(([name, marks]) => [name, marks, 3_000] as const),
];

describe.each(sets.filter(([, marks]) => marks.length > 0))("%s", (_name, marks, numRuns) => {
	test("the first mark of a text is found, however it is cut and escaped", () => {
		fc.assert(
			fc.property(pieces(marks), fc.array(fc.nat(9), { minLength: 1 }), (all, ways) => {
				const finder = new MarkFinder(new Automaton(marks), () => null);
				finder.begin("f");
				let seen = 0;
				const json = (text: string): string =>
					[...Array(text.length).keys()]
						.map((at) => written(text.charAt(at), ways[seen++ % ways.length] ?? 2))
						.join("");
				for (const { text, raw } of all) {
					if (raw) finder.readText(text);
					else finder.read(json(text));
				}
				expect(finder.found).toBe(firstMark(marks, all.map(({ text }) => text).join("")));
			}),
			{ numRuns },
		);
	});
});

/** The mark that is found in a long text around it, which leaves as text or as JSON. */
function foundIn(marks: readonly string[], mark: string, way: number): readonly string[] {
	const text = `some words of a value: ${mark}, and as many words behind`;
	const finder = new MarkFinder(new Automaton(marks), () => null);
	finder.begin("f");
	finder.readText(text);
	const inText = finder.found;
	finder.begin("f");
	finder.read([...Array(text.length).keys()].map((at) => written(text.charAt(at), way)).join(""));
	return [inText, finder.found];
}

describe.each(sets.filter(([, marks]) => marks.length > 0))("%s", (_name, marks) => {
	test("each mark is found in a long text, as it is and in escapes", () => {
		for (const mark of marks)
			for (const way of [0, 1, 2]) {
				const wanted = firstMark(marks, mark);
				expect(foundIn(marks, mark, way), mark).toEqual([wanted, wanted]);
			}
	});
});

test.each(["\n", "\r", "\t", "\b", "\f"])("a mark of which %j is a character", (character) => {
	for (const mark of [`<${character}>`, `a${character}=`, `${character}a`])
		expect(foundIn([mark], mark, 2), JSON.stringify(mark)).toEqual([mark, mark]);
});

function codesOf(format: Format, chunks: readonly string[]): readonly string[] {
	// the collected message would keep the chunks from the lane
	const parser = createParser(format, {});
	const events = [...chunks.flatMap((chunk) => [...parser.feed(chunk)]), ...parser.finish()];
	return events.flatMap((event) => (event.type === "notice" ? [event.code] : []));
}

test.each([
	["/", "/end", "x\\/end y"],
	["/", "/call ", "some words before \\/call and as many words behind it"],
	["\\", "\\end", "x\\\\end y"],
	["\\", "\\call ", "some words before \\\\call and as many words behind it"],
])("a mark that begins with %j, %j, is told of in %j, cut anywhere", (sign, _mark, value) => {
	const marks = [`${sign}call `, `${sign}end`].map((mark) => JSON.stringify(mark));
	const format = formatOf(`format signs "marks that begin with a sign that is escaped in JSON"
message = (call / content)*
call = ${marks[0]} name " " arguments ${marks[1]}
`);
	const text = `${sign}call f {"a": "${value}"}${sign}end`;
	for (const chunks of chunkings(text))
		expect(codesOf(format, chunks)).toEqual(["markup-in-value"]);
	for (let size = 2; size < 12; size++)
		expect(codesOf(format, every(text, size))).toEqual(["markup-in-value"]);
});

test.each([
	["the mark of another call", "<call f>", "</call>", "see [[end]] and"],
	["the mark of another call", "[[call f]]", "[[end]]", "see </call> and"],
	["its own mark", "<call f>", "</call>", "see <call in it and"],
])(
	"%s is told of in a call of a format whose marks begin with several signs",
	(_what, open, close, value) => {
		const format = formatOf(`format signs "marks that begin with several signs"
message = (one / two / content)*
one = "<call " name ">" arguments "</call>"
two = "[[call " name "]]" arguments "[[end]]"
`);
		for (const chunks of chunkings(`${open}{"a": "some words, ${value} more"}${close}`))
			expect(codesOf(format, chunks)).toEqual(["markup-in-value"]);
		// a chunk that lies in the value
		expect(codesOf(format, [`${open}{"a": "x`, value, `"}${close}`])).toEqual(["markup-in-value"]);
	},
);
