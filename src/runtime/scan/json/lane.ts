import * as characters from "../characters.js";
import { isSimpleEscape } from "../characters.js";
import { RUNNING } from "../output.js";
import * as search from "./search.js";
import { hasControl } from "./search.js";
import { JsonSlips } from "./slips.js";
import { HELD_ESCAPE, PLAIN } from "./state.js";

// Constants of this module are part of the compiled code (see scanner.ts).
const BACKSLASH = characters.BACKSLASH;
const QUOTE = characters.QUOTE;
const LONG = search.LONG;

/** The fast path of a JSON scanner, in which a chunk that lies in one string leaves as it is, and the text that is watched for. */
export abstract class JsonLane extends JsonSlips {
	lacks = -1;

	/** Reads chunk[i..end) as far as the value goes; returns the index behind the last character read. */
	abstract scan(chunk: string, i: number, end: number): number;

	/**
	 * Reads a whole chunk and gives what leaves of it; null when there is more to say than that (`reached`, `status`, `met`),
	 * or nothing leaves. Nearly every chunk of a long argument lies in one string: nothing is written for it but `lacks`.
	 */
	pass(chunk: string): string | null {
		this.lacks = -1;
		if (!this.lane) return this.passBehind(chunk);
		const j = chunk.length < LONG ? this.shortLane(chunk, 0) : this.longLane(chunk, 0);
		return j === chunk.length ? chunk : this.passRest(chunk, j);
	}

	/** The chunk may begin behind a backslash: that of a simple escape leaves with it. */
	private passBehind(chunk: string): string | null {
		if (this.mode !== HELD_ESCAPE || this.held !== "\\" || this.quote !== QUOTE)
			return this.passRest(chunk, 0);
		if (!isSimpleEscape(chunk.charCodeAt(0))) return this.passRest(chunk, 0);
		this.held = "";
		this.mode = PLAIN;
		this.lane = true;
		const j = chunk.length < LONG ? this.shortLane(chunk, 1) : this.longLane(chunk, 1);
		if (j === chunk.length) return `\\${chunk}`;
		this.put(chunk, 0, "\\", 0);
		return this.passRest(chunk, j);
	}

	/** The lane has read up to `from`. */
	private passRest(chunk: string, from: number): string | null {
		const n = chunk.length;
		if (from === n - 1 && from > 0 && this.lane && chunk.charCodeAt(from) === BACKSLASH) {
			if (this.lead < 0) {
				this.held = "\\";
				this.mode = HELD_ESCAPE;
				this.lane = false;
				return chunk.slice(0, from);
			}
		}
		const j = from === n ? n : this.scan(chunk, from, n);
		this.reached = j;
		if (j !== n || this.status !== RUNNING || this.lead >= 0 || this.met) return null;
		return chunk;
	}

	/** Reads a short chunk inside a string, up to the first character that needs more than a look. */
	private shortLane(chunk: string, from: number): number {
		const n = chunk.length;
		const watched = this.watched;
		// the character before `from` stands behind a backslash
		let lacks = from > 0 && chunk.charCodeAt(0) === watched ? -1 : watched;
		let j = from;
		for (; j < n; j++) {
			const c = chunk.charCodeAt(j);
			if (c === QUOTE || c === BACKSLASH || c < 32 || c === watched) {
				if (j + 1 === n) break;
				const d = chunk.charCodeAt(j + 1);
				if (c === BACKSLASH && isSimpleEscape(d) && d !== watched) j++;
				else if (c !== watched || d === this.watchNext || this.watchNext < 0) break;
				else if (this.mayBeOther(d)) lacks = -1;
			}
		}
		if (j >= n) this.lacks = lacks;
		return j;
	}

	/** The same for a long one. */
	private longLane(chunk: string, from: number): number {
		// what is rare is left to `scan`
		if (hasControl(chunk)) return from;
		const end = chunk.length;
		let lacks = this.watched;
		if (lacks >= 0) {
			let w = chunk.indexOf(this.watchFirst);
			if (w !== -1 && chunk.charCodeAt(end - 1) === lacks) return from;
			for (; w !== -1; w = chunk.indexOf(this.watchFirst, w + 1)) {
				const d = chunk.charCodeAt(w + 1);
				if (d === this.watchNext || this.watchNext < 0) return from;
				if (!this.mayBeOther(d)) continue;
				if (chunk.indexOf(this.watchText, w) !== -1) return from;
				lacks = -1;
				break;
			}
		}
		let q = chunk.indexOf('"', from);
		let b = chunk.indexOf("\\", from);
		while (b !== -1 && (q === -1 || b < q)) {
			const j = b + 1;
			if (!isSimpleEscape(chunk.charCodeAt(j))) return b;
			if (q === j) q = chunk.indexOf('"', j + 1);
			b = chunk.indexOf("\\", j + 1);
		}
		if (q !== -1) return q;
		this.lacks = lacks;
		return end;
	}

	protected override meetKey(chunk: string, j: number, end: number): void {
		if (chunk.charCodeAt(j) === this.watched && this.comes(chunk, j + 1, end))
			this.meet(j, QUOTE, false);
	}

	/** Where the watched text begins; at the end of the window its first character is enough. */
	protected findWatched(window: string, from: number, limit: number): number {
		const index = window.indexOf(this.watchText, from);
		if (index >= 0) return index;
		return window.charCodeAt(limit - 1) === this.watched ? limit - 1 : limit;
	}

	/** Behind the watched character: whether the text goes on as what is watched for, as far as it can be seen. */
	protected comes(chunk: string, j: number, end: number): boolean {
		return this.watchNext < 0 || j >= end || chunk.charCodeAt(j) === this.watchNext;
	}
}
