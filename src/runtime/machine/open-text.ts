/** The text of a value that is open: it leaves as it comes, or waits for its end. */
import { isSpace } from "../scan/classes.js";
import { escapeJson } from "../scan/escape.js";
import { joined } from "../scan/flat.js";
import { wholeLength } from "../scan/halves.js";

/** With these signs, `>` and `[`, marks end. A text that ends with `]` is more often a list. */
const MARK_ENDS: readonly number[] = [62, 91];

export class OpenText {
	/** it leaves as it comes */
	streaming = false;
	/** what waits for the end of the value */
	raw = "";
	/** the first half of a character of a value that streams: alone it would leave escaped */
	half = "";
	/** where it stands */
	halfAt = 0;
	/** the last visible character of the value that was read last */
	private lastVisible = 0;

	/** What may be its close, written in another way, ends it. */
	get endsAsMark(): boolean {
		return MARK_ENDS.includes(this.lastVisible);
	}

	clear(): void {
		this.raw = this.half = "";
	}

	begin(streaming: boolean): void {
		this.raw = "";
		this.lastVisible = 0;
		this.streaming = streaming;
	}

	/** text[0..end) belongs to the value. */
	see(text: string, end: number): void {
		for (let i = end - 1; i >= 0; i--) {
			const c = text.charCodeAt(i);
			if (isSpace(c)) continue;
			this.lastVisible = c;
			return;
		}
	}

	/** The next text, which ends at `end`. What leaves now, as text of a JSON string. */
	add(text: string, end: number): string {
		this.see(text, text.length);
		if (!this.streaming) {
			this.raw = joined(this.raw, text);
			return "";
		}
		const whole = this.half + text;
		const n = wholeLength(whole);
		this.half = whole.slice(n);
		this.halfAt = end - 1;
		return escapeJson(whole.slice(0, n));
	}

	/** The other half does not come: this one leaves. */
	takeHalf(): string {
		const { half } = this;
		this.half = "";
		return escapeJson(half);
	}
}
