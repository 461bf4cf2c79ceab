/** Whether a string is the last thing in a text, before nothing but closing brackets and white space. */
import { isSpace } from "./classes.js";

const QUOTES = new Set([0x22, 0x27, 0x60, 0x201d, 0x2019, 0x201c, 0x2018, 0xbb]);

/** Of text[from..to); `before`: whether that holds of what stands before. */
export function endsQuoted(text: string, from: number, to: number, before: boolean): boolean {
	for (let i = to - 1; i >= from; i--) {
		const c = text.charCodeAt(i);
		if (!isCloser(c)) return isQuote(c);
	}
	return before;
}

export function isQuote(c: number): boolean {
	return QUOTES.has(c);
}

export function isCloser(c: number): boolean {
	return isSpace(c) || c === 41 || c === 93 || c === 125;
}
