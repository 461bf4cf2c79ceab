import { escapeAscii } from "./escape.js";
import {
	CLASS,
	CLOSE,
	COLON,
	COMMA_ITEM,
	ERROR,
	FIRST_ACTION,
	FIRST_HELD,
	FIRST_ITEM,
	FIRST_KEY,
	FIRST_PYTHON_WORD,
	isNumber,
	KEY_BEGIN,
	KEY_END,
	KEY_WORD,
	LENIENT,
	NEXT_ITEM,
	NEXT_MEMBER,
	NUMBER_END,
	OPEN_ARRAY,
	OPEN_OBJECT,
	PYTHON_END,
	pythonRead,
	pythonWord,
	QUOTE_KEY,
	QUOTE_VALUE,
	ROW_SHIFT,
	STOP,
	STRICT,
	STRING_KEY,
	STRING_VALUE,
	TAIL,
	TRAILING,
	VALUE,
	WORD_END,
} from "./json-table.js";

export const RUNNING = 0;
export const DONE = 1;
export const FAILED = 2;
export const TOO_DEEP = 3;

/** Codes of the repairs; the index is the bit in `JsonScanner.repaired`. */
export const JSON_REPAIRS: readonly string[] = [
	"single-quotes",
	"control-character",
	"trailing-comma",
	"unquoted-key",
	"python-literal",
	"escape",
];
const SINGLE_QUOTES = 1;
const CONTROL_CHARACTER = 2;
const TRAILING_COMMA = 4;
const UNQUOTED_KEY = 8;
const PYTHON_LITERAL = 16;
const ESCAPE = 32;

const QUOTE = 34;
const APOSTROPHE = 39;
const COMMA = 44;
const BACKSLASH = 92;
const LETTER_U = 117;
/** length of `\uXXXX` */
const UNICODE_ESCAPE = 6;
/** kinds of containers that fit into one number */
const LEVELS_PER_WORD = 30;

// What a scan must do before the plain loop.
const PLAIN = 0;
const HELD_COMMA = 1;
const HELD_WORD = 2;
const HELD_ESCAPE = 3;
const COUNTING = 4;

const SIMPLE_ESCAPE = new Uint8Array(128);
for (const character of '"\\/bfnrt') SIMPLE_ESCAPE[character.charCodeAt(0)] = 1;
const HEX = new Uint8Array(128);
for (const character of "0123456789abcdefABCDEF") HEX[character.charCodeAt(0)] = 1;

/** Characters at which the loop over a string stops, by the watched character; made once for each. */
const stopTables: (Uint8Array | undefined)[] = [];
function stopTable(watch: number): Uint8Array {
	const index = watch >= 0 && watch < 128 ? watch : QUOTE;
	let table = stopTables[index];
	if (table === undefined) {
		table = new Uint8Array(128).fill(1, 0, 32);
		table[QUOTE] = table[BACKSLASH] = table[index] = 1;
		stopTables[index] = table;
	}
	return table;
}
const STOPS = stopTable(-1);

/**
 * Reads one JSON value from chunks and gives its text, byte for byte where it is well-formed, repaired where it is not
 * (SEMANTICS.md, section 7). All it keeps between chunks is a row of the table, the kinds of the open containers and the
 * few characters that wait.
 *
 * The output of a chunk is `chunk[i..lead) + pending + chunk[from..j)`; as long as nothing is repaired or held, `lead` is
 * -1 and the chunk is its own output. So a well-formed text costs no string at all.
 */
export class JsonScanner {
	/** 0 running, 1 done, 2 failed, 3 too deep */
	status = RUNNING;
	depth = 0;
	/** bit set of the repairs used, see JSON_REPAIRS */
	repaired = 0;
	/** a scan passed the watched character inside a string; the caller resets it */
	met = false;

	private watched = -1;
	private stops = STOPS;
	/** the quote that ends the current string; 0: outside of strings. While inside, `row` is already the row behind it. */
	private quote = 0;
	private row = VALUE;
	/** the row behind a value of the innermost container */
	private after = TAIL;
	/** kinds of the innermost containers, the lowest bit is the innermost: 1 array, 0 object; outer ones in `outer` */
	private kinds = 0;
	private outer: number[] | null = null;
	private mode = PLAIN;
	private held = "";
	private lead = -1;
	private from = 0;
	private pending = "";

	constructor(
		private readonly repairs: boolean,
		private readonly maxDepth: number,
	) {}

	/** Ready for a new value; `watch` stays. The first character given must be the first of the value. */
	reset(): void {
		this.status = RUNNING;
		this.depth = 0;
		this.repaired = 0;
		this.met = false;
		this.quote = 0;
		this.row = VALUE;
		this.after = TAIL;
		this.kinds = 0;
		this.outer = null;
		this.mode = PLAIN;
		this.held = "";
		this.lead = -1;
		this.pending = "";
	}

	get inString(): boolean {
		return this.quote !== 0;
	}

	/** Nothing of what was scanned since the last `take` is repaired or held: its text is its output. */
	get clean(): boolean {
		return this.lead < 0;
	}

	/** The code of a character to notice inside strings, or -1. */
	get watch(): number {
		return this.watched;
	}
	set watch(code: number) {
		this.watched = code;
		this.stops = stopTable(code);
	}

	/** Reads chunk[i..end) as far as the value goes; returns the index behind the last character read. */
	scan(chunk: string, i: number, end: number): number {
		let j = i;
		if (this.mode !== PLAIN) {
			j = this.resume(chunk, i, end);
			if (this.mode !== PLAIN) return j;
		}
		if (this.status !== RUNNING) return j;
		const table = this.repairs ? LENIENT : STRICT;
		const watched = this.watched;
		let stops = this.met ? STOPS : this.stops;
		let quote = this.quote;
		let row = this.row;
		while (j < end) {
			if (quote !== 0) {
				let c = 0;
				for (; j < end; j++) {
					c = chunk.charCodeAt(j);
					if (c < 128 ? stops[c] !== 0 || c === quote : c === watched) break;
				}
				if (j === end) break;
				if (c === watched) {
					this.met = true;
					stops = STOPS;
				}
				if (c === quote) {
					if (quote === APOSTROPHE) this.put(chunk, j, '"', j + 1);
					quote = 0;
					j++;
					if (row !== TAIL) continue;
					this.status = DONE;
					break;
				}
				if (c === BACKSLASH) {
					if (j + 1 < end) {
						const d = chunk.charCodeAt(j + 1);
						if (d < 128 && SIMPLE_ESCAPE[d] === 1) {
							j += 2;
							continue;
						}
					}
					j = this.escape(chunk, j, end);
					if (this.status !== RUNNING) break;
				} else if (c === QUOTE) {
					this.put(chunk, j, '\\"', ++j);
				} else if (c < 32) {
					if (!this.repairs) {
						this.status = FAILED;
						break;
					}
					this.repaired |= CONTROL_CHARACTER;
					this.put(chunk, j, escapeAscii(c), ++j);
				} else j++;
				continue;
			}
			const c = chunk.charCodeAt(j);
			const to = table[(row << ROW_SHIFT) + (c < 128 ? (CLASS[c] as number) : 0)] as number;
			if (to < FIRST_ACTION) {
				row = to;
				j++;
				continue;
			}
			switch (to) {
				case STRING_KEY:
					quote = c;
					row = COLON;
					j++;
					continue;
				case STRING_VALUE:
					quote = c;
					row = this.after;
					j++;
					continue;
				case WORD_END:
					row = this.after;
					j++;
					continue;
				case NUMBER_END:
					row = this.after;
					continue;
				case OPEN_OBJECT:
				case OPEN_ARRAY:
					if (this.depth >= this.maxDepth) {
						this.status = TOO_DEEP;
						break;
					}
					this.open(to === OPEN_ARRAY);
					row = to === OPEN_ARRAY ? FIRST_ITEM : FIRST_KEY;
					j++;
					continue;
				case TRAILING:
					this.repaired |= TRAILING_COMMA;
					{
						const comma = this.commaBefore(chunk, j);
						this.put(chunk, comma, "", comma + 1);
					}
					this.close();
					row = this.after;
					j++;
					if (this.depth !== 0) continue;
					this.status = DONE;
					break;
				case CLOSE:
					this.close();
					row = this.after;
					j++;
					if (this.depth !== 0) continue;
					this.status = DONE;
					break;
				case QUOTE_KEY:
				case QUOTE_VALUE:
					this.repaired |= SINGLE_QUOTES;
					this.put(chunk, j, '"', j + 1);
					quote = APOSTROPHE;
					row = to === QUOTE_KEY ? COLON : this.after;
					j++;
					continue;
				case KEY_BEGIN:
					this.repaired |= UNQUOTED_KEY;
					this.put(chunk, j, '"', j);
					row = KEY_WORD;
					j++;
					continue;
				case KEY_END:
					this.put(chunk, j, '"', j);
					row = COLON;
					continue;
				case PYTHON_END:
					this.repaired |= PYTHON_LITERAL;
					this.put(chunk, j - pythonRead(row), pythonWord(row), j + 1);
					row = this.after;
					j++;
					continue;
				case STOP:
					this.status = DONE;
					break;
				default:
					this.status = this.depth === 0 && isNumber(row) ? DONE : FAILED;
			}
			break;
		}
		this.quote = quote;
		this.row = row;
		if (row >= FIRST_HELD && quote === 0 && this.repairs) this.holdRow(chunk, j, row);
		return j;
	}

	/** The output of what was scanned of `chunk` since the last take: from `i` (where that began) to `j` (the index reached). */
	take(chunk: string, i: number, j: number): string {
		const lead = this.lead;
		if (lead < 0) return i === 0 && j === chunk.length ? chunk : chunk.slice(i, j);
		if (this.mode === COUNTING) return "";
		let text = this.pending;
		if (lead > i) text = chunk.slice(i, lead) + text;
		if (j > this.from) text += chunk.slice(this.from, j);
		this.lead = -1;
		this.pending = "";
		return text;
	}

	/** At the end of input: whether a bare scalar is complete; the status is then done. */
	finishScalar(): boolean {
		if (this.status !== RUNNING || this.depth !== 0 || this.quote !== 0) return false;
		if (this.row !== TAIL && !isNumber(this.row)) return false;
		this.status = DONE;
		return true;
	}

	/** At a cut: drops what waits, none of which can become valid any more. */
	flush(): string {
		this.held = "";
		if (this.mode !== COUNTING) this.mode = PLAIN;
		return "";
	}

	/** Goes on as a mere counter of brackets and quotes, which never fails and is done when the depth is 0 again. */
	startCounting(): void {
		this.held = this.pending = "";
		this.lead = 0;
		this.mode = COUNTING;
		this.status = this.depth === 0 && this.quote === 0 ? DONE : RUNNING;
	}

	private open(array: boolean): void {
		const depth = this.depth++;
		if (depth !== 0 && depth % LEVELS_PER_WORD === 0) {
			if (this.outer === null) this.outer = [];
			this.outer.push(this.kinds);
			this.kinds = 0;
		}
		this.kinds = (this.kinds << 1) | (array ? 1 : 0);
		this.after = array ? NEXT_ITEM : NEXT_MEMBER;
	}

	private close(): void {
		const depth = --this.depth;
		this.kinds >>= 1;
		if (depth === 0) this.after = TAIL;
		else {
			if (depth % LEVELS_PER_WORD === 0) this.kinds = this.outer?.pop() ?? 0;
			this.after = (this.kinds & 1) === 1 ? NEXT_ITEM : NEXT_MEMBER;
		}
	}

	/** chunk[at..next) leaves as `text`. */
	private put(chunk: string, at: number, text: string, next: number): void {
		if (this.lead < 0) {
			this.lead = at;
			this.pending = text;
		} else this.pending += at > this.from ? chunk.slice(this.from, at) + text : text;
		this.from = next;
	}

	/** chunk[at..next) waits. */
	private hold(chunk: string, at: number, next: number, mode: number): void {
		this.put(chunk, at, "", next);
		this.held = chunk.slice(at, next);
		this.mode = mode;
	}

	private holdRow(chunk: string, j: number, row: number): void {
		if (row >= FIRST_PYTHON_WORD) this.hold(chunk, j - pythonRead(row), j, HELD_WORD);
		else this.hold(chunk, this.commaBefore(chunk, j), j, HELD_COMMA);
	}

	private commaBefore(chunk: string, j: number): number {
		let k = j - 1;
		while (chunk.charCodeAt(k) !== COMMA) k--;
		return k;
	}

	/** A backslash at `j` that does not begin a simple escape of this chunk; returns where the string goes on. */
	private escape(chunk: string, j: number, end: number): number {
		let k = j + 1;
		let valid = true;
		if (k < end && chunk.charCodeAt(k) === LETTER_U) {
			for (k++; k < end && k < j + UNICODE_ESCAPE && valid; ) {
				if (isHex(chunk.charCodeAt(k))) k++;
				else valid = false;
			}
			if (k === j + UNICODE_ESCAPE) return k;
		} else if (k < end) valid = false;
		if (valid) this.hold(chunk, j, end, HELD_ESCAPE);
		else if (!this.repairs) {
			this.hold(chunk, j, k, HELD_ESCAPE);
			this.status = FAILED;
		} else {
			this.repaired |= ESCAPE;
			if (k === j + 1 && chunk.charCodeAt(k) === APOSTROPHE) {
				this.put(chunk, j, "", k);
				k++;
			} else this.put(chunk, j, "\\\\", j + 1);
		}
		return k;
	}

	/** Goes on with what waits; the mode is plain when it waits no longer. */
	private resume(chunk: string, i: number, end: number): number {
		if (this.mode === COUNTING) return this.count(chunk, i, end);
		this.put(chunk, i, "", i);
		if (this.status !== RUNNING) return i;
		if (this.mode === HELD_ESCAPE) return this.resumeEscape(chunk, i, end);
		if (this.mode === HELD_WORD) return this.resumeWord(chunk, i, end);
		return this.resumeComma(chunk, i, end);
	}

	private release(text: string, next: number): void {
		this.pending += text;
		this.from = next;
		this.held = "";
		this.mode = PLAIN;
	}

	private resumeComma(chunk: string, i: number, end: number): number {
		let j = i;
		let to = this.row;
		for (; j < end; j++) {
			const c = chunk.charCodeAt(j);
			to = LENIENT[(this.row << ROW_SHIFT) + (c < 128 ? (CLASS[c] as number) : 0)] as number;
			if (to !== this.row) break;
		}
		const deep = (to === OPEN_ARRAY || to === OPEN_OBJECT) && this.depth >= this.maxDepth;
		if (j === end || deep || to === ERROR) {
			this.held += chunk.slice(i, j);
			this.from = j;
			if (j < end) this.status = deep ? TOO_DEEP : FAILED;
			return j;
		}
		if (to === TRAILING) {
			// the comma is gone, so the bracket is read as one behind a value
			this.repaired |= TRAILING_COMMA;
			this.row = this.row === COMMA_ITEM ? NEXT_ITEM : NEXT_MEMBER;
			this.release(this.held.slice(1), i);
		} else this.release(this.held, i);
		return j;
	}

	private resumeWord(chunk: string, i: number, end: number): number {
		let j = i;
		for (; j < end; j++) {
			const c = chunk.charCodeAt(j);
			const to = LENIENT[(this.row << ROW_SHIFT) + (c < 128 ? (CLASS[c] as number) : 0)] as number;
			if (to < FIRST_ACTION) {
				this.row = to;
				continue;
			}
			if (to === PYTHON_END) {
				this.repaired |= PYTHON_LITERAL;
				this.release(pythonWord(this.row), j + 1);
				this.row = this.after;
				return j + 1;
			}
			this.status = FAILED;
			break;
		}
		this.from = j;
		return j;
	}

	private resumeEscape(chunk: string, i: number, end: number): number {
		let j = i;
		for (; j < end; j++) {
			const c = chunk.charCodeAt(j);
			const read = this.held.length;
			if (read === 1 && c < 128 && SIMPLE_ESCAPE[c] === 1) {
				this.release(this.held, j);
				return j + 1;
			}
			if (read === 1 ? c === LETTER_U : isHex(c)) {
				this.held += chunk.charAt(j);
				if (read + 1 < UNICODE_ESCAPE) continue;
				this.release(this.held, j + 1);
				return j + 1;
			}
			if (!this.repairs) {
				this.status = FAILED;
				break;
			}
			this.repaired |= ESCAPE;
			if (read === 1 && c === APOSTROPHE) {
				this.release("", j);
				return j + 1;
			}
			this.release(`\\${this.held}`, j);
			return j;
		}
		this.from = j;
		return j;
	}

	private count(chunk: string, i: number, end: number): number {
		let j = i;
		while (j < end && this.status === RUNNING) {
			const c = chunk.charCodeAt(j++);
			if (this.held !== "") this.held = "";
			else if (this.quote !== 0) {
				if (c === BACKSLASH) this.held = "\\";
				else if (c === this.quote) this.quote = 0;
			} else if (c === QUOTE || (c === APOSTROPHE && (this.repaired & SINGLE_QUOTES) !== 0)) this.quote = c;
			else if (c === 123 || c === 91) this.depth++;
			else if (c === 125 || c === 93) this.depth--;
			if (this.depth === 0 && this.quote === 0) this.status = DONE;
		}
		return j;
	}
}

function isHex(code: number): boolean {
	return code < 128 && HEX[code] === 1;
}
