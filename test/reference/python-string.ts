/** Python string literals: prefixes, single and triple quotes, escapes, and literals that stand side by side. */
import { done, OPEN, type Outcome, pastSpace, run } from "./scan.js";

const PREFIX = /[rRbBuUfF]{0,2}(?=["'])/y;
const HEX: { readonly [letter: string]: number } = { x: 2, u: 4, U: 8 };
const SIMPLE: { readonly [letter: string]: string } = {
	"\n": "",
	"\\": "\\",
	"'": "'",
	'"': '"',
	a: "\x07",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "\t",
	v: "\v",
};

export interface PythonString {
	readonly outcome: Outcome;
	/** the text that it means, as far as it is certain */
	readonly value: string;
}

export function isStringStart(text: string, at: number): boolean {
	PREFIX.lastIndex = at;
	return PREFIX.test(text);
}

/** Reads the literal at `from`, and those behind it with nothing but white space between. */
export function readPythonString(text: string, from: number): PythonString {
	let value = "";
	let at = from;
	for (;;) {
		const one = readOne(text, at);
		value += one.value;
		if (one.outcome.is !== "done") return { outcome: one.outcome, value };
		const next = pastSpace(text, one.outcome.end);
		if (!isStringStart(text, next)) return { outcome: one.outcome, value };
		at = next;
	}
}

function readOne(text: string, from: number): PythonString {
	const prefix = run(text, from, PREFIX);
	const raw = /r/i.test(prefix);
	let at = from + prefix.length;
	const mark = text[at] ?? "";
	const quote = text.startsWith(mark.repeat(3), at) ? mark.repeat(3) : mark;
	at += quote.length;
	let value = "";
	for (;;) {
		const char = text[at];
		if (char === undefined) return { outcome: OPEN, value };
		if (text.startsWith(quote, at)) return { outcome: done(at + quote.length), value };
		if (char !== "\\") {
			value += char;
			at++;
		} else if (raw) {
			value += text.slice(at, at + 2);
			at += 2;
		} else {
			const read = readEscape(text, at);
			if (read === "open") return { outcome: OPEN, value };
			value += read.value;
			at = read.end;
		}
	}
}

function readEscape(text: string, at: number): { value: string; end: number } | "open" {
	const letter = text[at + 1];
	if (letter === undefined) return "open";
	const simple = Object.hasOwn(SIMPLE, letter) ? SIMPLE[letter] : undefined;
	if (simple !== undefined) return { value: simple, end: at + 2 };
	const octal = run(text, at + 1, /[0-7]{1,3}/y);
	if (octal !== "") {
		return { value: String.fromCharCode(Number.parseInt(octal, 8)), end: at + 1 + octal.length };
	}
	const size = Object.hasOwn(HEX, letter) ? HEX[letter] : undefined;
	if (size !== undefined) {
		const digits = run(text, at + 2, /[0-9a-fA-F]{0,8}/y).slice(0, size);
		const code = Number.parseInt(digits, 16);
		if (digits.length === size && code <= 0x10ffff) {
			return { value: String.fromCodePoint(code), end: at + 2 + size };
		}
		if (at + 2 + digits.length >= text.length) return "open";
	}
	// Python keeps the backslash of an escape that it does not know.
	return { value: "\\", end: at + 1 };
}
