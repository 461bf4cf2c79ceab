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
import { FAILED, RUNNING, TOO_DEEP } from "../output.js";
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
	NEXT_ITEM,
	NEXT_MEMBER,
	OPEN_ARRAY,
	OPEN_OBJECT,
	PYTHON_END,
	pythonWord,
	TRAILING,
} from "./rows.js";
import { ASIDE, HELD_COMMA, HELD_ESCAPE, HELD_WORD, JsonState, PLAIN, SIGN } from "./state.js";

/** no entry of the table: a quote of another kind */
const FOREIGN = -1;

/** The slow path of a JSON scanner: characters that wait from one chunk to the next, and repairs of escapes. */
export abstract class JsonHeld extends JsonState {
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
}
