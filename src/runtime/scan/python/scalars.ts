import { APOSTROPHE, QUOTE } from "../characters.js";
import { joined } from "../flat.js";
import { DONE, FAILED, RUNNING } from "../output.js";
import {
	endsWithPoint,
	hasBase,
	isCompleteNumber,
	jsonNumber,
	NO_NUMBER,
	NUMBER_START,
	numberStep,
} from "./number.js";
import {
	BEHIND_STRING,
	BEHIND_VALUE,
	COMMA_WAITS,
	NUMBER,
	SECOND_QUOTE,
	TAIL,
	WORD,
} from "./states.js";
import { PythonStrings } from "./strings.js";
import { beginsWord, isPrefix, meaningOf } from "./words.js";

// What the last value was, for it may turn out to be a key.
const STRING = 0;
export const SCALAR = 1;
export const CONTAINER = 2;

/** Digits of a number with a base, at most: they are converted, at more than linear cost. */
const BASE_DIGITS = 1024;

/** The scalars of a Python value: strings, numbers and words. In a dict one may be a key. */
export abstract class PythonScalars extends PythonStrings {
	/** in a dict: the next value is a key */
	protected key = false;
	protected last = STRING;
	private row = NUMBER_START;
	private digits = 0;
	private word = "";

	protected override standAs(other: PythonScalars): void {
		super.standAs(other);
		this.key = other.key;
		this.last = other.last;
		this.row = other.row;
		this.digits = other.digits;
		this.word = other.word;
	}

	/** At the end of input: whether a value outside of containers is complete; its last text is then to be taken. */
	finishScalar(): boolean {
		if (this.status !== RUNNING || this.depth !== 0) return false;
		let text = "";
		if (this.state === NUMBER) {
			if (!isCompleteNumber(this.row) || endsWithPoint(this.row)) return false;
			text = jsonNumber(this.held);
		} else if (this.state === SECOND_QUOTE || this.state === BEHIND_STRING) text = '"';
		else if (this.state !== TAIL) return false;
		this.append(text);
		this.state = BEHIND_VALUE;
		this.status = DONE;
		return true;
	}

	/** Whether a scalar begins with the character at `j`; then that has been read. */
	protected beginScalar(chunk: string, j: number, c: number): boolean {
		if (c === QUOTE || c === APOSTROPHE) {
			this.releaseBefore(chunk, j);
			this.beginString(chunk, j, "", '"');
			this.last = STRING;
			return true;
		}
		const row = numberStep(NUMBER_START, c);
		if (row !== NO_NUMBER) {
			this.releaseBefore(chunk, j);
			this.row = row;
			this.digits = 0;
			this.state = NUMBER;
			return true;
		}
		if (beginsWord(chunk.charAt(j))) {
			this.releaseBefore(chunk, j);
			this.word = chunk.charAt(j);
			this.state = WORD;
			return true;
		}
		return false;
	}

	/** What waits before a value leaves; what follows from `j` on may wait itself. */
	protected releaseBefore(chunk: string, j: number): void {
		if (this.state === COMMA_WAITS) this.release(chunk);
		this.heldAt = j;
	}

	protected override endString(chunk: string, j: number): void {
		this.state = BEHIND_VALUE;
		if (this.depth > 0) {
			this.release(chunk);
			return;
		}
		// white space behind the whole value belongs to nothing
		this.replace(chunk, '"', j);
		this.status = DONE;
	}

	protected number(chunk: string, j: number, c: number): number {
		const row = numberStep(this.row, c);
		if (row !== NO_NUMBER) {
			this.row = row;
			if (hasBase(row) && ++this.digits > BASE_DIGITS) return this.fail(j);
			return j + 1;
		}
		if (!isCompleteNumber(this.row)) return this.fail(j);
		const text = this.held + chunk.slice(this.heldAt, j);
		this.scalar(chunk, j, text, jsonNumber(text));
		if (this.depth === 0) this.status = DONE;
		return j;
	}

	/** A scalar ends before `j`; `json` is what it means. */
	private scalar(chunk: string, j: number, text: string, json: string): void {
		if (this.key) this.replace(chunk, `"${json}"`, j);
		else if (text !== json || this.held !== "") this.replace(chunk, json, j);
		this.last = SCALAR;
		this.state = BEHIND_VALUE;
	}

	protected letters(chunk: string, j: number, c: number): number {
		if ((c === QUOTE || c === APOSTROPHE) && isPrefix(this.word)) {
			this.beginString(chunk, j, this.word, '"');
			this.last = STRING;
			return j + 1;
		}
		const word = this.word + chunk.charAt(j);
		if (!beginsWord(word)) return this.fail(j);
		this.word = word;
		const json = meaningOf(word);
		if (json === undefined) return j + 1;
		this.scalar(chunk, j + 1, word, json);
		if (this.depth === 0) this.state = TAIL;
		return j + 1;
	}

	private append(text: string): void {
		if (this.lead < 0) this.lead = this.from = 0;
		this.pending = joined(this.pending, text);
	}

	protected fail(j: number): number {
		this.status = FAILED;
		return j;
	}
}
