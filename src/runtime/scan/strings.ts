/** Tells where strings begin and end in the text of a value that another reader reads, JSON or Python, and no more than that. */

import { APOSTROPHE, BACKSLASH, COMMA, QUOTE } from "./characters.js";
import { isSpace } from "./classes.js";

const COLON = 58;
const SLASH = 47;
const LIST_END = 93;
const DICT_END = 125;
const TUPLE_END = 41;
const TRIPLE = 3;

export class Strings {
	/** code of the quote of the string that is open, or 0 */
	private quote = 0;
	private triple = false;
	private escaped = false;
	/** quotes read of the three that may close the string */
	private closing = 0;
	/** the quote before the next character has opened a string, or closed one that is empty: three of them open one */
	private opened = false;
	private emptied = 0;
	/** neighbours are one string */
	python = false;

	/** The next character stands in a string of that quote, or outside of strings (0). */
	begin(quote: number, triple: boolean): void {
		this.quote = quote;
		this.triple = triple;
		this.escaped = this.opened = false;
		this.closing = this.emptied = 0;
	}

	/** Reads a character of a value that is good so far; true when it is one behind a string that is not part of it. */
	step(c: number): boolean {
		if (this.quote === 0) return this.outside(c);
		const first = this.opened;
		this.opened = false;
		if (this.escaped) {
			this.escaped = false;
			return false;
		}
		if (c !== this.quote) {
			this.escaped = c === BACKSLASH;
			this.closing = 0;
		} else if (!this.triple || ++this.closing === TRIPLE) {
			this.emptied = first ? c : 0;
			this.quote = 0;
		}
		return false;
	}

	/** White space and, in Python, quotes and the letters before them may go on with the string. */
	private outside(c: number): boolean {
		const { emptied, python } = this;
		this.emptied = 0;
		if (c === QUOTE || c === APOSTROPHE) {
			this.begin(c, python && c === emptied);
			this.opened = true;
			return !python;
		}
		if (!python) return !isSpace(c);
		// a comment or blank behind a string is no part of it either
		if (c === SLASH || c > 127) return true;
		return c === COMMA || c === COLON || c === DICT_END || c === LIST_END || c === TUPLE_END;
	}
}
