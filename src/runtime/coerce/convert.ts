import { DEFAULT_LIMITS } from "../limits.js";
import { canonicalJson } from "./json.js";
import { numberText, readsBack } from "./number.js";
import { numeric, scalar } from "./scalar.js";
import { tolerantJson } from "./tolerant.js";
import {
	ARRAY,
	BOOLEAN,
	CONTAINER,
	INTEGER,
	NULL,
	OBJECT,
	STRING,
	type ValueTypes,
} from "./types.js";
import { trimWhiteSpace } from "./whitespace.js";

/** The JSON text of a value that arrived as bare text. */
export interface Converted {
	/** one RFC 8259 value, compact */
	readonly json: string;
	/** `kept-string`: no declared type could be read from the text, so the raw text is kept as a string */
	readonly note: "" | "kept-string";
}

export interface ConvertOptions {
	/** false: containers must be JSON; default: Python literals and repairable JSON are read too */
	readonly tolerant?: boolean;
	/** nesting of containers; a deeper text is no container. Default: that of limits.ts */
	readonly depth?: number;
}

/** Whether the value is a string and nothing else, so that its text may leave before its end is known. */
export function streamsAsString(types: ValueTypes): boolean {
	return types.declared && types.bits === STRING;
}

/**
 * Reads bare text by its declared types. Total: every text has a result. A string is the raw text,
 * untouched; everything else is read from the text without white space at its ends.
 */
export function convertText(
	types: ValueTypes,
	raw: string,
	options: ConvertOptions = {},
): Converted {
	if (streamsAsString(types)) return string(raw, "");
	const { bits } = types;
	const text = trimWhiteSpace(raw);
	const depth = options.depth ?? DEFAULT_LIMITS.depth;
	if (!types.declared) return { json: guess(text, depth) ?? JSON.stringify(raw), note: "" };
	if ((bits & STRING) !== 0) {
		const json = named(types, raw, text) ?? unmistakable(bits, text, depth);
		return { json: json ?? JSON.stringify(raw), note: "" };
	}
	const json = lenient(bits, text, depth, options.tolerant ?? true);
	return json === null ? string(raw, "kept-string") : { json, note: "" };
}

function string(raw: string, note: Converted["note"]): Converted {
	return { json: JSON.stringify(raw), note };
}

/** Nothing is declared: JSON if it is JSON. A number that readers would turn into infinity stays text. */
function guess(text: string, depth: number): string | null {
	const json = canonicalJson(text, depth);
	return json !== null && isNumeric(json) ? numberText(json) : json;
}

function isNumeric(json: string): boolean {
	const first = json[0] ?? "";
	return first === "-" || (first >= "0" && first <= "9");
}

/** The first member of a mixed `enum` that the text spells: strings exactly, others as JSON writes them. */
function named(types: ValueTypes, raw: string, text: string): string | null {
	for (const member of types.members) {
		if (typeof member === "string" ? member === raw : JSON.stringify(member) === text) {
			return JSON.stringify(member);
		}
	}
	return null;
}

/**
 * The types of a union with string. The text itself is a valid value, so another reading needs to
 * lose nothing: `007`, `1.10` and `12e5` stay strings, and so do free spellings like `NONE`.
 */
function unmistakable(bits: number, text: string, depth: number): string | null {
	if ((bits & NULL) !== 0 && (text === "null" || text === "None")) return "null";
	if ((bits & BOOLEAN) !== 0) {
		if (text === "true" || text === "True") return "true";
		if (text === "false" || text === "False") return "false";
	}
	if ((bits & INTEGER) !== 0 && readsBack(text)) {
		const json = numeric(bits, text);
		if (json === text) return json;
	}
	return strictContainer(bits, text, depth);
}

/** No string is allowed: every sensible spelling of the other types counts. */
function lenient(bits: number, text: string, depth: number, tolerant: boolean): string | null {
	const json = scalar(bits, text) ?? strictContainer(bits, text, depth);
	if (json !== null || (bits & CONTAINER) === 0) return json;
	return tolerant ? fitting(bits, tolerantJson(text, depth)) : null;
}

function strictContainer(bits: number, text: string, depth: number): string | null {
	return opens(bits, text) ? canonicalJson(text, depth) : null;
}

function fitting(bits: number, json: string | null): string | null {
	return json !== null && opens(bits, json) ? json : null;
}

/** Whether the text begins like a container of an allowed kind. */
function opens(bits: number, text: string): boolean {
	return ((bits & OBJECT) !== 0 && text[0] === "{") || ((bits & ARRAY) !== 0 && text[0] === "[");
}
