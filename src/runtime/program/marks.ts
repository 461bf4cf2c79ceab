/**
 * The format's own marks inside the values of a call. A value may hold one: a file that documents this wire does. It may as
 * well be markup that the model got wrong, so the call says that it holds one (P31).
 *
 * The arguments leave as JSON text, in pieces that never cut an escape; a mark is looked for in the characters that the text means.
 */
import { Automaton, next } from "./automaton.js";

/** Shorter texts stand in ordinary values, too. */
const SHORTEST = 4;
const SHORT_TEXT = 16;
const QUOTE = 34;
const BACKSLASH = 92;
const UNICODE = 117;
/** No mark is made of digits, letters and white space alone: those are words. */
const WORDS = /^[\p{L}\p{N}\s]*$/u;
/** Nor of back-ticks and a word: those are a fence of Markdown. */
const FENCE = /^`+\w*$/;
/** What may stand between two strings of JSON text. */
const BETWEEN = /^[[\]{},:\s\d]*$/;
const ESCAPED: { readonly [letter: string]: number } = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** The texts of a format that are marks: its literals, less the white space around them. */
export function marksOf(literals: readonly string[]): Automaton {
	const trimmed = literals.map((literal) => literal.trim());
	return new Automaton([...new Set(trimmed.filter(isMark))]);
}

/** Whether the text, which has no white space around it, is a mark. */
export function isMark(text: string): boolean {
	return text.length >= SHORTEST && ![WORDS, FENCE, BETWEEN].some((one) => one.test(text));
}

/** With what the marks of a format begin; the same for all its parsers. */
interface Beginnings {
	/** in JSON text; each character may be written as an escape */
	readonly begins: readonly string[];
	/** by character code: whether a mark begins with it; null: one begins with a character that JSON escapes, or with a wide one */
	readonly first: Uint8Array | null;
}

const beginnings = new WeakMap<Automaton, Beginnings>();

function beginningsOf(marks: Automaton): Beginnings {
	let known = beginnings.get(marks);
	if (known === undefined) {
		const firsts = marks.firsts.map((first) => (/["\\]/.test(first) ? `\\${first}` : first));
		const codes = firsts.map((first) => first.charCodeAt(0));
		const plain = codes.every((code) => code < 128 && code !== BACKSLASH);
		const first = plain ? new Uint8Array(128) : null;
		if (first !== null) for (const code of codes) first[code] = 1;
		known = { begins: firsts.length === 0 ? [] : [...firsts, "\\u"], first };
		beginnings.set(marks, known);
	}
	return known;
}

export class MarkFinder {
	private state = 0;
	/** the first mark of the call; "": none has been found */
	found = "";
	private readonly begins: readonly string[];
	private readonly first: Uint8Array | null;
	/** the next place of each beginning in the text that is read; -1: none */
	private readonly places: number[];

	constructor(private readonly marks: Automaton) {
		const { begins, first } = beginningsOf(marks);
		this.begins = begins;
		this.first = first;
		this.places = begins.map(() => -1);
	}

	/** A call begins. */
	begin(): void {
		this.state = 0;
		this.found = "";
	}

	/** The next piece of the arguments' JSON text. Only what may be a mark is looked at. */
	read(json: string): void {
		if (this.state !== 0) {
			if (this.found === "") this.follow(json, 0);
			return;
		}
		if (this.mayBegin(json) && this.found === "") this.follow(json, -1);
	}

	/** Whether a mark may begin in the text. A short one is looked through faster than it is searched. */
	private mayBegin(json: string): boolean {
		const { begins, first } = this;
		const n = json.length;
		if (first === null || n > SHORT_TEXT) {
			for (let k = 0; k < begins.length; k++) {
				const begin = begins[k] as string;
				let at = json.indexOf(begin);
				while (at >= 0) {
					if (this.goesOn(json, at)) return true;
					at = json.indexOf(begin, at + 1);
				}
			}
			return false;
		}
		for (let i = 0; i < n; i++) {
			const c = json.charCodeAt(i);
			if (c === BACKSLASH) {
				if (json.charCodeAt(++i) === UNICODE) return begins.length > 0;
			} else if (c < 128 && first[c] === 1) return true;
		}
		return false;
	}

	/** Whether the character behind the first one of a mark may be its second: that tells most signs of code from marks. */
	private goesOn(json: string, at: number): boolean {
		const { marks } = this;
		const c = json.charCodeAt(at);
		if (c === BACKSLASH || at + 1 === json.length) return true;
		const d = json.charCodeAt(at + 1);
		return d === BACKSLASH || (marks.depth[next(marks, next(marks, 0, c), d)] as number) > 1;
	}

	/** From `from` on; -1: from the first place at which a mark may begin. */
	private follow(json: string, from: number): void {
		const { marks, begins, places } = this;
		for (let k = 0; k < begins.length; k++) places[k] = json.indexOf(begins[k] as string);
		let { state } = this;
		let i = from < 0 ? this.next(json, 0) : from;
		while (i >= 0 && i < json.length) {
			let c = json.charCodeAt(i++);
			if (c === QUOTE) state = 0;
			else {
				if (c === BACKSLASH) {
					c = json.charCodeAt(i++);
					if (c === UNICODE) {
						c = Number.parseInt(json.slice(i, i + 4), 16);
						i += 4;
					} else c = ESCAPED[json.charAt(i - 1)] ?? c;
				}
				state = next(marks, state, c);
				if (marks.accepts[state] === 1) {
					this.found = marks.longestEnd(state);
					this.state = 0;
					return;
				}
			}
			if (state === 0) i = this.next(json, i);
		}
		this.state = state;
	}

	/** The next place from `from` on at which a mark may begin; -1: none. */
	private next(json: string, from: number): number {
		const { begins, places } = this;
		let first = -1;
		for (let k = 0; k < begins.length; k++) {
			let at = places[k] ?? -1;
			while (at >= 0 && (at < from || isEscaped(json, at)))
				at = json.indexOf(begins[k] as string, Math.max(from, at + 1));
			places[k] = at;
			if (at >= 0 && (first < 0 || at < first)) first = at;
		}
		return first;
	}
}

/** Whether a backslash at the place is the second one of an escape. */
function isEscaped(json: string, at: number): boolean {
	if (json.charCodeAt(at) !== BACKSLASH) return false;
	let from = at;
	while (from > 0 && json.charCodeAt(from - 1) === BACKSLASH) from--;
	return (at - from) % 2 === 1;
}
