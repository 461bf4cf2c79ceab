/** Counts brackets and quotes of a value that cannot be read any more, to find where it ends. */
import { isCloser } from "./characters.js";

const QUOTE = 34;
const APOSTROPHE = 39;
const BACKSLASH = 92;

/** Where a reading stands in a value: what counting goes on from. */
export interface Nesting {
	/** open brackets */
	readonly depth: number;
	readonly inString: boolean;
	/** code of the quote that ends the string */
	readonly quote: number;
	/** the character that cannot be read stands behind a backslash in it */
	readonly escaped?: boolean;
}

export const OUTSIDE: Nesting = { depth: 0, inString: false, quote: 0 };

/** How a reading stood before `last`, the end of a string or of a container in so many brackets; null: it is none. */
export function nestingBefore(last: number, depth: number, python: boolean): Nesting | null {
	const inString = (last === QUOTE || last === APOSTROPHE || isCloser(last)) && !python;
	if (inString) return { depth, inString, quote: last };
	return last === 125 || last === 93 || last === 41
		? { depth: depth + 1, inString, quote: 0 }
		: null;
}

export class Counter {
	/** `depth` open brackets; `quote`: the code of the quote of the string that is open, or 0 */
	constructor(
		private depth: number,
		private quote: number,
		/** Python has a second quote, and round brackets */
		private readonly python: boolean,
		/** the first character stands behind a backslash in that string */
		private escaped: boolean,
	) {}

	get inString(): boolean {
		return this.quote !== 0;
	}

	/** Reads one character; true when it closes all that was open. */
	step(c: number): boolean {
		if (this.quote !== 0) {
			if (this.escaped) this.escaped = false;
			else if (c === BACKSLASH) this.escaped = true;
			else if (c === this.quote) {
				this.quote = 0;
				return this.depth <= 0;
			}
			return false;
		}
		if (c === QUOTE || (this.python && c === APOSTROPHE)) this.quote = c;
		else if (c === 123 || c === 91 || (this.python && c === 40)) this.depth++;
		else if (c === 125 || c === 93 || (this.python && c === 41)) return --this.depth <= 0;
		return false;
	}
}
