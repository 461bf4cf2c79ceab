/** Where the text of a scalar goes: out as the inside of a JSON string, or into what is kept until more is known. */

import { escapeJson } from "../escape.js";
import { joined } from "../flat.js";
import { wholeLength } from "../halves.js";

export class Target {
	kept = "";
	/** JSON text that leaves */
	out = "";
	private leaves = false;
	/** the first half of a character: alone it would leave escaped */
	private half = "";

	/** The text of the scalar leaves as it is read. */
	get streams(): boolean {
		return this.leaves;
	}

	begin(streams: boolean): void {
		this.kept = this.half = "";
		this.leaves = streams;
		if (streams) this.out += '"';
	}

	put(text: string): void {
		if (!this.leaves) {
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
	}

	/** What was kept has been used otherwise. */
	forget(): void {
		this.kept = "";
	}

	take(): string {
		const { out } = this;
		this.out = "";
		return out;
	}
}
