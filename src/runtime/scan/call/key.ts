/** A key of a pattern: a string, or (a repair) a bare word. */
import { APOSTROPHE, closerOf, QUOTE } from "../characters.js";
import { type Nesting, OUTSIDE } from "../counter.js";
import { DONE, FAILED, RUNNING } from "../output.js";
import { FOREIGN_QUOTES, UNQUOTED_KEY } from "../repairs.js";
import { ShortValue } from "./short.js";
import { newScanner, type ScanOptions } from "./value.js";

const DASH = 45;

export class KeyReader {
	status: number = RUNNING;
	private word = "";

	private constructor(
		/** the text between its quotes; null: it is a bare word */
		readonly quoted: ShortValue | null,
		private readonly options: ScanOptions,
	) {}

	/** The reader of a key that begins with the character; null when none can. */
	static begin(c: number, python: boolean, options: ScanOptions): KeyReader | null {
		const foreign = !python && closerOf(c) !== 0 && (options.repairs & FOREIGN_QUOTES) !== 0;
		const quoted = c === QUOTE || c === APOSTROPHE || foreign;
		const bare = (options.repairs & UNQUOTED_KEY) !== 0 && isWordStart(c);
		if (!quoted) return bare ? new KeyReader(null, options) : null;
		const scanner = newScanner(python, options);
		return new KeyReader(new ShortValue(scanner, options.nameLength, "string"), options);
	}

	/** The same key at the same place. */
	copy(): KeyReader {
		const one = new KeyReader(this.quoted?.copy() ?? null, this.options);
		one.status = this.status;
		one.word = this.word;
		return one;
	}

	/** Reads chunk[i..end) as far as the key goes; returns the index behind its last character. */
	scan(chunk: string, i: number, end: number): number {
		const { quoted } = this;
		if (quoted === null) return this.scanWord(chunk, i, end);
		const j = quoted.scan(chunk, i, end);
		this.status = quoted.status;
		if (quoted.status === DONE && quoted.string === null) this.status = FAILED;
		return j;
	}

	/** The key, once it is done. */
	get key(): string {
		return this.quoted?.string ?? this.word;
	}

	get repairs(): readonly string[] {
		return this.quoted?.scanner.codes ?? UNQUOTED;
	}

	/** How the key stands: it is no container. */
	get nesting(): Nesting {
		return this.quoted?.scanner ?? OUTSIDE;
	}

	private scanWord(chunk: string, i: number, end: number): number {
		for (let j = i; j < end; j++) {
			const c = chunk.charCodeAt(j);
			if (!isWordStart(c) && !isDigit(c) && c !== DASH) {
				this.status = DONE;
				return j;
			}
			if (this.word.length >= this.options.nameLength) {
				this.status = FAILED;
				return j;
			}
			this.word += chunk.charAt(j);
		}
		return end;
	}
}

const UNQUOTED: readonly string[] = ["unquoted-key"];

function isWordStart(c: number): boolean {
	return (c >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95 || c === 36;
}

function isDigit(c: number): boolean {
	return c >= 48 && c <= 57;
}
