/**
 * The value of an arguments member or payload: an object; or (repair `stringified`) a string that holds one object or
 * nothing; or null, which is no arguments. Gives the text of one JSON object.
 */

import { isSpace } from "../classes.js";
import { type Nesting, OUTSIDE } from "../counter.js";
import { PairedText } from "../halves.js";
import { DONE, RUNNING } from "../output.js";
import { SINGLE_QUOTES } from "../repairs.js";
import { NothingReader } from "./nothing.js";
import { type HeldText, StringifiedReader } from "./stringified.js";
import { objectScanner, type ScanOptions, type ValueScanner } from "./value.js";
import { WrappedReader, type Wrapper } from "./wrapped.js";

const NO_CODES: readonly string[] = [];
const BRACE = 123;
const QUOTE = 34;
const APOSTROPHE = 39;

export class ArgumentsReader implements HeldText {
	status: number = RUNNING;
	/** it is known that a value of this kind is being read */
	accepted = false;
	/** the scanner of an object that is not inside a string: its text may be read without this reader */
	direct: ValueScanner | null = null;

	private quoted: StringifiedReader | null = null;
	private inner: ValueScanner | null = null;
	/** what reads the object while it may be a wrapper, or is one */
	private wrapped: WrappedReader | null = null;
	/** the object has just turned out to be no wrapper: its text has left as that of the wrapper */
	private unwrapped = false;
	/** the text of the inner value */
	private readonly paired = new PairedText();
	private nothing: NothingReader | null = null;
	protected out = "";

	constructor(
		private readonly python: boolean,
		protected readonly options: ScanOptions,
		/** how these arguments may be wrapped; null: they are not */
		protected readonly wrapper: Wrapper | null = null,
	) {}

	/** The same reader where the object begins; null: it stands elsewhere, or in a string. */
	copy(): ArgumentsReader | null {
		if (this.quoted !== null || this.out !== "" || this.unwrapped) return null;
		const one = this.another();
		one.status = this.status;
		if (this.nothing !== null) {
			one.nothing = this.nothing.copy();
			return one;
		}
		const scanner = (this.direct ?? this.wrapped?.scanner)?.copy();
		if (scanner === undefined) return null;
		one.accepted = true;
		if (this.direct !== null) one.direct = scanner;
		else one.wrapped = this.wrapped?.copy(scanner) ?? null;
		return one.direct === null && one.wrapped === null ? null : one;
	}

	scan(chunk: string, i: number, end: number): number {
		if (this.direct !== null) return this.scanDirect(this.direct, chunk, i, end);
		if (this.quoted !== null) return this.scanString(this.quoted, chunk, i, end);
		if (this.wrapped !== null) return this.scanWrapped(this.wrapped, chunk, i, end);
		if (i >= end) return i;
		const c = chunk.charCodeAt(i);
		if (this.nothing !== null) return this.scanNothing(this.nothing, chunk, i, end);
		if (c === BRACE) {
			this.accepted = true;
			const scanner = this.beginObject();
			if (this.wrapped !== null) return this.scanWrapped(this.wrapped, chunk, i, end);
			this.direct = scanner;
			return this.scanDirect(scanner, chunk, i, end);
		}
		if (this.readsStrings && this.opensString(c)) {
			this.quoted = new StringifiedReader(this.python, this.options.repairs, this);
			return this.scanString(this.quoted, chunk, i, end);
		}
		this.nothing = new NothingReader(this.python);
		return this.scanNothing(this.nothing, chunk, i, end);
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
		const { direct, inner, quoted } = this;
		const read = (quoted?.undecided ?? 0) + ((direct ?? inner ?? this.wrapped)?.undecided ?? 0);
		return read + this.paired.waiting;
	}

	/** Codes of the repairs used, in the order of their places. */
	get repairs(): readonly string[] {
		if (this.direct !== null) return this.direct.codes;
		return (this.quoted ?? this.wrapped)?.codes ?? NO_CODES;
	}

	/** How the value stands that is being read. */
	get nesting(): Nesting {
		if (this.direct !== null) return this.direct;
		return (this.quoted ?? this.wrapped)?.nesting ?? OUTSIDE;
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
		return (
			c === QUOTE ||
			(c === APOSTROPHE && (this.python || (this.options.repairs & SINGLE_QUOTES) !== 0))
		);
	}

	private scanDirect(scanner: ValueScanner, chunk: string, i: number, end: number): number {
		const j = scanner.scan(chunk, i, end);
		this.status = scanner.status;
		return j;
	}

	private scanNothing(nothing: NothingReader, chunk: string, i: number, end: number): number {
		const j = nothing.scan(chunk, i, end);
		this.status = nothing.status;
		if (this.status === DONE) {
			this.accepted = true;
			this.out = "{}";
		}
		return j;
	}

	private scanString(quoted: StringifiedReader, chunk: string, i: number, end: number): number {
		const j = quoted.scan(chunk, i, end);
		this.status = quoted.status;
		return j;
	}

	/** inside the quotes of a `stringified` value */
	get inString(): boolean {
		return this.quoted?.nesting.inString ?? false;
	}

	/** Codes of the repairs of what a string holds. */
	get innerCodes(): readonly string[] {
		return (this.wrapped ?? this.inner)?.codes ?? NO_CODES;
	}

	/** Reads decoded text; false when it is not one object with white space around it. */
	feedInner(text: string): boolean {
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
	endString(): boolean {
		if (this.inner === null) {
			this.accepted = true;
			this.out += "{}";
			return true;
		}
		return this.inner.status === DONE;
	}
}
