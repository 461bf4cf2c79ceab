import { spanOf, statementEnd, statementStart } from "../places.js";
import { RESERVED } from "../vocabulary.js";
import type { Explanation } from "./scene.js";

/** Whether a statement can be read. */
export type Reads = (statement: string) => boolean;

/** Longer statements are not tried, nor more places than that. */
const LONGEST = 4_000;
const TRIES = 40;

interface Literal {
	readonly from: number;
	/** behind its closing quote, or the end of the line */
	readonly to: number;
	readonly closed: boolean;
}

/**
 * A quote that is missing in the line of an error. Where quotes are odd, all texts behind the missing one are turned inside out, and the
 * error shows up at some later place. So a quote is put in, at each place where it could be missing, until the statement can be read.
 */
export function missingQuote(source: string, offset: number, reads: Reads): Explanation | null {
	const lineFrom = source.lastIndexOf("\n", offset - 1) + 1;
	const literals = literalsOf(source, lineFrom);
	if (literals.at(-1)?.closed !== false) return null;
	const from = statementStart(source, offset);
	const to = statementEnd(source, from);
	if (to - from > LONGEST) return null;
	let tries = TRIES;
	const readsWith = ({ at, skip, quote }: Insertion): boolean => {
		tries -= 1;
		return tries >= 0 && reads(source.slice(from, at) + quote + source.slice(at + skip, to));
	};
	const known = knownWords(source);
	const ends = literals
		.filter((one) => one.from <= offset)
		.reverse()
		.flatMap((literal) => closings(source, literal).map((place) => ({ literal, place })));
	const good = ends.filter(({ place, literal }) => goesOn(source, place, literal, known));
	const end = good.find(({ place }) => readsWith(place));
	if (end !== undefined) return closing(source, end.literal, end.place);
	const begin = openings(source, lineFrom, offset).find(readsWith);
	if (begin !== undefined) return opening(source, begin);
	const late = ends.findLast(({ place }) => readsWith(place));
	return late === undefined ? null : closing(source, late.literal, late.place);
}

function literalsOf(source: string, lineFrom: number): readonly Literal[] {
	const line = lineAt(source, lineFrom);
	const tokens = line.matchAll(/"(?:[^"\\]|\\.)*("?)|'(?:[^'\\]|\\.)*('?)|#.*/g);
	return [...tokens]
		.filter(([text]) => !text.startsWith("#"))
		.map(({ 0: text, 1: double, 2: single, index }) => ({
			from: lineFrom + index,
			to: lineFrom + index + text.length,
			closed: text.length > 1 && (double === '"' || single === "'"),
		}));
}

function lineAt(source: string, from: number): string {
	const end = source.indexOf("\n", from);
	return source.slice(from, end < 0 ? undefined : end).replace(/\r$/, "");
}

interface Insertion {
	readonly at: number;
	/** characters that the quote replaces */
	readonly skip: number;
	readonly quote: string;
}

/** Where the text of a literal could have ended: before a blank or a sign, or at a quote of the other kind. */
function closings(source: string, { from, to, closed }: Literal): readonly Insertion[] {
	const quote = source.charAt(from);
	const inner = source.slice(from + 1, closed ? to - 1 : to);
	const places = [...inner.matchAll(/.["'](?= |$)|.(?=[ ,:)}|])/g)].map(({ 0: text, index }) => {
		const at = from + 1 + index + 1;
		return { at, skip: text.length - 1, quote };
	});
	return closed ? places : [...places, { at: from + 1 + inner.trimEnd().length, skip: 0, quote }];
}

/** The rules of the file, fields, and the other words that stand without quotes. */
function knownWords(source: string): ReadonlySet<string> {
	const rules = source.matchAll(/^(?:lenient +\S+ +)?([A-Za-z][\w-]*) *=/gm);
	const json = ["true", "false", "null"];
	return new Set([...RESERVED, ...json, "after", ...[...rules].map(([, name = ""]) => name)]);
}

/** Whether more than blanks of the literal follows the quote, and begins as a further part does, not with a word of prose. */
function goesOn(
	source: string,
	{ at, skip }: Insertion,
	{ to, closed }: Literal,
	known: ReadonlySet<string>,
): boolean {
	if (closed && source.slice(at + skip, to - 1).trim() === "") return false;
	const word = /^ *([A-Za-z][\w-]*)/.exec(lineAt(source, at + skip))?.[1];
	return word === undefined || known.has(word);
}

function closing(source: string, { from }: Literal, { at, skip, quote }: Insertion): Explanation {
	const mended = source.slice(from, at) + quote + lineAt(source, at + skip);
	const line = source.slice(source.lastIndexOf("\n", from) + 1, from);
	const what = /^ *= *call\b.*\{/.test(line) ? "string" : "literal";
	return {
		message: `this ${what} has no end on its line`,
		at: spanOf(source, from, from + 1),
		hint: `a quote is missing, perhaps here: ${short(mended)}`,
	};
}

/** Where a text could have begun: at the error, or where the word before it begins. */
function openings(source: string, lineFrom: number, offset: number): readonly Insertion[] {
	const word = /[^\s"'(){}]*$/.exec(source.slice(lineFrom, offset))?.[0].length ?? 0;
	const quote = /["']/.exec(source.slice(offset))?.[0] ?? '"';
	const places = word === 0 ? [offset] : [offset - word, offset];
	return places.map((at) => ({ at, skip: 0, quote }));
}

function opening(source: string, { at, quote }: Insertion): Explanation {
	const length = source.slice(at).indexOf(quote);
	const text = source.slice(at, at + length);
	return {
		message: "this text has no quote before it",
		at: spanOf(source, at, at + length),
		hint: `a text stands in quotes: ${short(quote + text + quote)}`,
	};
}

function short(text: string): string {
	const line = text.trimEnd();
	return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
