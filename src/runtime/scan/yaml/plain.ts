/** A plain scalar outside of flow collections: up to the end of its line, and of the lines behind it that are indented more. */
import { joined } from "../flat.js";
import { behindText, COLON, folded, HASH, isBlank, isSpace, LF, SPACE } from "./characters.js";
import type { Target } from "./target.js";
import { BREAKS, ENDS, GOES, KEY } from "./verdict.js";

export interface PlainRole {
	/** it may be a key */
	readonly key: boolean;
	/** it must be one */
	readonly must: boolean;
	/** its further lines are indented more than this */
	readonly least: number;
}

export class Plain {
	verdict = GOES;
	/** spaces at the beginning of the line that is no more of it */
	column = 0;
	private role: PlainRole = { key: false, must: false, least: 0 };
	private key = false;
	private colon = false;
	private blanks = "";
	/** line breaks behind which no text has come */
	private breaks = 0;

	constructor(private readonly target: Target) {}

	/** `begun`: what was read of it, and the white space behind that. */
	begin(role: PlainRole, begun = "", blanks = ""): void {
		this.verdict = GOES;
		this.role = role;
		this.key = role.key;
		this.colon = false;
		this.blanks = blanks;
		this.breaks = this.column = 0;
		if (begun !== "") this.target.put(begun);
	}

	/** characters read that are kept, and not in the target */
	get undecided(): number {
		return this.blanks.length + this.breaks;
	}

	scan(chunk: string, i: number, end: number): number {
		let j = i;
		while (j < end && this.verdict === GOES) {
			const c = chunk.charCodeAt(j);
			if (this.colon) this.behindColon(c);
			else if (c === LF) j = this.lineEnds(j);
			else if (isBlank(c)) {
				if (this.breaks === 0) this.blanks = joined(this.blanks, chunk.charAt(j));
				else if (c === SPACE) this.column++;
				j++;
			} else if (c === HASH && (this.blanks !== "" || this.breaks > 0)) this.verdict = ENDS;
			else if (this.breaks > 0 && this.column <= this.role.least) this.verdict = ENDS;
			else if (c === COLON && this.key) {
				this.colon = true;
				j++;
			} else j = this.text(chunk, j, end);
		}
		return j;
	}

	private behindColon(c: number): void {
		this.colon = false;
		if (isSpace(c)) this.verdict = KEY;
		else {
			this.release();
			this.target.put(":");
		}
	}

	private lineEnds(j: number): number {
		if (this.role.must) {
			this.verdict = BREAKS;
			return j;
		}
		this.key = false;
		this.blanks = "";
		this.breaks++;
		this.column = 0;
		return j + 1;
	}

	/** Text up to what needs a look: a line's end, a colon that may make it a key, what may begin a comment. */
	private text(chunk: string, i: number, end: number): number {
		this.release();
		let j = i + 1;
		for (; j < end; j++) {
			const c = chunk.charCodeAt(j);
			if (c === LF || (c === COLON && this.key)) break;
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
