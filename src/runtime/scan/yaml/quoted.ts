/** A quoted scalar of YAML. Its line breaks are folded; what looks like markup or a comment in it is text. */

import { APOSTROPHE, BACKSLASH, isHex, QUOTE } from "../characters.js";
import { codeOf, ESCAPE } from "../repairs.js";
import { Blanks } from "./blanks.js";
import { isBlank, LF } from "./characters.js";
import type { Target } from "./target.js";
import { BREAKS, ENDS, GOES } from "./verdict.js";

const CR = 13;
const LAST_CODE_POINT = 0x10ffff;
const LENGTHS: ReadonlyMap<string, number> = new Map([
	["x", 4],
	["u", 6],
	["U", 10],
]);
const ESCAPES: ReadonlyMap<string, number> = new Map([
	["0", 0],
	["a", 7],
	["b", 8],
	["t", 9],
	["\t", 9],
	["n", 10],
	["v", 11],
	["f", 12],
	["r", 13],
	["e", 27],
	[" ", 32],
	['"', 34],
	["/", 47],
	["\\", 92],
	["N", 0x85],
	["_", 0xa0],
	["L", 0x2028],
	["P", 0x2029],
]);

const NO_CODES: readonly string[] = [];
const ESCAPES_REPAIRED: readonly string[] = [codeOf(ESCAPE)];

export class Quoted {
	verdict = GOES;
	private quote = 0;
	/** the part of an escape that was read */
	private escape = "";
	/** behind an apostrophe: a second one makes it text */
	private closing = false;
	private readonly blanks: Blanks;
	private repaired = false;

	/** `repairs`: the set of those that are allowed, see repairs.ts. */
	constructor(
		private readonly target: Target,
		private readonly repairs: number,
	) {
		this.blanks = new Blanks(target);
	}

	begin(quote: number): void {
		this.verdict = GOES;
		this.quote = quote;
		this.escape = "";
		this.closing = false;
		this.blanks.begin();
	}

	/** characters read that are kept, and not in the target */
	get undecided(): number {
		return this.blanks.length;
	}

	/** Codes of the repairs used, in all scalars that were read. */
	get codes(): readonly string[] {
		return this.repaired ? ESCAPES_REPAIRED : NO_CODES;
	}

	scan(chunk: string, i: number, end: number): number {
		let j = i;
		while (j < end && this.verdict === GOES) {
			const c = chunk.charCodeAt(j);
			if (this.escape !== "") j = this.escaped(chunk, j, c);
			else if (this.closing) {
				this.closing = false;
				if (c !== APOSTROPHE) this.verdict = ENDS;
				else {
					this.target.put("'");
					j++;
				}
			} else if (c === this.quote) {
				this.blanks.release();
				if (c === QUOTE) this.verdict = ENDS;
				else this.closing = true;
				j++;
			} else if (c === BACKSLASH && this.quote === QUOTE) {
				this.blanks.release();
				this.escape = "\\";
				j++;
			} else if (c === LF) {
				this.blanks.breakLine();
				j++;
			} else if (isBlank(c)) {
				this.blanks.add(chunk.charAt(j));
				j++;
			} else j = this.text(chunk, j, end);
		}
		return j;
	}

	/** Text of one line, up to what needs a look. */
	private text(chunk: string, i: number, end: number): number {
		let j = i + 1;
		for (; j < end; j++) {
			const c = chunk.charCodeAt(j);
			// in single quotes a backslash is text, which is read on
			if (c === LF || c === this.quote || c === BACKSLASH) break;
		}
		this.blanks.text(chunk, i, j);
		return j;
	}

	/** One more character of an escape; returns the index behind what was read. */
	private escaped(chunk: string, j: number, c: number): number {
		const letter = this.escape.charAt(1);
		if (c === LF && (letter === "" || letter === "\r")) {
			this.escape = "";
			this.blanks.breakEscaped();
			return j + 1;
		}
		if (letter === "") {
			const character = chunk.charAt(j);
			const code = ESCAPES.get(character);
			if (code !== undefined) return this.decoded(code, j);
			if (c !== CR && !LENGTHS.has(character)) return this.invalid(j, c === APOSTROPHE);
			this.escape += character;
			return j + 1;
		}
		if (letter === "\r" || !isHex(c)) return this.invalid(j, false);
		const text = this.escape + chunk.charAt(j);
		if (text.length === LENGTHS.get(letter)) {
			const code = Number.parseInt(text.slice(2), 16);
			return code > LAST_CODE_POINT ? this.invalid(j, false) : this.decoded(code, j);
		}
		this.escape = text;
		return j + 1;
	}

	private decoded(code: number, j: number): number {
		this.target.putCode(code);
		this.escape = "";
		return j + 1;
	}

	/** It is text as it stands, but that an apostrophe needs no escape. */
	private invalid(j: number, dropped: boolean): number {
		if ((this.repairs & ESCAPE) === 0) {
			this.verdict = BREAKS;
			return j;
		}
		this.repaired = true;
		if (!dropped) this.target.put(this.escape);
		this.escape = "";
		return j;
	}
}
