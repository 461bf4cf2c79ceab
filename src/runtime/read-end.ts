/** The end of the markup and the values that have been read: what stands behind a call is judged by it. */
import { isSpace } from "./classes.js";

export class ReadEnd {
	/** white space at its end: from here ... */
	blankFrom = 0;
	/** ... to here */
	blankTo = -1;
	/** a string stands last in it, before nothing but closing brackets and white space */
	quoted = false;
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
	noteQuoted(text: string, from: number, to: number): void {
		this.quoted = endsQuoted(text, from, to, this.quoted);
	}

	/** Markup has been read from `at` on: it may be what closes a call. At most `kept` characters of it stay. */
	noteMarkup(text: string, at: number, kept: number): void {
		this.noteBlank(text, at);
		this.noteQuoted(text, 0, text.length);
		if (text === "") return;
		this.markup = (this.markupBefore(at) + text).slice(-kept);
		this.markupTo = at + text.length;
	}

	/** The end of the markup that has been read up to the place. */
	markupBefore(at: number): string {
		return this.markupTo === at ? this.markup : "";
	}
}

const QUOTES = new Set([0x22, 0x27, 0x60, 0x201d, 0x2019, 0x201c, 0x2018, 0xbb]);

/** Whether a string stands last in text[from..to); `before`: whether one does in what stands before. */
export function endsQuoted(text: string, from: number, to: number, before: boolean): boolean {
	for (let i = to - 1; i >= from; i--) {
		const c = text.charCodeAt(i);
		if (!isCloser(c)) return isQuote(c);
	}
	return before;
}

export function isQuote(c: number): boolean {
	return QUOTES.has(c);
}

export function isCloser(c: number): boolean {
	return isSpace(c) || c === 41 || c === 93 || c === 125;
}
