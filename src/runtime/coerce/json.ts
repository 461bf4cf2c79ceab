import { isWhiteSpace } from "./whitespace.js";

/**
 * The canonical text of a JSON value: what `JSON.stringify` writes, except that numbers keep their
 * digits and members their order and number. Null if the text is not one RFC 8259 value, or nests
 * deeper than `depth` containers.
 */
export function canonicalJson(text: string, depth: number): string | null {
	// an exception costs more than all the rest: most texts that are no JSON show it at their ends
	if (!BEGINS_AND_ENDS.test(text.charAt(0) + text.charAt(text.length - 1))) return null;
	try {
		JSON.parse(text);
	} catch {
		return null;
	}
	return compact(text, depth);
}

/** First and last character of a JSON value, white space around it allowed. */
const BEGINS_AND_ENDS = /^[\s{["\-0-9tfn][\s}\]"0-9el]?$/;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OBJECT_OPEN = 0x7b;
const OBJECT_CLOSE = 0x7d;
const LIST_OPEN = 0x5b;
const LIST_CLOSE = 0x5d;

/** The same JSON text without white space outside of strings; strings respelled as `JSON.stringify` does. */
function compact(json: string, depth: number): string | null {
	let out = "";
	let left = depth;
	let kept = 0;
	let at = 0;
	while (at < json.length) {
		const code = json.charCodeAt(at);
		if (code === QUOTE) {
			const end = stringEnd(json, at);
			const token = json.slice(at, end);
			if (needsRespelling(token)) {
				out += json.slice(kept, at) + JSON.stringify(JSON.parse(token));
				kept = end;
			}
			at = end;
		} else if (isWhiteSpace(code)) {
			out += json.slice(kept, at);
			while (isWhiteSpace(json.charCodeAt(at))) at++;
			kept = at;
		} else {
			if (code === OBJECT_OPEN || code === LIST_OPEN) left--;
			else if (code === OBJECT_CLOSE || code === LIST_CLOSE) left++;
			if (left < 0) return null;
			at++;
		}
	}
	return out + json.slice(kept);
}

/** The place behind the string that begins at `start`; the text is known to be valid JSON. */
export function stringEnd(json: string, start: number): number {
	let at = start + 1;
	while (at < json.length && json.charCodeAt(at) !== QUOTE) {
		at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
	}
	return at + 1;
}

/** Escapes have several spellings, and a lone surrogate is written as one; other text has one form. */
function needsRespelling(token: string): boolean {
	for (let at = 0; at < token.length; at++) {
		const code = token.charCodeAt(at);
		if (code === BACKSLASH || (code >= 0xd800 && code <= 0xdfff)) return true;
	}
	return false;
}
