/** The word that stands in place of arguments where there are none: `null`, or in Python `None` as well. */

import { DONE, FAILED, RUNNING } from "../output.js";

const JSON_WORDS = ["null"];
const PYTHON_WORDS = ["null", "None"];

export class NothingReader {
	status: number = RUNNING;
	private word = "";
	private readonly words: readonly string[];

	constructor(private readonly python: boolean) {
		this.words = python ? PYTHON_WORDS : JSON_WORDS;
	}

	/** The same word at the same place. */
	copy(): NothingReader {
		const one = new NothingReader(this.python);
		one.status = this.status;
		one.word = this.word;
		return one;
	}

	/** Reads chunk[i..end) as far as it is such a word; returns the index behind the last character read. */
	scan(chunk: string, i: number, end: number): number {
		for (let j = i; j < end; j++) {
			const word = this.word + chunk.charAt(j);
			if (!this.words.some((one) => one.startsWith(word))) {
				this.status = FAILED;
				return j;
			}
			this.word = word;
			if (this.words.includes(word)) {
				this.status = DONE;
				return j + 1;
			}
		}
		return end;
	}
}
