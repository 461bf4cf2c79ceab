/** What JSON does not allow between its tokens and a repair reads: met only where the table has no entry. */

import { beginsAside } from "../aside.js";
import {
	BACKSLASH,
	COMMA,
	closerOf,
	EQUALS,
	GREATER,
	isColonSign,
	isCommaSign,
	QUOTE,
	TICK,
} from "../characters.js";
import { isSpace } from "../classes.js";
import { FAILED } from "../output.js";
import {
	DOUBLED_COMMA,
	FOREIGN_QUOTES,
	MISSING_COLON,
	MISSING_COMMA,
	NUMBER,
	SEPARATOR,
	TRAILING_COMMA,
} from "../repairs.js";
import { JsonHeld } from "./held.js";
import {
	COLON,
	COMMA_ITEM,
	COMMA_MEMBER,
	DIGITS,
	ERROR,
	FIRST_ITEM,
	FIRST_KEY,
	isNumber,
	MINUS,
	NEXT_ITEM,
	NEXT_MEMBER,
	NUMBER_SLIP,
	POINT,
	VALUE,
} from "./rows.js";
import { HELD_COMMA, HELD_KEY, PLAIN, SIGN } from "./state.js";
import { entryOf, rowsFor } from "./table.js";

const COLON_CODE = 58;
const PLUS = 43;
const BRACE = 123;
const BRACKET = 91;

export abstract class JsonSlips extends JsonHeld {
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
		else if (this.row === POINT && this.depth > 0 && this.allows(NUMBER)) {
			this.repair(NUMBER);
			this.put(chunk, j, "0", j);
			this.row = this.after;
			return j;
		}
		if (this.lookUp(c) === NUMBER_SLIP) {
			this.repair(NUMBER);
			this.put(chunk, j, c === PLUS ? "" : "0.", j + 1);
			this.row = c === PLUS ? MINUS : DIGITS;
			return j + 1;
		}
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
		if (this.depth > 0 && this.allows(SEPARATOR) && mayBeSeparator(row, c))
			return this.separate(chunk, j, end);
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
			this.quote = closerOf(c);
			this.row = isKey(row) ? COLON : this.after;
			if (c === TICK) return this.waitBehind(chunk, j, end, '"', "");
			this.put(chunk, j, '"', j + 1);
			return j + 1;
		}
		this.status = FAILED;
		return j;
	}

	/** Another sign stands for a comma or a colon, or one too many. */
	private separate(chunk: string, j: number, end: number): number {
		const { row } = this;
		const c = chunk.charCodeAt(j);
		this.repair(SEPARATOR);
		if (row === COLON) {
			this.row = VALUE;
			if (c === EQUALS) return this.waitBehind(chunk, j, end, "", ":");
			this.put(chunk, j, ":", j + 1);
			return j + 1;
		}
		this.put(chunk, j, "", j + 1);
		if (row !== NEXT_ITEM && row !== NEXT_MEMBER) return j + 1;
		this.row = row === NEXT_ITEM ? COMMA_ITEM : COMMA_MEMBER;
		if (!this.allows(TRAILING_COMMA)) {
			this.pending += ",";
			return j + 1;
		}
		this.held = ",";
		this.mode = HELD_COMMA;
		return this.resume(chunk, j + 1, end);
	}

	/** The sign at `j` leaves as `leaves`, and `held` behind it when the next character has been seen. */
	private waitBehind(chunk: string, j: number, end: number, leaves: string, held: string): number {
		this.put(chunk, j, leaves, j + 1);
		this.held = held;
		this.mode = SIGN;
		return this.resume(chunk, j + 1, end);
	}

	/** `=>` is one sign; two back-ticks are no empty string, for they may begin a fence. */
	protected override resumeSign(chunk: string, i: number): number {
		const c = chunk.charCodeAt(i);
		const fails = this.quote === TICK && c === TICK;
		if (fails) this.status = FAILED;
		else this.release(this.held, this.quote === 0 && c === GREATER ? i + 1 : i);
		return this.from;
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
	return entryOf(rowsFor(repairs), VALUE, c) !== ERROR;
}

function mayBeSeparator(row: number, c: number): boolean {
	switch (row) {
		case COLON:
			return isColonSign(c);
		case VALUE:
			return c === COLON_CODE;
		case FIRST_ITEM:
		case FIRST_KEY:
			return c === COMMA;
		default:
			return (row === NEXT_ITEM || row === NEXT_MEMBER) && isCommaSign(c);
	}
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
