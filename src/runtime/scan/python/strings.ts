import { APOSTROPHE, BACKSLASH, QUOTE } from "../characters.js";
import { escapeAscii } from "../escape.js";
import { FAILED, RUNNING, Scanner } from "../output.js";
import { CONTROL_CHARACTER, ESCAPE } from "../repairs.js";
import { escapeStep, isSame } from "./escape.js";
import { BEHIND_STRING, FIRST_QUOTE, INSIDE, NEXT_PREFIX, SECOND_QUOTE, VALUE } from "./states.js";
import { beginsPrefix, isPrefix, isRaw } from "./words.js";

const LF = 10;
const CR = 13;
const TRIPLE = 3;

/** The strings of a Python value: what they stand for, as the text of JSON strings. */
export abstract class PythonStrings extends Scanner {
	protected state = VALUE;
	/**
	 * What waits is `held + chunk[heldAt..j)`: a comma, a closing quote, a number or a word with what follows it. `heldAt` is
	 * only meaningful in the states that wait.
	 */
	protected held = "";
	protected heldAt = 0;

	/** letters read before a string */
	protected prefix = "";
	quote = 0;
	triple = false;
	private raw = false;
	/** quotes read of the three that may close the string */
	private closing = 0;
	/** the part of an escape that was read; in a raw string a backslash whose next character stands for itself */
	private partial = "";

	/** Whether another string may continue the one that has been read: no item of a list and no key, where a comma or a colon is missing. */
	protected abstract get continues(): boolean;

	/** A string that no other one continues ends; the character at `j` comes behind it. */
	protected abstract endString(chunk: string, j: number): void;

	protected override standAs(other: PythonStrings): void {
		super.standAs(other);
		this.state = other.state;
		this.held = other.held;
		this.prefix = other.prefix;
		this.quote = other.quote;
		this.triple = other.triple;
		this.raw = other.raw;
		this.closing = other.closing;
		this.partial = other.partial;
	}

	get inString(): boolean {
		return this.state === FIRST_QUOTE || this.state === INSIDE;
	}

	/** Characters read of an escape, or of the end of a string in three quotes; a prefix is a part of what waits. */
	protected get begunLength(): number {
		return this.partial.length + this.closing;
	}

	/** What waits leaves as it is. */
	protected release(chunk: string): void {
		if (this.held !== "") this.put(chunk, this.heldAt, this.held, this.heldAt);
		this.held = "";
	}

	/** What waits, up to `next`, leaves as `text`. */
	protected replace(chunk: string, text: string, next: number): void {
		this.put(chunk, this.heldAt, text, next);
		this.held = "";
	}

	/** A quote at `j` begins a string; `text` is the quote that leaves for what waits and it. */
	protected beginString(chunk: string, j: number, prefix: string, text: string): void {
		const c = chunk.charCodeAt(j);
		// a double quote that nothing precedes is its own output
		if (text !== '"' || c !== QUOTE || prefix !== "") this.replace(chunk, text, j + 1);
		this.quote = c;
		this.prefix = "";
		this.raw = isRaw(prefix);
		this.triple = false;
		this.closing = 0;
		this.state = FIRST_QUOTE;
	}

	/** Reads on in one of the states of a string; returns the index behind what was read. */
	protected scanText(chunk: string, i: number, end: number): number {
		let j = i;
		while (j < end && this.status === RUNNING && this.state <= NEXT_PREFIX) {
			const c = chunk.charCodeAt(j);
			switch (this.state) {
				case FIRST_QUOTE:
					if (c === this.quote) {
						this.closeQuote(chunk, j, j + 1);
						this.state = SECOND_QUOTE;
						j++;
					} else this.state = INSIDE;
					break;
				case SECOND_QUOTE:
					if (c === this.quote) {
						this.replace(chunk, "", j + 1);
						this.triple = true;
						this.state = INSIDE;
						j++;
					} else this.state = BEHIND_STRING;
					break;
				case INSIDE:
					j =
						this.partial === "" && this.closing === 0
							? this.inside(chunk, j, end)
							: this.odd(chunk, j, c);
					break;
				default:
					j = this.behind(chunk, j, c);
			}
		}
		return j;
	}

	/** The string's end: chunk[j..next) is its quote, or the last of the three. The quote waits. */
	private closeQuote(chunk: string, j: number, next: number): void {
		if (this.quote === QUOTE && !this.triple) this.heldAt = j;
		else {
			this.put(chunk, j, "", next);
			this.held = '"';
			this.heldAt = next;
		}
		this.state = BEHIND_STRING;
	}

	/** Plain text up to the first character that is not; reads that one too. */
	private inside(chunk: string, i: number, end: number): number {
		const quote = this.quote;
		const watched = this.watched;
		let j = i;
		let c = 0;
		for (; j < end; j++) {
			c = chunk.charCodeAt(j);
			if (c === quote || c === QUOTE || c === BACKSLASH || c < 32 || c === watched) break;
		}
		if (j === end) return j;
		if (c === BACKSLASH) {
			if (this.raw) {
				this.put(chunk, j, "\\\\", j + 1);
				this.partial = "\\";
			} else if (j + 1 < end && isSame(chunk.charCodeAt(j + 1))) j++;
			else {
				this.put(chunk, j, "", j + 1);
				this.partial = "\\";
			}
		} else if (c === quote) {
			if (this.triple) {
				this.put(chunk, j, "", j + 1);
				this.closing = 1;
			} else this.closeQuote(chunk, j, j + 1);
		} else return this.literal(chunk, j, c);
		return j + 1;
	}

	/** A character that stands for itself, escaped where JSON asks for it. */
	private literal(chunk: string, j: number, c: number): number {
		if (c === this.watched) this.meet(j, this.quote, this.triple);
		if ((c === LF || c === CR) && !this.triple) {
			// Python has no line break here, but a model means one
			if (!this.allows(CONTROL_CHARACTER)) {
				this.status = FAILED;
				return j;
			}
			this.repair(CONTROL_CHARACTER);
		}
		if (c < 32 || c === QUOTE) this.put(chunk, j, escapeAscii(c), j + 1);
		return j + 1;
	}

	/** Behind a part of an escape, or behind quotes that may close the string. */
	private odd(chunk: string, j: number, c: number): number {
		if (this.closing !== 0) {
			if (c !== this.quote) {
				this.put(chunk, j, (this.quote === QUOTE ? '\\"' : "'").repeat(this.closing), j);
				this.closing = 0;
				return j;
			}
			if (++this.closing < TRIPLE) this.put(chunk, j, "", j + 1);
			else {
				this.closing = 0;
				this.closeQuote(chunk, j, j + 1);
			}
			return j + 1;
		}
		if (!this.raw) return this.escape(chunk, j);
		this.partial = "";
		if (c !== BACKSLASH) return this.literal(chunk, j, c);
		this.put(chunk, j, "\\\\", j + 1);
		return j + 1;
	}

	/** One more character of an escape; returns the index behind what was read. */
	private escape(chunk: string, j: number): number {
		const step = escapeStep(this.partial, chunk.charAt(j));
		if (step === "invalid") return this.invalid(chunk, j);
		if (step !== "more") return this.decoded(chunk, step.takes ? j + 1 : j, step.text, j);
		this.partial += chunk.charAt(j);
		this.put(chunk, j, "", j + 1);
		return j + 1;
	}

	/** The escape leaves as `text`; the string goes on at `next`. */
	private decoded(chunk: string, next: number, text: string, j: number): number {
		this.put(chunk, j, text, next);
		this.partial = "";
		return next;
	}

	private invalid(chunk: string, j: number): number {
		if (!this.allows(ESCAPE)) {
			this.status = FAILED;
			return j;
		}
		this.repair(ESCAPE);
		return this.decoded(chunk, j, `\\${this.partial}`, j);
	}

	/** Behind a string: white space, and perhaps the next string, which continues it. */
	private behind(chunk: string, j: number, c: number): number {
		if (c === 32 || c === 9 || ((c === LF || c === CR) && this.depth > 0)) {
			if (this.state === BEHIND_STRING) return j + 1;
		} else if (!this.continues) {
			this.endString(chunk, j);
			return j;
		}
		if (c === QUOTE || c === APOSTROPHE) {
			if (this.state === NEXT_PREFIX && !isPrefix(this.prefix)) this.status = FAILED;
			else this.beginString(chunk, j, this.prefix, "");
			return this.status === RUNNING ? j + 1 : j;
		}
		if (this.state === NEXT_PREFIX || beginsPrefix(chunk.charAt(j))) {
			this.prefix += chunk.charAt(j);
			this.state = NEXT_PREFIX;
			if (isPrefix(this.prefix)) return j + 1;
			this.status = FAILED;
			return j;
		}
		this.endString(chunk, j);
		return j;
	}
}
