/** The repairs of values: their codes, and which of them one parse may use. */

/** Codes of the scanners' repairs; the index is the bit in a set of them. */
export const JSON_REPAIRS = [
	"single-quotes",
	"control-character",
	"trailing-comma",
	"unquoted-key",
	"python-literal",
	"escape",
	"comment",
	"unicode-space",
	"foreign-quotes",
	"missing-comma",
	"missing-colon",
	"doubled-comma",
	"separator",
	"number",
] as const;
export const SINGLE_QUOTES = 1;
export const CONTROL_CHARACTER = 2;
export const TRAILING_COMMA = 4;
export const UNQUOTED_KEY = 8;
export const PYTHON_LITERAL = 16;
export const ESCAPE = 32;
export const COMMENT = 64;
export const UNICODE_SPACE = 128;
export const FOREIGN_QUOTES = 256;
export const MISSING_COMMA = 512;
export const MISSING_COLON = 1024;
export const DOUBLED_COMMA = 2048;
export const SEPARATOR = 4096;
export const NUMBER = 8192;
export const NO_REPAIRS = 0;
export const ALL_REPAIRS = 16383;

/** The code of one repair. */
export function codeOf(repair: number): string {
	return JSON_REPAIRS[31 - Math.clz32(repair)] ?? "";
}

/** All repairs or none, or a set of them. */
export function repairsOf(repairs: boolean | number): number {
	if (typeof repairs === "number") return repairs;
	return repairs ? ALL_REPAIRS : NO_REPAIRS;
}

/** The set of those repairs of `JSON_REPAIRS` that the test allows. */
export function repairSet(allows: (code: string) => boolean): number {
	return JSON_REPAIRS.reduce((set, code, bit) => (allows(code) ? set | (1 << bit) : set), 0);
}
