/** One JSON string, with the repairs of section 7: quotes, raw control characters, wrong escapes. */
import { type Allowed, broken, done, lessHalf, note, OPEN, type Outcome } from "./scan.js";
import { CLOSERS } from "./slips.js";

export interface StringRead {
	readonly outcome: Outcome;
	/** JSON text with its quotes; the closing one only if the string is done */
	readonly json: string;
	/** the text that it means */
	readonly value: string;
	/** for each character of `value` the place where it was written */
	readonly places: readonly number[];
	readonly repairs: readonly string[];
}

const SIMPLE: { readonly [letter: string]: string } = {
	'"': '"',
	"\\": "\\",
	"/": "/",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "\t",
};

/** Whether a string may begin with the character. */
export function isQuote(char: string | undefined): boolean {
	return char !== undefined && (char === '"' || char === "'" || Object.hasOwn(CLOSERS, char));
}

/** Reads the string whose opening quote stands at `from`. */
export function readString(text: string, from: number, allowed: Allowed): StringRead {
	const opener = text[from] ?? "";
	const foreign = Object.hasOwn(CLOSERS, opener);
	const quote = foreign ? CLOSERS[opener] : opener;
	let at = from + 1;
	let json = '"';
	let value = "";
	let repairs: readonly string[] = [];
	const places: number[] = [];
	const end = (outcome: Outcome): StringRead => ({
		outcome,
		json: outcome.is === "done" ? json : lessHalf(json),
		value,
		places,
		repairs,
	});
	const put = (written: string, meant: string): void => {
		json += written;
		for (let i = 0; i < meant.length; i++) places.push(at);
		value += meant;
	};
	const repair = (code: string): boolean => {
		if (!allowed.repair(code)) return false;
		repairs = note(repairs, code);
		return true;
	};
	if (opener === "'" && !repair("single-quotes")) return end(broken(from));
	if (foreign && !repair("foreign-quotes")) return end(broken(from));
	if (opener === "`") {
		// two of them may be the beginning of a fence
		const next = text[at];
		const outcome = next === undefined ? OPEN : next === "`" ? broken(at) : null;
		if (outcome !== null) return end(outcome);
	}

	for (;;) {
		const char = text[at];
		if (char === undefined) return end(OPEN);
		if (char === quote) {
			json += '"';
			return end(done(at + 1));
		}
		if (char === '"') {
			put('\\"', '"');
			at++;
		} else if (char < " ") {
			if (!repair("control-character")) return end(broken(at));
			put(JSON.stringify(char).slice(1, -1), char);
			at++;
		} else if (char !== "\\") {
			put(char, char);
			at++;
		} else {
			const next = text[at + 1];
			if (next === undefined) return end(OPEN);
			const meant = Object.hasOwn(SIMPLE, next) ? SIMPLE[next] : undefined;
			if (meant !== undefined) {
				put(char + next, meant);
				at += 2;
			} else if (next === "u") {
				const digits = text.slice(at + 2, at + 6);
				const wrong = digits.search(/[^0-9a-fA-F]/);
				if (wrong < 0 && digits.length < 4) return end(OPEN);
				if (wrong < 0) {
					put(text.slice(at, at + 6), String.fromCharCode(Number.parseInt(digits, 16)));
					at += 6;
				} else {
					if (!repair("escape")) return end(broken(at + 2 + wrong));
					put("\\\\", "\\");
					at++;
				}
			} else if (next === "'") {
				if (!repair("escape")) return end(broken(at + 1));
				put("'", "'");
				at += 2;
			} else {
				if (!repair("escape")) return end(broken(at + 1));
				put("\\\\", "\\");
				at++;
			}
		}
	}
}
