import { COMMA } from "../characters.js";
import { isSpace } from "../classes.js";
import { joined } from "../flat.js";
import { DONE, RUNNING, TOO_DEEP } from "../output.js";
import {
	BRACE,
	Containers,
	closerOf,
	closingOf,
	DICT,
	LIST,
	PAREN,
	SET,
	TUPLE,
} from "./containers.js";
import { CONTAINER, PythonScalars, SCALAR } from "./scalars.js";
import {
	BEHIND_VALUE,
	COMMA_WAITS,
	FIRST_ITEM,
	NEXT_PREFIX,
	NUMBER,
	TAIL,
	VALUE,
	WORD,
	waits,
} from "./states.js";

const COLON = 58;
const LIST_OPEN = 91;
const PAREN_OPEN = 40;
const BRACE_OPEN = 123;

/**
 * Reads one Python literal from chunks and gives the text of the JSON value it means. White space between tokens stays;
 * what is JSON already leaves as it is. With repairs, a line break inside of a single-line string and an escape with wrong
 * digits are taken as meant.
 */
export class PythonScanner extends PythonScalars {
	private readonly containers = new Containers();

	constructor(
		repairs: boolean | number,
		private readonly maxDepth: number,
		/** `dict`: the value has begun with `{`, and breaks where it turns out to be a set */
		private readonly only: "any" | "dict" = "any",
	) {
		super(repairs);
	}

	copy(): PythonScanner {
		const one = new PythonScanner(this.allowed, this.maxDepth, this.only);
		one.standAs(this);
		one.pending = this.pending;
		one.containers.standAs(this.containers);
		return one;
	}

	get waiting(): number {
		return this.containers.waiting + this.pending.length;
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
		if (this.containers.parks && this.lead < 0) this.lead = this.from = i;
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
		if (!this.containers.parks) return super.take(chunk, i, j);
		const lead = this.lead;
		if (lead < 0) return "";
		const first = this.containers.takeFirst();
		if (j > this.from) this.pending = joined(this.pending, chunk.slice(this.from, j));
		this.lead = -1;
		return lead > i ? chunk.slice(i, lead) + first : first;
	}

	protected override get continues(): boolean {
		const { kind } = this.containers;
		return kind === undefined || kind === PAREN || (kind === DICT && !this.key);
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
		if (this.beginScalar(chunk, j, c)) return j + 1;
		if (c === LIST_OPEN || c === PAREN_OPEN || c === BRACE_OPEN)
			return this.openContainer(chunk, j, c);
		return this.state === VALUE ? this.fail(j) : this.closeContainer(chunk, j, c);
	}

	private openContainer(chunk: string, j: number, c: number): number {
		if (this.key) return this.fail(j);
		if (this.depth >= this.maxDepth) {
			this.status = TOO_DEEP;
			return j;
		}
		this.releaseBefore(chunk, j);
		this.depth++;
		if (c === LIST_OPEN) this.containers.open(LIST);
		else {
			this.containers.open(c === PAREN_OPEN ? PAREN : BRACE);
			this.put(chunk, j, "", j + 1);
			this.containers.park(this.pending);
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
		this.pending =
			this.containers.decide(kind) + text + (quoted ? item.replace(/\S+/, '"$&"') : item);
	}

	private behindValue(chunk: string, j: number, c: number): number {
		const { kind } = this.containers;
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
		const { kind } = this.containers;
		if (kind === undefined || c !== closerOf(kind)) return this.fail(j);
		const empty = this.state === FIRST_ITEM;
		if (!empty && this.refusesSet(kind)) return this.fail(j);
		if (this.state === COMMA_WAITS) this.dropComma(chunk);
		else if (this.key) return this.fail(j);
		const { opening, closing } = closingOf(kind, empty);
		if (opening !== null) this.decide(chunk, j, opening, kind);
		if (closing !== null) this.put(chunk, j, closing, j + 1);
		// a value in parentheses is still that value
		if (kind !== PAREN || empty) this.last = CONTAINER;
		this.containers.close();
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
}
