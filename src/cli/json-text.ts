/** JSON texts of requests and files. What is wrong with one is said in words of our own: those of `JSON.parse` differ between engines. */

/** Where a text ceases to be JSON. */
export interface Fault {
	/** UTF-16 units before it */
	readonly at: number;
	readonly why: string;
}

/** null: nothing is wrong. */
export function jsonFault(text: string): Fault | null {
	return new Checker(text).fault();
}

/** The place for people: from 1, and with its line where there are several. */
export function placeIn(text: string, at: number): string {
	const before = text.slice(0, at);
	const line = before.split("\n").length;
	const character = at - before.lastIndexOf("\n");
	return text.trimEnd().includes("\n")
		? `line ${line}, character ${character}`
		: `character ${character}`;
}

type Expected = "value" | "item" | "member" | "key" | "colon" | "next" | "end";

const EXPECTED: Readonly<Record<Expected, string>> = {
	value: "a value",
	item: 'a value or "]"',
	member: 'a key or "}"',
	key: "a key",
	colon: '":"',
	next: "a comma or the end of the list or object",
	end: "the end of the text",
};

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const CONTROLS = 0x20;

class Checker {
	private at = 0;
	private readonly open: ("{" | "[")[] = [];

	constructor(private readonly text: string) {}

	fault(): Fault | null {
		for (let expected: Expected = "value"; ; ) {
			this.skip(SPACE);
			if (this.at === this.text.length && expected === "end") return null;
			const next: Expected | Fault = this.step(expected);
			if (typeof next === "object") return next;
			expected = next;
		}
	}

	private step(expected: Expected): Expected | Fault {
		const first = this.text[this.at];
		switch (expected) {
			case "member":
			case "key":
				if (first === "}" && expected === "member") return this.closed();
				if (first === '"') return this.string() ?? "colon";
				return this.wrong(expected);
			case "colon":
				if (first !== ":") return this.wrong(expected);
				this.at++;
				return "value";
			case "next":
				if (first === ",") {
					this.at++;
					return this.open.at(-1) === "{" ? "key" : "value";
				}
				if (first === (this.open.at(-1) === "{" ? "}" : "]")) return this.closed();
				return this.wrong(expected);
			case "end":
				return this.wrong(expected);
			case "item":
			case "value":
				if (first === "]" && expected === "item") return this.closed();
				return this.value(first, expected);
			default:
				return expected satisfies never;
		}
	}

	private value(first: string | undefined, expected: Expected): Expected | Fault {
		if (first === "{" || first === "[") {
			this.at++;
			this.open.push(first);
			return first === "{" ? "member" : "item";
		}
		if (first === '"') return this.string() ?? this.after();
		return this.skip(NUMBER) || this.skip(WORD) ? this.after() : this.wrong(expected);
	}

	private closed(): Expected {
		this.at++;
		this.open.pop();
		return this.after();
	}

	private after(): Expected {
		return this.open.length === 0 ? "end" : "next";
	}

	/** null: it is well-formed, and passed. */
	private string(): Fault | null {
		const begin = this.at;
		for (this.at++; this.at < this.text.length; ) {
			const character = this.text[this.at] ?? "";
			if (character === '"') {
				this.at++;
				return null;
			}
			if (character === "\\") {
				if (!this.skip(ESCAPE)) return { at: this.at, why: "no escape of JSON" };
			} else if (character.charCodeAt(0) < CONTROLS)
				return { at: this.at, why: `${shown(character)} must be escaped in a string` };
			else this.at++;
		}
		return { at: begin, why: "a string that is not closed" };
	}

	private skip(pattern: RegExp): boolean {
		pattern.lastIndex = this.at;
		const length = pattern.exec(this.text)?.[0].length ?? 0;
		this.at += length;
		return length > 0;
	}

	private wrong(expected: Expected): Fault {
		const character = this.text.codePointAt(this.at);
		const found =
			character === undefined ? "the text ends" : `not ${shown(String.fromCodePoint(character))}`;
		return { at: this.at, why: `${EXPECTED[expected]} is expected, ${found}` };
	}
}

/** A character that can be seen stands in quotes; of any other the number does. */
function shown(character: string): string {
	if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)) return JSON.stringify(character);
	const code = character.codePointAt(0) ?? 0;
	return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
