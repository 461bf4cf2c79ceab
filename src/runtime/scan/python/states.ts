/** Where a scanner of Python stands. First in a string, then in other values; the states in the middle have text that waits. */

/** behind the first quote: it may be the first of three */
export const FIRST_QUOTE = 0;
export const INSIDE = 1;
/** behind two quotes: an empty string, or the opening of a triple-quoted one */
export const SECOND_QUOTE = 2;
/** behind a string: another one may follow and continue it, so its closing quote waits */
export const BEHIND_STRING = 3;
/** the same, and letters that may be the prefix of the next string */
export const NEXT_PREFIX = 4;
export const COMMA_WAITS = 5;
export const NUMBER = 6;
export const WORD = 7;
export const VALUE = 8;
export const FIRST_ITEM = 9;
export const BEHIND_VALUE = 10;
/** behind a word that is the whole value */
export const TAIL = 11;

/** Whether a state has text that waits. */
export function waits(state: number): boolean {
	return state >= SECOND_QUOTE && state <= WORD;
}
