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
 * Escapes a piece of text for the inside of a JSON string, as `JSON.stringify(text).slice(1, -1)` does for well-formed
 * text. Pieces may be escaped one by one: no character depends on its neighbours.
 *
 * A half surrogate pair stays as it is. `JSON.stringify` would write `\ud83d`, which is wrong for a pair that was cut
 * between two pieces: the two escaped halves would still be one character for a JSON reader, but not the same text as the
 * pair escaped in one piece.
 */
export function escapeJson(text: string): string {
	const length = text.length;
	if (length > SHORT_TEXT) {
		const escaped = JSON.stringify(text).slice(1, -1);
		// an escaped half pair, or the text "\ud" itself: rare enough to be done again by the table
		if (!escaped.includes("\\ud")) return escaped;
	}
	let from = 0;
	let out = "";
	for (let i = 0; i < length; i++) {
		const c = text.charCodeAt(i);
		if (c < 128 && ESCAPED[c] === 1) {
			out += text.slice(from, i) + (FORMS[c] as string);
			from = i + 1;
		}
	}
	if (from === 0) return text;
	return from === length ? out : out + text.slice(from);
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
	return from === length ? out : out + text.slice(from, length);
}
