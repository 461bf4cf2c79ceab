/** A scalar in block style, in any spelling: plain, in quotes, or as a block of lines. It may turn out to be a key. */
import { Block, BlockHeader } from "./block.js";
import {
	BAR,
	beginsKey,
	COLON,
	GREATER,
	HASH,
	isBlank,
	isQuote,
	isSpace,
	LF,
} from "./characters.js";
import { Plain } from "./plain.js";
import type { Quoted } from "./quoted.js";
import type { Role } from "./role.js";
import type { Target } from "./target.js";
import { BREAKS, ENDS, GOES, KEY, PLAIN } from "./verdict.js";

// Where the reader stands.
const TEXT = 0;
const STRING = 1;
/** behind a string that may be a key; and behind its colon */
const BEHIND_STRING = 2;
const BEHIND_COLON = 3;
const HEADER = 4;
const BLOCK = 5;

export class Scalar {
	verdict = GOES;
	private at = TEXT;
	private role: Role = { is: "value", string: false, least: 0 };
	private readonly text: Plain;
	private readonly header = new BlockHeader();
	private readonly block: Block;
	/** white space stands behind the string */
	private gap = false;

	constructor(
		private readonly target: Target,
		private readonly quoted: Quoted,
	) {
		this.text = new Plain(target);
		this.block = new Block(target);
	}

	/** It has ended, and is a plain one: what it means depends on what is declared. */
	get isPlain(): boolean {
		return this.at === TEXT;
	}

	/** It has ended: the spaces read of the line behind it; null: it ended in its own line. */
	get column(): number | null {
		switch (this.at) {
			case TEXT:
				return this.text.column;
			case BLOCK:
				return this.block.column;
			default:
				return null;
		}
	}

	/** It has ended in its own line: white space stands behind it. */
	get endsInGap(): boolean {
		return this.gap;
	}

	/** characters read that are kept, and not in the target */
	get undecided(): number {
		switch (this.at) {
			case TEXT:
				return this.text.undecided;
			case STRING:
				return this.quoted.undecided;
			case HEADER:
				return this.header.blanks.length;
			case BLOCK:
				return this.block.undecided;
			default:
				return 0;
		}
	}

	/** Begins with the character `c` at `j`; returns the index behind what was read. */
	begin(j: number, c: number, role: Role): number {
		this.verdict = GOES;
		this.role = role;
		if (role.is !== "key" && (c === BAR || c === GREATER)) {
			this.header.begin(String.fromCharCode(c));
			this.at = HEADER;
		} else if (isQuote(c)) {
			this.target.begin(role.is === "value");
			this.quoted.begin(c);
			this.gap = false;
			this.at = STRING;
		} else {
			this.beginText(role.is !== "value" && beginsKey(c), "", "");
			return j;
		}
		return j + 1;
	}

	/** Goes on behind a sign that begins no list or block: it is a plain one. */
	beginBehind(sign: string, role: Role): void {
		this.verdict = GOES;
		this.role = role;
		this.beginText(false, sign, "");
	}

	/** Reads on, to the end of chunk[i..end) or of a part of it; returns the index behind what was read. */
	scan(chunk: string, j: number, end: number): number {
		switch (this.at) {
			case TEXT:
				return this.plain(chunk, j, end);
			case STRING:
				return this.string(chunk, j, end);
			case BEHIND_STRING:
				return this.behindString(j, chunk.charCodeAt(j));
			case BEHIND_COLON:
				this.verdict = isSpace(chunk.charCodeAt(j)) ? KEY : BREAKS;
				return j;
			case HEADER:
				return this.blockHeader(chunk, j);
			default:
				return this.lines(chunk, j, end);
		}
	}

	private beginText(key: boolean, begun: string, blanks: string): void {
		const { role } = this;
		this.target.begin(role.is === "value" && role.string);
		this.text.begin(role, key, begun, blanks);
		this.at = TEXT;
	}

	private plain(chunk: string, i: number, end: number): number {
		const { text } = this;
		const j = text.scan(chunk, i, end);
		this.verdict = text.verdict === ENDS && this.role.is === "key" ? BREAKS : text.verdict;
		return j;
	}

	private string(chunk: string, i: number, end: number): number {
		const j = this.quoted.scan(chunk, i, end);
		const { verdict } = this.quoted;
		if (verdict === ENDS && this.role.is !== "value") this.at = BEHIND_STRING;
		else this.verdict = verdict;
		return j;
	}

	private behindString(j: number, c: number): number {
		if (c === COLON) this.at = BEHIND_COLON;
		else if (isBlank(c)) this.gap = true;
		else {
			const ends = c === LF || (c === HASH && this.gap);
			this.verdict = ends && this.role.is !== "key" ? ENDS : BREAKS;
			return j;
		}
		return j + 1;
	}

	private blockHeader(chunk: string, i: number): number {
		const { header } = this;
		const j = header.step(chunk, i);
		if (header.verdict === PLAIN) this.beginText(false, header.mark, header.blanks);
		else if (header.verdict === ENDS) {
			this.target.begin(true);
			this.block.begin(header, this.role.least);
			this.at = BLOCK;
		}
		return j;
	}

	private lines(chunk: string, i: number, end: number): number {
		const j = this.block.scan(chunk, i, end);
		this.verdict = this.block.verdict;
		if (this.verdict !== GOES) this.block.finish();
		return j;
	}
}
