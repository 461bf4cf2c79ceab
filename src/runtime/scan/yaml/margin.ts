/** What stands between values in block style: the rest of a line behind one, comments, and the white space that begins a line. */
import { HASH, isBlank, LF, SPACE } from "./characters.js";
import { BREAKS, ENDS, GOES } from "./verdict.js";

// Where the reader stands.
const LINE = 0;
const BEHIND_VALUE = 1;
const COMMENT = 2;

export class Margin {
	verdict = GOES;
	/** spaces at the beginning of the line; when all has been read, where its first character stands */
	column = 0;
	private at = LINE;
	/** white space stands behind the value: a comment may begin */
	private gap = false;

	/** It begins behind so many spaces of a line. */
	beginLine(column: number): void {
		this.verdict = GOES;
		this.column = column;
		this.at = LINE;
	}

	/** It begins in the line of a value; `gap`: white space has been read behind that. */
	beginBehind(gap: boolean): void {
		this.verdict = GOES;
		this.gap = gap;
		this.at = BEHIND_VALUE;
	}

	/** Reads up to the first character of a line that can be seen, and is no comment. */
	scan(chunk: string, i: number, end: number): number {
		let j = i;
		for (; j < end; j++) {
			const c = chunk.charCodeAt(j);
			if (c === LF) this.beginLine(0);
			else if (c === SPACE && this.at === LINE) this.column++;
			else if (!this.passes(c)) break;
		}
		return j;
	}

	private passes(c: number): boolean {
		if (this.at === COMMENT) return true;
		if (isBlank(c)) {
			this.gap = true;
			return true;
		}
		if (c === HASH && (this.at === LINE || this.gap)) {
			this.at = COMMENT;
			return true;
		}
		this.verdict = this.at === LINE ? ENDS : BREAKS;
		return false;
	}
}
