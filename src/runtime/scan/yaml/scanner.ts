/**
 * Reads the mapping of YAML that a call's arguments are, and gives the text of the JSON object it means. It ends where a line
 * at the indentation of its first key, or less, begins with what no key can begin with: there the format's markup is.
 */
import { APOSTROPHE, QUOTE } from "../characters.js";
import { DONE, RUNNING } from "../output.js";
import { ESCAPE, JSON_REPAIRS } from "../repairs.js";
import { Block, BlockHeader } from "./block.js";
import {
	BAR,
	BRACE_OPEN,
	beginsKey,
	COLON,
	DASH,
	GREATER,
	HASH,
	isBlank,
	isSpace,
	LF,
	LIST_OPEN,
	SPACE,
} from "./characters.js";
import { Containers, type Declared } from "./containers.js";
import { Flow } from "./flow.js";
import { Plain } from "./plain.js";
import { Quoted } from "./quoted.js";
import { BREAKS, ENDS, GOES, KEY, PLAIN } from "./verdict.js";

// Where the scanner stands.
/** in the white space that begins a line */
const LINE = 0;
const COMMENT = 1;
/** before a value, on the line of its key or dash */
const NODE = 2;
/** behind a dash that must begin an item */
const ITEM = 3;
/** behind a dash that may begin a list */
const LIST = 4;
const STRING = 5;
/** behind a string that may be a key; and behind its colon */
const BEHIND_KEY = 6;
const BEHIND_COLON = 7;
const HEADER = 8;
const BLOCK = 9;
const TEXT = 10;
const FLOW = 11;
/** behind a value, on its line */
const BEHIND_VALUE = 12;

const ESCAPE_CODE = JSON_REPAIRS[Math.log2(ESCAPE)] ?? "";

export class YamlScanner extends Containers {
	private state = LINE;
	private readonly quoted: Quoted;
	private readonly flow: Flow;
	private readonly block = new Block(this.target);
	private readonly header = new BlockHeader();
	private readonly text = new Plain(this.target);
	/** characters since the line began; spaces, while it begins */
	private column = 0;
	/** where the scalar or dash stands that is being read */
	private from = 0;
	/** what the line before ended with has no value yet */
	private awaited = false;
	/** a mapping or list may begin on this line: no key stands before the value */
	private fresh = true;
	/** the scalar is the next key of a mapping */
	private must = false;
	private gap = false;
	private noted: readonly string[] = [];

	/** `repairs`: the set of those that are allowed, see repairs.ts. */
	constructor(root: Declared, repairs: number, maxDepth: number) {
		super(root, maxDepth);
		this.quoted = new Quoted(this.target, () => {
			if ((repairs & ESCAPE) === 0) return false;
			this.noted = [ESCAPE_CODE];
			return true;
		});
		this.flow = new Flow(this, this.quoted);
	}

	/** Codes of the repairs used. */
	get codes(): readonly string[] {
		return this.noted;
	}

	/** Characters read that are kept until it is known what they are. */
	get undecided(): number {
		const kept = this.target.kept.length;
		switch (this.state) {
			case STRING:
				return kept + this.quoted.undecided;
			case BLOCK:
				return kept + this.block.undecided;
			case TEXT:
				return kept + this.text.undecided;
			case HEADER:
				return this.header.blanks.length;
			case FLOW:
				return kept + this.flow.undecided;
			default:
				return kept;
		}
	}

	/**
	 * Reads chunk[i..end) as far as the value goes; returns the index behind the last character read. It stops
	 * behind a character that shows what kept text is.
	 */
	scan(chunk: string, i: number, end: number): number {
		let j = i;
		this.stop = end;
		while (j < this.stop && this.status === RUNNING) j = this.step(chunk, j, this.stop);
		return j;
	}

	/** The JSON text of what was scanned since the last call. */
	take(): string {
		return this.target.take();
	}

	private step(chunk: string, j: number, end: number): number {
		const c = chunk.charCodeAt(j);
		switch (this.state) {
			case LINE:
				return this.lineBegins(j, c);
			case COMMENT:
				if (c === LF) this.newLine();
				return j + 1;
			case NODE:
				return this.beforeValue(j, c);
			case ITEM:
			case LIST:
				return this.behindDash(j, c);
			case STRING:
				return this.string(chunk, j, end);
			case BEHIND_KEY:
				return this.behindKey(j, c);
			case BEHIND_COLON:
				return isSpace(c) ? this.key(j) : this.fail(j);
			case HEADER:
				return this.blockHeader(chunk, j);
			case BLOCK:
				return this.blockText(chunk, j, end);
			case TEXT:
				return this.plainText(chunk, j, end);
			case FLOW:
				return this.collection(chunk, j, end);
			default:
				return this.behindValue(j, c);
		}
	}

	private newLine(): void {
		this.column = 0;
		this.state = LINE;
	}

	private lineBegins(j: number, c: number): number {
		if (c === SPACE) this.column++;
		else if (c === LF) this.column = 0;
		else if (c === HASH) this.state = COMMENT;
		else if (!isBlank(c)) return this.line(j, c);
		return j + 1;
	}

	/** The first character of a line that can be seen, and is no comment. */
	private line(j: number, c: number): number {
		const { column } = this;
		let { top } = this;
		if (top === undefined) {
			if (c !== BRACE_OPEN) return isKeyStart(c) ? this.nextKey(j, c) : this.fail(j);
			this.state = FLOW;
			return this.flow.open(j, c);
		}
		if (this.awaited) {
			if (column > top.indent) {
				this.fresh = true;
				return this.value(j, c);
			}
			if (!top.list && column === top.indent && c === DASH) return this.dash(j, LIST);
			this.write("null");
			this.awaited = false;
		}
		while (this.levels.length > 1 && top.indent > column) top = this.leaveLevel() ?? top;
		// the items of a list may stand below the first character of its key
		if (top.list && top.indent === column && c !== DASH) top = this.leaveLevel() ?? top;
		if (column === top.indent) {
			if (top.list) return this.dash(j, ITEM);
			if (isKeyStart(c)) return this.nextKey(j, c);
		}
		if (this.levels.length > 1 || column > top.indent || isKeyStart(c)) return this.fail(j);
		this.close();
		this.status = DONE;
		return j;
	}

	private leaveLevel() {
		this.close();
		return this.top;
	}

	private nextKey(j: number, c: number): number {
		this.must = true;
		return this.scalar(j, c);
	}

	private dash(j: number, state: number): number {
		this.from = this.column;
		this.state = state;
		return j + 1;
	}

	private behindDash(j: number, c: number): number {
		if (!isSpace(c)) {
			if (this.state === ITEM || !this.fresh) return this.fail(j);
			this.target.begin(false);
			return this.plain(j, false, "-");
		}
		if (this.state === LIST && !this.push(true, this.from)) return j;
		this.element();
		this.awaited = false;
		this.fresh = true;
		this.column = this.from + 1;
		this.state = NODE;
		return j;
	}

	private beforeValue(j: number, c: number): number {
		if (isBlank(c)) this.column++;
		else if (c === LF || c === HASH) {
			this.awaited = true;
			if (c === LF) this.newLine();
			else this.state = COMMENT;
		} else return this.value(j, c);
		return j + 1;
	}

	private value(j: number, c: number): number {
		this.awaited = false;
		this.must = false;
		if (this.fresh && c === DASH) return this.dash(j, LIST);
		if (c === BAR || c === GREATER) {
			this.header.begin(String.fromCharCode(c));
			this.state = HEADER;
			return j + 1;
		}
		if ((c === LIST_OPEN || c === BRACE_OPEN) && !this.place.string) {
			this.state = FLOW;
			return this.flow.open(j, c);
		}
		return this.scalar(j, c);
	}

	/** A quoted or plain scalar, or a key. */
	private scalar(j: number, c: number): number {
		this.from = this.column;
		if (c !== QUOTE && c !== APOSTROPHE) {
			this.beginPlain();
			return this.plain(j, (this.must || this.fresh) && beginsKey(c), "");
		}
		this.target.begin(!this.fresh && !this.must);
		this.quoted.begin(c);
		this.state = STRING;
		return j + 1;
	}

	private beginPlain(): void {
		this.target.begin(!this.fresh && !this.must && this.place.string);
	}

	private plain(j: number, key: boolean, begun: string, blanks = ""): number {
		this.text.begin({ key, must: this.must, least: this.top?.indent ?? 0 }, begun, blanks);
		this.state = TEXT;
		return j;
	}

	private string(chunk: string, i: number, end: number): number {
		const j = this.quoted.scan(chunk, i, end);
		const { verdict } = this.quoted;
		if (verdict === BREAKS) return this.fail(j);
		if (verdict === GOES) return j;
		this.gap = false;
		if (this.fresh || this.must) this.state = BEHIND_KEY;
		else {
			this.target.end();
			this.state = BEHIND_VALUE;
		}
		return j;
	}

	private behindKey(j: number, c: number): number {
		if (c === COLON) {
			this.state = BEHIND_COLON;
			return j + 1;
		}
		if (isBlank(c)) {
			this.gap = true;
			return j + 1;
		}
		const ends = c === LF || (c === HASH && this.gap);
		if (!ends || this.must) return this.fail(j);
		this.leave(false, j);
		this.state = BEHIND_VALUE;
		return j;
	}

	/** The scalar was a key: of the mapping that is open, or of one that it begins. */
	private key(j: number): number {
		const opens = !this.must || this.top === undefined;
		if (opens && !this.push(false, this.from)) return j;
		this.member(j);
		this.must = false;
		this.fresh = false;
		this.state = NODE;
		return j;
	}

	private blockHeader(chunk: string, i: number): number {
		const { header } = this;
		const j = header.step(chunk, i);
		if (header.verdict === PLAIN) {
			this.beginPlain();
			return this.plain(j, false, header.mark, header.blanks);
		}
		if (header.verdict === ENDS) {
			this.target.begin(true);
			this.block.begin(header, this.top?.indent ?? 0);
			this.state = BLOCK;
		}
		return j;
	}

	private blockText(chunk: string, i: number, end: number): number {
		const j = this.block.scan(chunk, i, end);
		if (this.block.verdict === GOES) return j;
		this.block.finish();
		this.target.end();
		this.column = this.block.column;
		this.state = LINE;
		return j;
	}

	private plainText(chunk: string, i: number, end: number): number {
		const { text } = this;
		const j = text.scan(chunk, i, end);
		switch (text.verdict) {
			case GOES:
				return j;
			case BREAKS:
				return this.fail(j);
			case KEY:
				return this.key(j);
			default:
				if (this.must) return this.fail(j);
				if (!this.fresh && this.place.string) this.target.end();
				else this.leave(true, j);
				this.column = text.column;
				this.state = LINE;
				return j;
		}
	}

	private collection(chunk: string, i: number, end: number): number {
		const j = this.flow.step(chunk, i, end);
		if (this.flow.ended) {
			this.gap = false;
			this.state = BEHIND_VALUE;
		}
		return j;
	}

	private behindValue(j: number, c: number): number {
		if (c === LF) this.newLine();
		else if (isBlank(c)) this.gap = true;
		else if (c === HASH && this.gap) this.state = COMMENT;
		else return this.fail(j);
		return j + 1;
	}
}

function isKeyStart(c: number): boolean {
	return beginsKey(c) || c === QUOTE || c === APOSTROPHE;
}
