/**
 * Python's number literals: an automaton that tells at each character whether a number can go on with it, and the JSON
 * number for a whole one. Complex numbers are none; nor are numbers with leading zeros.
 */

const SIGN = 1;
const ZERO = 2;
const INTEGER = 3;
const INTEGER_BREAK = 4;
/** a point without digits before it, with digits before it */
const BARE_POINT = 5;
const POINT = 6;
const FRACTION = 7;
const FRACTION_BREAK = 8;
const EXPONENT = 9;
const EXPONENT_SIGN = 10;
const EXPONENT_DIGITS = 11;
const EXPONENT_BREAK = 12;
/** behind `0x`, a digit, `_`; each base has its three rows */
const HEX_PREFIX = 13;
const OCTAL_PREFIX = 16;
const BINARY_PREFIX = 19;
const ROWS = 22;

/** No number can go on with this character. */
export const NO_NUMBER = 255;
export const NUMBER_START = 0;

const TABLE = new Uint8Array(ROWS * 128).fill(NO_NUMBER);
const COMPLETE = new Uint8Array(ROWS);
{
	const set = (rows: readonly number[], characters: string, to: number): void => {
		for (const row of rows) {
			for (const character of characters) TABLE[row * 128 + character.charCodeAt(0)] = to;
		}
	};
	const digits = "0123456789";
	set([NUMBER_START], "+-", SIGN);
	set([NUMBER_START, SIGN], "0", ZERO);
	set([NUMBER_START, SIGN], "123456789", INTEGER);
	set([NUMBER_START, SIGN], ".", BARE_POINT);
	set([INTEGER, INTEGER_BREAK], digits, INTEGER);
	set([INTEGER], "_", INTEGER_BREAK);
	set([ZERO, INTEGER], ".", POINT);
	set([BARE_POINT, POINT, FRACTION, FRACTION_BREAK], digits, FRACTION);
	set([FRACTION], "_", FRACTION_BREAK);
	set([ZERO, INTEGER, POINT, FRACTION], "eE", EXPONENT);
	set([EXPONENT], "+-", EXPONENT_SIGN);
	set([EXPONENT, EXPONENT_SIGN, EXPONENT_DIGITS, EXPONENT_BREAK], digits, EXPONENT_DIGITS);
	set([EXPONENT_DIGITS], "_", EXPONENT_BREAK);
	const bases: readonly (readonly [string, number, string])[] = [
		["xX", HEX_PREFIX, "0123456789abcdefABCDEF"],
		["oO", OCTAL_PREFIX, "01234567"],
		["bB", BINARY_PREFIX, "01"],
	];
	for (const [letters, row, its] of bases) {
		set([ZERO], letters, row);
		set([row, row + 1, row + 2], its, row + 1);
		set([row, row + 1], "_", row + 2);
		COMPLETE[row + 1] = 1;
	}
	for (const row of [ZERO, INTEGER, POINT, FRACTION, EXPONENT_DIGITS]) COMPLETE[row] = 1;
}

/** The next row, or NO_NUMBER. */
export function numberStep(row: number, code: number): number {
	return code < 128 ? (TABLE[row * 128 + code] as number) : NO_NUMBER;
}
export function isCompleteNumber(row: number): boolean {
	return COMPLETE[row] === 1;
}
/** Whether digits may have been cut behind the point. */
export function endsWithPoint(row: number): boolean {
	return row === POINT;
}
/** Whether the number has a base other than ten, so that its digits must be converted. */
export function hasBase(row: number): boolean {
	return row >= HEX_PREFIX;
}

/** Most numbers are whole, and the same in both languages. */
const WHOLE = /^-?\d+$/;

/** The JSON number for a complete Python number. Decimal digits stay as they are. */
export function jsonNumber(text: string): string {
	if (WHOLE.test(text)) return text;
	const plain = text.replaceAll("_", "").replace(/^\+/, "");
	const sign = plain.startsWith("-") ? "-" : "";
	const unsigned = plain.slice(sign.length);
	if (/^0[xob]/i.test(unsigned)) return sign + BigInt(unsigned).toString();
	return sign + unsigned.replace(/^\./, "0.").replace(/\.(?!\d)/, ".0");
}
