/** White space in a scalar that is none of its text if nothing follows: the blanks at the end of a line, and line breaks, which are folded. */
import { joined } from "../flat.js";
import { behindText, folded } from "./characters.js";
import type { Target } from "./target.js";

export class Blanks {
	/** those of the line that has text; behind a line break none count */
	private line = "";
	/** line breaks behind which no text has come */
	private breaks = 0;
	/** the first of them was escaped: it is no space */
	private escaped = false;

	constructor(private readonly target: Target) {}

	/** A scalar begins, with these blanks behind what was read of it. */
	begin(blanks = ""): void {
		this.line = blanks;
		this.breaks = 0;
		this.escaped = false;
	}

	/** characters that wait */
	get length(): number {
		return this.line.length + this.breaks;
	}

	/** No text has come behind the last line break. */
	get inNewLine(): boolean {
		return this.breaks > 0;
	}

	/** Nothing waits: the next character stands at text. */
	get none(): boolean {
		return this.breaks === 0 && this.line === "";
	}

	add(blank: string): void {
		if (this.breaks === 0) this.line = joined(this.line, blank);
	}

	breakLine(): void {
		this.line = "";
		this.breaks++;
	}

	/** A line break that stands behind text, and is escaped. */
	breakEscaped(): void {
		this.breaks = 1;
		this.escaped = true;
	}

	/** What waits is text, too, for a character of the text follows. */
	release(): void {
		const { breaks } = this;
		if (breaks > 0) this.target.put(breaks === 1 && this.escaped ? "" : folded(breaks));
		else if (this.line !== "") this.target.put(this.line);
		this.breaks = 0;
		this.escaped = false;
		this.line = "";
	}

	/** chunk[i..j) is text that begins with none: what waits leaves, and then it; the blanks at its end wait. */
	text(chunk: string, i: number, j: number): void {
		this.release();
		const k = behindText(chunk, i, j);
		this.target.put(chunk.slice(i, k));
		this.line = chunk.slice(k, j);
	}
}
