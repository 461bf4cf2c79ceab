/** Where the text of a scalar goes: out as the inside of a JSON string, or into what is kept until more is known. */
import { escapeJson } from "../escape.js";

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
			this.kept += text;
			return;
		}
		const whole = this.half + text;
		const last = whole.length - 1;
		const cut = (whole.charCodeAt(last) & 0xfc00) === 0xd800;
		this.half = cut ? whole.charAt(last) : "";
		this.out += escapeJson(cut ? whole.slice(0, last) : whole);
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
