/** Arguments inside a string: its quotes and escapes. What the string holds is read by whoever reads arguments. */

import type { Nesting } from "../counter.js";
import { DONE, FAILED, RUNNING } from "../output.js";
import { SINGLE_QUOTES } from "../repairs.js";
import { UnquoteScanner } from "./unquote.js";

const QUOTED = "single-quotes";

/** The reader of what the string holds. */
export interface HeldText {
	/** Reads decoded text; false when it does not fit. */
	feedInner(text: string): boolean;
	/** The closing quote was read; false when it comes too early. */
	endString(): boolean;
	/** codes of the repairs used in it */
	readonly innerCodes: readonly string[];
}

export class StringifiedReader {
	status: number = RUNNING;
	/** codes of the repairs used, each once, in the order of their places */
	readonly codes: string[] = ["stringified"];
	private readonly unquote: UnquoteScanner;
	/** the code of the quote that ends the string before the object that it holds, or 0 */
	private early = 0;
	/** the character behind a backslash is the one that cannot be read */
	private escaped = false;

	constructor(
		private readonly python: boolean,
		repairs: number,
		private readonly holds: HeldText,
	) {
		// in Python a single quote is as good as a double one
		this.unquote = new UnquoteScanner(python ? repairs | SINGLE_QUOTES : repairs);
	}

	/** Character by character, so that the place where the inner value fails does not depend on the chunks. */
	scan(chunk: string, i: number, end: number): number {
		const { unquote, holds } = this;
		let j = i;
		while (j < end && this.status === RUNNING) {
			const from = j;
			const escaped = unquote.undecided === 1;
			j = unquote.scan(chunk, from, from + 1);
			if (!holds.feedInner(unquote.take(chunk, from, j))) {
				this.status = FAILED;
				this.escaped = escaped;
				j = from;
			} else if (unquote.status === DONE && !holds.endString()) {
				this.early = chunk.charCodeAt(from);
				this.status = FAILED;
				j = from;
			} else if (unquote.status !== RUNNING) this.status = unquote.status;
			this.noteRepairs();
		}
		return j;
	}

	get undecided(): number {
		return this.unquote.undecided;
	}

	/** What it holds is no container as long as the string is open. */
	get nesting(): Nesting {
		const quote = this.early !== 0 ? this.early : this.unquote.openQuote;
		return { depth: 0, inString: quote !== 0, quote, escaped: this.escaped };
	}

	/** The string's own repairs, then those of what it holds. */
	private noteRepairs(): void {
		const { unquote } = this;
		if (unquote.repaired !== 0) {
			for (const code of unquote.codes) {
				if (!this.python || code !== QUOTED) this.note(code);
			}
		}
		for (const code of this.holds.innerCodes) this.note(code);
	}

	private note(code: string): void {
		if (!this.codes.includes(code)) this.codes.push(code);
	}
}
