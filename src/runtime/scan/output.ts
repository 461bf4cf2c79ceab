/** What the scanners share: their status, the text that leaves, and the watched character. */

/** Values of `status`. */
export const RUNNING = 0;
export const DONE = 1;
export const FAILED = 2;
export const TOO_DEEP = 3;

/**
 * The output of the scans since the last `take` is `chunk[i..lead) + pending + chunk[from..j)`. As long as the text needs
 * no change, `lead` is -1 and the chunk is its own output: well-formed text costs no string at all.
 */
export abstract class Scanner {
	/** 0 running, 1 done, 2 failed, 3 too deep */
	status = RUNNING;
	/** open containers */
	depth = 0;
	/** a scan passed the watched character inside a string; the caller resets it */
	met = false;

	protected watched = -1;
	protected watchText = "";
	protected lead = -1;
	protected from = 0;
	protected pending = "";

	/**
	 * The code of a character to notice inside strings, or -1. Only the character itself is noticed, not an escape for it.
	 */
	get watch(): number {
		return this.watched;
	}
	set watch(code: number) {
		this.watched = code;
		this.watchText = code < 0 ? "" : String.fromCharCode(code);
	}

	/** It is still of interest whether the watched character comes. */
	protected get watching(): boolean {
		return this.watched >= 0 && !this.met;
	}

	/** Nothing of what was scanned since the last `take` was changed or waits: the text is its own output. */
	get clean(): boolean {
		return this.lead < 0;
	}

	/**
	 * The output of what was scanned of `chunk` since the last take: from `i`, where that began, to `j`, the index reached.
	 * Not needed where `clean` is true.
	 */
	take(chunk: string, i: number, j: number): string {
		const lead = this.lead;
		if (lead < 0) return i === 0 && j === chunk.length ? chunk : chunk.slice(i, j);
		let text = this.pending;
		if (lead > i) text = chunk.slice(i, lead) + text;
		if (j > this.from) text += chunk.slice(this.from, j);
		this.lead = -1;
		this.pending = "";
		return text;
	}

	/** At a cut: what waits is dropped, for it can no longer become valid; gives what may still leave, usually nothing. */
	flush(): string {
		return this.take("", 0, 0);
	}

	protected resetOutput(): void {
		this.status = RUNNING;
		this.depth = 0;
		this.met = false;
		this.lead = -1;
		this.pending = "";
	}

	/** chunk[at..next) leaves as `text`; what is between the last change and `at` leaves as it is. */
	protected put(chunk: string, at: number, text: string, next: number): void {
		if (this.lead < 0) {
			this.lead = at;
			this.pending = text;
		} else this.pending += at > this.from ? chunk.slice(this.from, at) + text : text;
		this.from = next;
	}
}
