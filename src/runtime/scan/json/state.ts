import { asideAfter, beginsAside, NO_COMMENT, OUT, repairBetween, WHOLE } from "../aside.js";
import {
	APOSTROPHE,
	COMMA,
	closerOf,
	isHex,
	isSimpleEscape,
	LETTER_U,
	UNICODE_ESCAPE,
} from "../characters.js";
import { joined } from "../flat.js";
import { DONE, FAILED, RUNNING, Scanner, TOO_DEEP } from "../output.js";
import {
	DOUBLED_COMMA,
	ESCAPE,
	FOREIGN_QUOTES,
	PYTHON_LITERAL,
	TRAILING_COMMA,
} from "../repairs.js";
import {
	COMMA_ITEM,
	ERROR,
	FIRST_ACTION,
	FIRST_PYTHON_WORD,
	isNumber,
	NEXT_ITEM,
	NEXT_MEMBER,
	OPEN_ARRAY,
	OPEN_OBJECT,
	PYTHON_END,
	pythonRead,
	pythonWord,
	TAIL,
	TRAILING,
	VALUE,
} from "./rows.js";
import { entryOf, rowsFor } from "./table.js";

/** kinds of containers that fit into one small integer */
const LEVELS_PER_WORD = 30;

/** no entry of the table: a quote of another kind */
const FOREIGN = -1;

// What a scan must do first.
export const PLAIN = 0;
export const HELD_COMMA = 1;
const HELD_WORD = 2;
export const HELD_ESCAPE = 3;
/** a comment */
const ASIDE = 4;
/** a key that no comma stands before */
export const HELD_KEY = 5;
/** behind a sign that the next character tells more of */
export const SIGN = 6;

/**
 * What a JSON scanner keeps between chunks, a row of the table, the kinds of the open containers and the few characters
 * that wait, and what happens seldom: text that waits from one chunk to the next, repairs of escapes.
 */
export abstract class JsonState extends Scanner {
	/** the quote that ends the current string, 0 outside of strings; inside, `row` is already the row behind the string */
	quote = 0;
	protected row = VALUE;
	/** the table for the repairs that are allowed */
	protected readonly rows: Uint8Array;
	/** the row behind a value of the innermost container */
	protected after = TAIL;
	protected mode = PLAIN;
	/** inside a double-quoted string, and nothing waits */
	protected lane = false;
	/** kinds of the innermost containers, the lowest bit is the innermost: 1 array, 0 object; the others are in `outer` */
	private kinds = 0;
	private outer: number[] | null = null;
	protected held = "";
	/** how far the comment has been read */
	private aside = OUT;

	/** `repairs`: all or none, or the set of those that may be used. */
	constructor(
		repairs: boolean | number,
		protected readonly maxDepth: number,
	) {
		super(repairs);
		this.rows = rowsFor(this.allowed);
	}

	protected override standAs(other: JsonState): void {
		super.standAs(other);
		this.quote = other.quote;
		this.row = other.row;
		this.after = other.after;
		this.mode = other.mode;
		this.lane = other.lane;
		this.kinds = other.kinds;
		this.outer = other.outer?.slice() ?? null;
		this.held = other.held;
		this.aside = other.aside;
	}

	get inString(): boolean {
		return this.quote !== 0;
	}

	/** Only Python has strings between three quotes. */
	get triple(): boolean {
		return false;
	}

	/** What is known leaves at once. */
	get waiting(): number {
		return 0;
	}

	get undecided(): number {
		return this.held.length;
	}

	/** At the end of input: whether a scalar outside of containers is complete; the status is then done. */
	finishScalar(): boolean {
		if (this.status !== RUNNING || this.depth !== 0 || this.quote !== 0) return false;
		if (this.row !== TAIL && !isNumber(this.row)) return false;
		this.status = DONE;
		return true;
	}

	protected open(array: boolean): void {
		const depth = this.depth++;
		if (depth !== 0 && depth % LEVELS_PER_WORD === 0) {
			if (this.outer === null) this.outer = [];
			this.outer.push(this.kinds);
			this.kinds = 0;
		}
		this.kinds = (this.kinds << 1) | (array ? 1 : 0);
		this.after = array ? NEXT_ITEM : NEXT_MEMBER;
	}

	protected close(): void {
		const depth = --this.depth;
		this.kinds >>= 1;
		if (depth === 0) {
			this.after = TAIL;
			return;
		}
		if (depth % LEVELS_PER_WORD === 0) this.kinds = this.outer?.pop() ?? 0;
		this.after = (this.kinds & 1) === 1 ? NEXT_ITEM : NEXT_MEMBER;
	}

	/** chunk[at..next) waits. */
	private hold(chunk: string, at: number, next: number, mode: number): void {
		this.put(chunk, at, "", next);
		this.held = chunk.slice(at, next);
		this.mode = mode;
	}

	/** A row that waits was reached in this scan, so what waits lies just before `j`. */
	protected holdRow(chunk: string, j: number, row: number): void {
		if (row >= FIRST_PYTHON_WORD) this.hold(chunk, j - pythonRead(row), j, HELD_WORD);
		else if (this.allows(TRAILING_COMMA))
			this.hold(chunk, chunk.lastIndexOf(",", j - 1), j, HELD_COMMA);
	}

	protected dropComma(chunk: string, j: number): void {
		const comma = chunk.lastIndexOf(",", j - 1);
		this.put(chunk, comma, "", comma + 1);
	}

	/** A backslash at `j` that begins no simple escape within the chunk; returns where the string goes on. */
	protected escape(chunk: string, j: number, end: number): number {
		let k = j + 1;
		let valid = k === end;
		if (!valid && chunk.charCodeAt(k) === LETTER_U) {
			const last = j + UNICODE_ESCAPE;
			do k++;
			while (k < last && k < end && isHex(chunk.charCodeAt(k)));
			if (k === last) return k;
			valid = k === end;
		}
		if (valid || !this.allows(ESCAPE)) {
			this.hold(chunk, j, k, HELD_ESCAPE);
			if (!valid) this.status = FAILED;
			return k;
		}
		this.repair(ESCAPE);
		if (k === j + 1 && chunk.charCodeAt(k) === APOSTROPHE) {
			this.put(chunk, j, "", k);
			return k + 1;
		}
		this.put(chunk, j, "\\\\", j + 1);
		return k;
	}

	/** Goes on with what waits; the mode is plain when it waits no longer. */
	protected resume(chunk: string, i: number, end: number): number {
		this.put(chunk, i, "", i);
		let j = i;
		while (this.mode !== PLAIN && this.status === RUNNING && j < end) {
			if (this.mode === HELD_ESCAPE) j = this.resumeEscape(chunk, j, end);
			else if (this.mode === HELD_WORD) j = this.resumeWord(chunk, j, end);
			else if (this.mode === HELD_COMMA) j = this.resumeComma(chunk, j, end);
			else if (this.mode === ASIDE) j = this.resumeAside(chunk, j, end);
			else if (this.mode === SIGN) j = this.resumeSign(chunk, j);
			else j = this.resumeKey(chunk, j, end);
		}
		return j;
	}

	/** A key goes on that no comma stands before. */
	protected abstract resumeKey(chunk: string, i: number, end: number): number;

	/** The character behind the sign is read. */
	protected abstract resumeSign(chunk: string, i: number): number;

	/** The character at `j` begins what means nothing: it is passed over, and what waits goes on waiting. */
	protected enterAside(chunk: string, j: number): void {
		this.put(chunk, j, "", j);
		this.aside = OUT;
		this.mode = ASIDE;
	}

	private resumeAside(chunk: string, i: number, end: number): number {
		let j = i;
		for (; j < end && this.mode === ASIDE; j++) {
			const last = this.aside;
			this.aside = asideAfter(last, chunk.charCodeAt(j), this.allowed);
			const repair = repairBetween(last, this.aside);
			if (repair !== 0) this.repair(repair);
			if (this.aside === NO_COMMENT) this.status = FAILED;
			if (this.aside === NO_COMMENT || this.aside === OUT) break;
			if (this.aside === WHOLE) this.mode = this.modeBehind;
		}
		if (this.aside === OUT && j < end) this.mode = this.modeBehind;
		this.from = j;
		return j;
	}

	private get modeBehind(): number {
		return this.held === "" ? PLAIN : HELD_COMMA;
	}

	/** What waited leaves as `text`, and the chunk from `next` on as it is. */
	protected release(text: string, next: number): void {
		this.pending += text;
		this.from = next;
		this.held = "";
		this.mode = PLAIN;
	}

	private resumeComma(chunk: string, i: number, end: number): number {
		let j = i;
		let to = this.row;
		while (j < end) {
			const c = chunk.charCodeAt(j);
			to = this.lookUp(c);
			if (to === this.row) {
				j++;
				continue;
			}
			if (to !== ERROR) break;
			if (c === COMMA && this.allows(DOUBLED_COMMA)) {
				this.repair(DOUBLED_COMMA);
				this.held = joined(this.held, chunk.slice(i, j));
				this.from = j + 1;
				return j + 1;
			}
			if (beginsAside(c, this.allowed)) {
				this.held = joined(this.held, chunk.slice(i, j));
				this.from = j;
				this.enterAside(chunk, j);
				return j;
			}
			// a quote that begins a string: the comma was a proper one
			if (closerOf(c) !== 0 && this.allows(FOREIGN_QUOTES)) to = FOREIGN;
			break;
		}
		const deep = (to === OPEN_ARRAY || to === OPEN_OBJECT) && this.depth >= this.maxDepth;
		if (j === end || deep || to === ERROR) {
			this.held = joined(this.held, chunk.slice(i, j));
			this.from = j;
			if (j < end) this.status = deep ? TOO_DEEP : FAILED;
		} else if (to === TRAILING) {
			// without the comma the bracket is one behind a value
			this.repair(TRAILING_COMMA);
			this.row = this.row === COMMA_ITEM ? NEXT_ITEM : NEXT_MEMBER;
			this.release(this.held.slice(1), i);
		} else this.release(this.held, i);
		return j;
	}

	private resumeWord(chunk: string, i: number, end: number): number {
		let j = i;
		while (j < end) {
			const to = this.lookUp(chunk.charCodeAt(j));
			if (to === PYTHON_END) {
				this.repair(PYTHON_LITERAL);
				this.release(pythonWord(this.row), j + 1);
				this.row = this.after;
				return j + 1;
			}
			if (to >= FIRST_ACTION) {
				this.status = FAILED;
				break;
			}
			this.row = to;
			j++;
		}
		this.from = j;
		return j;
	}

	private resumeEscape(chunk: string, i: number, end: number): number {
		let j = i;
		while (j < end) {
			const c = chunk.charCodeAt(j);
			const read = this.held.length;
			const whole = read === 1 ? isSimpleEscape(c) : read === UNICODE_ESCAPE - 1 && isHex(c);
			if (whole) {
				this.release(this.held, j);
				return j + 1;
			}
			if (read === 1 ? c === LETTER_U : isHex(c)) {
				this.held += chunk.charAt(j++);
				continue;
			}
			if (!this.allows(ESCAPE)) {
				this.status = FAILED;
				break;
			}
			this.repair(ESCAPE);
			const apostrophe = read === 1 && c === APOSTROPHE;
			this.release(apostrophe ? "" : `\\${this.held}`, j);
			return apostrophe ? j + 1 : j;
		}
		this.from = j;
		return j;
	}

	protected lookUp(code: number): number {
		return entryOf(this.rows, this.row, code);
	}
}
