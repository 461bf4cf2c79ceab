/** What may stand between tokens of JSON and means nothing, with repairs: comments, and blanks that JSON does not know. */
import { COMMENT, UNICODE_SPACE } from "./repairs.js";

// States. In the first two nothing is open.
/** the character is no part of one */
export const OUT = 0;
/** the character is the last one of it */
export const WHOLE = 1;
const SLASHED = 2;
const LINE = 3;
const BLOCK = 4;
const STARRED = 5;
const HASHED = 6;
/** no comment begins like this */
export const NO_COMMENT = 7;

const SLASH = 47;
const HASH = 35;
const STAR = 42;
const SPACE = 32;
const LINE_FEED = 10;
const RETURN = 13;
const BRACE = 123;
const BRACE_END = 125;

const FIRST_WIDE = 0x2000;
const LAST_WIDE = 0x200d;

/** White space of Unicode, and characters without width. */
function isBlank(c: number): boolean {
	switch (c) {
		case 0xa0:
		case 0x1680:
		case 0x2028:
		case 0x2029:
		case 0x202f:
		case 0x205f:
		case 0x2060:
		case 0x3000:
		case 0xfeff:
			return true;
		default:
			return c >= FIRST_WIDE && c <= LAST_WIDE;
	}
}

/** Whether the repairs let something begin with the character. */
export function beginsAside(c: number, repairs: number): boolean {
	return asideAfter(OUT, c, repairs) !== OUT;
}

/** The state behind one more character. */
export function asideAfter(state: number, c: number, repairs: number): number {
	switch (state) {
		case SLASHED:
			return c === SLASH ? LINE : c === STAR ? BLOCK : NO_COMMENT;
		case HASHED:
			// a colour is none
			return c === SPACE ? LINE : NO_COMMENT;
		case LINE:
			// a line with a brace in it may be the rest of the value, and of the message
			if (c === BRACE || c === BRACE_END) return NO_COMMENT;
			return c === LINE_FEED || c === RETURN ? OUT : LINE;
		case BLOCK:
			return c === STAR ? STARRED : BLOCK;
		case STARRED:
			return c === SLASH ? WHOLE : c === STAR ? STARRED : BLOCK;
		default:
			if (c === SLASH || c === HASH)
				return (repairs & COMMENT) === 0 ? OUT : c === HASH ? HASHED : SLASHED;
			return c > 127 && (repairs & UNICODE_SPACE) !== 0 && isBlank(c) ? WHOLE : OUT;
	}
}

/** The repair that shows in the step from one state to the next; 0: none. */
export function repairBetween(state: number, next: number): number {
	if (state === SLASHED || state === HASHED) return next === NO_COMMENT ? 0 : COMMENT;
	return next === WHOLE && state <= WHOLE ? UNICODE_SPACE : 0;
}

/** Nothing is open. */
export function isOver(state: number): boolean {
	return state <= WHOLE;
}
