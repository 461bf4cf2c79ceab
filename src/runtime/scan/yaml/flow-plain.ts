/** A plain scalar in a flow collection of YAML: up to a comma or bracket, over any lines. */
import { Blanks } from "./blanks.js";
import {
	BRACE_OPEN,
	COLON,
	HASH,
	isBlank,
	isFlowSign,
	isSpace,
	LF,
	LIST_OPEN,
} from "./characters.js";
import type { Target } from "./target.js";
import { BREAKS, ENDS, GOES, KEY } from "./verdict.js";

export class FlowPlain {
	verdict = GOES;
	private colon = false;
	private readonly blanks: Blanks;

	constructor(private readonly target: Target) {
		this.blanks = new Blanks(target);
	}

	begin(): void {
		this.verdict = GOES;
		this.colon = false;
		this.blanks.begin();
	}

	/** characters read that are kept, and not in the target */
	get undecided(): number {
		return this.blanks.length;
	}

	scan(chunk: string, i: number, end: number): number {
		let j = i;
		while (j < end && this.verdict === GOES) {
			const c = chunk.charCodeAt(j);
			if (this.colon) {
				this.colon = false;
				if (isSpace(c) || isFlowSign(c)) this.verdict = KEY;
				else {
					this.blanks.release();
					this.target.put(":");
				}
			} else if (c === LIST_OPEN || c === BRACE_OPEN) this.verdict = BREAKS;
			else if (isFlowSign(c)) this.verdict = ENDS;
			else if (c === HASH && !this.blanks.none) this.verdict = ENDS;
			else j = this.read(chunk, j, end, c);
		}
		return j;
	}

	private read(chunk: string, j: number, end: number, c: number): number {
		if (c === LF) this.blanks.breakLine();
		else if (isBlank(c)) this.blanks.add(chunk.charAt(j));
		else if (c === COLON) this.colon = true;
		else return this.text(chunk, j, end);
		return j + 1;
	}

	private text(chunk: string, i: number, end: number): number {
		let j = i + 1;
		for (; j < end; j++) {
			const c = chunk.charCodeAt(j);
			if (c === LF || c === COLON || isFlowSign(c)) break;
			if (c === HASH && isBlank(chunk.charCodeAt(j - 1))) break;
		}
		this.blanks.text(chunk, i, j);
		return j;
	}
}
