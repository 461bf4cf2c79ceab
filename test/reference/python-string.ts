/** Python string literals: prefixes, single and triple quotes, escapes, and literals that stand side by side. */
import {
	type Allowed,
	broken,
	done,
	isSpace,
	lessHalf,
	note,
	OPEN,
	type Outcome,
	run,
} from "./scan.js";

const LETTERS = /[rbuf]*/iy;
const PREFIX = /^(?:[rbuf]|br|rb|fr|rf)?$/i;
const HEX: { readonly [letter: string]: number } = { x: 2, u: 4, U: 8 };
/** Escapes that mean the same in JSON stay as they are. */
const SAME = 'bfnrt"\\';
const SIMPLE: { readonly [letter: string]: string } = {
	"'": "'",
	a: "\\u0007",
	v: "\\u000b",
	"\n": "",
	"\r": "",
};
const LAST_CODE_POINT = 0x10ffff;

export interface PythonString {
	readonly outcome: Outcome;
	/** JSON text with its opening quote; the closing one only if the string is done */
	readonly json: string;
	/** the text that it means */
	readonly value: string;
	/** the white space behind it, if something else came behind that */
	readonly space: string;
	readonly repairs: readonly string[];
}

/** Whether a string begins here; null: that depends on what comes behind the end of the text. */
export function isStringStart(text: string, at: number): boolean {
	const prefix = run(text, at, LETTERS);
	const quote = text[at + prefix.length];
	return PREFIX.test(prefix) && (quote === '"' || quote === "'");
}

/**
 * Reads the literal at `from`, and, where it `joins`, those behind it with nothing but white space between; inside of brackets that may be line
 * breaks, too. The last closing quote waits for what comes behind that.
 */
export function readPythonString(
	text: string,
	from: number,
	inside: boolean,
	joins: boolean,
	allowed: Allowed,
): PythonString {
	const reader = new StringReader(text, allowed);
	let at = from;
	for (;;) {
		const outcome = reader.one(at);
		if (outcome.is !== "done") return reader.end(outcome);
		const behind = outcome.end;
		at = behind;
		while (isSpace(text[at]) && (inside || text[at] === " " || text[at] === "\t")) at++;
		const prefix = run(text, at, LETTERS);
		const next = text[at + prefix.length];
		if (joins && (prefix !== "" || next === '"' || next === "'")) {
			const wrong = wrongLetter(prefix);
			if (wrong >= 0) return reader.end(broken(at + wrong));
			if (next === undefined) return reader.end(OPEN);
			if (next !== '"' && next !== "'") return reader.end(broken(at + prefix.length));
			continue;
		}
		if (text[at] === undefined && inside) return reader.end(OPEN);
		// Outside of brackets the white space belongs to nothing.
		return reader.end(done(at), inside ? text.slice(behind, at) : "");
	}
}

/** The first letter with which the prefix is none any more, or -1. */
function wrongLetter(prefix: string): number {
	for (let length = 1; length <= prefix.length; length++) {
		if (!PREFIX.test(prefix.slice(0, length))) return length - 1;
	}
	return -1;
}

class StringReader {
	#json = '"';
	#repairs: readonly string[] = [];

	constructor(
		readonly text: string,
		readonly allowed: Allowed,
	) {}

	end(outcome: Outcome, space = ""): PythonString {
		const json = outcome.is === "done" ? `${this.#json}"` : lessHalf(this.#json);
		const whole: unknown = outcome.is === "done" ? JSON.parse(json) : "";
		const value = typeof whole === "string" ? whole : "";
		return { outcome, json, value, space, repairs: this.#repairs };
	}

	/** One literal, with its prefix. */
	one(from: number): Outcome {
		const { text } = this;
		const prefix = run(text, from, LETTERS);
		const raw = /r/i.test(prefix);
		let at = from + prefix.length;
		const mark = text[at] ?? "";
		const triple = text.startsWith(mark.repeat(3), at);
		const quote = triple ? mark.repeat(3) : mark;
		at += quote.length;
		for (;;) {
			const char = text[at];
			if (char === undefined) return OPEN;
			if (text.startsWith(quote, at)) return done(at + quote.length);
			// Quotes at the end of the text may be the first of three.
			if (
				triple &&
				/^["']+$/.test(text.slice(at)) &&
				text.slice(at) === mark.repeat(text.length - at)
			) {
				return OPEN;
			}
			if (char !== "\\") {
				if (!this.#plain(char, triple)) return broken(at);
				at++;
			} else if (raw) {
				this.#json += "\\\\";
				const next = text[at + 1];
				if (next === "\\") this.#json += "\\\\";
				else if (next !== undefined && !this.#plain(next, triple)) return broken(at + 1);
				at += 2;
			} else {
				const outcome = this.#escape(at);
				if (outcome.is !== "done") return outcome;
				at = outcome.end;
			}
		}
	}

	/** A character that stands for itself. */
	#plain(char: string, triple: boolean): boolean {
		if ((char === "\n" || char === "\r") && !triple && !this.#repair("control-character"))
			return false;
		this.#json += char < " " || char === '"' ? JSON.stringify(char).slice(1, -1) : char;
		return true;
	}

	#escape(at: number): Outcome {
		const { text } = this;
		const letter = text[at + 1];
		if (letter === undefined) return OPEN;
		if (SAME.includes(letter)) return this.#put(`\\${letter}`, at + 2);
		if (letter === "\r") {
			if (text[at + 2] === undefined) return OPEN;
			return this.#put("", at + (text[at + 2] === "\n" ? 3 : 2));
		}
		const simple = Object.hasOwn(SIMPLE, letter) ? SIMPLE[letter] : undefined;
		if (simple !== undefined) return this.#put(simple, at + 2);
		const octal = run(text, at + 1, /[0-7]{1,3}/y);
		if (octal !== "") {
			const end = at + 1 + octal.length;
			if (octal.length < 3 && text[end] === undefined) return OPEN;
			return this.#put(coded(Number.parseInt(octal, 8)), end);
		}
		const size = Object.hasOwn(HEX, letter) ? HEX[letter] : undefined;
		// Python keeps the backslash of an escape that it does not know.
		if (size === undefined) return this.#put("\\\\", at + 1);
		return this.#hex(at, letter, size);
	}

	#hex(at: number, letter: string, size: number): Outcome {
		const digits = run(this.text, at + 2, /[0-9a-fA-F]{0,8}/y).slice(0, size);
		const code = Number.parseInt(digits, 16);
		const end = at + 2 + digits.length;
		const tooLarge = digits.length === size && code > LAST_CODE_POINT;
		if (digits.length === size && !tooLarge) {
			return this.#put(letter === "u" ? `\\u${digits}` : coded(code), end);
		}
		if (!tooLarge && this.text[end] === undefined) return OPEN;
		const wrong = tooLarge ? end - 1 : end;
		if (!this.#repair("escape")) return broken(wrong);
		return this.#put(`\\${this.text.slice(at, wrong)}`, wrong);
	}

	#put(json: string, end: number): Outcome {
		this.#json += json;
		return done(end);
	}

	#repair(code: string): boolean {
		if (!this.allowed.repair(code)) return false;
		this.#repairs = note(this.#repairs, code);
		return true;
	}
}

function coded(code: number): string {
	return JSON.stringify(String.fromCodePoint(code)).slice(1, -1);
}
