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

	/** A character that was escaped. */
	putCode(code: number): void {
		this.put(String.fromCodePoint(code));
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
