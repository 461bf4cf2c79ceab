import * as characters from "../characters.js";
import { isSimpleEscape } from "../characters.js";
import { escapeAscii } from "../escape.js";
import * as output from "../output.js";
import {
	CONTROL_CHARACTER,
	PYTHON_LITERAL,
	SINGLE_QUOTES,
	TRAILING_COMMA,
	UNQUOTED_KEY,
} from "../repairs.js";
import { JsonLane } from "./lane.js";
import * as rows from "./rows.js";
import { isNumber, isTooMany, pythonRead, pythonWord } from "./rows.js";
import * as search from "./search.js";
import { find, findControl, hasControl } from "./search.js";
import { PLAIN } from "./state.js";
import * as table from "./table.js";

export { JSON_REPAIRS } from "../repairs.js";

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
const CLOSE = rows.CLOSE;
const COLON = rows.COLON;
const FIRST_ACTION = rows.FIRST_ACTION;
const FIRST_HELD = rows.FIRST_HELD;
const FIRST_ITEM = rows.FIRST_ITEM;
const FIRST_KEY = rows.FIRST_KEY;
const KEY_BEGIN = rows.KEY_BEGIN;
const KEY_END = rows.KEY_END;
const KEY_WORD = rows.KEY_WORD;
const LONG = search.LONG;
const NUMBER_END = rows.NUMBER_END;
const OPEN_ARRAY = rows.OPEN_ARRAY;
const OPEN_OBJECT = rows.OPEN_OBJECT;
const PYTHON_END = rows.PYTHON_END;
const QUOTE_KEY = rows.QUOTE_KEY;
const QUOTE_VALUE = rows.QUOTE_VALUE;
const ROW_SHIFT = table.ROW_SHIFT;
const STOP = rows.STOP;
const STRING_KEY = rows.STRING_KEY;
const STRING_VALUE = rows.STRING_VALUE;
const TAIL = rows.TAIL;
const TRAILING = rows.TRAILING;
const WORD_END = rows.WORD_END;

/** a string that begins in a long piece is looped over so far: most are short */
const NEAR = 32;
/**
 * A search sees a window of the chunk that grows with what has been read, because the value may end long before the chunk
 * does: then the next value would search the same text again.
 */
const FIRST_WINDOW = 256;

/**
 * Reads one JSON value from chunks and gives its text, byte for byte where it is well-formed, repaired where it is not
 * (SEMANTICS.md, section 7).
 */
export class JsonScanner extends JsonLane {
	copy(): JsonScanner {
		const one = new JsonScanner(this.allowed, this.maxDepth);
		one.standAs(this);
		return one;
	}

	/** Reads chunk[i..end) as far as the value goes; returns the index behind the last character read. */
	scan(chunk: string, i: number, end: number): number {
		let j = i;
		if (this.mode !== PLAIN) {
			j = this.resume(chunk, i, end);
			if (this.mode !== PLAIN) return j;
		}
		if (this.status !== RUNNING) return j;
		const rows = this.rows;
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
						k = j < FIRST_WINDOW && !hasControl(window) ? limit : -1;
					}
					if (q < j) q = find(window, '"', j, limit);
					if (b < j) b = find(window, "\\", j, limit);
					if (k < j) k = findControl(window, j, limit);
					if (w < j) w = this.watching ? this.findWatched(window, j, limit) : limit;
					j = Math.min(q, b, k, w);
					if (j === end) break;
					c = chunk.charCodeAt(j);
				}
				if (c === BACKSLASH && j + 1 < end && isSimpleEscape(chunk.charCodeAt(j + 1))) {
					j += 2;
					continue;
				}
				if (c === this.watched && this.comes(chunk, j + 1, end)) this.meet(j, quote, false);
				if (c === quote) {
					if (c !== QUOTE) this.put(chunk, j, '"', j + 1);
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
				else if (this.allows(CONTROL_CHARACTER)) {
					this.repair(CONTROL_CHARACTER);
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
					this.repair(TRAILING_COMMA);
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
					this.repair(SINGLE_QUOTES);
					this.put(chunk, j, '"', j + 1);
					quote = APOSTROPHE;
					row = to === QUOTE_KEY ? COLON : this.after;
					j++;
					near = end;
					continue;
				case KEY_BEGIN:
					this.repair(UNQUOTED_KEY);
					this.put(chunk, j, '"', j);
					row = KEY_WORD;
					j++;
					continue;
				case KEY_END:
					this.put(chunk, j, '"', j);
					row = COLON;
					continue;
				case PYTHON_END:
					this.repair(PYTHON_LITERAL);
					this.put(chunk, j - pythonRead(row), pythonWord(row), j + 1);
					row = this.after;
					j++;
					continue;
				case STOP:
					this.status = DONE;
					break;
				default: {
					if (this.depth === 0 && isNumber(row) && !isTooMany(c)) {
						this.status = DONE;
						break;
					}
					this.row = row;
					this.quote = 0;
					j = this.deviate(chunk, j, end);
					row = this.row;
					quote = this.quote;
					if (this.status === RUNNING && this.mode === PLAIN) {
						near = end;
						continue;
					}
				}
			}
			break;
		}
		this.quote = quote;
		this.row = row;
		if (row >= FIRST_HELD && quote === 0 && this.mode === PLAIN) this.holdRow(chunk, j, row);
		this.lane = quote === QUOTE && this.mode === PLAIN && this.status === RUNNING;
		return j;
	}
}
