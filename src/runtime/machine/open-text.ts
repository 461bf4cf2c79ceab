/** The text of a value that is open: it leaves as it comes, or waits for its end. */
import { OTHER_CLOSE, UNCLOSED_VALUE } from "../program/lenient-codes.js";
import { escapeJson } from "../scan/escape.js";
import { flat, joined, PIECE } from "../scan/flat.js";
import { wholeLength } from "../scan/halves.js";

/** So many characters at the end of a value are looked at where a repair has ended it. */
const MOST = 256;
/**
 * With such signs a value ends, ws apart, that may hold its close, or a part of it: by the repair that has ended it. A text that ends with
 * `]` is more often a list, but not behind a word of capitals.
 */
const CLOSES: ReadonlyMap<string, RegExp> = new Map([
	[UNCLOSED_VALUE, /(?:[>[]|\[\/?[A-Z_]{2,}\]|<\/?[^ \t\n\r\f\v<>/[\]"'=]*)[ \t\r\n]*$/],
	[OTHER_CLOSE, /(?:\/|<\/?[^ \t\n\r\f\v<>/[\]"'=]*)[ \t\r\n]*$/],
]);

export class OpenText {
	/** it leaves as it comes */
	streaming = false;
	/** what waits for the end of the value */
	raw = "";
	/** the first half of a character of a value that streams: alone it would leave escaped */
	half = "";
	/** where it stands */
	halfAt = 0;
	/** the value that was read last ends with it; a value of fewer characters is all of it */
	private tail = "";

	clear(): void {
		this.raw = this.half = "";
	}

	begin(streaming: boolean): void {
		this.raw = "";
		this.tail = "";
		this.streaming = streaming;
	}

	/** text[0..end) belongs to the value. */
	see(text: string, end: number): void {
		const last = text.slice(Math.max(0, end - MOST), end);
		if (end < MOST) {
			this.tail += last;
			if (this.tail.length > 4 * MOST) this.tail = flat(this.tail.slice(-MOST));
		} else this.tail = text.length > PIECE ? flat(last) : last;
	}

	/** Whether the value ends with signs that may be of its close, in whose place the repair has taken another mark, or nothing. */
	mayHoldClose(repair: string): boolean {
		return CLOSES.get(repair)?.test(this.tail.slice(-MOST)) === true;
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
