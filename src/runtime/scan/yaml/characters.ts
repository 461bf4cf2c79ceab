/** The characters of YAML. */
import { APOSTROPHE, QUOTE } from "../characters.js";

export const LF = 10;
export const TAB = 9;
export const SPACE = 32;
export const HASH = 35;
export const COLON = 58;
export const DASH = 45;
export const PLUS = 43;
export const BAR = 124;
export const GREATER = 62;
export const LIST_OPEN = 91;
export const LIST_CLOSE = 93;
export const BRACE_OPEN = 123;
export const BRACE_CLOSE = 125;

/** Space, tab, or the carriage return before a line feed: what may be dropped at the end of a line. */
export function isBlank(c: number): boolean {
	return c === SPACE || c === TAB || c === 13;
}

export function isSpace(c: number): boolean {
	return c === LF || isBlank(c);
}

/**
 * What a plain key begins with: a letter, a digit, `_`, `$`, or what is not ASCII. YAML allows more; but a line that begins
 * otherwise ends the arguments, so that the format's own markup does.
 */
export function beginsKey(c: number): boolean {
	return (
		(c >= 97 && c <= 122) ||
		(c >= 65 && c <= 90) ||
		(c >= 48 && c <= 57) ||
		c === 95 ||
		c === 36 ||
		c > 127
	);
}

/** What a key begins with that is plain or in quotes. */
export function beginsKeyOrString(c: number): boolean {
	return beginsKey(c) || isQuote(c);
}

export function isQuote(c: number): boolean {
	return c === QUOTE || c === APOSTROPHE;
}

export function isFlowSign(c: number): boolean {
	return c === 44 || c === LIST_OPEN || c === LIST_CLOSE || c === BRACE_OPEN || c === BRACE_CLOSE;
}

/** The text that line breaks inside of a scalar come to. */
export function folded(breaks: number): string {
	return breaks === 1 ? " " : "\n".repeat(breaks - 1);
}

/** chunk[i..j) without the blanks at its end: the index behind the rest. */
export function behindText(chunk: string, i: number, j: number): number {
	let k = j;
	while (k > i && isBlank(chunk.charCodeAt(k - 1))) k--;
	return k;
}
