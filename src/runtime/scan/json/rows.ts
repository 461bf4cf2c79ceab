/** JSON outside of strings: where a scanner stands (rows of its table), and what it does (actions). */

// Rows. Those from FIRST_HELD on are text that waits (with repairs): a comma with what follows it, a Python word.
/** a value must come */
export const VALUE = 0;
/** behind `[`: a value or the end */
export const FIRST_ITEM = 1;
/** behind `{`: a key or the end */
export const FIRST_KEY = 2;
/** behind a key */
export const COLON = 3;
/** behind a value of an object, of an array */
export const NEXT_MEMBER = 4;
export const NEXT_ITEM = 5;
/** behind a scalar that is the whole value */
export const TAIL = 6;
/** inside an unquoted key */
export const KEY_WORD = 7;
export const MINUS = 8;
export const ZERO = 9;
export const INTEGER = 10;
export const POINT = 11;
export const FRACTION = 12;
export const EXPONENT = 13;
export const EXPONENT_SIGN = 14;
export const EXPONENT_DIGITS = 15;
export const WORD_TRUE = 16;
export const WORD_FALSE = 19;
export const WORD_NULL = 23;
/** behind a point that no digit stands before */
export const DIGITS = 26;
export const FIRST_HELD = 27;
/** behind a comma of an object, of an array */
export const COMMA_MEMBER = 27;
export const COMMA_ITEM = 28;
export const FIRST_PYTHON_WORD = 29;
export const PYTHON_TRUE = 29;
export const PYTHON_FALSE = 32;
export const PYTHON_NONE = 36;
/** behind `Nu`, and behind the `u` of `undefined` */
export const PYTHON_NULL = 39;
export const UNDEFINED = 41;
export const ROWS = 49;

// Actions
export const FIRST_ACTION = 64;
export const OPEN_OBJECT = 64;
export const OPEN_ARRAY = 65;
export const CLOSE = 66;
export const STRING_VALUE = 67;
export const STRING_KEY = 68;
/** the last character of `true`, `false`, `null` */
export const WORD_END = 69;
/** behind a number; the character belongs to what follows */
export const NUMBER_END = 70;
/** behind a whole scalar: the value is done */
export const STOP = 71;
/** a closing bracket behind a comma */
export const TRAILING = 72;
export const QUOTE_VALUE = 73;
export const QUOTE_KEY = 74;
export const KEY_BEGIN = 75;
export const KEY_END = 76;
/** the last character of `True`, `FALSE`, `None`, `undefined` */
export const PYTHON_END = 77;
/** the sign or point that a number begins with, as JSON's do not */
export const NUMBER_SLIP = 78;
export const ERROR = 79;

/** What a word of another language becomes. */
export function pythonWord(row: number): string {
	return row < PYTHON_FALSE ? "true" : row < PYTHON_NONE ? "false" : "null";
}
/** How many characters of such a word a row has read. */
export function pythonRead(row: number): number {
	if (row >= UNDEFINED) return row - UNDEFINED + 1;
	if (row >= PYTHON_NULL) return row - PYTHON_NULL + 2;
	const first = row < PYTHON_FALSE ? PYTHON_TRUE : row < PYTHON_NONE ? PYTHON_FALSE : PYTHON_NONE;
	return row - first + 1;
}
/** Whether a number may end in this row. */
export function isNumber(row: number): boolean {
	return row === ZERO || row === INTEGER || row === FRACTION || row === EXPONENT_DIGITS;
}
/** Whether a number that may end is none before the character: the digit behind a leading zero, a second point. */
export function isTooMany(c: number): boolean {
	return c === 46 || (c >= 48 && c <= 57);
}
