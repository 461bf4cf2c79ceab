/** Flow collections of YAML: `[a, "b"]`, `{a: 1}`. JSON is one of their spellings. */

import { COMMA } from "../characters.js";
import { DONE } from "../output.js";
import {
	BRACE_CLOSE,
	BRACE_OPEN,
	COLON,
	HASH,
	isFlowSign,
	isQuote,
	isSpace,
	LF,
	LIST_CLOSE,
	LIST_OPEN,
} from "./characters.js";
import type { Containers } from "./containers.js";
import { FlowPlain } from "./flow-plain.js";
import type { Quoted } from "./quoted.js";
import { BREAKS, GOES, KEY } from "./verdict.js";

/** before an item, or the end of the collection */
const ITEM = 0;
const KEY_TEXT = 1;
const BEHIND_KEY = 2;
const VALUE = 3;
const STRING = 4;
const PLAIN = 5;
const BEHIND_VALUE = 6;
const COMMENT = 7;

export class Flow {
	/** the outermost collection has ended */
	ended = false;
	private readonly plain: FlowPlain;
	private at = ITEM;
	/** white space stands before: a comment may begin */
	private gap = false;
	/** where a comment stands */
	private around = ITEM;
	private isKey = false;

	constructor(
		private readonly all: Containers,
		private readonly quoted: Quoted,
	) {
		this.plain = new FlowPlain(all.target);
	}

	/** characters read that are kept, and not in the target */
	get undecided(): number {
		return this.at === PLAIN ? this.plain.undecided : 0;
	}

	/** A collection begins with the bracket `c`, as the next value. */
	open(j: number, c: number): number {
		this.ended = false;
		if (!this.all.push(c === LIST_OPEN, -1)) return j;
		this.at = ITEM;
		this.gap = false;
		return j + 1;
	}

	/** Reads on in a collection; returns the index behind what was read. */
	step(chunk: string, i: number, end: number): number {
		if (this.at === STRING || this.at === KEY_TEXT) return this.string(chunk, i, end);
		if (this.at === PLAIN) return this.text(chunk, i, end);
		const c = chunk.charCodeAt(i);
		if (this.at === COMMENT) {
			if (c === LF) this.at = this.around;
		} else if (isSpace(c)) this.gap = true;
		else if (c === HASH && this.gap) {
			this.around = this.at;
			this.at = COMMENT;
		} else {
			this.gap = false;
			return this.sign(i, c);
		}
		return i + 1;
	}

	private sign(j: number, c: number): number {
		const list = this.all.top?.list === true;
		const closes = c === (list ? LIST_CLOSE : BRACE_CLOSE);
		switch (this.at) {
			case ITEM:
				if (closes) return this.closeFlow(j);
				return list ? this.value(j, c, true) : this.key(j, c);
			case BEHIND_KEY:
				if (c === COLON) {
					this.all.member(j);
					this.at = VALUE;
					return j + 1;
				}
				if (c !== COMMA && !closes) return this.all.fail(j);
				this.all.member(j);
				return this.nothing(j);
			case VALUE:
				return c === COMMA || closes ? this.nothing(j) : this.value(j, c, false);
			default:
				if (closes) return this.closeFlow(j);
				if (c !== COMMA) return this.all.fail(j);
				this.at = ITEM;
				return j + 1;
		}
	}

	private nothing(j: number): number {
		this.all.write("null");
		this.at = BEHIND_VALUE;
		return j;
	}

	private closeFlow(j: number): number {
		this.all.close();
		const { top } = this.all;
		if (top === undefined) this.all.status = DONE;
		else if (top.indent >= 0) this.ended = true;
		else this.at = BEHIND_VALUE;
		return j + 1;
	}

	private key(j: number, c: number): number {
		if (isFlowSign(c) || c === HASH) return this.all.fail(j);
		this.all.target.begin(false);
		this.isKey = true;
		return this.scalar(j, c, KEY_TEXT);
	}

	private value(j: number, c: number, element: boolean): number {
		const opens = c === LIST_OPEN || c === BRACE_OPEN;
		if ((isFlowSign(c) && !opens) || c === HASH) return this.all.fail(j);
		if (element) this.all.element();
		if (opens) return this.open(j, c);
		this.all.target.begin(isQuote(c));
		this.isKey = false;
		return this.scalar(j, c, STRING);
	}

	private scalar(j: number, c: number, quotedAt: number): number {
		if (isQuote(c)) {
			this.quoted.begin(c);
			this.at = quotedAt;
			return j + 1;
		}
		this.plain.begin();
		this.at = PLAIN;
		return j;
	}

	private string(chunk: string, i: number, end: number): number {
		const j = this.quoted.scan(chunk, i, end);
		const { verdict } = this.quoted;
		if (verdict === BREAKS) return this.all.fail(j);
		if (verdict === GOES) return j;
		if (this.isKey) this.at = BEHIND_KEY;
		else {
			this.all.leave(false, j);
			this.at = BEHIND_VALUE;
		}
		return j;
	}

	private text(chunk: string, i: number, end: number): number {
		const { plain } = this;
		const j = plain.scan(chunk, i, end);
		switch (plain.verdict) {
			case GOES:
				return j;
			case BREAKS:
				return this.all.fail(j);
			case KEY:
				if (!this.isKey) return this.all.fail(j);
				this.all.member(j);
				this.at = VALUE;
				return j;
			default:
				if (this.isKey) {
					this.all.member(j);
					this.nothing(j);
				} else {
					this.all.leave(true, j);
					this.at = BEHIND_VALUE;
				}
				this.gap = true;
				return j;
		}
	}
}
