import { APOSTROPHE, BACKSLASH, isHex, LETTER_U, QUOTE, UNICODE_ESCAPE } from "../characters.js";
import { DONE, FAILED, RUNNING, Scanner } from "../output.js";
import { CONTROL_CHARACTER, ESCAPE, SINGLE_QUOTES } from "../repairs.js";

/** What JSON's simple escapes stand for, by the character behind the backslash. */
const DECODED: string[] = new Array<string>(128).fill("");
for (const character of 'bfnrt"\\/') {
	DECODED[character.charCodeAt(0)] = JSON.parse(`"\\${character}"`);
}

/**
 * Reads one JSON string and gives the text it stands for, for a value that arrives inside of another string. With repairs
 * the string may be single-quoted, hold raw control characters, and an invalid escape stands for itself: the same text
 * that the repaired string of the JSON scanner stands for.
 */
export class UnquoteScanner extends Scanner {
	private quote = 0;
	/** the part of an escape that was read */
	private held = "";

	get inString(): boolean {
		return this.quote !== 0;
	}

	/** The code of the quote that is open, or 0. */
	get openQuote(): number {
		return this.quote;
	}

	/** Characters read of an escape. */
	get undecided(): number {
		return this.held.length;
	}

	/** Reads chunk[i..end) as far as the string goes; returns the index behind the last character read. */
	scan(chunk: string, i: number, end: number): number {
		let j = i;
		if (this.quote === 0 && this.status === RUNNING && j < end) j = this.open(chunk, j);
		const watched = this.watched;
		while (j < end && this.status === RUNNING) {
			const c = chunk.charCodeAt(j);
			if (this.held !== "") {
				j = this.escape(chunk, j, c);
				continue;
			}
			if (c === watched) this.met = true;
			if (c === BACKSLASH) {
				this.held = "\\";
				this.put(chunk, j, "", j + 1);
			} else if (c === this.quote) {
				this.quote = 0;
				this.status = DONE;
				this.put(chunk, j, "", j + 1);
			} else if (c < 32) {
				if (!this.allows(CONTROL_CHARACTER)) {
					this.status = FAILED;
					break;
				}
				this.repair(CONTROL_CHARACTER);
			}
			j++;
		}
		return j;
	}

	/** A string is complete when its quote is read, not before. */
	finishScalar(): boolean {
		return false;
	}

	private open(chunk: string, j: number): number {
		const c = chunk.charCodeAt(j);
		if (c !== QUOTE && !(this.allows(SINGLE_QUOTES) && c === APOSTROPHE)) {
			this.status = FAILED;
			return j;
		}
		if (c === APOSTROPHE) this.repair(SINGLE_QUOTES);
		this.quote = c;
		this.put(chunk, j, "", j + 1);
		return j + 1;
	}

	/** One more character of an escape; returns the index behind what was read. */
	private escape(chunk: string, j: number, c: number): number {
		const read = this.held.length;
		if (read === 1 ? c === LETTER_U : isHex(c)) {
			this.held += chunk.charAt(j);
			return this.give(chunk, j, this.held.length === UNICODE_ESCAPE ? this.unit() : "", j + 1);
		}
		const decoded = read === 1 ? DECODED[c] : "";
		if (decoded !== undefined && decoded !== "") {
			this.held = "";
			return this.give(chunk, j, decoded, j + 1);
		}
		if (!this.allows(ESCAPE)) {
			this.status = FAILED;
			return j;
		}
		this.repair(ESCAPE);
		const apostrophe = read === 1 && c === APOSTROPHE;
		const text = apostrophe ? "'" : this.held;
		this.held = "";
		return this.give(chunk, j, text, apostrophe ? j + 1 : j);
	}

	private unit(): string {
		const code = Number.parseInt(this.held.slice(2), 16);
		this.held = "";
		return String.fromCharCode(code);
	}

	private give(chunk: string, j: number, text: string, next: number): number {
		this.put(chunk, j, text, next);
		return next;
	}
}
