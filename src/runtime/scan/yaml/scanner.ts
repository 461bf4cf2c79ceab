/**
 * Reads the mapping of YAML that a call's arguments are, and gives the text of the JSON object it means. It ends where a line
 * at the indentation of its first key, or less, begins with what no key can begin with: there the format's markup is.
 */
import { DONE, RUNNING } from "../output.js";
import {
	BRACE_OPEN,
	beginsKeyOrString,
	DASH,
	HASH,
	isBlank,
	isSpace,
	LF,
	LIST_OPEN,
} from "./characters.js";
import { Containers, type Declared } from "./containers.js";
import { Flow } from "./flow.js";
import { Margin } from "./margin.js";
import { Quoted } from "./quoted.js";
import type { Role } from "./role.js";
import { Scalar } from "./scalar.js";
import { BREAKS, GOES, KEY } from "./verdict.js";

// Where the scanner stands.
/** between values */
const MARGIN = 0;
/** before a value, on the line of its key or dash */
const NODE = 1;
/** behind a dash that must begin an item */
const ITEM = 2;
/** behind a dash that may begin a list */
const LIST = 3;
const SCALAR = 4;
const FLOW = 5;

export class YamlScanner extends Containers {
	private state = MARGIN;
	private readonly margin = new Margin();
	private readonly quoted: Quoted;
	private readonly scalar: Scalar;
	private readonly flow: Flow;
	/** characters before the value in its line, but that tabs in its indentation do not count */
	private column = 0;
	/** where the scalar or dash stands that is being read */
	private from = 0;
	/** what the line before ended with has no value yet */
	private awaited = false;
	/** what the next scalar may be */
	private is: Role["is"] = "either";

	/** `repairs`: the set of those that are allowed, see repairs.ts. */
	constructor(root: Declared, repairs: number, maxDepth: number) {
		super(root, maxDepth);
		this.quoted = new Quoted(this.target, repairs);
		this.scalar = new Scalar(this.target, this.quoted);
		this.flow = new Flow(this, this.quoted);
	}

	/** Codes of the repairs used. */
	get codes(): readonly string[] {
		return this.quoted.codes;
	}

	/** Characters read that are kept until it is known what they are. */
	get undecided(): number {
		const kept = this.target.kept.length;
		switch (this.state) {
			case SCALAR:
				return kept + this.scalar.undecided;
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
		switch (this.state) {
			case MARGIN:
				return this.between(chunk, j, end);
			case NODE:
				return this.beforeValue(j, chunk.charCodeAt(j));
			case SCALAR:
				return this.readScalar(chunk, j, end);
			case FLOW:
				return this.readCollection(chunk, j, end);
			default:
				return this.behindDash(j, chunk.charCodeAt(j));
		}
	}

	private between(chunk: string, i: number, end: number): number {
		const { margin } = this;
		const j = margin.scan(chunk, i, end);
		switch (margin.verdict) {
			case GOES:
				return j;
			case BREAKS:
				return this.fail(j);
			default:
				this.column = margin.column;
				return this.line(j, chunk.charCodeAt(j));
		}
	}

	/** The first character of a line that can be seen, and is no comment. */
	private line(j: number, c: number): number {
		const { column, top } = this;
		if (top === undefined) {
			if (c === BRACE_OPEN) return this.collection(j, c);
			return beginsKeyOrString(c) ? this.begin(j, c, "key") : this.fail(j);
		}
		if (this.awaited) {
			if (column > top.indent) {
				this.is = "either";
				return this.value(j, c);
			}
			if (!top.list && column === top.indent && c === DASH) return this.dash(j, LIST);
			this.write("null");
			this.awaited = false;
		}
		const { list, indent } = this.enclosing(top, column, c === DASH);
		if (column === indent) {
			if (list) return this.dash(j, ITEM);
			if (beginsKeyOrString(c)) return this.begin(j, c, "key");
		}
		if (this.levels.length > 1 || column > indent || beginsKeyOrString(c)) return this.fail(j);
		this.close();
		this.status = DONE;
		return j;
	}

	private dash(j: number, state: number): number {
		this.from = this.column;
		this.state = state;
		return j + 1;
	}

	private behindDash(j: number, c: number): number {
		if (!isSpace(c)) {
			if (this.state === ITEM || this.is !== "either") return this.fail(j);
			this.scalar.beginBehind("-", this.role("either"));
			this.state = SCALAR;
			return j;
		}
		if (this.state === LIST && !this.push(true, this.from)) return j;
		this.element();
		this.awaited = false;
		this.is = "either";
		this.column = this.from + 1;
		this.state = NODE;
		return j;
	}

	private beforeValue(j: number, c: number): number {
		if (isBlank(c)) this.column++;
		else if (c === LF || c === HASH) {
			this.awaited = true;
			this.margin.beginBehind(true);
			this.state = MARGIN;
			return j;
		} else return this.value(j, c);
		return j + 1;
	}

	private value(j: number, c: number): number {
		this.awaited = false;
		const { is } = this;
		if (is === "either" && c === DASH) return this.dash(j, LIST);
		if ((c === LIST_OPEN || c === BRACE_OPEN) && !this.place.string) return this.collection(j, c);
		return this.begin(j, c, is);
	}

	private collection(j: number, c: number): number {
		this.state = FLOW;
		return this.flow.open(j, c);
	}

	private begin(j: number, c: number, is: Role["is"]): number {
		this.from = this.column;
		this.is = is;
		this.state = SCALAR;
		return this.scalar.begin(j, c, this.role(is));
	}

	private role(is: Role["is"]): Role {
		return { is, string: this.place.string, least: this.top?.indent ?? 0 };
	}

	private readScalar(chunk: string, i: number, end: number): number {
		const { scalar } = this;
		const j = scalar.scan(chunk, i, end);
		switch (scalar.verdict) {
			case GOES:
				return j;
			case BREAKS:
				return this.fail(j);
			case KEY:
				return this.key(j);
			default: {
				this.leave(scalar.isPlain, j);
				const { column } = scalar;
				if (column === null) this.margin.beginBehind(scalar.endsInGap);
				else this.margin.beginLine(column);
				this.state = MARGIN;
				return j;
			}
		}
	}

	/** The scalar was a key: of the mapping that is open, or of one that it begins. */
	private key(j: number): number {
		const opens = this.is !== "key" || this.top === undefined;
		if (opens && !this.push(false, this.from)) return j;
		this.member(j);
		this.is = "value";
		this.state = NODE;
		return j;
	}

	private readCollection(chunk: string, i: number, end: number): number {
		const j = this.flow.step(chunk, i, end);
		if (this.flow.ended) {
			this.margin.beginBehind(false);
			this.state = MARGIN;
		}
		return j;
	}
}
