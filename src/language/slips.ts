import type { SourceSpan } from "./syntax.js";

/** A mistake that the generated parser recognises by itself. Thrown through it and caught in parse.ts. */
export interface SlipError {
	readonly message: string;
	readonly at: SourceSpan;
	readonly hint: string;
}

class Slip extends Error implements SlipError {
	constructor(
		message: string,
		readonly at: SourceSpan,
		readonly hint: string,
	) {
		super(message);
	}
}

export interface Slips {
	unterminated(at: SourceSpan): never;
	/** `text`: the backslash and the character behind it */
	escape(at: SourceSpan, text: string): never;
	control(at: SourceSpan): never;
	jsonString(at: SourceSpan): never;
	jsonEscape(at: SourceSpan): never;
	depth(at: SourceSpan): never;
}

function slip(message: string, hint: string): (at: SourceSpan) => never {
	return (at) => {
		throw new Slip(message, at, hint);
	};
}

const ESCAPES = "the escapes are \\n \\t \\r \\\\ \\\" \\' and \\u with four hex digits";

function escapeHint(char: string): string {
	if (/^[dDwWsSbB]$/.test(char))
		return `${ESCAPES}. A literal is no regular expression: a kind stands beside it, such as skip:digits`;
	if (/^[^\w\s]$/.test(char)) return `"${char}" needs no backslash; ${ESCAPES}`;
	return char === "u" ? ESCAPES : `${ESCAPES}; a backslash that is text is written twice`;
}

export const slips: Slips = {
	unterminated: slip(
		"this literal has no end on its line",
		"a literal ends on the line where it begins; a line end inside it is written \\n",
	),
	escape(at, text) {
		throw new Slip("unknown escape in a literal", at, escapeHint(text.charAt(1)));
	},
	control: slip(
		"control character in a literal",
		"write \\t for a tab, and \\u with four hex digits for other control characters",
	),
	jsonString: slip(
		"this string has no end on its line",
		"a JSON string ends on its line; line ends and control characters in it are escaped",
	),
	jsonEscape: slip(
		"unknown escape in a JSON string",
		'JSON knows \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits',
	),
	depth: slip("too many brackets inside each other", "give the inner parts rules of their own"),
};

export function isSlip(error: unknown): error is SlipError {
	return error instanceof Slip;
}
