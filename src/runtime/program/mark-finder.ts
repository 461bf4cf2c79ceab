/**
 * The format's own marks inside the values of a call. A value may hold one: a file that documents this wire does. It may as
 * well be markup that the model got wrong, so the call says that it holds one (P31).
 *
 * The arguments leave as JSON text, in pieces that never cut an escape; a mark is looked for in the characters that the text
 * means. Few pieces hold one: only what stands around the pivots of the marks is read.
 */
import { type Automaton, next } from "./automaton.js";
import { isUnsure } from "./lenient-codes.js";
import { NamesBehind } from "./names-behind.js";
import { type Pivots, pivotsOf } from "./pivots.js";
import type { Search } from "./search.js";

/** Shorter pieces are looked through faster than they are searched. */
const SHORT_TEXT = 16;
const QUOTE = 34;
const BACKSLASH = 92;
const UNICODE = 117;
const ESCAPED: { readonly [letter: string]: number } = { n: 10, r: 13, t: 9, b: 8, f: 12 };

export class MarkFinder {
	private state = 0;
	/** a part of a mark, or what stands behind one, is being read */
	private isInside = false;
	/** the first mark of the call; "": none has been found */
	found = "";
	/** the first half of one has been found, be it whole or not */
	private half = false;
	private readonly behind: NamesBehind;
	private readonly pivots: Pivots;

	/** `parametersOf`: the names of the parameters that a tool declares. */
	constructor(
		private readonly marks: Automaton,
		parametersOf: (name: string) => ReadonlySet<string> | null,
	) {
		this.pivots = pivotsOf(marks);
		this.behind = new NamesBehind(parametersOf, this.pivots.words);
	}

	/** A call of that name begins. */
	begin(name: string): void {
		this.state = 0;
		this.isInside = false;
		this.found = "";
		this.half = false;
		this.behind.begin(name);
	}

	/** A declared parameter that is none of these keys, and whose name stands behind a mark or half of one; null: there is none. */
	missing(keys: ReadonlySet<string> | null): string | null {
		return keys === null ? null : this.behind.missing(keys);
	}

	/** Whether a value between marks, of a call with these keys, may hold what was meant as another one. `keys` null: it has no such values. */
	isUnsure(keys: ReadonlySet<string> | null, repairs: readonly string[]): boolean {
		if (keys === null || !(this.half || this.found !== "")) return false;
		return this.missing(keys) !== null || isUnsure(repairs);
	}

	/** The next piece of the arguments' JSON text. `lacks`: a character that it does not hold, not even as an escape. */
	read(json: string, lacks = -1): void {
		if (lacks >= 0 && lacks === this.pivots.only && !this.isInside) return;
		if (json.length > SHORT_TEXT) this.follow(json, true, this.pivots.written);
		else if (this.isInside || this.mayBegin(json, true)) this.follow(json, true, null);
	}

	/** The same as a piece of a string's text, not yet as JSON writes it. */
	readText(text: string): void {
		if (text.length > SHORT_TEXT) this.follow(text, false, this.pivots.plain);
		else if (this.isInside || this.mayBegin(text, false)) this.follow(text, false, null);
	}

	/** Whether a mark may begin in a short piece. */
	private mayBegin(piece: string, json: boolean): boolean {
		const { first, wide } = this.pivots;
		const n = piece.length;
		for (let i = 0; i < n; i++) {
			let c = piece.charCodeAt(i);
			if (c === BACKSLASH && json) {
				c = piece.charCodeAt(++i);
				if (c === UNICODE) return true;
			}
			if (c < 128 ? first[c] === 1 : wide) return true;
		}
		return false;
	}

	/** Reads the places at which a mark may begin; without a search, each character. */
	private follow(piece: string, json: boolean, search: Search | null): void {
		const { marks, behind } = this;
		const { halves } = this.pivots;
		const { depth } = marks;
		const n = piece.length;
		search?.begin(piece);
		let { state } = this;
		let i = 0;
		while (i < n) {
			if (state === 0 && search !== null && !behind.reads) {
				const at = search.next(piece, i);
				if (at > i) i = json ? outside(piece, at) : at;
				if (i >= n) break;
			}
			let c = piece.charCodeAt(i++);
			if (json) {
				if (c === QUOTE) {
					state = 0;
					behind.stringEnds();
					continue;
				}
				if (c === BACKSLASH) {
					c = piece.charCodeAt(i++);
					if (c === UNICODE) {
						c = Number.parseInt(piece.slice(i, i + 4), 16);
						i += 4;
					} else c = ESCAPED[piece.charAt(i - 1)] ?? c;
				}
			}
			const before = state;
			state = next(marks, before, c);
			if (halves[before] === 1 && (depth[state] ?? 0) <= (depth[before] ?? 0)) behind.halfBreaks();
			behind.add(c);
			if (marks.accepts[state] === 1) {
				if (this.found === "") this.found = marks.longestEnd(state);
				state = 0;
				behind.markEnds();
			} else if (halves[state] === 1 && halves[before] === 0) {
				this.half = true;
				behind.halfEnds();
			}
		}
		this.state = state;
		this.isInside = state !== 0 || behind.reads;
	}
}

/** The place itself, or that of the backslash whose escape it is in. */
function outside(json: string, at: number): number {
	let from = at;
	while (from > 0 && json.charCodeAt(from - 1) === BACKSLASH) from--;
	return (at - from) % 2 === 1 ? at - 1 : at;
}
