/**
 * One Python literal, as the JSON text that it means; white space between its tokens stays. No recursion: the open containers
 * are a stack.
 */
import { isStringStart, readPythonString } from "./python-string.js";
import {
	type Allowed,
	broken,
	done,
	isSpace,
	note,
	OPEN,
	type Outcome,
	pastSpace,
	type Value,
} from "./scan.js";

const WORDS: { readonly [word: string]: string } = {
	True: "true",
	False: "false",
	None: "null",
	true: "true",
	false: "false",
	null: "null",
};
/** What letters at the beginning of a value may become: a word, or the prefix of a string. */
const BEGINNINGS = [
	...Object.keys(WORDS),
	...["b", "r", "u", "f", "br", "rb", "fr", "rf"].flatMap(cases),
];

const DIGITS = "[0-9](?:_?[0-9])*";
const WHOLE = "(?:0|[1-9](?:_?[0-9])*)";
const EXPONENT = `(?:[eE][+-]?${DIGITS})`;
const BASES = "0[xX](?:_?[0-9a-fA-F])+|0[oO](?:_?[0-7])+|0[bB](?:_?[01])+";
const NUMBER = new RegExp(
	`^[+-]?(?:${BASES}|${WHOLE}(?:\\.(?:${DIGITS})?)?${EXPONENT}?|\\.${DIGITS}${EXPONENT}?)$`,
);
/** With one of them behind it the beginning of a number is one. */
const COMPLETIONS = ["", "0", "1"];

/** What `(` and `{` begin is known behind the first item. */
type Kind = "list" | "tuple" | "dict" | "set" | "round" | "brace";
interface Container {
	kind: Kind;
	/** JSON text so far, its opening bracket included once it is known */
	json: string;
}
/** What the last value was, for it may turn out to be a key. */
type Last = "string" | "scalar" | "container";

type Expect = "value" | "first" | "next" | "after";

/** Arguments must be a dict: `wanted` says so, and a set is broken where it shows. */
export function readPython(
	text: string,
	from: number,
	allowed: Allowed,
	wanted: "any" | "dict" = "any",
): Value {
	const stack: Container[] = [];
	let at = from;
	let result = "";
	/** a comma, and the white space behind it */
	let waiting = "";
	let cut = "";
	let last = "scalar" as Last;
	let isKey = false;
	let expect = "value" as Expect;
	let repairs: readonly string[] = [];
	let lastString: number | null = null;

	const emit = (json: string): void => {
		const top = stack.at(-1);
		if (top === undefined) result += waiting + json;
		else top.json += waiting + json;
		waiting = "";
	};
	const end = (outcome: Outcome): Value => {
		const open = stack.findIndex(({ kind }) => kind === "round" || kind === "brace");
		const certain = open < 0 ? stack : stack.slice(0, open);
		const json = result + certain.map((one) => one.json).join("") + (open < 0 ? cut : "");
		return { outcome, json, repairs, lastString };
	};
	/** The kind of the innermost container is known; so far it has one item at most. */
	const decide = (top: Container, kind: Kind, bracket: string): void => {
		const quoted = kind === "dict" && last === "scalar";
		top.json = bracket + (quoted ? top.json.replace(/\S+/, '"$&"') : top.json);
		top.kind = kind;
	};
	/** A scalar or a string has been read. True when it is the whole value. */
	const take = (json: string, what: Last): boolean => {
		emit(json);
		last = what;
		expect = "after";
		return stack.length === 0;
	};
	/** The innermost container is a set, now that its first item is over, where only a dict will do. */
	const isUnwantedSet = ({ kind }: Container): boolean =>
		wanted === "dict" && stack.length === 1 && kind === "brace";
	/** A bracket closes; false if it does not fit. */
	const closeWith = (char: string): boolean => {
		const top = stack.at(-1);
		if (top === undefined || char !== CLOSERS[top.kind]) return false;
		if (isKey && expect !== "next") return false;
		const isEmpty = expect === "first";
		if (!isEmpty && isUnwantedSet(top)) return false;
		if (expect === "next") {
			top.json += waiting.slice(1);
			waiting = "";
		}
		if (top.kind === "round") {
			if (isEmpty) top.json = `[${top.json}]`;
			if (isEmpty) last = "container";
		} else {
			if (top.kind === "brace") decide(top, isEmpty ? "dict" : "set", isEmpty ? "{" : "[");
			top.json += top.kind === "dict" ? "}" : "]";
			last = "container";
		}
		isKey = false;
		expect = "after";
		stack.pop();
		emit(top.json);
		return true;
	};

	for (;;) {
		const char = text[at];
		const top = stack.at(-1);
		if (char === undefined) return end(OPEN);
		if (top !== undefined && isSpace(char)) {
			const behind = pastSpace(text, at);
			if (waiting === "") emit(text.slice(at, behind));
			else waiting += text.slice(at, behind);
			at = behind;
		} else if (expect === "after" && top !== undefined) {
			if (char === ":") {
				if (top.kind === "brace" && last !== "container") decide(top, "dict", "{");
				else if (top.kind !== "dict" || !isKey) return end(broken(at));
				isKey = false;
				expect = "value";
				emit(char);
			} else if (char === ",") {
				if (isUnwantedSet(top)) return end(broken(at));
				if (top.kind === "round") decide(top, "tuple", "[");
				else if (top.kind === "brace") decide(top, "set", "[");
				else if (top.kind === "dict") {
					if (isKey) return end(broken(at));
					isKey = true;
				}
				waiting = char;
				expect = "next";
			} else if (!closeWith(char)) return end(broken(at));
			lastString = null;
			at++;
			if (stack.length === 0) return end(done(at));
		} else if (isStringStart(text, at)) {
			lastString = at;
			// an item of a list, or a key: there a comma or a colon is missing
			const joins = top === undefined || top.kind === "round" || (top.kind === "dict" && !isKey);
			const string = readPythonString(text, at, top !== undefined, joins, allowed);
			repairs = string.repairs.reduce(note, repairs);
			if (string.outcome.is !== "done") {
				cut = waiting + string.json;
				return end(string.outcome);
			}
			at = string.outcome.end;
			if (take(string.json + string.space, "string")) return end(done(at));
		} else if (char === "{" || char === "[" || char === "(") {
			if (isKey) return end(broken(at));
			if (stack.length >= allowed.depth) return end({ is: "broken", at, why: "limit-depth" });
			emit("");
			stack.push({
				kind: char === "[" ? "list" : char === "(" ? "round" : "brace",
				json: char === "[" ? char : "",
			});
			expect = "first";
			at++;
		} else if (/[A-Za-z]/.test(char)) {
			const word = readWord(text, at);
			if (typeof word !== "string") {
				// What begins no item does not show that the comma is none at the end.
				if (word.is !== "broken" || word.at > at) cut = waiting;
				return end(word);
			}
			at += word.length;
			const json = WORDS[word] ?? "";
			if (take(isKey ? `"${json}"` : json, "scalar")) return end(done(at));
		} else if (/[-+.0-9]/.test(char)) {
			let length = 1;
			while (text[at + length] !== undefined && beginsNumber(text.slice(at, at + length + 1)))
				length++;
			const token = text.slice(at, at + length);
			const isLast = text[at + length] === undefined;
			if (isLast && (top !== undefined || !NUMBER.test(token) || /\d\.$/.test(token))) {
				cut = waiting;
				return end(OPEN);
			}
			if (!NUMBER.test(token)) {
				cut = waiting;
				return end(broken(at + length));
			}
			at += length;
			const json = jsonNumber(token);
			if (take(isKey ? `"${json}"` : json, "scalar")) return end(done(at));
		} else {
			if (expect === "value" || !closeWith(char)) return end(broken(at));
			at++;
			if (stack.length === 0) return end(done(at));
		}
	}
}

const CLOSERS: { readonly [K in Kind]: string } = {
	list: "]",
	tuple: ")",
	round: ")",
	dict: "}",
	set: "}",
	brace: "}",
};

function cases(letters: string): readonly string[] {
	const [a = "", b = ""] = letters;
	const both = (letter: string): readonly string[] => [letter, letter.toUpperCase()];
	return both(a).flatMap((first) => (b === "" ? [first] : both(b).map((second) => first + second)));
}

/** A word, or why there is none. */
function readWord(text: string, at: number): string | Outcome {
	for (let length = 1; ; length++) {
		const word = text.slice(at, at + length);
		if (word.length < length) return OPEN;
		if (!BEGINNINGS.some((one) => one.startsWith(word))) return broken(at + length - 1);
		if (Object.hasOwn(WORDS, word)) return word;
	}
}

function beginsNumber(text: string): boolean {
	return COMPLETIONS.some((more) => NUMBER.test(text + more));
}

/** JSON text of a Python number, digit by digit. */
function jsonNumber(token: string): string {
	const sign = token.startsWith("-") ? "-" : "";
	const digits = token.replace(/^[+-]/, "").replaceAll("_", "");
	if (/^0[xob]/i.test(digits)) return sign + BigInt(digits).toString();
	return sign + digits.replace(/^\./, "0.").replace(/\.(?!\d)/, ".0");
}
