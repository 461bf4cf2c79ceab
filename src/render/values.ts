/** Values as the wire writes them: JSON and Python with a blank behind `,` and `:`, as chat templates print them. */
import { Digits, type Json, Members } from "./json.js";
import type { Words } from "./writing.js";

export const JSON_WORDS: Words = { true: "true", false: "false", null: "null" };

export function jsonText(value: Json): string {
	return print(value, JSON_WORDS);
}

/** JSON without white space. */
export function compactText(value: Json): string {
	return print(value, JSON_WORDS, JSON.stringify, ",", ":");
}

/** The text of members, each on a line of its own; `at`: where the lines of the whole begin. */
export function linesText(members: readonly string[], at: string, unit: string): string {
	return members.map((member) => `\n${at}${unit}${member}`).join();
}

/** JSON over several lines. */
export function indentedText(value: Json, at: string, unit: string): string {
	const inner = (one: Json) => indentedText(one, at + unit, unit);
	if (value instanceof Members && value.of.size > 0) {
		const members = [...value.of].map(([key, of]) => `${JSON.stringify(key)}: ${inner(of)}`);
		return `{${linesText(members, at, unit)}\n${at}}`;
	}
	if (Array.isArray(value) && value.length > 0)
		return `[${linesText(value.map(inner), at, unit)}\n${at}]`;
	return jsonText(value);
}

/** A Python literal. JSON's strings are Python's, but for the solidus, which is not escaped here, and half pairs. */
export function pythonText(value: Json, words: Words): string {
	return print(value, words);
}

function print(
	value: Json,
	words: Words,
	quote: (text: string) => string = JSON.stringify,
	item = ", ",
	colon = ": ",
): string {
	if (value === null) return words.null;
	if (typeof value === "boolean") return value ? words.true : words.false;
	if (typeof value === "string") return quote(value);
	if (value instanceof Digits) return value.text;
	const inner = (one: Json) => print(one, words, quote, item, colon);
	if (!(value instanceof Members)) return `[${value.map(inner).join(item)}]`;
	const members = [...value.of].map(([key, of]) => `${quote(key)}${colon}${inner(of)}`);
	return `{${members.join(item)}}`;
}

/** A value that stands between markers as bare text: a string as it is, a container as JSON. */
export function bareText(value: Json, words: Words): string {
	if (typeof value === "string") return value;
	return typeof value === "boolean" || value === null ? print(value, words) : jsonText(value);
}

/** The same where no type is known, or where a mark in a string of a container would end it: such signs are escaped there. */
export function plainText(value: Json): string {
	return typeof value === "string" ? value : print(value, JSON_WORDS, escaped);
}

function escaped(text: string): string {
	return JSON.stringify(text).replace(/\\.|(?!^"|"$)[!-/:-@[-`{-~\uff5c]/g, (sign) =>
		sign.length > 1 ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}
