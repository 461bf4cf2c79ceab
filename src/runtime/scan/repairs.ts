/** The repairs of values: their codes, and which of them one parse may use. */

/** Codes of the scanners' repairs; the index is the bit in a set of them. */
export const JSON_REPAIRS: readonly string[] = [
	"single-quotes",
	"control-character",
	"trailing-comma",
	"unquoted-key",
	"python-literal",
	"escape",
];
export const SINGLE_QUOTES = 1;
export const CONTROL_CHARACTER = 2;
export const TRAILING_COMMA = 4;
export const UNQUOTED_KEY = 8;
export const PYTHON_LITERAL = 16;
export const ESCAPE = 32;
export const NO_REPAIRS = 0;
export const ALL_REPAIRS = 63;

/** All repairs or none, or a set of them. */
export function repairsOf(repairs: boolean | number): number {
	if (typeof repairs === "number") return repairs;
	return repairs ? ALL_REPAIRS : NO_REPAIRS;
}

/** The set of those repairs of `JSON_REPAIRS` that the test allows. */
export function repairSet(allows: (code: string) => boolean): number {
	return JSON_REPAIRS.reduce((set, code, bit) => (allows(code) ? set | (1 << bit) : set), 0);
}
