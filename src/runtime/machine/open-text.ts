/** The text of a value that is open: it leaves as it comes, or waits for its end. */
import { OTHER_CLOSE, UNCLOSED_VALUE } from "../program/lenient-codes.js";
import { isSpace } from "../scan/classes.js";
import { escapeJson } from "../scan/escape.js";
import { joined } from "../scan/flat.js";
import { wholeLength } from "../scan/halves.js";

/** With these signs marks end. A text that ends with `]` is more often a list. */
const GREATER_THAN = 62;
const LIST_OPEN = 91;
const LESS_THAN = 60;
const SLASH = 47;
/** What the words of a tag are not made of. */
const NO_WORD = new Uint8Array(128);
for (const sign of " \t\n\r\f\v<>/[]\"'=") NO_WORD[sign.charCodeAt(0)] = 1;

function isWord(c: number): boolean {
	return c > 127 || NO_WORD[c] === 0;
}

export class OpenText {
	/** it leaves as it comes */
	streaming = false;
	/** what waits for the end of the value */
	raw = "";
	/** the first half of a character of a value that streams: alone it would leave escaped */
	half = "";
	/** where it stands */
	halfAt = 0;
	/** the value that was read last ends with such a sign, ws apart, or with a tag that is not closed: `<`, `/` and a word, or the first of them */
	private endsAsMark = false;
	/** it ends with such a tag, or with a slash: signs of the close that another mark stands for */
	private endsInClose = false;
	/** such a tag is all that stands at its end: `<`, or more of it */
	private tag: "none" | "open" | "begun" = "none";

	clear(): void {
		this.raw = this.half = "";
	}

	begin(streaming: boolean): void {
		this.raw = "";
		this.endsAsMark = this.endsInClose = false;
		this.tag = "none";
		this.streaming = streaming;
	}

	/** text[0..end) belongs to the value. `mayOpen`: a tag may open in it. */
	see(text: string, end: number, mayOpen = true): void {
		for (let i = end - 1; i >= 0; i--) {
			const c = text.charCodeAt(i);
			if (isSpace(c)) continue;
			const tag = mayOpen || this.tag !== "none" ? this.tagAt(text, i) : "none";
			this.endsAsMark = tag !== "none" || c === GREATER_THAN || c === LIST_OPEN;
			this.endsInClose = tag !== "none" || c === SLASH;
			this.tag = i === end - 1 ? tag : "none";
			return;
		}
		if (end > 0) this.tag = "none";
	}

	/** How text[0..last] ends. */
	private tagAt(text: string, last: number): "none" | "open" | "begun" {
		let i = last;
		while (i >= 0 && isWord(text.charCodeAt(i))) i--;
		const word = last > i;
		if (i < 0) return this.tag === "none" ? "none" : "begun";
		const c = text.charCodeAt(i);
		if (c === LESS_THAN) return word ? "begun" : "open";
		if (c !== SLASH) return "none";
		const isOpen = i > 0 ? text.charCodeAt(i - 1) === LESS_THAN : this.tag === "open";
		return isOpen ? "begun" : "none";
	}

	/** Whether the value ends with signs that may be of its close, in whose place the repair has taken another mark, or nothing. */
	mayHoldClose(repair: string): boolean {
		return repair === UNCLOSED_VALUE ? this.endsAsMark : repair === OTHER_CLOSE && this.endsInClose;
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
