/** One Python literal, as compact JSON text. No recursion: the open containers are a stack. */
import { isStringStart, readPythonString } from "./python-string.js";
import {
	type Allowed,
	broken,
	done,
	OPEN,
	type Outcome,
	pastSpace,
	run,
	type Value,
} from "./scan.js";

const TOKEN = /[+-]?[0-9A-Za-z_.]+(?:(?<=[0-9.][eE])[+-][0-9_]*)?/y;
const WORDS: { readonly [word: string]: string } = {
	True: "true",
	False: "false",
	None: "null",
	true: "true",
	false: "false",
	null: "null",
};

interface Container {
	readonly open: "{" | "[" | "(";
	/** JSON texts; in a dict keys and values in turn */
	readonly items: string[];
	/** in a dict, the key that waits for its value */
	key: string | null;
	commas: number;
}

type Expect = "value" | "first" | "next" | "colon" | "after";

export function readPython(text: string, from: number, allowed: Allowed): Value {
	const stack: Container[] = [];
	let at = from;
	let result: string | null = null;
	let cut = "";
	let lastString: number | null = null;
	let expect: Expect = "value";
	const end = (outcome: Outcome): Value => ({
		outcome,
		json:
			result ?? stack.map((one) => partial(one, one !== stack.at(-1) || cut !== "")).join("") + cut,
		repairs: [],
		lastString,
	});
	/** A value is read: it goes into its container. True when it was the whole one. */
	const take = (json: string): boolean => {
		const inside = stack.at(-1);
		if (inside === undefined) {
			result = json;
			return true;
		}
		if (inside.open === "{" && inside.key === null) {
			inside.key = json;
			expect = "colon";
		} else {
			inside.items.push(inside.key === null ? json : `${inside.key}:${json}`);
			inside.key = null;
			expect = "after";
		}
		return false;
	};

	for (;;) {
		const now = expect as Expect;
		if (stack.length > 0) at = pastSpace(text, at);
		const char = text[at];
		if (char === undefined) return end(OPEN);
		const inside = stack.at(-1);
		if (now === "colon") {
			if (char !== ":") return end(broken(at));
			expect = "value";
			at++;
		} else if (inside !== undefined && char === CLOSERS[inside.open] && now !== "value") {
			// `[,]` has no item before its comma, which is found where the comma stands.
			stack.pop();
			at++;
			if (take(whole(inside))) return end(done(at));
		} else if (now === "after") {
			if (char !== "," || inside === undefined) return end(broken(at));
			inside.commas++;
			expect = "next";
			at++;
		} else if (char === "{" || char === "[" || char === "(") {
			if (stack.length >= allowed.depth) {
				return end({ is: "broken", at, why: "limit-depth" });
			}
			// A container is no key.
			if (inside?.open === "{" && inside.key === null) return end(broken(at));
			stack.push({ open: char, items: [], key: null, commas: 0 });
			expect = "first";
			at++;
		} else if (isStringStart(text, at)) {
			lastString = at;
			const string = readPythonString(text, at);
			const json = JSON.stringify(string.value);
			if (string.outcome.is !== "done") {
				cut = json.slice(0, -1);
				return end(string.outcome);
			}
			at = string.outcome.end;
			if (take(json)) return end(done(at));
		} else {
			const token = run(text, at, TOKEN);
			const json = Object.hasOwn(WORDS, token) ? WORDS[token] : pythonNumber(token);
			if (json === undefined) {
				const stop = at + token.length;
				return end(text[stop] === undefined ? OPEN : broken(stop));
			}
			at += token.length;
			const isKey = inside?.open === "{" && inside.key === null;
			if (take(isKey ? JSON.stringify(json) : json)) return end(done(at));
		}
	}
}

const CLOSERS = { "{": "}", "[": "]", "(": ")" };

function whole({ open, items, commas }: Container): string {
	if (open === "{") return `{${items.join(",")}}`;
	// Round brackets around one value without a comma are no tuple.
	const [only] = items;
	if (open === "(" && only !== undefined && commas === 0) return only;
	return `[${items.join(",")}]`;
}

/** A comma leaves with what stands behind it. */
function partial({ open, items, key }: Container, more: boolean): string {
	const comma = items.length > 0 && (key !== null || more) ? "," : "";
	return `${open === "{" ? "{" : "["}${items.join(",")}${comma}${key === null ? "" : `${key}:`}`;
}

/** JSON text of a Python number, digit by digit; undefined if it is none. */
function pythonNumber(token: string): string | undefined {
	const negative = token.startsWith("-");
	const digits = token.replace(/^[+-]/, "").replaceAll("_", "");
	const sign = negative ? "-" : "";
	if (/^0(x[0-9a-f]+|o[0-7]+|b[01]+)$/i.test(digits)) return sign + BigInt(digits).toString();
	const parts = /^(0+|[1-9][0-9]*)?(\.[0-9]*)?([eE][+-]?[0-9]+)?$/.exec(digits);
	const [, integer = "", fraction = "", exponent = ""] = parts ?? [];
	if (parts === null || (integer === "" && fraction.length < 2)) return undefined;
	const whole = integer === "" ? "0" : integer.replace(/^0+(?=.)/, "");
	return sign + whole + (fraction === "." ? ".0" : fraction) + exponent;
}
