/** Methods of `str`. */
import { TemplateError } from "../error.js";
import {
	BLANK_RUN,
	charactersOf,
	isBlank,
	isPlain,
	lengthOf,
	type Side,
	stripped,
} from "./characters.js";
import { Given } from "./given.js";
import { type Named, Tuple, type Value } from "./kinds.js";
import { truth } from "./operate.js";

export type StringMethod = (text: string, given: readonly Value[], named: Named) => Value;

function method(names: string, run: (text: string, given: Given) => Value): StringMethod {
	return (text, positional, named) => run(text, new Given("the method", names, positional, named));
}

function strip(side: Side): StringMethod {
	return method("chars", (text, given) => stripped(text, given.textOrNone("chars"), side));
}

function every(test: (character: string) => boolean): StringMethod {
	return method("", (text) => text !== "" && charactersOf(text).every(test));
}

/** A tuple of texts is a choice. */
function affix(test: (text: string, part: string) => boolean): StringMethod {
	return method("part start end", (text, given) => {
		const part = given.needed("part");
		const parts = part instanceof Tuple ? part.items : [part];
		const [start, end] = [
			given.number("start", 0),
			given.has("end") ? given.number("end", 0) : undefined,
		];
		const within = text.slice(start, end);
		return parts.some((one) => test(within, textOf(one)));
	});
}

function textOf(value: Value): string {
	if (typeof value === "string") return value;
	throw new TemplateError("a text is expected");
}

function find(last: boolean, mustBe: boolean): StringMethod {
	return method("sub start", (text, given) => {
		const sub = textOf(given.needed("sub"));
		const from = given.number("start", 0);
		const at = last ? text.lastIndexOf(sub) : text.indexOf(sub, from);
		if (at < 0 && mustBe) throw new TemplateError("substring not found");
		return at < 0 || at < from ? -1 : lengthOf(text.slice(0, at));
	});
}

function justify(place: (missing: number) => number): StringMethod {
	return method("width fill", (text, given) => {
		const missing = Math.max(0, Math.min(given.number("width", 0), 100_000) - lengthOf(text));
		const left = place(missing);
		const fill = given.text("fill", " ");
		return fill.repeat(left) + text + fill.repeat(missing - left);
	});
}

/** At most `most` cuts; below 0: all. */
export function split(
	text: string,
	separator: string | null,
	most: number,
	fromEnd: boolean,
): string[] {
	if (separator === "") throw new TemplateError("empty separator");
	const parts =
		separator === null ? stripped(text, null, "both").split(BLANK_RUN) : text.split(separator);
	if (separator === null && parts.length === 1 && parts[0] === "") return [];
	if (most < 0 || parts.length <= most + 1) return parts;
	if (separator !== null)
		return fromEnd
			? [parts.slice(0, parts.length - most).join(separator), ...parts.slice(parts.length - most)]
			: [...parts.slice(0, most), parts.slice(most).join(separator)];
	return blankSplit(text, most, fromEnd);
}

/** Cuts at white space, which stays as it is in the part that is not cut. */
function blankSplit(text: string, most: number, fromEnd: boolean): string[] {
	const parts: string[] = [];
	let rest = stripped(text, null, "both");
	for (let cuts = 0; cuts < most; cuts++) {
		const found = fromEnd ? /^([\s\S]*\S)\s+(\S+)$/.exec(rest) : /^(\S+)\s+([\s\S]*)$/.exec(rest);
		if (found === null) break;
		const [, front = "", back = ""] = found;
		parts.push(fromEnd ? back : front);
		rest = fromEnd ? front : back;
	}
	return fromEnd ? [rest, ...parts.reverse()] : [...parts, rest];
}

function splitter(fromEnd: boolean): StringMethod {
	return method("sep maxsplit", (text, given) =>
		split(text, given.textOrNone("sep"), given.number("maxsplit", -1), fromEnd),
	);
}

function partition(last: boolean): StringMethod {
	return method("sep", (text, given) => {
		const sep = textOf(given.needed("sep"));
		const at = last ? text.lastIndexOf(sep) : text.indexOf(sep);
		if (at < 0) return new Tuple(last ? ["", "", text] : [text, "", ""]);
		return new Tuple([text.slice(0, at), sep, text.slice(at + sep.length)]);
	});
}

export function capitalized(text: string): string {
	const [first = "", ...rest] = isPlain(text)
		? [text.slice(0, 1), text.slice(1)]
		: charactersOf(text);
	return first.toUpperCase() + rest.join("").toLowerCase();
}

/** As `str.title`: a letter behind anything but a letter is great. */
function titled(text: string): string {
	return text.replace(/\p{L}+/gu, capitalized);
}

const LINE_END = /\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/g;

export function linesOf(text: string, keep: boolean): string[] {
	const lines: string[] = [];
	let start = 0;
	for (const { index, 0: end } of text.matchAll(LINE_END)) {
		lines.push(text.slice(start, keep ? index + end.length : index));
		start = index + end.length;
	}
	if (start < text.length) lines.push(text.slice(start));
	return lines;
}

function cased(test: RegExp, against: RegExp): StringMethod {
	return method("", (text) => test.test(text) && !against.test(text));
}

export const STRING_METHODS: ReadonlyMap<string, StringMethod> = new Map<string, StringMethod>([
	["capitalize", method("", capitalized)],
	["casefold", method("", (text) => text.toLowerCase())],
	["center", justify((missing) => Math.floor(missing / 2))],
	["count", method("sub", (text, given) => text.split(textOf(given.needed("sub"))).length - 1)],
	["endswith", affix((text, part) => text.endsWith(part))],
	[
		"expandtabs",
		method("size", (text, given) => text.replaceAll("\t", " ".repeat(given.number("size", 8)))),
	],
	["find", find(false, false)],
	["index", find(false, true)],
	["isalnum", every((one) => /[\p{L}\p{N}]/u.test(one))],
	["isalpha", every((one) => /\p{L}/u.test(one))],
	["isascii", method("", (text) => !/[^\0-\x7f]/.test(text))],
	["isdecimal", every((one) => /\p{Nd}/u.test(one))],
	["isdigit", every((one) => /[\p{Nd}²³¹⁰-⁹₀-₉]/u.test(one))],
	["isidentifier", method("", (text) => /^[\p{ID_Start}_]\p{ID_Continue}*$/u.test(text))],
	["islower", cased(/\p{Ll}/u, /\p{Lu}/u)],
	["isnumeric", every((one) => /\p{N}/u.test(one))],
	["isspace", every(isBlank)],
	["istitle", method("", (text) => /\p{L}/u.test(text) && titled(text) === text)],
	["isupper", cased(/\p{Lu}/u, /\p{Ll}/u)],
	["join", method("items", (text, given) => given.items("items").map(textOf).join(text))],
	["ljust", justify(() => 0)],
	["lower", method("", (text) => text.toLowerCase())],
	["lstrip", strip("left")],
	["partition", partition(false)],
	[
		"removeprefix",
		method("prefix", (text, given) => without(text, textOf(given.needed("prefix")), false)),
	],
	[
		"removesuffix",
		method("suffix", (text, given) => without(text, textOf(given.needed("suffix")), true)),
	],
	["replace", method("old new count", replaced)],
	["rfind", find(true, false)],
	["rindex", find(true, true)],
	["rjust", justify((missing) => missing)],
	["rpartition", partition(true)],
	["rsplit", splitter(true)],
	["rstrip", strip("right")],
	["split", splitter(false)],
	[
		"splitlines",
		method("keepends", (text, given) => linesOf(text, truth(given.value("keepends")))),
	],
	["startswith", affix((text, part) => text.startsWith(part))],
	["strip", strip("both")],
	["swapcase", method("", swapped)],
	["title", method("", titled)],
	["upper", method("", (text) => text.toUpperCase())],
	["zfill", method("width", zeroFilled)],
]);

function without(text: string, part: string, atEnd: boolean): string {
	if (part === "") return text;
	if (atEnd) return text.endsWith(part) ? text.slice(0, -part.length) : text;
	return text.startsWith(part) ? text.slice(part.length) : text;
}

export function replaced(text: string, given: Given): string {
	const [old, now] = [textOf(given.needed("old")), textOf(given.needed("new"))];
	const count = given.value("count");
	if (typeof count !== "number" || count < 0) return text.split(old).join(now);
	let left = count;
	return text.replaceAll(old, (found) => (left-- > 0 ? now : found));
}

function swapped(text: string): string {
	return text.replace(/\p{L}/gu, (one) =>
		one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase(),
	);
}

function zeroFilled(text: string, given: Given): string {
	const sign = /^[-+]/.exec(text)?.[0] ?? "";
	const width = Math.min(given.number("width", 0), 100_000);
	return sign + "0".repeat(Math.max(0, width - lengthOf(text))) + text.slice(sign.length);
}
