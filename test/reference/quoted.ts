/** Content in a JSON string (section 2): its escapes are decoded, one after the other; what is none is text as it stands. */

const SIMPLE: { readonly [letter: string]: string } = {
	'"': '"',
	"'": "'",
	"\\": "\\",
	"/": "/",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "\t",
};

interface Unit {
	readonly end: number;
	readonly meant: string;
}

/** What stands there, which is one step of such a text: an escape, two that are one character, or no escape. */
export function unitAt(text: string, at: number): Unit {
	const char = text.slice(at, at + 1);
	if (char !== "\\") return { end: at + 1, meant: char };
	const simple = SIMPLE[text.charAt(at + 1)];
	if (simple !== undefined) return { end: at + 2, meant: simple };
	const code = codeAt(text, at);
	if (code < 0) return { end: at + 1, meant: char };
	if (code < 0xd800 || code > 0xdfff) return { end: at + 6, meant: String.fromCharCode(code) };
	const low = codeAt(text, at + 6);
	if (code <= 0xdbff && low >= 0xdc00 && low <= 0xdfff)
		return { end: at + 12, meant: String.fromCharCode(code, low) };
	return { end: at + 6, meant: text.slice(at, at + 6) };
}

function codeAt(text: string, at: number): number {
	const digits = text.slice(at + 2, at + 6);
	return text.startsWith("\\u", at) && /^[0-9a-f]{4}$/i.test(digits)
		? Number.parseInt(digits, 16)
		: -1;
}

/** The text that [start, end) stands for. */
export function decoded(text: string, start: number, end: number): string {
	let meant = "";
	for (let at = start; at < end; ) {
		const unit = unitAt(text.slice(0, end), at);
		meant += unit.meant;
		at = unit.end;
	}
	return meant;
}
