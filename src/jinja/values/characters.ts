/** Texts by characters, as Python counts them: a character outside of the basic plane is one. */

const SURROGATE = /[\ud800-\udfff]/;

export function isPlain(text: string): boolean {
	return !SURROGATE.test(text);
}

export function charactersOf(text: string): string[] {
	return Array.from(text);
}

export function lengthOf(text: string): number {
	return isPlain(text) ? text.length : charactersOf(text).length;
}

/** A negative index counts from the end; undefined: there is none. */
export function characterAt(text: string, index: number): string | undefined {
	return isPlain(text) ? text.at(index) : charactersOf(text).at(index);
}

/** White space of `str.isspace`: not the byte order mark, but the separators of files and groups. */
const BLANKS =
	"\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
export const BLANK_RUN = new RegExp(`[${BLANKS}]+`, "g");
const BLANK = new RegExp(`[${BLANKS}]`);

export function isBlank(character: string): boolean {
	return BLANK.test(character);
}

export type Side = "both" | "left" | "right";

/** Without the characters of `chars` at its ends; null: without white space. */
export function stripped(text: string, chars: string | null, side: Side): string {
	const set = chars === null ? null : new Set(charactersOf(chars));
	const goes = (at: number): number => {
		const code = text.codePointAt(at);
		if (code === undefined) return 0;
		const character = String.fromCodePoint(code);
		return (set === null ? isBlank(character) : set.has(character)) ? character.length : 0;
	};
	let start = 0;
	let end = text.length;
	if (side !== "right") for (let size = goes(0); size > 0; size = goes(start)) start += size;
	while (side !== "left" && end > start) {
		const size = goes(end - 2) === 2 ? 2 : goes(end - 1);
		if (size === 0) break;
		end -= size;
	}
	return text.slice(start, end);
}

/** By code points: where two texts differ in a surrogate pair, the order of UTF-16 is another one. */
export function compareText(left: string, right: string): number {
	if (left === right) return 0;
	const length = Math.min(left.length, right.length);
	for (let at = 0; at < length; at++) {
		if (left.charCodeAt(at) === right.charCodeAt(at)) continue;
		return (left.codePointAt(at) ?? 0) - (right.codePointAt(at) ?? 0);
	}
	return left.length - right.length;
}
