/** Where the text of a scalar goes: out as the inside of a JSON string, or into what is kept until more is known. */
import { escapeJson } from "../escape.js";

export class Target {
	kept = "";
	/** JSON text that leaves */
	out = "";
	private streams = false;

	begin(streams: boolean): void {
		this.kept = "";
		this.streams = streams;
		if (streams) this.out += '"';
	}

	put(text: string): void {
		if (this.streams) this.out += escapeJson(text);
		else this.kept += text;
	}

	/** A character that was escaped. A half of a pair leaves as an escape, never as a half character. */
	putCode(code: number): void {
		if (this.streams && code >= 0xd800 && code <= 0xdfff) this.out += `\\u${code.toString(16)}`;
		else this.put(String.fromCodePoint(code));
	}

	/** A scalar that streams is whole. */
	end(): void {
		this.out += '"';
		this.streams = false;
	}

	/** What was kept has been used otherwise. */
	forget(): void {
		this.kept = "";
		this.streams = false;
	}

	take(): string {
		const { out } = this;
		this.out = "";
		return out;
	}
}
