/** The escapes of Python's strings, and the text of a JSON string that each stands for. */
import { isHex } from "../characters.js";
import { escapeJson } from "../escape.js";

const LF = 10;
const CR = 13;
/** `\x`, `\u` and `\U` with their digits */
const LENGTHS: ReadonlyMap<string, number> = new Map([
	["x", 4],
	["u", 6],
	["U", 10],
]);
const OCTAL_LENGTH = 4;
const LAST_CODE_POINT = 0x10ffff;

/** Escapes of one letter whose JSON form is the same. */
const SAME = new Uint8Array(128);
for (const character of 'bfnrt"\\') SAME[character.charCodeAt(0)] = 1;
/** The JSON form of the others of one letter. */
const OTHER: ReadonlyMap<string, string> = new Map([
	["'", "'"],
	["a", "\\u0007"],
	["v", "\\u000b"],
	["\n", ""],
]);

/** An escape is known. */
export interface Decoded {
	/** what leaves for it */
	readonly text: string;
	/** the character that has shown it is its last one */
	readonly takes: boolean;
}

/** Whether a backslash and this character mean in JSON what they mean here. */
export function isSame(code: number): boolean {
	return code < 128 && SAME[code] === 1;
}

/** What a character makes of the part of an escape before it: more of it may follow, it is none, or it is known. */
export function escapeStep(read: string, character: string): "more" | "invalid" | Decoded {
	const c = character.charCodeAt(0);
	const letter = read.charAt(1);
	if (letter === "") return first(character, c);
	if (letter === "\r") return { text: "", takes: c === LF };
	const all = read + character;
	const length = LENGTHS.get(letter);
	if (length === undefined) {
		if (!isOctal(c)) return { text: textOf(read), takes: false };
		return all.length < OCTAL_LENGTH ? "more" : { text: textOf(all), takes: true };
	}
	if (!isHex(c)) return "invalid";
	if (all.length < length) return "more";
	return codeOf(all) > LAST_CODE_POINT ? "invalid" : { text: textOf(all), takes: true };
}

/** The character behind the backslash. */
function first(character: string, c: number): "more" | Decoded {
	if (isSame(c)) return { text: `\\${character}`, takes: true };
	const text = OTHER.get(character);
	if (text !== undefined) return { text, takes: true };
	// an unknown escape is none
	return isOctal(c) || LENGTHS.has(character) || c === CR ? "more" : { text: "\\\\", takes: false };
}

/** The JSON form of a whole escape with digits. Escapes of four digits mean the same in JSON and stay. */
function textOf(whole: string): string {
	return whole.startsWith("\\u") ? whole : escapeJson(String.fromCodePoint(codeOf(whole)));
}

/** The code point of an escape with digits: octal ones have no letter. */
function codeOf(whole: string): number {
	return isOctal(whole.charCodeAt(1))
		? Number.parseInt(whole.slice(1), 8)
		: Number.parseInt(whole.slice(2), 16);
}

function isOctal(code: number): boolean {
	return code >= 48 && code <= 55;
}
