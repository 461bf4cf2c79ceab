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
	escape(at: SourceSpan): never;
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

export const slips: Slips = {
	unterminated: slip(
		"unterminated literal",
		"a literal ends on the line where it begins; a line end inside it is written \\n",
	),
	escape: slip(
		"unknown escape in a literal",
		"the escapes are \\n \\t \\r \\\\ \\\" \\' and \\u with four hex digits",
	),
	control: slip(
		"control character in a literal",
		"write \\t for a tab, and \\u with four hex digits for other control characters",
	),
	jsonString: slip(
		"unterminated JSON string",
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
