/**
 * The format's own marks inside the values of a call. A value may hold one: a file that documents this wire does. It may as
 * well be markup that the model got wrong, so the call says that it holds one (P31).
 *
 * The arguments leave as JSON text, in pieces that never cut an escape; a mark is looked for in the characters that the text means.
 */
import { Automaton, next } from "./automaton.js";

/** Shorter texts stand in ordinary values, too. */
const SHORTEST = 4;
const QUOTE = 34;
const BACKSLASH = 92;
const UNICODE = 117;
/** No mark is made of digits, letters and white space alone: those are words. */
const WORDS = /^[\p{L}\p{N}\s]*$/u;
/** What may stand between two strings of JSON text. */
const BETWEEN = /^[[\]{},:\s\d]*$/;
const ESCAPED: { readonly [letter: string]: number } = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** The texts of a format that are marks: its literals, less the white space around them. */
export function marksOf(literals: readonly string[]): Automaton {
	const trimmed = literals.map((literal) => literal.trim());
	return new Automaton([
		...new Set(
			trimmed.filter((text) => text.length >= SHORTEST && !WORDS.test(text) && !BETWEEN.test(text)),
		),
	]);
}

export class MarkFinder {
	private state = 0;
	/** the first mark of the call; "": none has been found */
	found = "";
	/** a character with which a mark begins, or an escape, which may stand for one */
	private readonly begins: RegExp;

	constructor(private readonly marks: Automaton) {
		const firsts = marks.firsts.map((first) => first.replace(/[\\\]^-]/, "\\$&")).join("");
		this.begins = new RegExp(`[${firsts}]|\\\\[^]`, "g");
	}

	/** A call begins. */
	begin(): void {
		this.state = 0;
		this.found = "";
	}

	/** The next piece of the arguments' JSON text. One search for a class of characters, and a look at those of a mark that may come. */
	read(json: string): void {
		const { marks, begins } = this;
		if (this.found !== "" || marks.firsts.length === 0) return;
		let { state } = this;
		let i = 0;
		while (i < json.length) {
			if (state === 0) {
				begins.lastIndex = i;
				const hit = begins.exec(json);
				if (hit === null) break;
				i = hit.index;
			}
			let c = json.charCodeAt(i++);
			if (c === QUOTE) {
				state = 0;
				continue;
			}
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
				return;
			}
		}
		this.state = state;
	}
}
