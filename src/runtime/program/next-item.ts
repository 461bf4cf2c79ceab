/** What begins behind a call, told character by character: a next item, the first key of an object, or a further argument. */

import { isSpace, WORD_CHARACTER } from "../scan/classes.js";

const WORD = new RegExp(WORD_CHARACTER);
/** A sign that may also stand between two items begins no name. */
const BEGINS = /[\w\u0080-\uffff]/;
/** In a brace: what its first key or its end begins with. */
const INSIDE = /["'}\w]/;
/** A name or a key has so many characters at most, and so many blanks may stand in an item. */
const MOST = 64;

/** The beginning of a next item: an object with its first key, or a name and a bracket. */
export class NextItem {
	private state: "start" | "brace" | "name" | "blanks" | "dead" = "start";
	/** characters of the name, or blanks */
	private length = 0;

	begin(): void {
		this.state = "start";
	}

	/** Whether the item has begun, or none does; null: one still may. */
	step(c: string): boolean | null {
		const space = isSpace(c.charCodeAt(0));
		const { state } = this;
		switch (state) {
			case "start":
				if (c === "{") return this.go("brace", 0, true);
				return this.go("name", 1, BEGINS.test(c) && WORD.test(c));
			case "brace":
				return INSIDE.test(c) || this.go("brace", this.length + 1, space);
			case "name":
				if (c === "(") return true;
				return space ? this.go("blanks", 1, true) : this.go("name", this.length + 1, WORD.test(c));
			case "blanks":
				return c === "(" || this.go("blanks", this.length + 1, space);
			case "dead":
				return false;
			default:
				return state satisfies never;
		}
	}

	private go(state: "brace" | "name" | "blanks", length: number, may: boolean): null | false {
		const goesOn = may && length <= MOST;
		this.state = goesOn ? state : "dead";
		this.length = length;
		return goesOn ? null : false;
	}
}

/** The first key of the object that begins with the last brace. */
export class FirstKey {
	private state: "none" | "brace" | "key" | "behind" | "found" = "none";
	private quote = "";
	private length = 0;

	/** Whether the key has been read with its colon, or none has begun; null: one has. */
	get found(): boolean | null {
		if (this.state === "key" || this.state === "behind") return null;
		return this.state === "found";
	}

	/** `begins`: a brace here begins an object. */
	step(c: string, begins: boolean): void {
		if (begins && c === "{") this.state = "brace";
		else this.state = this.next(c);
	}

	private next(c: string): FirstKey["state"] {
		const { state } = this;
		const blank = c === " " || c === "\t";
		switch (state) {
			case "brace":
				if (blank) return "brace";
				this.quote = c;
				this.length = 0;
				return c === '"' || c === "'" ? "key" : "none";
			case "key":
				if (c === this.quote) return this.length > 0 ? "behind" : "none";
				this.length++;
				return this.length > MOST || c === '"' || c === "'" || c === "\\" ? "none" : "key";
			case "behind":
				if (c === ":") return "found";
				return blank ? "behind" : "none";
			case "none":
			case "found":
				return state;
			default:
				return state satisfies never;
		}
	}
}

/** A comma behind the call and the key of a further argument, or right behind it the quote of one: the call's object or its bracket has closed too early. */
export class FurtherArgument {
	private state: "bracket" | "key" | "word" | "blanks" | "none" = "bracket";
	private length = 0;

	/** `quotes`: those with which a key begins; `words`: keys are words before `=`. */
	constructor(
		private readonly quotes: string,
		private readonly words: boolean,
	) {}

	/** Whether a key has begun, or none does; null: one still may. */
	step(c: string): boolean | null {
		const { state } = this;
		const space = isSpace(c.charCodeAt(0));
		const next = this.length + 1;
		switch (state) {
			case "bracket":
				if (c === ",") return this.go("key", 0, true);
				if (this.length === 0 && !this.words && this.quotes.includes(c)) return true;
				return this.go("bracket", next, (space && c !== "\n") || c === "}" || c === ")");
			case "key":
				if (this.quotes.includes(c)) return true;
				if (space) return this.go("key", next, true);
				return this.go("word", 1, this.words && BEGINS.test(c) && WORD.test(c));
			case "word":
				if (c === "=") return true;
				return space ? this.go("blanks", 1, true) : this.go("word", next, WORD.test(c));
			case "blanks":
				return c === "=" || this.go("blanks", next, space);
			case "none":
				return false;
			default:
				return state satisfies never;
		}
	}

	private go(state: FurtherArgument["state"], length: number, may: boolean): null | false {
		const goesOn = may && length <= MOST;
		this.state = goesOn ? state : "none";
		this.length = length;
		return goesOn ? null : false;
	}
}
