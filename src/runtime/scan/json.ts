import * as characters from "./characters.js";
import { escapeAscii } from "./escape.js";
import {
	CONTROL_CHARACTER,
	JsonState,
	PLAIN,
	PYTHON_LITERAL,
	SINGLE_QUOTES,
	TRAILING_COMMA,
	UNQUOTED_KEY,
} from "./json-state.js";
import * as table from "./json-table.js";
import * as output from "./output.js";

export { JSON_REPAIRS } from "./json-state.js";

// An imported constant is loaded from its module at each use; one of this module is part of the compiled code. In the loop
// over short tokens that is a quarter of the time.
const APOSTROPHE = characters.APOSTROPHE;
const BACKSLASH = characters.BACKSLASH;
const QUOTE = characters.QUOTE;
const DONE = output.DONE;
const FAILED = output.FAILED;
const RUNNING = output.RUNNING;
const TOO_DEEP = output.TOO_DEEP;
const CLASS = table.CLASS;
const CLOSE = table.CLOSE;
const COLON = table.COLON;
const FIRST_ACTION = table.FIRST_ACTION;
const FIRST_HELD = table.FIRST_HELD;
const FIRST_ITEM = table.FIRST_ITEM;
const FIRST_KEY = table.FIRST_KEY;
const KEY_BEGIN = table.KEY_BEGIN;
const KEY_END = table.KEY_END;
const KEY_WORD = table.KEY_WORD;
const LENIENT = table.LENIENT;
const NUMBER_END = table.NUMBER_END;
const OPEN_ARRAY = table.OPEN_ARRAY;
const OPEN_OBJECT = table.OPEN_OBJECT;
const PYTHON_END = table.PYTHON_END;
const QUOTE_KEY = table.QUOTE_KEY;
const QUOTE_VALUE = table.QUOTE_VALUE;
const ROW_SHIFT = table.ROW_SHIFT;
const STOP = table.STOP;
const STRICT = table.STRICT;
const STRING_KEY = table.STRING_KEY;
const STRING_VALUE = table.STRING_VALUE;
const TAIL = table.TAIL;
const TRAILING = table.TRAILING;
const WORD_END = table.WORD_END;

/** from this length on searching beats looping */
const LONG = 20;
/** a string that begins in a long piece is looped over so far: most are short */
const NEAR = 8;
/**
 * A search sees a window of the chunk that grows with what has been read, because the value may end long before the chunk
 * does: then the next value would search the same text again.
 */
const FIRST_WINDOW = 256;

const CONTROL = /[\u0000-\u001f]/;
/** the same from `lastIndex` on; dearer, so only used once the first has found one */
const NEXT_CONTROL = new RegExp(CONTROL, "g");

/**
 * Reads one JSON value from chunks and gives its text, byte for byte where it is well-formed, repaired where it is not
 * (SEMANTICS.md, section 7).
 */
export class JsonScanner extends JsonState {
	/** Reads chunk[i..end) as far as the value goes; returns the index behind the last character read. */
	scan(chunk: string, i: number, end: number): number {
		let j = i;
		// nearly every chunk of a long argument lies in one string: it is read without a write to the state
		if (this.lane) {
			if (end - i < LONG) {
				const watched = this.watched;
				for (; j < end; j++) {
					const c = chunk.charCodeAt(j);
					if (c === QUOTE || c === BACKSLASH || c < 32 || c === watched) {
						if (
							c !== BACKSLASH ||
							j + 1 >= end ||
							!characters.isSimpleEscape(chunk.charCodeAt(j + 1))
						)
							break;
						j++;
					}
				}
			} else if (i === 0 && end === chunk.length) j = this.longLane(chunk);
			if (j === end) return j;
		}
		return this.run(chunk, j, end);
	}

	/** Reads a whole chunk inside a string, up to the first character that needs more than a look. */
	private longLane(chunk: string): number {
		if (CONTROL.test(chunk)) return 0;
		const end = chunk.length;
		let j = 0;
		let q = -2;
		let b = -2;
		for (;;) {
			if (q < j && q !== -1) q = chunk.indexOf('"', j);
			if (b < j && b !== -1) b = chunk.indexOf("\\", j);
			if (b === -1 || (q !== -1 && q < b)) {
				j = q === -1 ? end : q;
				break;
			}
			j = b;
			if (b + 1 === end || !characters.isSimpleEscape(chunk.charCodeAt(b + 1))) break;
			j = b + 2;
			if (j === end) break;
		}
		if (this.watching) {
			const w = chunk.indexOf(this.watchText);
			if (w >= 0 && w < j) {
				// perhaps it is the letter of an escape
				if (w > 0 && chunk.charCodeAt(w - 1) === BACKSLASH) return 0;
				this.met = true;
			}
		}
		return j;
	}

	private run(chunk: string, i: number, end: number): number {
		let j = i;
		if (this.mode !== PLAIN) {
			j = this.resume(chunk, i, end);
			if (this.mode !== PLAIN) return j;
		}
		if (this.status !== RUNNING) return j;
		const rows = this.repairs ? LENIENT : STRICT;
		let quote = this.quote;
		let row = this.row;
		const long = end - j >= LONG;
		let near = long && quote === QUOTE ? j : end;
		// the next quote, backslash, control and watched character, each looked for only when it lies behind: results live as
		// long as the window, from string to string, or many short strings would each search all of it
		let window = chunk;
		let limit = -1;
		let q = -1;
		let b = -1;
		let k = -1;
		let w = -1;
		while (j < end) {
			if (quote !== 0) {
				let c = 0;
				for (; j < near; j++) {
					c = chunk.charCodeAt(j);
					if (c === quote || c === BACKSLASH || c < 32 || c === QUOTE || c === this.watched) break;
				}
				if (j >= near) {
					if (j >= end) break;
					if (j >= limit) {
						limit = Math.min(end, j + Math.max(FIRST_WINDOW, (j - i) * 2));
						window = limit === chunk.length ? chunk : chunk.slice(0, limit);
						q = b = w = -1;
						k = j < FIRST_WINDOW && !CONTROL.test(window) ? limit : -1;
					}
					if (q < j) q = find(window, '"', j, limit);
					if (b < j) b = find(window, "\\", j, limit);
					if (k < j) k = findControl(window, j, limit);
					if (w < j) w = this.watching ? find(window, this.watchText, j, limit) : limit;
					j = Math.min(q, b, k, w);
					if (j === end) break;
					c = chunk.charCodeAt(j);
				}
				if (c === BACKSLASH && j + 1 < end && characters.isSimpleEscape(chunk.charCodeAt(j + 1))) {
					j += 2;
					continue;
				}
				if (c === this.watched) this.met = true;
				if (c === quote) {
					if (c === APOSTROPHE) this.put(chunk, j, '"', j + 1);
					quote = 0;
					j++;
					if (row !== TAIL) continue;
					this.status = DONE;
					break;
				}
				if (c === BACKSLASH) {
					j = this.escape(chunk, j, end);
					if (this.status !== RUNNING) break;
				} else if (c === QUOTE) this.put(chunk, j, '\\"', ++j);
				else if (c >= 32) j++;
				else if (this.repairs) {
					this.repaired |= CONTROL_CHARACTER;
					this.put(chunk, j, escapeAscii(c), ++j);
				} else {
					this.status = FAILED;
					break;
				}
				continue;
			}
			const c = chunk.charCodeAt(j);
			const to = rows[(row << ROW_SHIFT) + (c < 128 ? (CLASS[c] as number) : 0)] as number;
			if (to < FIRST_ACTION) {
				row = to;
				j++;
				continue;
			}
			switch (to) {
				case STRING_KEY:
				case STRING_VALUE:
					quote = QUOTE;
					row = to === STRING_KEY ? COLON : this.after;
					j++;
					if (long) near = Math.min(j + NEAR, end);
					continue;
				case NUMBER_END:
					row = this.after;
					continue;
				case WORD_END:
					row = this.after;
					j++;
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
					this.dropComma(chunk, j);
					row = this.after;
					continue;
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
					near = end;
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
					this.put(chunk, j - table.pythonRead(row), table.pythonWord(row), j + 1);
					row = this.after;
					j++;
					continue;
				case STOP:
					this.status = DONE;
					break;
				default:
					this.status = this.depth === 0 && table.isNumber(row) ? DONE : FAILED;
			}
			break;
		}
		this.quote = quote;
		this.row = row;
		if (row >= FIRST_HELD && quote === 0 && this.repairs) this.holdRow(chunk, j, row);
		this.lane = quote === QUOTE && this.mode === PLAIN && this.status === RUNNING;
		return j;
	}
}

// As results of a search, `limit` stands for "not in the window".
function find(window: string, text: string, from: number, limit: number): number {
	const index = window.indexOf(text, from);
	return index < 0 ? limit : index;
}
function findControl(window: string, from: number, limit: number): number {
	NEXT_CONTROL.lastIndex = from;
	return NEXT_CONTROL.test(window) ? NEXT_CONTROL.lastIndex - 1 : limit;
}
