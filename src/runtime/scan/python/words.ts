/** The words of Python values: those that are values, and the letters before strings. */

/** The JSON values that words stand for. */
const VALUES: ReadonlyMap<string, string> = new Map([
	["True", "true"],
	["False", "false"],
	["None", "null"],
	["true", "true"],
	["false", "false"],
	["null", "null"],
]);
/** letters before a string; only `r` changes its meaning here */
const PREFIX = /^(?:[rbuf]|br|rb|fr|rf)$/i;
const PREFIX_LETTER = /^[rbuf]$/i;
const BEGINNINGS: ReadonlySet<string> = new Set(
	["r", "b", "u", "f", "R", "B", "U", "F"]
		.flatMap((a) => [a, `${a}r`, `${a}R`, `${a}b`, `${a}B`, `${a}f`, `${a}F`].filter(isPrefix))
		.concat([...VALUES.keys()].flatMap((word) => Array.from(word, (_, i) => word.slice(0, i + 1)))),
);

/** The JSON value that a word stands for; undefined: none. */
export function meaningOf(word: string): string | undefined {
	return VALUES.get(word);
}

/** Whether a value may begin with the letters: they begin a word, or stand before a string. */
export function beginsWord(letters: string): boolean {
	return BEGINNINGS.has(letters);
}

/** Whether the letters may stand before a string. */
export function isPrefix(letters: string): boolean {
	return PREFIX.test(letters);
}

/** Whether what stands before a string may begin with the character. */
export function beginsPrefix(character: string): boolean {
	return PREFIX_LETTER.test(character);
}

/** Whether a backslash is text in a string behind these letters. */
export function isRaw(prefix: string): boolean {
	return /r/i.test(prefix);
}
