import { integerText, numberText } from "./number.js";
import { BOOLEAN, INTEGER, NULL, NUMBER } from "./types.js";

/** The scalar other than a string that a text spells in any sensible way; null if it is none of the types. */
export function scalar(bits: number, text: string): string | null {
	const word = text.length <= 5 ? text.toLowerCase() : "";
	if ((bits & NULL) !== 0 && (word === "null" || word === "none")) return "null";
	if ((bits & BOOLEAN) !== 0 && (word === "true" || word === "false")) return word;
	return numeric(bits, text) ?? ((bits & BOOLEAN) === 0 ? null : (DIGITS.get(text) ?? null));
}

/** Booleans, as some write them: where no number is allowed. */
const DIGITS: ReadonlyMap<string, string> = new Map([
	["1", "true"],
	["0", "false"],
]);

/** The number that a text spells, where one is allowed. */
export function numeric(bits: number, text: string): string | null {
	if ((bits & NUMBER) !== 0) return numberText(text);
	return (bits & INTEGER) !== 0 ? integerText(text) : null;
}
