import { OUT } from "../aside.js";
import { DONE, RUNNING, Scanner } from "../output.js";
import { TRAILING_COMMA } from "../repairs.js";
import {
	FIRST_PYTHON_WORD,
	isNumber,
	NEXT_ITEM,
	NEXT_MEMBER,
	pythonRead,
	TAIL,
	VALUE,
} from "./rows.js";
import { entryOf, rowsFor } from "./table.js";

/** kinds of containers that fit into one small integer */
const LEVELS_PER_WORD = 30;

// What a scan must do first.
export const PLAIN = 0;
export const HELD_COMMA = 1;
export const HELD_WORD = 2;
export const HELD_ESCAPE = 3;
/** a comment */
export const ASIDE = 4;
/** a key that no comma stands before */
export const HELD_KEY = 5;
/** behind a sign that the next character tells more of */
export const SIGN = 6;

/**
 * The part of a JSON scanner that lasts from chunk to chunk: a row of the table, the kinds of the open containers, and the few
 * characters that wait.
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
	protected aside = OUT;

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
	protected hold(chunk: string, at: number, next: number, mode: number): void {
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

	protected lookUp(code: number): number {
		return entryOf(this.rows, this.row, code);
	}
}
