/** A plain scalar outside of flow collections: up to the end of its line, and of the lines behind it that are indented more. */
import { Blanks } from "./blanks.js";
import { COLON, HASH, isBlank, isSpace, LF, SPACE } from "./characters.js";
import type { Role } from "./role.js";
import type { Target } from "./target.js";
import { BREAKS, ENDS, GOES, KEY } from "./verdict.js";

export class Plain {
	verdict = GOES;
	/** spaces at the beginning of the line that is no more of it */
	column = 0;
	private role: Role = { is: "value", string: false, least: 0 };
	/** it may be a key */
	private key = false;
	private colon = false;
	private readonly blanks: Blanks;

	constructor(private readonly target: Target) {
		this.blanks = new Blanks(target);
	}

	/** `key`: it may be one; `begun`: what was read of it, and the white space behind that. */
	begin(role: Role, key: boolean, begun: string, blanks: string): void {
		this.verdict = GOES;
		this.role = role;
		this.key = key;
		this.colon = false;
		this.blanks.begin(blanks);
		this.column = 0;
		this.target.put(begun);
	}

	/** characters read that are kept, and not in the target */
	get undecided(): number {
		return this.blanks.length;
	}

	scan(chunk: string, i: number, end: number): number {
		let j = i;
		while (j < end && this.verdict === GOES) {
			const c = chunk.charCodeAt(j);
			if (this.colon) this.behindColon(c);
			else if (c === LF) j = this.lineEnds(j);
			else if (isBlank(c)) {
				this.blanks.add(chunk.charAt(j));
				if (c === SPACE && this.blanks.inNewLine) this.column++;
				j++;
			} else if (c === HASH && !this.blanks.none) this.verdict = ENDS;
			else if (this.blanks.inNewLine && this.column <= this.role.least) this.verdict = ENDS;
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
			this.blanks.release();
			this.target.put(":");
		}
	}

	private lineEnds(j: number): number {
		if (this.role.is === "key") {
			this.verdict = BREAKS;
			return j;
		}
		this.key = false;
		this.blanks.breakLine();
		this.column = 0;
		return j + 1;
	}

	/** Text up to what needs a look: a line's end, a colon that may make it a key, what may begin a comment. */
	private text(chunk: string, i: number, end: number): number {
		let j = i + 1;
		for (; j < end; j++) {
			const c = chunk.charCodeAt(j);
			if (c === LF || (c === COLON && this.key)) break;
			if (c === HASH && isBlank(chunk.charCodeAt(j - 1))) break;
		}
		this.blanks.text(chunk, i, j);
		return j;
	}
}
