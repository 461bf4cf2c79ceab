/** The text that a YAML reader walks over, and the JSON text that it writes. */
import { type Allowed, note } from "./scan.js";

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
		this.write('"');
		return {
			text: "",
			put: (text) => {
				for (const char of text) {
					const plain = char >= " " && char !== '"' && char !== "\\";
					this.write(plain ? char : JSON.stringify(char).slice(1, -1));
				}
			},
			putCode: (code) => {
				const half = code >= 0xd800 && code <= 0xdfff;
				const json = JSON.stringify(String.fromCodePoint(code)).slice(1, -1);
				this.write(half ? `\\u${code.toString(16)}` : json);
			},
			end: () => this.write('"'),
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
