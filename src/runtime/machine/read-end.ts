/** The end of the markup and the values that have been read: what stands behind a call is judged by it. */
import { isSpace } from "../scan/classes.js";

/** Markup may grow to so many times what is kept of it, before it is cut to that. */
const MOST_KEPT = 8;

export class ReadEnd {
	/** white space at its end: from here ... */
	blankFrom = 0;
	/** ... to here */
	blankTo = -1;
	/** code of the last character in it that is neither a closing bracket nor white space; of a quote: a string stands last in it */
	solid = 0;
	private markup = "";
	private markupTo = -1;

	/** Markup or a value has been read from `at` on. */
	noteBlank(text: string, at: number): void {
		let n = text.length;
		while (n > 0 && isSpace(text.charCodeAt(n - 1))) n--;
		if (n > 0 || this.blankTo !== at) this.blankFrom = at + n;
		this.blankTo = at + text.length;
	}

	/** text[from..to) has been read, of markup or of a value. */
	noteSolid(text: string, from: number, to: number): void {
		this.solid = lastSolid(text, from, to, this.solid);
	}

	/** Markup has been read from `at` on: it may be what closes a call. At least `kept` characters of it stay. */
	noteMarkup(text: string, at: number, kept: number): void {
		this.noteBlank(text, at);
		this.noteSolid(text, 0, text.length);
		if (text === "") return;
		const markup = this.markupBefore(at) + text;
		// few calls ask for it: pieces are joined without looking at each
		this.markup = markup.length > MOST_KEPT * kept ? markup.slice(-kept) : markup;
		this.markupTo = at + text.length;
	}

	/** The end of the markup that has been read up to the place. */
	markupBefore(at: number): string {
		return this.markupTo === at ? this.markup : "";
	}
}

const QUOTES = new Set([0x22, 0x27, 0x60, 0x201d, 0x2019, 0x201c, 0x2018, 0xbb]);

/** The last character of text[from..to) that is neither a closing bracket nor white space; `before`: the one of the text before. */
export function lastSolid(text: string, from: number, to: number, before: number): number {
	for (let i = to - 1; i >= from; i--) {
		const c = text.charCodeAt(i);
		if (!isCloser(c)) return c;
	}
	return before;
}

export function isQuote(c: number): boolean {
	return QUOTES.has(c);
}

const CLOSERS = new Uint8Array(128);
for (const c of " \n\t\r)]}") CLOSERS[c.charCodeAt(0)] = 1;

export function isCloser(c: number): boolean {
	return c < 128 && CLOSERS[c] === 1;
}
