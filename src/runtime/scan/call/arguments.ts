/**
 * The value of an arguments member or payload: an object; or (repair `stringified`) a string that holds one object or
 * nothing; or null, which is no arguments. Gives the text of one JSON object.
 */

import { isSpace } from "../classes.js";
import type { Nesting } from "../counter.js";
import { PairedText } from "../halves.js";
import { DONE, FAILED, RUNNING } from "../output.js";
import { SINGLE_QUOTES } from "../repairs.js";
import { UnquoteScanner } from "./unquote.js";
import { objectScanner, type ScanOptions, type ValueScanner } from "./value.js";
import { WrappedReader, type Wrapper } from "./wrapped.js";

const NOTHING = ["null", "None"];
const QUOTED = "single-quotes";
const BRACE = 123;
const QUOTE = 34;
const APOSTROPHE = 39;

export class ArgumentsReader {
	status: number = RUNNING;
	/** it is known that a value of this kind is being read */
	accepted = false;
	/** the scanner of an object that is not inside a string: its text may be read without this reader */
	direct: ValueScanner | null = null;

	/** codes of the repairs of a stringified value */
	private readonly noted: string[] = [];
	private unquote: UnquoteScanner | null = null;
	private inner: ValueScanner | null = null;
	/** what reads the object while it may be a wrapper, or is one */
	private wrapped: WrappedReader | null = null;
	/** the object has just turned out to be no wrapper: its text has left as that of the wrapper */
	private unwrapped = false;
	/** the text of the inner value */
	private readonly paired = new PairedText();
	/** the code of the quote that ends the string before the object that it holds, or 0 */
	private early = 0;
	/** the character behind a backslash is the one that cannot be read */
	escaped = false;
	private word = "";
	protected out = "";

	constructor(
		private readonly python: boolean,
		protected readonly options: ScanOptions,
		/** how these arguments may be wrapped; null: they are not */
		protected readonly wrapper: Wrapper | null = null,
	) {}

	/** The same reader where the object begins; null: it stands elsewhere, or cannot be copied. */
	copy(): ArgumentsReader | null {
		const scanner = (this.direct ?? this.wrapped?.scanner)?.copy?.();
		if (scanner === undefined || this.out !== "" || this.unwrapped) return null;
		const one = this.another();
		one.status = this.status;
		one.accepted = true;
		if (this.direct !== null) one.direct = scanner;
		else one.wrapped = this.wrapped?.copy(scanner) ?? null;
		return one.direct === null && one.wrapped === null ? null : one;
	}

	scan(chunk: string, i: number, end: number): number {
		if (this.direct !== null) return this.scanDirect(this.direct, chunk, i, end);
		if (this.unquote !== null) return this.scanString(this.unquote, chunk, i, end);
		if (this.wrapped !== null) return this.scanWrapped(this.wrapped, chunk, i, end);
		if (i >= end) return i;
		const c = chunk.charCodeAt(i);
		if (this.word === "" && c === BRACE) {
			this.accepted = true;
			const scanner = this.beginObject();
			if (this.wrapped !== null) return this.scanWrapped(this.wrapped, chunk, i, end);
			this.direct = scanner;
			return this.scanDirect(scanner, chunk, i, end);
		}
		if (this.word === "" && this.readsStrings && this.opensString(c)) {
			this.note("stringified");
			// in Python a single quote is as good as a double one
			const { repairs } = this.options;
			this.unquote = new UnquoteScanner(this.python ? repairs | SINGLE_QUOTES : repairs);
			return this.scanString(this.unquote, chunk, i, end);
		}
		return this.scanWord(chunk, i, end);
	}

	protected get readsStrings(): boolean {
		return this.options.stringified;
	}

	/** They are no JSON text: nothing looks out for marks in them. */
	get isYaml(): boolean {
		return false;
	}

	/** How many values were read since the last call that are none of their declared types. */
	takeKept(): number {
		return 0;
	}

	/** The direct scanner was run by the caller. */
	sync(): void {
		if (this.direct !== null) this.status = this.direct.status;
	}

	/** The text of what was scanned since the last call. */
	take(chunk: string, i: number, j: number): string {
		if (this.direct !== null && !this.unwrapped) return this.direct.take(chunk, i, j);
		this.unwrapped = false;
		const out = this.out;
		this.out = "";
		return out;
	}

	/** Characters of JSON text that have not left, because it is not known yet what stands before them. */
	get waiting(): number {
		return (this.wrapped ?? this.direct ?? this.inner)?.waiting ?? 0;
	}

	/** Characters read that have not left, because it is not known yet what they are. */
	get undecided(): number {
		const { direct, inner, unquote } = this;
		const read = (unquote?.undecided ?? 0) + ((direct ?? inner ?? this.wrapped)?.undecided ?? 0);
		return read + this.paired.waiting;
	}

	/** Codes of the repairs used, in the order of their places. */
	get repairs(): readonly string[] {
		if (this.direct !== null) return this.direct.codes;
		return this.unquote === null && this.wrapped !== null ? this.wrapped.codes : this.noted;
	}

	/** How the value stands that is being read. */
	get nesting(): Nesting {
		if (this.direct !== null) return this.direct;
		if (this.unquote === null && this.wrapped !== null) return this.wrapped.nesting;
		return { depth: 0, inString: this.inString, quote: this.openQuote, escaped: this.escaped };
	}

	/** A reader as this one was. */
	protected another(): ArgumentsReader {
		return new ArgumentsReader(this.python, this.options, this.wrapper);
	}

	private beginObject(): ValueScanner {
		const scanner = objectScanner(this.python, this.options);
		if (this.wrapper !== null) this.wrapped = new WrappedReader(scanner, this.wrapper);
		return scanner;
	}

	/** Until it is known that the object is no wrapper; then its scanner reads on. */
	private scanWrapped(wrapped: WrappedReader, chunk: string, i: number, end: number): number {
		const j = wrapped.scan(chunk, i, end);
		this.out += wrapped.take();
		this.status = wrapped.status;
		if (wrapped.plain) {
			this.direct = wrapped.scanner;
			this.wrapped = null;
			this.unwrapped = true;
		}
		return j;
	}

	private opensString(c: number): boolean {
		return c === QUOTE || (c === APOSTROPHE && (this.python || this.allows(SINGLE_QUOTES)));
	}

	private allows(repair: number): boolean {
		return (this.options.repairs & repair) !== 0;
	}

	private note(code: string): void {
		if (!this.noted.includes(code)) this.noted.push(code);
	}

	private scanDirect(scanner: ValueScanner, chunk: string, i: number, end: number): number {
		const j = scanner.scan(chunk, i, end);
		this.status = scanner.status;
		return j;
	}

	private scanWord(chunk: string, i: number, end: number): number {
		let j = i;
		while (j < end) {
			const word = this.word + chunk.charAt(j);
			if (
				!NOTHING.some((nothing) => nothing.startsWith(word) && (nothing === "null" || this.python))
			) {
				this.status = FAILED;
				return j;
			}
			this.word = word;
			j++;
			if (NOTHING.includes(word)) {
				this.accepted = true;
				this.status = DONE;
				this.out = "{}";
				return j;
			}
		}
		return j;
	}

	/** Character by character, so that the place where the inner value fails does not depend on the chunks. */
	private scanString(unquote: UnquoteScanner, chunk: string, i: number, end: number): number {
		let j = i;
		while (j < end && this.status === RUNNING) {
			const from = j;
			const escaped = unquote.undecided === 1;
			j = unquote.scan(chunk, from, from + 1);
			if (!this.feedInner(unquote.take(chunk, from, j))) {
				this.status = FAILED;
				this.escaped = escaped;
				j = from;
			} else if (unquote.status === DONE && !this.endString()) {
				this.early = chunk.charCodeAt(from);
				this.status = FAILED;
				j = from;
			} else if (unquote.status !== RUNNING) this.status = unquote.status;
			this.noteRepairs(unquote);
		}
		return j;
	}

	/** The string's own repairs, then those of what it holds. */
	private noteRepairs(unquote: UnquoteScanner): void {
		if (unquote.repaired !== 0) {
			for (const code of unquote.codes) {
				if (!this.python || code !== QUOTED) this.note(code);
			}
		}
		for (const code of (this.wrapped ?? this.inner)?.codes ?? []) this.note(code);
	}

	/** inside the quotes of a `stringified` value */
	get inString(): boolean {
		return this.openQuote !== 0;
	}

	/** the code of the quote around a `stringified` value, while it is open */
	get openQuote(): number {
		return this.early !== 0 ? this.early : (this.unquote?.openQuote ?? 0);
	}

	/** Reads decoded text; false when it is not one object with white space around it. */
	protected feedInner(text: string): boolean {
		let k = 0;
		if (this.inner === null) {
			while (k < text.length && isSpace(text.charCodeAt(k))) k++;
			if (k === text.length) return true;
			if (text.charCodeAt(k) !== BRACE) return false;
			this.inner = this.beginObject();
			this.accepted = true;
		}
		const inner = this.inner;
		if (this.wrapped !== null) {
			k = this.wrapped.scan(text, k, text.length);
			this.out += this.paired.put(this.wrapped.take());
			if (this.wrapped.status > DONE) return false;
			if (this.wrapped.plain) this.wrapped = null;
		}
		if (inner.status === RUNNING) {
			const end = inner.scan(text, k, text.length);
			this.out += this.paired.put(inner.take(text, k, end));
			k = end;
			if (inner.status > DONE) return false;
		}
		while (k < text.length && isSpace(text.charCodeAt(k))) k++;
		return k === text.length;
	}

	/** The closing quote was read; false when it comes too early. */
	protected endString(): boolean {
		if (this.inner === null) {
			this.accepted = true;
			this.out += "{}";
			return true;
		}
		return this.inner.status === DONE;
	}
}
