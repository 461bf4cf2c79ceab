/** Plain scalars in flow collections of YAML. */

import { joined } from "../flat.js";
import {
	BRACE_OPEN,
	behindText,
	COLON,
	folded,
	HASH,
	isBlank,
	isFlowSign,
	isSpace,
	LF,
	LIST_OPEN,
} from "./characters.js";
import type { Target } from "./target.js";
import { BREAKS, ENDS, GOES, KEY } from "./verdict.js";

/** A plain scalar in a flow collection: up to a comma or bracket, over any lines. */
export class FlowPlain {
	verdict = GOES;
	private colon = false;
	private blanks = "";
	private breaks = 0;

	constructor(private readonly target: Target) {}

	begin(): void {
		this.verdict = GOES;
		this.colon = false;
		this.blanks = "";
		this.breaks = 0;
	}

	get undecided(): number {
		return this.blanks.length + this.breaks;
	}

	scan(chunk: string, i: number, end: number): number {
		let j = i;
		while (j < end && this.verdict === GOES) {
			const c = chunk.charCodeAt(j);
			if (this.colon) {
				this.colon = false;
				if (isSpace(c) || isFlowSign(c)) this.verdict = KEY;
				else {
					this.release();
					this.target.put(":");
				}
			} else if (c === LIST_OPEN || c === BRACE_OPEN) this.verdict = BREAKS;
			else if (isFlowSign(c)) this.verdict = ENDS;
			else if (c === HASH && (this.blanks !== "" || this.breaks > 0)) this.verdict = ENDS;
			else j = this.read(chunk, j, end, c);
		}
		return j;
	}

	private read(chunk: string, j: number, end: number, c: number): number {
		if (c === LF) {
			this.blanks = "";
			this.breaks++;
		} else if (isBlank(c)) {
			if (this.breaks === 0) this.blanks = joined(this.blanks, chunk.charAt(j));
		} else if (c === COLON) this.colon = true;
		else return this.text(chunk, j, end);
		return j + 1;
	}

	private text(chunk: string, i: number, end: number): number {
		this.release();
		let j = i + 1;
		for (; j < end; j++) {
			const c = chunk.charCodeAt(j);
			if (c === LF || c === COLON || isFlowSign(c)) break;
			if (c === HASH && isBlank(chunk.charCodeAt(j - 1))) break;
		}
		const k = behindText(chunk, i, j);
		this.target.put(chunk.slice(i, k));
		this.blanks = chunk.slice(k, j);
		return j;
	}

	private release(): void {
		if (this.breaks > 0) this.target.put(folded(this.breaks));
		else if (this.blanks !== "") this.target.put(this.blanks);
		this.breaks = 0;
		this.blanks = "";
	}
}
