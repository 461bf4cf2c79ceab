/**
 * JSON outside of strings as one byte table: row (what may come next) and class of the character give the next row, or an
 * action when the entry is FIRST_ACTION or more. One table for each set of repairs that is asked for: repairs cost nothing
 * where they are not used.
 */

import { NUMBER, PYTHON_LITERAL, SINGLE_QUOTES, TRAILING_COMMA, UNQUOTED_KEY } from "../repairs.js";
import {
	CLOSE,
	COLON,
	COMMA_ITEM,
	COMMA_MEMBER,
	DIGITS,
	ERROR,
	EXPONENT,
	EXPONENT_DIGITS,
	EXPONENT_SIGN,
	FIRST_ITEM,
	FIRST_KEY,
	FRACTION,
	INTEGER,
	KEY_BEGIN,
	KEY_END,
	KEY_WORD,
	MINUS,
	NEXT_ITEM,
	NEXT_MEMBER,
	NUMBER_END,
	NUMBER_SLIP,
	OPEN_ARRAY,
	OPEN_OBJECT,
	POINT,
	PYTHON_END,
	PYTHON_FALSE,
	PYTHON_NONE,
	PYTHON_NULL,
	PYTHON_TRUE,
	QUOTE_KEY,
	QUOTE_VALUE,
	ROWS,
	STOP,
	STRING_KEY,
	STRING_VALUE,
	TAIL,
	TRAILING,
	UNDEFINED,
	VALUE,
	WORD_END,
	WORD_FALSE,
	WORD_NULL,
	WORD_TRUE,
	ZERO,
} from "./rows.js";

export const ROW_SHIFT = 6;

const CLASSES: readonly (readonly [name: string, characters: string])[] = [
	["ws", " \t\n\r"],
	["{", "{"],
	["}", "}"],
	["[", "["],
	["]", "]"],
	[":", ":"],
	[",", ","],
	['"', '"'],
	["'", "'"],
	["-", "-"],
	["+", "+"],
	[".", "."],
	["0", "0"],
	["digit", "123456789"],
	["e", "e"],
	["E", "E"],
	["t", "t"],
	["r", "r"],
	["u", "u"],
	["f", "f"],
	["a", "a"],
	["l", "l"],
	["s", "s"],
	["n", "n"],
	["T", "T"],
	["F", "F"],
	["N", "N"],
	["o", "o"],
	["d", "d"],
	["i", "i"],
	["R", "R"],
	["U", "U"],
	["A", "A"],
	["L", "L"],
	["S", "S"],
	["O", "O"],
	["letter", "bcghjkmpqvwxyzBCDGHIJKMPQVWXYZ_$"],
];
/** classes that may begin an unquoted key */
const KEY_LETTERS = [
	"e",
	"E",
	"t",
	"r",
	"u",
	"f",
	"a",
	"l",
	"s",
	"n",
	"T",
	"F",
	"N",
	"o",
	"d",
	"i",
	"R",
	"U",
	"A",
	"L",
	"S",
	"O",
	"letter",
];

/** Class of each ASCII character; 0: none. Characters beyond ASCII have class 0. */
export const CLASS = new Uint8Array(128);
const classId = new Map<string, number>();
for (const [name, characters] of CLASSES) {
	const id = classId.size + 1;
	classId.set(name, id);
	for (const character of characters) CLASS[character.charCodeAt(0)] = id;
}

/** the repairs that are rows or entries */
const IN_TABLE = SINGLE_QUOTES | TRAILING_COMMA | UNQUOTED_KEY | PYTHON_LITERAL | NUMBER;

function build(repairs: number): Uint8Array {
	const allows = (repair: number): boolean => (repairs & repair) !== 0;
	const table = new Uint8Array(ROWS << ROW_SHIFT).fill(ERROR);
	const set = (row: number, classes: readonly string[], to: number): void => {
		for (const name of classes) table[(row << ROW_SHIFT) + (classId.get(name) ?? 0)] = to;
	};
	const word = (row: number, text: string, end: number): void => {
		for (let i = 1; i < text.length; i++) {
			set(row + i - 1, [text.charAt(i)], i === text.length - 1 ? end : row + i);
		}
	};
	/** The letters of a word, small or capital, from the row in which the first one has been read. */
	const anyCase = (rows: readonly number[], letters: string): void => {
		for (const [i, row] of rows.entries()) {
			const letter = letters.charAt(i);
			set(row, [letter, letter.toUpperCase()], rows[i + 1] ?? PYTHON_END);
		}
	};
	const structure = [
		VALUE,
		FIRST_ITEM,
		FIRST_KEY,
		COLON,
		NEXT_MEMBER,
		NEXT_ITEM,
		COMMA_MEMBER,
		COMMA_ITEM,
	];
	for (const row of structure) set(row, ["ws"], row);
	for (const row of [VALUE, FIRST_ITEM, COMMA_ITEM]) {
		set(row, ["{"], OPEN_OBJECT);
		set(row, ["["], OPEN_ARRAY);
		set(row, ['"'], STRING_VALUE);
		set(row, ["-"], MINUS);
		set(row, ["0"], ZERO);
		set(row, ["digit"], INTEGER);
		set(row, ["t"], WORD_TRUE);
		set(row, ["f"], WORD_FALSE);
		set(row, ["n"], WORD_NULL);
	}
	for (const row of [FIRST_KEY, COMMA_MEMBER]) set(row, ['"'], STRING_KEY);
	set(FIRST_ITEM, ["]"], CLOSE);
	set(FIRST_KEY, ["}"], CLOSE);
	set(COLON, [":"], VALUE);
	set(NEXT_MEMBER, [","], COMMA_MEMBER);
	set(NEXT_MEMBER, ["}"], CLOSE);
	set(NEXT_ITEM, [","], COMMA_ITEM);
	set(NEXT_ITEM, ["]"], CLOSE);

	for (const row of [ZERO, INTEGER, FRACTION, EXPONENT_DIGITS])
		set(row, ["ws", ",", "}", "]"], NUMBER_END);
	set(MINUS, ["0"], ZERO);
	set(MINUS, ["digit"], INTEGER);
	set(INTEGER, ["0", "digit"], INTEGER);
	for (const row of [ZERO, INTEGER]) set(row, ["."], POINT);
	for (const row of [POINT, FRACTION, DIGITS]) set(row, ["0", "digit"], FRACTION);
	for (const row of [ZERO, INTEGER, FRACTION]) set(row, ["e", "E"], EXPONENT);
	set(EXPONENT, ["+", "-"], EXPONENT_SIGN);
	for (const row of [EXPONENT, EXPONENT_SIGN, EXPONENT_DIGITS])
		set(row, ["0", "digit"], EXPONENT_DIGITS);

	word(WORD_TRUE, "true", WORD_END);
	word(WORD_FALSE, "false", WORD_END);
	word(WORD_NULL, "null", WORD_END);
	table.fill(STOP, TAIL << ROW_SHIFT, (TAIL + 1) << ROW_SHIFT);
	for (const row of [VALUE, FIRST_ITEM, COMMA_ITEM]) {
		if (allows(SINGLE_QUOTES)) set(row, ["'"], QUOTE_VALUE);
		if (allows(NUMBER)) set(row, ["+", "."], NUMBER_SLIP);
		if (!allows(PYTHON_LITERAL)) continue;
		set(row, ["T"], PYTHON_TRUE);
		set(row, ["F"], PYTHON_FALSE);
		set(row, ["N"], PYTHON_NONE);
		set(row, ["u"], UNDEFINED);
	}
	for (const row of [FIRST_KEY, COMMA_MEMBER]) {
		if (allows(SINGLE_QUOTES)) set(row, ["'"], QUOTE_KEY);
		if (allows(UNQUOTED_KEY)) set(row, KEY_LETTERS, KEY_BEGIN);
	}
	set(KEY_WORD, [...KEY_LETTERS, "0", "digit", "-"], KEY_WORD);
	set(KEY_WORD, ["ws", ":"], KEY_END);
	if (allows(TRAILING_COMMA)) {
		set(COMMA_MEMBER, ["}"], TRAILING);
		set(COMMA_ITEM, ["]"], TRAILING);
	}
	if (allows(NUMBER)) set(MINUS, ["."], NUMBER_SLIP);
	anyCase([PYTHON_TRUE, PYTHON_TRUE + 1, PYTHON_TRUE + 2], "rue");
	anyCase([PYTHON_FALSE, PYTHON_FALSE + 1, PYTHON_FALSE + 2, PYTHON_FALSE + 3], "alse");
	anyCase([PYTHON_NONE, PYTHON_NONE + 1, PYTHON_NONE + 2], "one");
	anyCase([PYTHON_NONE, PYTHON_NULL, PYTHON_NULL + 1], "ull");
	word(UNDEFINED, "undefined", PYTHON_END);
	return table;
}

const tables = new Map<number, Uint8Array>();

/** The table for a set of repairs, made once. */
export function rowsFor(repairs: number): Uint8Array {
	const used = repairs & IN_TABLE;
	let rows = tables.get(used);
	if (rows === undefined) {
		rows = build(used);
		tables.set(used, rows);
	}
	return rows;
}

/** The entry for a character in a row. */
export function entryOf(rows: Uint8Array, row: number, code: number): number {
	return rows[(row << ROW_SHIFT) + (code < 128 ? (CLASS[code] as number) : 0)] as number;
}
