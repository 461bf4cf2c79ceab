/** The text inside a JSON string: which characters cannot stand in it, and what they become. */

/** Up to this length the table is faster than a call of JSON.stringify, which has a fixed price. */
const SHORT_TEXT = 32;

/** 1: must be escaped. */
const ESCAPED = new Uint8Array(128);
/** The escaped form of each ASCII character. */
const FORMS: string[] = [];
for (let c = 0; c < 128; c++) {
	const form = JSON.stringify(String.fromCharCode(c)).slice(1, -1);
	FORMS.push(form);
	if (form.length > 1) ESCAPED[c] = 1;
}

/** The escaped form of one ASCII character. */
export function escapeAscii(code: number): string {
	return FORMS[code] as string;
}

/**
 * Escapes a piece of text for the inside of a JSON string, as `JSON.stringify(text).slice(1, -1)` does. Pieces may be escaped
 * one by one, if no surrogate pair is cut. A half of a pair alone becomes `\ud83d`: the JSON text can then be written as
 * UTF-8, and is still the same text to a JSON reader.
 */
export function escapeJson(text: string): string {
	const length = text.length;
	if (length > SHORT_TEXT) return JSON.stringify(text).slice(1, -1);
	let from = 0;
	let out = "";
	for (let i = 0; i < length; i++) {
		const c = text.charCodeAt(i);
		if (c < 128) {
			if (ESCAPED[c] === 0) continue;
			out += text.slice(from, i) + (FORMS[c] as string);
		} else {
			if (!isSurrogate(c)) continue;
			if ((text.codePointAt(i) as number) > 0xffff) {
				i++;
				continue;
			}
			out += `${text.slice(from, i)}\\u${c.toString(16)}`;
		}
		from = i + 1;
	}
	if (from === 0) return text;
	return out + text.slice(from);
}

/** Whether the code is a half of a surrogate pair. */
export function isSurrogate(code: number): boolean {
	return (code & 0xf800) === 0xd800;
}

/** Whether the half of a pair at that place has no other half beside it. */
export function isAlone(text: string, at: number): boolean {
	if ((text.charCodeAt(at) & 0xfc00) === 0xd800)
		return (text.charCodeAt(at + 1) & 0xfc00) !== 0xdc00;
	return (text.charCodeAt(at - 1) & 0xfc00) !== 0xd800;
}

/** The same for text[0..length), where it is known which characters must be escaped: `count` places in `marks`, in order. */
export function escapeMarked(
	text: string,
	length: number,
	marks: Int32Array,
	count: number,
): string {
	let out = "";
	let from = 0;
	for (let k = 0; k < count; k++) {
		const at = marks[k] as number;
		if (at >= length) break;
		if (at > from) out += text.slice(from, at);
		out += FORMS[text.charCodeAt(at)] as string;
		from = at + 1;
	}
	if (from === 0) return length === text.length ? text : text.slice(0, length);
	return out + text.slice(from, length);
}
