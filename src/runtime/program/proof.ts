/**
 * What follows a call proves that it ended where it seems to: a string that breaks at an inner quote may look like the end of
 * its object. Section 5 of docs/SEMANTICS.md.
 */

import { isSpace, WORD_CHARACTER } from "../scan/classes.js";

/** The beginning of a next item: an object with its first key, or a name and a bracket. */
const BRACE = String.raw`\{[ \t\n\r]{0,64}`;
const NAME = String.raw`${WORD_CHARACTER}{1,64}[ \t\n\r]{0,64}`;
const ITEM = new RegExp(String.raw`^(?:${BRACE}["'}\w]|${NAME}\()`);
const ITEM_BEGUN = new RegExp(`^(?:${BRACE}|${NAME})$`);

/** A quote in a line: it may be that of a string that was broken. An apostrophe inside a word is none. */
const QUOTE = /"|'(?![A-Za-z])/;
const QUOTE_SO_FAR = /"|'[^A-Za-z]/;
/** The first key of an object, from its brace on. */
const KEY = /^\{[ \t]*(["'])[^"'\\]{1,64}\1[ \t]*:/;
const KEY_BEGUN = /^\{[ \t]*["'](?:[^"'\\]{0,64}|[^"'\\]{1,64}["'][ \t]*)$/;

/** The literals that may stand behind a call: `long` ones prove its end, `short` ones stand between. */
export interface Marks {
	readonly long: readonly string[];
	readonly short: readonly string[];
}

/** The call lacks nothing, and text may follow it; it lacks markup; or it has broken, and ends by its brackets. */
type Kind = "whole" | "unclosed" | "counted";

export class Proof {
	private token = "";
	private separated: boolean;
	/** text stands behind the call: what has been read of its line */
	private line: string | null = null;
	/** the last brace in it before its first quote, and whether that has been read */
	private brace = 0;
	private quoted = false;

	constructor(
		private readonly marks: Marks,
		private readonly kind: Kind,
	) {
		this.separated = kind !== "unclosed";
	}

	/** Whether what has been read proves the end, or can no longer do so; null: it may still. */
	step(c: string): boolean | null {
		if (this.line !== null) return this.text(c);
		if (this.token === "" && isSpace(c.charCodeAt(0)))
			return this.kind === "whole" && c === "\n" ? true : null;
		this.token += c;
		const { token } = this;
		const { long, short } = this.marks;
		if (long.some((mark) => isHalf(token, mark))) return true;
		if (this.separated && ITEM.test(token)) return true;
		if (long.some((mark) => mark.startsWith(token))) return null;
		if (short.some((mark) => mark !== token && mark.startsWith(token))) return null;
		if (this.separated && ITEM_BEGUN.test(token)) return null;
		return this.behindShort();
	}

	/** The input ends: whether nothing contradicts what has been read. */
	end(): boolean {
		return this.line === null || !QUOTE.test(this.line);
	}

	/** The longest short mark with which the token begins is read; what stands behind it is looked at anew. */
	private behindShort(): boolean | null {
		const { token } = this;
		const begun = this.marks.short.filter((mark) => token.startsWith(mark));
		const length = Math.max(0, ...begun.map((mark) => mark.length));
		if (length === 0) return this.beginText();
		this.token = "";
		this.separated = true;
		for (const c of token.slice(length).split("")) {
			const proved = this.step(c);
			if (proved !== null) return proved;
		}
		return null;
	}

	/** No mark begins with the token. A line of text without a quote is no rest of a string. */
	private beginText(): boolean | null {
		if (this.kind !== "whole") return false;
		const { token } = this;
		this.line = "";
		for (const c of token.split("")) {
			const proved = this.text(c);
			if (proved !== null) return proved;
		}
		return null;
	}

	private text(c: string): boolean | null {
		const line = (this.line ?? "") + c;
		this.line = line;
		if (c === "\n") return !QUOTE.test(line);
		if (c === "{" && !this.quoted) this.brace = line.length - 1;
		this.quoted ||= QUOTE_SO_FAR.test(line.slice(-2));
		if (!this.quoted) return this.marks.long.some((mark) => line.endsWith(mark)) ? true : null;
		const item = line.slice(this.brace);
		if (KEY.test(item)) return true;
		return KEY_BEGUN.test(item) ? null : false;
	}
}

/** What follows a call proves that the message is over: white space, and literals with which sections close. */
export class EndProof {
	private token = "";

	constructor(
		private readonly closes: readonly string[],
		private readonly ends: readonly string[],
	) {}

	/** The input ends: nothing else follows. */
	end(): boolean {
		return true;
	}

	/** False: something else follows; true: an `ends` text does; null: neither has, so far. */
	step(c: string): boolean | null {
		if (this.token === "" && isSpace(c.charCodeAt(0))) return null;
		this.token += c;
		const { token, closes, ends } = this;
		if (ends.includes(token)) return true;
		if (closes.includes(token)) this.token = "";
		else if (![...closes, ...ends].some((one) => one.startsWith(token))) return false;
		return null;
	}
}

/** A mark may be misspelt behind its first half. */
function isHalf(token: string, mark: string): boolean {
	return token.length >= 3 && token.length * 2 >= mark.length && mark.startsWith(token);
}
