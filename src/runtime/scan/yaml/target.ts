/** Where the text of a scalar goes: out as the inside of a JSON string, or into what is kept until more is known. */

import { escapeJson } from "../escape.js";
import { joined } from "../flat.js";
import { wholeLength } from "../halves.js";

export class Target {
	kept = "";
	/** JSON text that leaves */
	out = "";
	private streams = false;
	/** the first half of a character: alone it would leave escaped */
	private half = "";

	begin(streams: boolean): void {
		this.kept = this.half = "";
		this.streams = streams;
		if (streams) this.out += '"';
	}

	put(text: string): void {
		if (!this.streams) {
			this.kept = joined(this.kept, text);
			return;
		}
		const whole = this.half + text;
		const n = wholeLength(whole);
		this.half = whole.slice(n);
		this.out += escapeJson(whole.slice(0, n));
	}

	/** A character that was escaped. */
	putCode(code: number): void {
		this.put(String.fromCodePoint(code));
	}

	/** A scalar that streams is whole. */
	end(): void {
		this.out += `${escapeJson(this.half)}"`;
		this.half = "";
		this.streams = false;
	}

	/** What was kept has been used otherwise. */
	forget(): void {
		this.kept = this.half = "";
		this.streams = false;
	}

	take(): string {
		const { out } = this;
		this.out = "";
		return out;
	}
}
