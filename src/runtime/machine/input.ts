/** The input of one parse: the segment that is read, and those that wait behind it. */

/** A piece of input that waits until what was put before it has been read. */
export interface Segment {
	readonly text: string;
	readonly i: number;
	readonly base: number;
	readonly before: number;
}

export interface FlaggedRange {
	readonly start: number;
	end: number;
	readonly special: boolean;
}

export class Input {
	/** the segment that is read */
	text = "";
	/** the index in it of the next character */
	i = 0;
	/** absolute offset of text[0] */
	base: number;
	/** character code before text[0]; LF where the message begins */
	before: number;
	/** end of the input so far, absolute */
	pos: number;
	/** code of the last character of the input so far */
	last: number;
	/** ranges of flagged input, while they can matter */
	flags: FlaggedRange[] | null = null;
	private waiting: Segment[] | null = null;

	/** The input begins at `at`, behind the character `before`. */
	constructor(at: number, before: number) {
		this.base = this.pos = at;
		this.before = this.last = before;
	}

	/** The absolute offset of the next character. */
	get here(): number {
		return this.base + this.i;
	}

	charBefore(at: number): number {
		return at > this.base ? this.text.charCodeAt(at - this.base - 1) : this.before;
	}

	/** The next text of the input. */
	take(text: string): void {
		this.begin(text, 0, this.pos, this.last);
		this.last = text.charCodeAt(text.length - 1);
		this.pos += text.length;
	}

	/** The input up to `end` was read beside; `last`: its last character. */
	readBeside(end: number, last: number): void {
		this.pos = end;
		this.last = last;
	}

	/** All input has been read: nothing of it is kept but what is held. */
	dropSegment(): void {
		this.begin("", 0, this.pos, this.before);
	}

	/** The next character is the one behind all input, also what was read beside. */
	standBehind(): void {
		this.begin("", 0, this.pos, this.last);
	}

	/** The text is the segment that is read, from index `i` on. */
	protected begin(text: string, i: number, base: number, before: number): void {
		this.text = text;
		this.i = i;
		this.base = base;
		this.before = before;
	}

	/** So much text has come flagged, from `start` on. All that has. */
	flag(start: number, length: number, special: boolean): FlaggedRange[] {
		this.flags ??= [];
		const last = this.flags[this.flags.length - 1];
		if (last?.special === special && last.end === start) last.end = start + length;
		else this.flags.push({ start, end: start + length, special });
		return this.flags;
	}

	/**
	 * Lays text before what is left of the current segment, or goes back to it there. `at` is its absolute offset, `before` the code of
	 * the character that it stands behind: at the beginning of a thought that is a line feed, though the input has another one.
	 */
	pushBack(text: string, at: number, before: number): void {
		if (text === "") return;
		const isThere = at >= this.base && at + text.length === this.here;
		if (isThere && this.charBefore(at) === before) {
			this.begin(this.text, at - this.base, this.base, this.before);
			return;
		}
		if (this.i < this.text.length) {
			this.waiting ??= [];
			this.waiting.push({ text: this.text, i: this.i, base: this.base, before: this.before });
		}
		this.begin(text, 0, at, before);
	}

	/** Goes to the next segment; false when all input has been read. */
	nextSegment(): boolean {
		const segment = this.waiting?.pop();
		if (segment === undefined) return false;
		this.begin(segment.text, segment.i, segment.base, segment.before);
		return true;
	}

	/** The input ends before `at`, for now: what has been read of it up to `behind` is left out, and what comes then waits. */
	endBefore(at: number, behind: number, before: number): Segment[] {
		const { text, base } = this;
		const rest = this.waiting ?? [];
		rest.push({ text, i: behind - base, base, before: this.before });
		this.waiting = null;
		this.begin("", 0, at, before);
		return rest;
	}

	/** What has waited is the input again. */
	goOnWith(rest: Segment[]): void {
		this.waiting = rest;
		this.nextSegment();
	}
}
