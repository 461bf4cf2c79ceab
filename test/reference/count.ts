/** Counting a value that failed: only brackets and quotes matter, to find where it would have ended. */
import { CLOSERS, readAside } from "./slips.js";

const OPENING = { json: "{[", py: "{[(", yaml: "{[" };
const CLOSING = { json: "}]", py: "}])", yaml: "}]" };

/** How deep the value is, and whether in a string. */
export interface Counter {
	readonly depth: number;
	readonly quote: string | null;
	readonly escaped: boolean;
	readonly dialect: keyof typeof OPENING;
	/** the characters that may open a string */
	readonly quotes: string;
}

/** The state that the value has at `at`, having begun at `from`. */
export function countUpTo(
	text: string,
	from: number,
	at: number,
	dialect: "json" | "py" | "yaml",
): Counter {
	let counter: Counter = { depth: 0, quote: null, escaped: false, dialect, quotes: `"'` };
	// lines and their indentation are nothing that could be counted
	if (dialect === "yaml") return counter;
	for (let i = from; i < at; ) {
		const behind = counter.quote !== null ? i : passed(text, i, at, dialect);
		if (behind === null) return { ...counter, quote: text[i] ?? "" };
		if (behind === i) {
			const char = text[i++] ?? "";
			const foreign = dialect === "json" && counter.quote === null && Object.hasOwn(CLOSERS, char);
			counter = foreign ? { ...counter, quote: CLOSERS[char] ?? null } : countOne(counter, char);
		} else i = behind;
	}
	// An apostrophe opens a string in what was read; in what has failed it may be just an apostrophe.
	return { ...counter, quotes: dialect === "py" ? `"'` : '"' };
}

/** Behind what is read in one piece, outside of strings: a string with three quotes, a comment. */
function passed(text: string, i: number, at: number, dialect: "json" | "py"): number | null {
	if (dialect === "py") return behindTriple(text, i, at);
	const aside = readAside(text.slice(0, at), i, { depth: 0, repair: () => true });
	return aside === null || aside.outcome.is === "broken" ? i : aside.end;
}

/** Behind the string with three quotes that begins here; `from` where none does, null where it goes on at `at`. */
function behindTriple(text: string, from: number, at: number): number | null {
	const char = text[from] ?? "";
	const quotes = char.repeat(3);
	if (!`"'`.includes(char) || from + 3 > at || !text.startsWith(quotes, from)) return from;
	for (let i = from + 3; i < at; i++) {
		if (text[i] === "\\") i++;
		else if (i + 3 <= at && text.startsWith(quotes, i)) return i + 3;
	}
	return null;
}

export function hasEnded({ depth, quote }: Counter): boolean {
	return depth <= 0 && quote === null;
}

export function countOne(counter: Counter, char: string): Counter {
	const { depth, quote, escaped } = counter;
	if (quote !== null) {
		if (escaped) return { ...counter, escaped: false };
		if (char === "\\") return { ...counter, escaped: true };
		return char === quote ? { ...counter, quote: null } : counter;
	}
	if (counter.quotes.includes(char)) return { ...counter, quote: char };
	if (OPENING[counter.dialect].includes(char)) return { ...counter, depth: depth + 1 };
	return CLOSING[counter.dialect].includes(char) ? { ...counter, depth: depth - 1 } : counter;
}
