/**
 * What follows a call proves that it ended where it seems to: a string that breaks at an inner quote may look like the end of
 * its object. Section 5 of docs/SEMANTICS.md. A character costs the same however much has been read.
 */

import { isSpace } from "../scan/classes.js";
import { FirstKey, type FurtherArgument, NextItem } from "./next-item.js";

interface Begun {
	readonly long: readonly string[];
	readonly short: readonly string[];
}

const NONE: Begun = { long: [], short: [] };

/** The literals that may stand behind a call: `long` ones prove its end, `short` ones stand between. */
export class Marks {
	private readonly byFirst = new Map<string, Begun>();

	constructor(
		readonly long: readonly string[],
		short: readonly string[],
	) {
		for (const text of [...long, ...short]) {
			const first = text.charAt(0);
			const begins = (one: string): boolean => one.charAt(0) === first;
			this.byFirst.set(first, { long: long.filter(begins), short: short.filter(begins) });
		}
	}

	/** Those that begin with the character. */
	beginning(c: string): Begun {
		return this.byFirst.get(c) ?? NONE;
	}
}

/** The call lacks nothing, and text may follow it; it lacks markup; or its end is that of its brackets: it has broken, or lacks the last one. */
type Kind = "whole" | "unclosed" | "brackets";

export class Proof {
	private token = "";
	/** the marks that begin with the token, and the length of the longest short one with which it begins */
	private begun = NONE;
	private shortLength = 0;
	private readonly item = new NextItem();
	private separated: boolean;
	/** text stands behind the call: what has been read of its line */
	private line: Line | null = null;

	constructor(
		private readonly marks: Marks,
		private readonly kind: Kind,
	) {
		this.separated = kind !== "unclosed";
	}

	/** Whether what has been read proves the end, or can no longer do so; null: it may still. */
	step(c: string): boolean | null {
		if (this.line !== null) return this.line.step(c);
		if (this.token === "") {
			if (isSpace(c.charCodeAt(0))) return this.kind === "whole" && c === "\n" ? true : null;
			this.begun = this.marks.beginning(c);
			this.shortLength = 0;
			this.item.begin();
		} else this.begun = goingOn(this.begun, this.token.length, c);
		this.token += c;
		const { long, short } = this.begun;
		const { length } = this.token;
		if (short.some((mark) => mark.length === length)) this.shortLength = length;
		if (long.some((mark) => isHalf(length, mark))) return true;
		const item = this.item.step(c);
		if (this.separated && item === true) return true;
		if (long.length > 0 || short.some((mark) => mark.length > length)) return null;
		if (this.separated && item === null) return null;
		return this.behindShort();
	}

	/** The input ends: whether nothing contradicts what has been read. */
	end(): boolean {
		return this.line === null || !this.line.hasQuote();
	}

	/** The longest short mark with which the token begins is read; what stands behind it is looked at anew. */
	private behindShort(): boolean | null {
		const rest = this.token.slice(this.shortLength);
		if (this.shortLength > 0) {
			this.token = "";
			this.separated = true;
		} else if (this.kind === "whole") this.line = new Line(this.marks.long);
		else return false;
		for (let k = 0; k < rest.length; k++) {
			const proved = this.step(rest.charAt(k));
			if (proved !== null) return proved;
		}
		return null;
	}
}

/** A call that lacks nothing has ended unless a further argument follows it, and if the proof that it needs, if any, holds. */
export class GoodEnd {
	private proved: boolean | null;

	constructor(
		private readonly further: FurtherArgument,
		private readonly proof: Proof | null,
	) {
		this.proved = proof === null ? true : null;
	}

	/** As `Proof.step`. */
	step(c: string): boolean | null {
		this.proved ??= this.proof?.step(c) ?? null;
		const further = this.further.step(c);
		if (further === true || this.proved === false) return false;
		return further === null ? null : this.proved;
	}

	/** The input ends: no further argument follows. */
	end(): boolean {
		return this.proof?.end() ?? true;
	}
}

/** No mark begins with the text behind the call. A line of text without a quote is no rest of a string. */
class Line {
	private readonly most: number;
	/** the end of what has been read; no mark is longer */
	private tail = "";
	private quoted = false;
	private apostrophe = false;
	private readonly key = new FirstKey();

	constructor(private readonly marks: readonly string[]) {
		this.most = Math.max(0, ...marks.map(({ length }) => length));
	}

	step(c: string): boolean | null {
		if (c === "\n") return !this.hasQuote();
		// an apostrophe inside a word is no quote
		const quoted = this.quoted || c === '"' || (this.apostrophe && !/[A-Za-z]/.test(c));
		this.apostrophe = c === "'";
		// the last brace before the first quote may begin the next item
		this.key.step(c, !this.quoted);
		this.quoted = quoted;
		if (quoted) return this.key.found;
		this.tail = (this.tail.length < 2 * this.most ? this.tail : this.tail.slice(-this.most)) + c;
		return this.marks.some((mark) => this.tail.endsWith(mark)) ? true : null;
	}

	/** A quote in the line may be that of a string that was broken. */
	hasQuote(): boolean {
		return this.quoted || this.apostrophe;
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

function goingOn({ long, short }: Begun, at: number, c: string): Begun {
	if (long.length + short.length === 0) return NONE;
	const goesOn = (mark: string): boolean => mark.charAt(at) === c;
	return { long: long.filter(goesOn), short: short.filter(goesOn) };
}

/** A mark may be misspelt behind its first half; so many characters of it have been read. */
function isHalf(length: number, mark: string): boolean {
	return length >= 3 && length * 2 >= mark.length;
}
