/**
 * One JSON value (section 7): strict JSON leaves byte for byte, known deviations are repaired on the way.
 * No recursion: the open containers are a stack.
 */
import { isQuote, readString } from "./json-string.js";
import {
	type Allowed,
	broken,
	done,
	isSpace,
	note,
	OPEN,
	type Outcome,
	run,
	type Value,
} from "./scan.js";
import { CLOSERS, COMMA_SIGNS, colonSign, readAside } from "./slips.js";

const WORD = /[A-Za-z_$][A-Za-z0-9_$-]*/y;
/** The longest beginning of a number; `NUMBER` says whether it is a whole one. */
const NUMERIC = /-?(?:0|[1-9][0-9]*)?(?:(?<=[0-9])\.[0-9]*)?(?:(?<=[0-9])[eE][+-]?[0-9]*)?/y;
const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
/** Words of other languages, of which all letters but the first may be capitals. */
const PYTHON: { readonly [word: string]: string } = {
	True: "true",
	False: "false",
	None: "null",
	Null: "null",
	undefined: "null",
};
const CAPITALS = /^[TFN]/;
const WORDS: readonly string[] = ["true", "false", "null"];

/**
 * What may come next: a value; the first item of a container or its end; an item behind a comma; a
 * colon; a comma or the end of the container.
 */
type Expect = "value" | "first" | "next" | "colon" | "after";

export function readJson(text: string, from: number, allowed: Allowed): Value {
	const stack: ("{" | "[")[] = [];
	let at = from;
	let json = "";
	// A comma, and the white space behind it: it may be a trailing one.
	let waiting = "";
	let repairs: readonly string[] = [];
	let lastString: number | null = null;
	let expect: Expect = "value";
	const end = (outcome: Outcome): Value => ({ outcome, json, repairs, lastString });
	const repair = (code: string): boolean => {
		if (!allowed.repair(code)) return false;
		repairs = note(repairs, code);
		return true;
	};
	const emit = (written: string): void => {
		json += waiting + written;
		waiting = "";
	};

	for (;;) {
		const char = text[at];
		if (char === undefined) return end(OPEN);
		const inside = stack.at(-1);
		const aside = inside === undefined ? null : readAside(text, at, allowed);
		if (aside !== null) {
			if (aside.code !== null) repair(aside.code);
			if (aside.outcome.is !== "done") return end(aside.outcome);
			at = aside.end;
			continue;
		}
		if (isSpace(char) && inside !== undefined) {
			if (waiting === "") json += char;
			else waiting += char;
			at++;
		} else if (expect === "colon") {
			const sign = colonSign(text, at);
			if (sign > 0) {
				if (!repair("separator")) return end(broken(at));
				at += sign;
				// it may go on
				if (text[at] === undefined && text.endsWith("=")) return end(OPEN);
				emit(":");
				expect = "value";
				lastString = null;
				continue;
			}
			if (char !== ":" && !(beginsValue(char, allowed) && repair("missing-colon")))
				return end(broken(at));
			emit(":");
			expect = "value";
			lastString = null;
			if (char === ":") at++;
		} else if (inside !== undefined && char === closer(inside) && expect !== "value") {
			if (expect === "next" && !repair("trailing-comma")) return end(broken(at));
			waiting = waiting.slice(1);
			emit(char);
			stack.pop();
			lastString = null;
			at++;
			if (stack.length === 0) return end(done(at));
			expect = "after";
		} else if (expect === "next" && char === "," && repair("doubled-comma")) {
			at++;
		} else if (inside !== undefined && isTooMany(char, expect) && repair("separator")) {
			at++;
		} else if (expect === "after" && inside === "[" && "{[".includes(char)) {
			if (!repair("missing-comma")) return end(broken(at));
			emit(",");
			lastString = null;
			expect = "value";
		} else if (expect === "after" && inside === "{" && char === '"') {
			// A key, if a colon follows: then a comma is missing before it.
			if (!allowed.repair("missing-comma")) return end(broken(at));
			lastString = at;
			const read = run(text, at, /"(?:[^"\\\u0000-\u001f]*(?:"[ \t\n\r]*:?)?)?/y);
			const behind = text[at + read.length];
			if (!read.endsWith(":") || !/"[^"]*:$/.test(read.slice(1)))
				return end(behind === undefined ? OPEN : broken(at + read.length));
			repair("missing-comma");
			emit(`,${read}`);
			lastString = null;
			expect = "value";
			at += read.length;
		} else if (expect === "after") {
			if (char !== "," && !(COMMA_SIGNS.includes(char) && repair("separator")))
				return end(broken(at));
			if (allowed.repair("trailing-comma")) waiting = ",";
			else emit(",");
			expect = "next";
			lastString = null;
			at++;
		} else if (inside === "{" && expect !== "value") {
			// A key.
			if (isQuote(char)) {
				lastString = at;
				const key = readString(text, at, allowed);
				repairs = key.repairs.reduce(note, repairs);
				if (key.json !== "" && !isBrokenAt(key.outcome, at)) emit(key.json);
				if (key.outcome.is !== "done") return end(key.outcome);
				at = key.outcome.end;
			} else {
				const word = run(text, at, WORD);
				if (word === "" || !repair("unquoted-key")) return end(broken(at));
				// Its letters leave as they come; its quote, when it is certain that it has ended well.
				emit(`"${word}`);
				at += word.length;
				if (text[at] === undefined) return end(OPEN);
				if (text[at] !== ":" && !isSpace(text[at])) return end(broken(at));
				emit('"');
			}
			expect = "colon";
		} else if (char === "{" || char === "[") {
			if (stack.length >= allowed.depth) {
				return end({ is: "broken", at, why: "limit-depth" });
			}
			emit(char);
			stack.push(char);
			expect = "first";
			at++;
		} else {
			// other quotes than JSON's are known by what stands around them
			if (inside === undefined && Object.hasOwn(CLOSERS, char)) return end(broken(at));
			const scalar = readScalar(text, at, allowed, inside !== undefined);
			if (scalar.lastString !== null) lastString = scalar.lastString;
			repairs = scalar.repairs.reduce(note, repairs);
			if (!isBrokenAt(scalar.outcome, at)) emit(scalar.json);
			if (scalar.outcome.is !== "done") return end(scalar.outcome);
			at = scalar.outcome.end;
			if (stack.length === 0) return end(done(at));
			expect = "after";
		}
	}
}

function closer(open: "{" | "["): string {
	return open === "{" ? "}" : "]";
}

/** Whether a value begins with the character, where a colon is missing before it. */
export function beginsValue(char: string, allowed: Allowed): boolean {
	if (Object.hasOwn(CLOSERS, char)) return allowed.repair("foreign-quotes");
	if (char === "'") return allowed.repair("single-quotes");
	if ("TFNu".includes(char)) return allowed.repair("python-literal");
	if ("+.".includes(char)) return allowed.repair("number");
	return /[{["\-0-9tfn]/.test(char);
}

/** A comma that no item stands before, and a second colon. */
function isTooMany(char: string, expect: Expect): boolean {
	return (expect === "first" && char === ",") || (expect === "value" && char === ":");
}

function isBrokenAt(outcome: Outcome, at: number): boolean {
	return outcome.is === "broken" && outcome.at === at;
}

function readScalar(text: string, at: number, allowed: Allowed, inside: boolean): Value {
	const char = text[at];
	if (isQuote(char)) {
		const { outcome, json, repairs } = readString(text, at, allowed);
		return { outcome, json: isBrokenAt(outcome, at) ? "" : json, repairs, lastString: at };
	}
	return /[A-Za-z]/.test(char ?? "")
		? readWord(text, at, allowed)
		: readNumber(text, at, allowed, inside);
}

/**
 * `true`, `false` and `null` leave letter by letter, being what they are; a word of Python waits for its last letter. A letter
 * that fits none of them is broken.
 */
function readWord(text: string, at: number, allowed: Allowed): Value {
	const nothing = { json: "", repairs: [], lastString: null };
	const words = [...WORDS, ...(allowed.repair("python-literal") ? Object.keys(PYTHON) : [])];
	const first = text[at] ?? "";
	for (let length = 1; ; length++) {
		const written = text.slice(at, at + length);
		const read = CAPITALS.test(first) ? first + written.slice(1).toLowerCase() : written;
		const plain = WORDS.some((word) => word.startsWith(read));
		if (read.length < length || !words.some((word) => word.startsWith(read))) {
			const before = text.slice(at, at + length - 1);
			const json = WORDS.some((word) => word.startsWith(before)) ? before : "";
			const end = at + length - 1;
			return { ...nothing, json, outcome: read.length < length ? OPEN : broken(end) };
		}
		if (!words.includes(read)) continue;
		const outcome = done(at + length);
		if (plain) return { ...nothing, outcome, json: read };
		return { ...nothing, outcome, json: PYTHON[read] ?? "", repairs: ["python-literal"] };
	}
}

/**
 * Digits leave as they come; what no digit can mend is broken. With the repair `number` a plus goes, and a point gets a zero that has
 * digits behind it only, or (inside brackets) before it.
 */
function readNumber(text: string, at: number, allowed: Allowed, inside: boolean): Value {
	const mends = allowed.repair("number");
	const plus = mends && text[at] === "+";
	const from = plus ? at + 1 : at;
	const sign = plus ? "" : run(text, from, /-/y);
	const point = from + sign.length;
	const bare = mends && text[point] === ".";
	const digits = bare ? run(text, point, /\.(?:[0-9]+(?:[eE][+-]?[0-9]*)?)?/y) : "";
	const json = bare
		? `${sign}0${digits}`
		: plus && text[from] === "-"
			? ""
			: run(text, from, NUMERIC);
	const end = bare ? point + digits.length : from + json.length;
	const read = { json, repairs: plus || bare ? ["number"] : [], lastString: null };
	const next = text[end];
	if (mends && inside && !bare && json.endsWith(".") && next !== undefined)
		return { ...read, json: `${json}0`, repairs: ["number"], outcome: done(end) };
	if (!NUMBER.test(json)) return { ...read, outcome: next === undefined ? OPEN : broken(end) };
	// `01`: the second digit is one too many.
	const tooMany = /[0-9.]/.test(next ?? "");
	return { ...read, outcome: tooMany ? broken(end) : done(end) };
}
