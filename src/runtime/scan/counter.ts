/** Counts brackets and quotes of a value that cannot be read any more, to find where it ends. */
const QUOTE = 34;
const BACKSLASH = 92;

export class Counter {
	private escaped = false;

	/** `depth` open brackets; `inString` inside a double-quoted string */
	constructor(
		private depth: number,
		public inString: boolean,
	) {}

	/** Reads one character; true when the last bracket has been closed by it. */
	step(c: number): boolean {
		if (this.inString) {
			if (this.escaped) this.escaped = false;
			else if (c === BACKSLASH) this.escaped = true;
			else if (c === QUOTE) this.inString = false;
			return false;
		}
		if (c === QUOTE) this.inString = true;
		else if (c === 123 || c === 91) this.depth++;
		else if (c === 125 || c === 93) return --this.depth <= 0;
		return false;
	}
}
