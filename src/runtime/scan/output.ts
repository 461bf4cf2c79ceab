/** What the scanners share: their status, the text that leaves, the repairs, and the watched character. */
import { JSON_REPAIRS, repairsOf } from "./repairs.js";

/** Values of `status`. */
export const RUNNING = 0;
export const DONE = 1;
export const FAILED = 2;
export const TOO_DEEP = 3;

const NONE: readonly number[] = [];
const NO_CODES: readonly string[] = [];

/**
 * The output of the scans since the last `take` is `chunk[i..lead) + pending + chunk[from..j)`. As long as the text needs
 * no change, `lead` is -1 and the chunk is its own output: well-formed text costs no string at all.
 */
export abstract class Scanner {
	/** 0 running, 1 done, 2 failed, 3 too deep */
	status = RUNNING;
	/** open containers */
	depth = 0;
	/** after a `pass` that gives null: the index behind the last character read */
	reached = 0;
	/** a scan passed the beginning of the watched text inside a string; the caller resets it */
	met = false;
	/** where that was first, as an index of the chunk, and the quote of the string it stands in */
	metAt = 0;
	metQuote = 0;
	metTriple = false;
	/** bit set of the repairs used, see JSON_REPAIRS */
	repaired = 0;

	/** their bits in the order of their first use */
	private used: readonly number[] = NONE;
	protected watched = -1;
	/** the character that must follow the watched one, -1: any */
	protected watchNext = -1;
	protected watchText = "";
	protected watchFirst = "";
	/** by character code: whether it may stand behind the watched one in other texts that are looked for; null: any may */
	private watchOthers: Uint8Array | null = null;
	protected lead = -1;
	protected from = 0;
	protected pending = "";

	/** bit set of the repairs that may be used */
	protected readonly allowed: number;

	constructor(repairs: boolean | number) {
		this.allowed = repairsOf(repairs);
	}

	/** Stands where another scanner stands whose text has been taken. */
	protected standAs(other: Scanner): void {
		this.status = other.status;
		this.depth = other.depth;
		this.repaired = other.repaired;
		this.used = other.used;
	}

	/** Codes of the repairs used, in the order of their places. */
	get codes(): readonly string[] {
		return this.repaired === 0 ? NO_CODES : this.used.map((bit) => JSON_REPAIRS[bit] ?? "");
	}

	protected allows(repair: number): boolean {
		return (this.allowed & repair) !== 0;
	}

	/** A repair is used here. */
	protected repair(repair: number): void {
		if ((this.repaired & repair) !== 0) return;
		this.repaired |= repair;
		this.used = [...this.used, 31 - Math.clz32(repair)];
	}

	/**
	 * Notices a text inside strings: its first two characters, or the first where the chunk ends behind it. Only the
	 * characters themselves are noticed, not escapes for them. The empty text: nothing. `others`: by character code, whether it
	 * may stand behind the first character in other texts, which someone else looks for; absent: any may.
	 */
	watchFor(text: string, others: Uint8Array | null = null): void {
		this.watchOthers = others;
		this.watched = text === "" ? -1 : text.charCodeAt(0);
		this.watchNext = text.length > 1 ? text.charCodeAt(1) : -1;
		this.watchText = text.slice(0, 2);
		this.watchFirst = text.slice(0, 1);
	}

	/** Whether another text may begin with the watched character, behind which this one stands. */
	protected mayBeOther(code: number): boolean {
		const others = this.watchOthers;
		return others === null || code >= others.length || others[code] === 1;
	}

	/** The beginning of the watched text stands at `j`, in a string of that quote. */
	protected meet(j: number, quote: number, triple: boolean): void {
		if (this.met) return;
		this.met = true;
		this.metAt = j;
		this.metQuote = quote;
		this.metTriple = triple;
	}

	/** It is still of interest whether the watched text comes. */
	protected get watching(): boolean {
		return this.watched >= 0 && !this.met;
	}

	/** Nothing of what was scanned since the last `take` was changed or waits: the text is its own output. */
	get clean(): boolean {
		return this.lead < 0;
	}

	/**
	 * The output of what was scanned of `chunk` since the last take: from `i`, where that began, to `j`, the index reached.
	 * Not needed where `clean` is true.
	 */
	take(chunk: string, i: number, j: number): string {
		const lead = this.lead;
		if (lead < 0) return i === 0 && j === chunk.length ? chunk : chunk.slice(i, j);
		let text = this.pending;
		if (lead > i) text = chunk.slice(i, lead) + text;
		if (j > this.from) text += chunk.slice(this.from, j);
		this.lead = -1;
		this.pending = "";
		return text;
	}

	/** chunk[at..next) leaves as `text`; what is between the last change and `at` leaves as it is. */
	protected put(chunk: string, at: number, text: string, next: number): void {
		if (this.lead < 0) {
			this.lead = at;
			this.pending = text;
		} else this.pending += at > this.from ? chunk.slice(this.from, at) + text : text;
		this.from = next;
	}
}
