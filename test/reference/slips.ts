/** What stands between tokens of JSON and means nothing, with repairs (section 7): comments, and blanks of Unicode. */
import { type Allowed, broken, OPEN, type Outcome, run } from "./scan.js";

const BLANK = /[\u00a0\u1680\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/;

/** Quotes of other kinds, and what ends a string that begins with one. */
export const CLOSERS: { readonly [opener: string]: string } = {
	"“": "”",
	"”": "”",
	"„": "“",
	"‘": "’",
	"’": "’",
	"‚": "‘",
	"«": "»",
	"`": "`",
};

/** Signs that models write in place of a comma. */
export const COMMA_SIGNS = ";，；、";
/** … and of a colon; also `=>`. */
const COLON_SIGNS = "=：";

/** How long a sign in place of a colon is; 0: there is none. */
export function colonSign(text: string, at: number): number {
	if (!COLON_SIGNS.includes(text[at] ?? " ")) return 0;
	return text.startsWith("=>", at) ? 2 : 1;
}

export interface Aside {
	readonly code: string | null;
	/** behind it; it may also be cut, or no comment */
	readonly outcome: Outcome & { readonly is: "done" | "broken" | "open" };
	readonly end: number;
}

/** What begins here and means nothing; null where nothing does. */
export function readAside(text: string, at: number, allowed: Allowed): Aside | null {
	const char = text[at] ?? "";
	const past = (end: number, code: string): Aside => ({
		code,
		outcome: { is: "done", end },
		end,
	});
	if (BLANK.test(char))
		return allowed.repair("unicode-space") ? past(at + 1, "unicode-space") : null;
	if (!"/#".includes(char) || char === "" || !allowed.repair("comment")) return null;
	const second = text[at + 1];
	if (second === undefined) return { code: null, outcome: OPEN, end: at + 1 };
	const kind = `${char}${second}`;
	if (!["//", "/*", "# "].includes(kind))
		return { code: null, outcome: broken(at + 1), end: at + 1 };
	const lines = kind !== "/*";
	const rest = lines ? run(text, at, /[^\n\r]*/y) : "";
	const brace = rest.search(/[{}]/);
	if (brace >= 0) return { code: "comment", outcome: broken(at + brace), end: at + brace };
	const last = lines ? at + rest.length : text.indexOf("*/", at + 2);
	if (last < 0 || last >= text.length) return { code: "comment", outcome: OPEN, end: text.length };
	return past(lines ? last : last + 2, "comment");
}
