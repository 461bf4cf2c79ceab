/** The text that a YAML reader walks over, and the JSON text that it writes. */
import { type Allowed, lessHalf, note } from "./scan.js";

/** Reading goes no further. */
export class Stop {
	constructor(readonly why: "open" | "syntax" | "limit-depth") {}
}

/** Where the text of a scalar goes. */
export interface To {
	readonly text: string;
	put(text: string): void;
	/** a character that was escaped */
	putCode(code: number): void;
	end(): void;
}

export function isBlank(char: string): boolean {
	return char === " " || char === "\t" || char === "\r";
}
export function isWhite(char: string): boolean {
	return char === "\n" || isBlank(char);
}
export function isFlowSign(char: string): boolean {
	return ",[]{}".includes(char);
}

export class YamlText {
	written = "";
	repairs: readonly string[] = [];
	begun: number | null = null;
	private depth = 0;

	constructor(
		readonly text: string,
		public at: number,
		private readonly allowed: Allowed,
	) {}

	/** The next character; where there is none, that is all that can be said. */
	peek(): string {
		const char = this.text[this.at];
		if (char === undefined) throw new Stop("open");
		return char;
	}

	next(): string {
		const char = this.peek();
		this.at++;
		return char;
	}

	/** The next character does not fit. */
	fail(): never {
		throw new Stop("syntax");
	}

	repair(code: string): void {
		if (!this.allowed.repair(code)) this.fail();
		this.repairs = note(this.repairs, code);
	}

	write(json: string): void {
		this.written += json;
	}

	protected enter(bracket: string): void {
		if (++this.depth > this.allowed.depth) throw new Stop("limit-depth");
		this.write(bracket);
	}

	protected leave(bracket: string): void {
		this.depth--;
		this.write(bracket);
	}

	/** A string that is written while it is read. */
	out(): To {
		const before = this.written;
		let text = "";
		const put = (more: string): void => {
			text += more;
			this.written = before + JSON.stringify(lessHalf(text)).slice(0, -1);
		};
		put("");
		return {
			text: "",
			put,
			putCode: (code) => put(String.fromCodePoint(code)),
			end: () => {
				this.written = before + JSON.stringify(text);
			},
		};
	}

	/** A text that is kept until it is known what it is. */
	kept(): To {
		let text = "";
		return {
			get text() {
				return text;
			},
			put(more) {
				text += more;
			},
			putCode(code) {
				text += String.fromCodePoint(code);
			},
			end() {},
		};
	}
}
