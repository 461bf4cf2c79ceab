/** Character classes of the language. */

const WORD_CLASS = 2;
export const DIGIT_CLASS = 4;
const ATTR_CLASS = 8;
const LINE_CLASS = 16;

/** Punctuation that delimits names in all formats. */
export const WORD_ENDS = "<>{}()[]\"'`,;=|\\\uff5c";
const FULLWIDTH_BAR = 0xff5c;

const TABLE = new Uint8Array(128);
for (let c = 0; c < 128; c++) {
	let bits = 0;
	// control characters and white space end a word, too
	if (c > 32 && c !== 127 && !WORD_ENDS.includes(String.fromCharCode(c))) bits |= WORD_CLASS;
	if (c >= 48 && c <= 57) bits |= DIGIT_CLASS;
	if (c !== 34 && c !== 10 && c !== 13) bits |= ATTR_CLASS;
	if (c !== 10 && c !== 13) bits |= LINE_CLASS;
	TABLE[c] = bits;
}

/** A character of a word, as part of a regular expression over a short text. */
export const WORD_CHARACTER = `[^\\s${WORD_ENDS.replace(/[\]\\]/g, "\\$&")}]`;

export function isSpace(c: number): boolean {
	return c === 32 || c === 10 || c === 9 || c === 13;
}

/** A test for the characters of an atom, as bits of the table. */
export type AtomClass = number;

export function atomClass(kind: "word" | "digits" | "attr" | "line" | "any"): AtomClass {
	switch (kind) {
		case "word":
			return WORD_CLASS;
		case "digits":
			return DIGIT_CLASS;
		case "attr":
			return ATTR_CLASS;
		case "line":
			return LINE_CLASS;
		case "any":
			return 0xff;
		default:
			return kind satisfies never;
	}
}

export function inClass(cls: AtomClass, c: number): boolean {
	if (cls === 0xff) return true;
	if (c < 128) return ((TABLE[c] ?? 0) & cls) !== 0;
	if (cls === DIGIT_CLASS) return false;
	return cls !== WORD_CLASS || c !== FULLWIDTH_BAR;
}

/** Whether a run of the class is one word; other classes hold white space. */
export function isWordClass(cls: AtomClass): boolean {
	return cls === WORD_CLASS || cls === DIGIT_CLASS;
}

/** A name does not begin with the sign that makes a tag a closing one. */
export function beginsClass(cls: AtomClass, c: number): boolean {
	return inClass(cls, c) && (cls !== WORD_CLASS || c !== SLASH);
}
const SLASH = 47;

/** Whether a run of the class may be empty: there may be nothing between quotes. */
export function mayBeEmpty(cls: AtomClass): boolean {
	return cls === ATTR_CLASS;
}

/** Whether a text holds a character other than white space. */
export function hasVisible(text: string): boolean {
	return firstVisible(text) >= 0;
}

/** Index of the first such character; -1: there is none. */
export function firstVisible(text: string): number {
	for (let i = 0; i < text.length; i++) if (!isSpace(text.charCodeAt(i))) return i;
	return -1;
}
