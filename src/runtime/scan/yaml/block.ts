/** A block scalar of YAML, `|` or `>`: the lines that are indented more than what it belongs to. */
import { joined } from "../flat.js";
import { DASH, folded, GREATER, HASH, isBlank, LF, PLUS, SPACE, TAB } from "./characters.js";
import type { Target } from "./target.js";
import { ENDS, GOES, PLAIN } from "./verdict.js";

const CR = 13;

/** The line of `|`, `>-`, `|2+ # comment`. With anything else on it, it was the beginning of a plain scalar. */
export class BlockHeader {
	verdict = GOES;
	/** the sign and what stands at it */
	mark = "";
	blanks = "";
	chomp = 0;
	indent = 0;
	private comment = false;

	begin(sign: string): void {
		this.verdict = GOES;
		this.mark = sign;
		this.blanks = "";
		this.chomp = this.indent = 0;
		this.comment = false;
	}

	get folds(): boolean {
		return this.mark.charCodeAt(0) === GREATER;
	}

	/** Reads one character, unless it belongs to a plain scalar; the line feed is the last one. */
	step(chunk: string, j: number): number {
		const c = chunk.charCodeAt(j);
		if (c === LF) this.verdict = ENDS;
		else if (this.comment) return j + 1;
		else if (isBlank(c)) this.blanks = joined(this.blanks, chunk.charAt(j));
		else if (c === HASH && this.blanks !== "") this.comment = true;
		else if (this.blanks === "" && (c === PLUS || c === DASH) && this.chomp === 0) {
			this.chomp = c;
			this.mark += chunk.charAt(j);
		} else if (this.blanks === "" && c > 48 && c <= 57 && this.indent === 0) {
			this.indent = c - 48;
			this.mark += chunk.charAt(j);
		} else {
			this.verdict = PLAIN;
			return j;
		}
		return j + 1;
	}
}

export class Block {
	verdict = GOES;
	/** spaces read at the beginning of the line; of the line behind the scalar in the end */
	column = 0;
	private inLine = false;
	private folds = false;
	private chomp = 0;
	/** the scalar's indentation, -1 before its first line; it is more than `least` */
	private indent = -1;
	private least = 0;
	private breaks = 0;
	private begun = false;
	/** the last line began with white space: what folds leaves it alone */
	private wide = false;
	private returned = false;

	constructor(private readonly target: Target) {}

	begin(header: BlockHeader, least: number): void {
		this.verdict = GOES;
		this.folds = header.folds;
		this.chomp = header.chomp;
		this.least = least;
		this.indent = header.indent === 0 ? -1 : least + header.indent;
		this.column = this.breaks = 0;
		this.inLine = this.begun = this.wide = this.returned = false;
	}

	/** characters read that are kept */
	get undecided(): number {
		return this.breaks;
	}

	scan(chunk: string, i: number, end: number): number {
		let j = i;
		while (j < end && this.verdict === GOES) {
			if (this.inLine) j = this.line(chunk, j, end);
			else j = this.indentation(chunk, j);
		}
		return j;
	}

	/** The end of the text: of the line breaks behind it as many as the header says. */
	finish(): void {
		const { breaks } = this;
		if (this.chomp === PLUS) this.target.put("\n".repeat(breaks));
		else if (this.chomp !== DASH && this.begun) this.target.put("\n");
	}

	private indentation(chunk: string, j: number): number {
		const c = chunk.charCodeAt(j);
		if (c === SPACE && (this.indent < 0 || this.column < this.indent)) this.column++;
		else if (c === LF) {
			this.breaks++;
			this.column = 0;
		} else if (c !== CR) {
			if (this.column <= this.least || this.column < this.indent) {
				this.verdict = ENDS;
				return j;
			}
			this.beginLine(c);
			return j;
		}
		return j + 1;
	}

	private beginLine(c: number): void {
		const wide = c === SPACE || c === TAB;
		const { breaks } = this;
		const folds = this.folds && this.begun && !wide && !this.wide;
		if (breaks > 0) this.target.put(folds ? folded(breaks) : "\n".repeat(breaks));
		this.indent = this.column;
		this.breaks = 0;
		this.begun = this.inLine = true;
		this.wide = wide;
	}

	/** The text of a line; a carriage return at its end is none. */
	private line(chunk: string, i: number, end: number): number {
		let j = i;
		while (j < end && chunk.charCodeAt(j) !== LF) j++;
		let text = chunk.slice(i, j);
		if (this.returned && text !== "") text = `\r${text}`;
		if (text !== "") {
			this.returned = text.charCodeAt(text.length - 1) === CR;
			this.target.put(this.returned ? text.slice(0, -1) : text);
		}
		if (j === end) return j;
		this.returned = this.inLine = false;
		this.breaks = 1;
		this.column = 0;
		return j + 1;
	}
}
