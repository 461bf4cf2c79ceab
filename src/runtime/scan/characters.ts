/** Character codes and classes that several scanners use. */

export const QUOTE = 34;
export const APOSTROPHE = 39;
export const COMMA = 44;
export const TICK = 96;
export const BACKSLASH = 92;
export const LETTER_U = 117;

/** length of `\uXXXX` */
export const UNICODE_ESCAPE = 6;

const SIMPLE_ESCAPE = new Uint8Array(128);
for (const character of '"\\/bfnrt') SIMPLE_ESCAPE[character.charCodeAt(0)] = 1;

/** Whether JSON allows the character behind a backslash, `u` aside. */
export function isSimpleEscape(code: number): boolean {
	return code < 128 && SIMPLE_ESCAPE[code] === 1;
}

export function isHex(code: number): boolean {
	return (code >= 48 && code <= 57) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);
}

/** Quotes that are not JSON's, each with the one that ends its string. */
const CLOSERS: ReadonlyMap<number, number> = new Map(
	["“”", "””", "„“", "‘’", "’’", "‚‘", "«»", "``"].map((pair) => [
		pair.charCodeAt(0),
		pair.charCodeAt(1),
	]),
);

const ENDS = new Set(CLOSERS.values());

/** Whether such a quote ends a string. */
export function isCloser(c: number): boolean {
	return ENDS.has(c);
}

/** The code of the quote that ends a string which begins with such a quote; 0: the character is none. */
export function closerOf(c: number): number {
	return c > 127 || c === TICK ? (CLOSERS.get(c) ?? 0) : 0;
}

const COMMAS = new Set([...";，；、"].map((sign) => sign.charCodeAt(0)));
/** `=` may go on as `=>` */
export const EQUALS = 61;
export const GREATER = 62;
const WIDE_COLON = 0xff1a;

/** Whether models write the character where JSON has a comma. */
export function isCommaSign(c: number): boolean {
	return COMMAS.has(c);
}

/** Whether models write the character where JSON has a colon. */
export function isColonSign(c: number): boolean {
	return c === EQUALS || c === WIDE_COLON;
}
