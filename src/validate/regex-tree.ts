/**
 * A regular expression of ECMAScript (flag `u` or none) as a tree. Captures and laziness are dropped:
 * they do not change whether a text matches.
 */

/** One character out of a set; `source` is its text in the pattern. */
export interface Atom {
	readonly kind: "atom";
	readonly source: string;
}
/** A place between characters: `^`, `$`, `\b`, `\B`. */
export interface Place {
	readonly kind: "place";
	readonly source: "^" | "$" | "\\b" | "\\B";
}
export interface Group {
	readonly kind: "group";
	readonly alternatives: readonly Sequence[];
}
/** A group that is only looked at: `(?=`, `(?!`, `(?<=`, `(?<!`. */
export interface Look {
	readonly kind: "look";
	readonly behind: boolean;
	readonly negative: boolean;
	readonly alternatives: readonly Sequence[];
}
/** `max` may be Infinity. */
export interface Repeat {
	readonly kind: "repeat";
	readonly element: Element;
	readonly min: number;
	readonly max: number;
}
export type Element = Atom | Place | Group | Look | Repeat;
export type Sequence = readonly Element[];

/** `(` with its kind: capture, `?:`, a name, or a look in either direction. */
const GROUP = /\((?:\?(?:<[\p{L}_$][^>]*>|:|(<?)([=!])))?/uy;
const PLACE = /\^|\$|\\b|\\B/y;
const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;
/** One character, class or escape; with the flag `u`, and without. */
const UNICODE_ATOM =
	/\[(?:\\[\s\S]|[^\]\\])*\]|\\(?:u[Dd][89ABab][0-9A-Fa-f]{2}\\u[Dd][C-Fc-f][0-9A-Fa-f]{2}|u\{[^}]*\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|[pP]\{[^}]*\}|c[A-Za-z]|[\s\S])|[^()|]/uy;
const PLAIN_ATOM =
	/\[(?:\\[\s\S]|[^\]\\])*\]|\\(?:u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|c[A-Za-z]|[\s\S])|[^()|]/y;
/** A reference to a group, or what without the flag may be one. */
const REFERENCE = /^\\[1-9k]/;

interface Cursor {
	readonly source: string;
	readonly unicode: boolean;
	at: number;
}

/** The alternatives of a pattern that `RegExp` accepts. Throws an Error for what cannot be matched here. */
export function parseRegex(source: string, unicode: boolean): readonly Sequence[] {
	const cursor: Cursor = { source, unicode, at: 0 };
	const alternatives = readAlternatives(cursor);
	if (cursor.at < source.length) throw notKnown(cursor);
	return alternatives;
}

function notKnown(cursor: Cursor): Error {
	return new Error(`the construct at character ${cursor.at} is not supported`);
}

function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
	pattern.lastIndex = cursor.at;
	const match = pattern.exec(cursor.source);
	if (match !== null) cursor.at += match[0].length;
	return match;
}

function readAlternatives(cursor: Cursor): Sequence[] {
	const alternatives: Sequence[] = [readSequence(cursor)];
	while (cursor.source[cursor.at] === "|") {
		cursor.at++;
		alternatives.push(readSequence(cursor));
	}
	return alternatives;
}

function readSequence(cursor: Cursor): Sequence {
	const elements: Element[] = [];
	while (cursor.at < cursor.source.length && !"|)".includes(cursor.source[cursor.at] ?? "")) {
		elements.push(quantified(cursor, readElement(cursor)));
	}
	return elements;
}

function readElement(cursor: Cursor): Element {
	if (cursor.source[cursor.at] === "(") return readGroup(cursor);
	const place = take(cursor, PLACE);
	if (place !== null) return { kind: "place", source: place[0] as Place["source"] };
	const atom = take(cursor, cursor.unicode ? UNICODE_ATOM : PLAIN_ATOM);
	if (atom === null) throw notKnown(cursor);
	if (REFERENCE.test(atom[0])) throw new Error("references back to a group are not supported");
	return { kind: "atom", source: atom[0] };
}

function readGroup(cursor: Cursor): Group | Look {
	const open = take(cursor, GROUP);
	if (open === null || cursor.source[cursor.at] === "?") throw notKnown(cursor);
	const alternatives = readAlternatives(cursor);
	if (cursor.source[cursor.at] !== ")") throw notKnown(cursor);
	cursor.at++;
	const [, behind, sign] = open;
	if (sign === undefined) return { kind: "group", alternatives };
	return { kind: "look", behind: behind === "<", negative: sign === "!", alternatives };
}

function quantified(cursor: Cursor, element: Element): Element {
	const match = take(cursor, QUANTIFIER);
	if (match === null) return element;
	const [, sign, least, comma, most] = match;
	if (sign === "*") return { kind: "repeat", element, min: 0, max: Infinity };
	if (sign === "+") return { kind: "repeat", element, min: 1, max: Infinity };
	if (sign === "?") return { kind: "repeat", element, min: 0, max: 1 };
	const min = Number(least);
	if (comma === undefined) return { kind: "repeat", element, min, max: min };
	return { kind: "repeat", element, min, max: most === "" ? Infinity : Number(most) };
}
