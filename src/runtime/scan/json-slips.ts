/** What JSON does not allow between its tokens and a repair reads: met only where the table has no entry. */
import { isSpace } from "../classes.js";
import { beginsAside } from "./aside.js";
import { BACKSLASH, COMMA, closerOf, QUOTE } from "./characters.js";
import { HELD_KEY, JsonState, PLAIN } from "./json-state.js";
import {
	COLON,
	COMMA_ITEM,
	COMMA_MEMBER,
	ERROR,
	entryOf,
	FIRST_ITEM,
	FIRST_KEY,
	isNumber,
	NEXT_ITEM,
	NEXT_MEMBER,
	rowsFor,
	VALUE,
} from "./json-table.js";
import { FAILED } from "./output.js";
import { DOUBLED_COMMA, FOREIGN_QUOTES, MISSING_COLON, MISSING_COMMA } from "./repairs.js";

const COLON_CODE = 58;
const BRACE = 123;
const BRACKET = 91;

export abstract class JsonSlips extends JsonState {
	/** the whole value is a key or a name, and may have such quotes; other values have them inside brackets */
	quotesAtTop = false;

	/** Looks at one character of a string that waits, as the lane does. */
	protected abstract meetKey(chunk: string, j: number, end: number): void;

	/**
	 * The character at `j` has no entry in the row; it ends a number that may end here. Goes on as far as something waits, and gives the index behind the last
	 * character read; without a repair the status is failed.
	 */
	protected deviate(chunk: string, j: number, end: number): number {
		const c = chunk.charCodeAt(j);
		if (isNumber(this.row)) this.row = this.after;
		if (this.depth > 0 && beginsAside(c, this.allowed) && this.betweenTokens) {
			this.waitWithComma(chunk, j);
			this.enterAside(chunk, j);
			return this.resume(chunk, j, end);
		}
		const { row } = this;
		if (c === COMMA && isComma(row) && this.allows(DOUBLED_COMMA)) {
			this.repair(DOUBLED_COMMA);
			this.waitWithComma(chunk, j);
			this.put(chunk, j, "", j + 1);
			return this.mode === PLAIN ? j + 1 : this.resume(chunk, j + 1, end);
		}
		if (row === COLON && this.allows(MISSING_COLON) && beginsValue(c, this.allowed)) {
			this.repair(MISSING_COLON);
			this.put(chunk, j, ":", j);
			this.row = VALUE;
			return j;
		}
		if (this.allows(MISSING_COMMA)) {
			if (row === NEXT_ITEM && (c === BRACE || c === BRACKET)) {
				this.repair(MISSING_COMMA);
				this.put(chunk, j, ",", j);
				this.row = VALUE;
				return j;
			}
			if (row === NEXT_MEMBER && c === QUOTE) {
				this.put(chunk, j, "", j);
				this.held = "";
				this.mode = HELD_KEY;
				return this.resume(chunk, j, end);
			}
		}
		const inside = this.depth > 0 || this.quotesAtTop;
		if (closerOf(c) !== 0 && inside && this.allows(FOREIGN_QUOTES) && mayHoldString(row)) {
			this.repair(FOREIGN_QUOTES);
			this.put(chunk, j, '"', j + 1);
			this.quote = closerOf(c);
			this.row = isKey(row) ? COLON : this.after;
			return j + 1;
		}
		this.status = FAILED;
		return j;
	}

	private get betweenTokens(): boolean {
		return this.lookUp(SPACE) === this.row;
	}

	/** What stands behind a comma waits with it. */
	private waitWithComma(chunk: string, j: number): void {
		if (isComma(this.row)) this.holdRow(chunk, j, this.row);
	}

	/** The key, its quotes, and white space behind it are in `held`; a colon shows that it is one. */
	protected override resumeKey(chunk: string, i: number, end: number): number {
		let j = i;
		for (; j < end; j++) {
			const c = chunk.charCodeAt(j);
			if (this.held === "") this.quote = QUOTE;
			else if (this.quote === QUOTE) {
				if (c === BACKSLASH || c < SPACE) {
					this.status = FAILED;
					break;
				}
				this.meetKey(chunk, j, end);
				if (c === QUOTE) this.quote = 0;
			} else if (c === COLON_CODE) {
				this.repair(MISSING_COMMA);
				this.row = VALUE;
				this.release(`,${this.held}:`, j + 1);
				return j + 1;
			} else if (!isSpace(c)) {
				this.status = FAILED;
				break;
			}
			this.held += chunk.charAt(j);
		}
		this.from = j;
		return j;
	}
}

const SPACE = 32;

/** Whether a value begins with the character, in place of a colon that is missing. */
export function beginsValue(c: number, repairs: number): boolean {
	if (closerOf(c) !== 0) return (repairs & FOREIGN_QUOTES) !== 0;
	const to = entryOf(rowsFor(repairs), VALUE, c);
	return to !== ERROR && to !== VALUE;
}

function isComma(row: number): boolean {
	return row === COMMA_MEMBER || row === COMMA_ITEM;
}

function isKey(row: number): boolean {
	return row === FIRST_KEY || row === COMMA_MEMBER;
}

function mayHoldString(row: number): boolean {
	return isKey(row) || row === VALUE || row === FIRST_ITEM || row === COMMA_ITEM;
}
