import { APOSTROPHE, COMMA, QUOTE } from "./characters.js";
import { joined } from "./flat.js";
import { DONE, FAILED, RUNNING, TOO_DEEP } from "./output.js";
import {
	endsWithPoint,
	hasBase,
	isCompleteNumber,
	jsonNumber,
	NO_NUMBER,
	NUMBER_START,
	numberStep,
} from "./python-number.js";
import {
	BEHIND_STRING,
	BEHIND_VALUE,
	COMMA_WAITS,
	FIRST_ITEM,
	isPrefix,
	NEXT_PREFIX,
	NUMBER,
	PythonText,
	SECOND_QUOTE,
	TAIL,
	VALUE,
	WORD,
	waits,
} from "./python-text.js";

const COLON = 58;
const LIST_OPEN = 91;
const LIST_CLOSE = 93;
const PAREN_OPEN = 40;
const PAREN_CLOSE = 41;
const BRACE_OPEN = 123;
const BRACE_CLOSE = 125;

// Kinds of containers. What `(` and `{` begin is known behind the first item: until then its text waits.
const LIST = 0;
const PAREN = 1;
const TUPLE = 2;
const BRACE = 3;
const SET = 4;
const DICT = 5;

// What the last value was, for it may turn out to be a key.
const STRING = 0;
const SCALAR = 1;
const CONTAINER = 2;

/** Digits of a number with a base, at most: they are converted, at more than linear cost. */
const BASE_DIGITS = 1024;

const WORDS: ReadonlyMap<string, string> = new Map([
	["True", "true"],
	["False", "false"],
	["None", "null"],
	["true", "true"],
	["false", "false"],
	["null", "null"],
]);
const BEGINNINGS: ReadonlySet<string> = new Set(
	["r", "b", "u", "f", "R", "B", "U", "F"]
		.flatMap((a) => [a, `${a}r`, `${a}R`, `${a}b`, `${a}B`, `${a}f`, `${a}F`].filter(isPrefix))
		.concat([...WORDS.keys()].flatMap((word) => Array.from(word, (_, i) => word.slice(0, i + 1)))),
);

/**
 * Reads one Python literal from chunks and gives the text of the JSON value it means. White space between tokens stays;
 * what is JSON already leaves as it is. With repairs, a line break inside of a single-line string and an escape with wrong
 * digits are taken as meant.
 */
export class PythonScanner extends PythonText {
	private kinds: number[] = [];
	/** texts before the containers whose kind is not known yet; the innermost one's own text is `pending` */
	private parked: string[] = [];
	private parkedLength = 0;
	/** in a dict: the next value is a key */
	private key = false;
	private last = STRING;
	private row = NUMBER_START;
	private digits = 0;
	private word = "";

	constructor(
		repairs: boolean | number,
		private readonly maxDepth: number,
		/** `dict`: the value has begun with `{`, and breaks where it turns out to be a set */
		private readonly only: "any" | "dict" = "any",
	) {
		super(repairs);
	}

	get waiting(): number {
		return this.parkedLength + this.pending.length;
	}

	get undecided(): number {
		return this.begunLength + (waits(this.state) ? this.held.length : 0);
	}

	pass(chunk: string): string | null {
		const n = chunk.length;
		this.reached = this.scan(chunk, 0, n);
		if (this.reached !== n || this.status !== RUNNING || !this.clean || this.met) return null;
		return chunk;
	}

	/** Reads chunk[i..end) as far as the value goes; returns the index behind the last character read. */
	scan(chunk: string, i: number, end: number): number {
		if (this.status !== RUNNING) return i;
		if (this.parked.length > 0 && this.lead < 0) this.lead = this.from = i;
		this.heldAt = i;
		let j = i;
		while (j < end && this.status === RUNNING) {
			j =
				this.state <= NEXT_PREFIX
					? this.scanText(chunk, j, end)
					: this.step(chunk, j, chunk.charCodeAt(j));
		}
		if (waits(this.state)) {
			const held = joined(this.held, chunk.slice(this.heldAt, j));
			this.replace(chunk, "", j);
			this.held = held;
		}
		return j;
	}

	override take(chunk: string, i: number, j: number): string {
		const first = this.parked[0];
		if (first === undefined) return super.take(chunk, i, j);
		const lead = this.lead;
		if (lead < 0) return "";
		this.parked[0] = "";
		this.parkedLength -= first.length;
		if (j > this.from) this.pending = joined(this.pending, chunk.slice(this.from, j));
		this.lead = -1;
		return lead > i ? chunk.slice(i, lead) + first : first;
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

	/** One character outside of strings; returns the index behind what was read. */
	private step(chunk: string, j: number, c: number): number {
		switch (this.state) {
			case NUMBER:
				return this.number(chunk, j, c);
			case WORD:
				return this.letters(chunk, j, c);
			case TAIL:
				this.status = DONE;
				return j;
			case BEHIND_VALUE:
				return isSpace(c) ? j + 1 : this.behindValue(chunk, j, c);
			default:
				return isSpace(c) ? j + 1 : this.begin(chunk, j, c);
		}
	}

	/** A value begins, or a container ends. */
	private begin(chunk: string, j: number, c: number): number {
		if (c === QUOTE || c === APOSTROPHE) {
			this.releaseBefore(chunk, j);
			this.beginString(chunk, j, "", '"');
			this.last = STRING;
			return j + 1;
		}
		const row = numberStep(NUMBER_START, c);
		if (row !== NO_NUMBER) {
			this.releaseBefore(chunk, j);
			this.row = row;
			this.digits = 0;
			this.state = NUMBER;
			return j + 1;
		}
		if (BEGINNINGS.has(chunk.charAt(j))) {
			this.releaseBefore(chunk, j);
			this.word = chunk.charAt(j);
			this.state = WORD;
			return j + 1;
		}
		if (c === LIST_OPEN || c === PAREN_OPEN || c === BRACE_OPEN)
			return this.openContainer(chunk, j, c);
		return this.state === VALUE ? this.fail(j) : this.closeContainer(chunk, j, c);
	}

	/** What waits before a value leaves; what follows from `j` on may wait itself. */
	private releaseBefore(chunk: string, j: number): void {
		if (this.state === COMMA_WAITS) this.release(chunk);
		this.heldAt = j;
	}

	private openContainer(chunk: string, j: number, c: number): number {
		if (this.key) return this.fail(j);
		if (this.depth >= this.maxDepth) {
			this.status = TOO_DEEP;
			return j;
		}
		this.releaseBefore(chunk, j);
		this.depth++;
		if (c === LIST_OPEN) this.kinds.push(LIST);
		else {
			this.kinds.push(c === PAREN_OPEN ? PAREN : BRACE);
			this.put(chunk, j, "", j + 1);
			this.parked.push(this.pending);
			this.parkedLength += this.pending.length;
			this.pending = "";
		}
		this.state = FIRST_ITEM;
		return j + 1;
	}

	/** The kind of the innermost container is known: `text` opens it. All that it has so far is one item, or none. */
	private decide(chunk: string, j: number, text: string, kind: number): void {
		this.put(chunk, j, "", j);
		const item = this.pending;
		const quoted = kind === DICT && this.last === SCALAR;
		const outer = this.parked.pop() ?? "";
		this.parkedLength -= outer.length;
		this.pending = outer + text + (quoted ? item.replace(/\S+/, '"$&"') : item);
		this.kinds[this.kinds.length - 1] = kind;
	}

	private behindValue(chunk: string, j: number, c: number): number {
		const kind = this.kinds[this.kinds.length - 1];
		if (c === COLON) {
			if (kind === BRACE && this.last !== CONTAINER) {
				this.decide(chunk, j, "{", DICT);
			} else if (kind !== DICT || !this.key) return this.fail(j);
			this.key = false;
			this.state = VALUE;
			return j + 1;
		}
		if (c !== COMMA) return this.closeContainer(chunk, j, c);
		if (this.refusesSet(kind)) return this.fail(j);
		if (kind === PAREN) this.decide(chunk, j, "[", TUPLE);
		else if (kind === BRACE) this.decide(chunk, j, "[", SET);
		else if (kind === DICT) {
			if (this.key) return this.fail(j);
			this.key = true;
		}
		this.heldAt = j;
		this.state = COMMA_WAITS;
		return j + 1;
	}

	/** The item of a `{` is no key, and the value itself must be a dict. */
	private refusesSet(kind: number | undefined): boolean {
		return this.only === "dict" && this.depth === 1 && kind === BRACE;
	}

	private closeContainer(chunk: string, j: number, c: number): number {
		const kind = this.kinds[this.kinds.length - 1];
		const wanted =
			kind === LIST ? LIST_CLOSE : kind === PAREN || kind === TUPLE ? PAREN_CLOSE : BRACE_CLOSE;
		if (c !== wanted || kind === undefined) return this.fail(j);
		const empty = this.state === FIRST_ITEM;
		if (!empty && this.refusesSet(kind)) return this.fail(j);
		if (this.state === COMMA_WAITS) this.dropComma(chunk);
		else if (this.key) return this.fail(j);
		let text = c === PAREN_CLOSE ? "]" : "";
		if (kind === PAREN) {
			this.decide(chunk, j, empty ? "[" : "", TUPLE);
			if (!empty) {
				this.put(chunk, j, "", j + 1);
				text = "";
			}
		} else if (kind === BRACE) {
			this.decide(chunk, j, empty ? "{" : "[", SET);
			if (!empty) text = "]";
		} else if (kind === SET) text = "]";
		if (text !== "") this.put(chunk, j, text, j + 1);
		// a value in parentheses is still that value
		if (kind !== PAREN || empty) this.last = CONTAINER;
		this.kinds.pop();
		this.key = false;
		this.state = BEHIND_VALUE;
		if (--this.depth === 0) this.status = DONE;
		return j + 1;
	}

	private dropComma(chunk: string): void {
		if (this.held === "") this.put(chunk, this.heldAt, "", this.heldAt + 1);
		else {
			this.held = this.held.slice(1);
			this.release(chunk);
		}
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

	private number(chunk: string, j: number, c: number): number {
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

	private letters(chunk: string, j: number, c: number): number {
		if ((c === QUOTE || c === APOSTROPHE) && isPrefix(this.word)) {
			this.beginString(chunk, j, this.word, '"');
			this.last = STRING;
			return j + 1;
		}
		const word = this.word + chunk.charAt(j);
		if (!BEGINNINGS.has(word)) return this.fail(j);
		this.word = word;
		const json = WORDS.get(word);
		if (json === undefined) return j + 1;
		this.scalar(chunk, j + 1, word, json);
		if (this.depth === 0) this.state = TAIL;
		return j + 1;
	}

	private append(text: string): void {
		if (this.lead < 0) this.lead = this.from = 0;
		this.pending = joined(this.pending, text);
	}

	private fail(j: number): number {
		this.status = FAILED;
		return j;
	}
}

function isSpace(code: number): boolean {
	return code === 32 || code === 10 || code === 13 || code === 9;
}
