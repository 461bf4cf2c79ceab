import type { FunctionDefinition } from "../options.js";
import { stringEnd } from "./json.js";
import { scalar } from "./scalar.js";
import { propertyTypes } from "./schema.js";
import { ANY_NUMBER, BOOLEAN, STRING } from "./types.js";
import { trimWhiteSpace } from "./whitespace.js";

/** An arguments text after the policy `coerceQuoted`. */
export interface Unquoted {
	/** the text as it was, but for the values that were converted */
	readonly text: string;
	readonly changed: boolean;
}

/**
 * Policy `coerceQuoted`: in one JSON object, a string that stands directly under a key whose schema
 * asks for a number or boolean, and not for a string, becomes that number or boolean (`"5"` → `5`).
 * Every other character stays. Text that is not one JSON object is returned unchanged.
 */
export function coerceQuoted(tool: FunctionDefinition, argumentsText: string): Unquoted {
	let text = "";
	let kept = 0;
	for (const member of stringMembers(argumentsText)) {
		const json = unquote(tool, member.key, member.value);
		if (json === null) continue;
		text += argumentsText.slice(kept, member.start) + json;
		kept = member.end;
	}
	return { text: text + argumentsText.slice(kept), changed: kept > 0 };
}

function unquote(tool: FunctionDefinition, key: string, value: string): string | null {
	const { bits } = propertyTypes(tool, key);
	const wanted = bits & (ANY_NUMBER | BOOLEAN);
	if ((bits & STRING) !== 0 || wanted === 0) return null;
	return scalar(wanted, trimWhiteSpace(value));
}

/** A member of the outermost object whose value is a string; the span is the value's, quotes included. */
interface StringMember {
	readonly key: string;
	readonly value: string;
	readonly start: number;
	readonly end: number;
}

function* stringMembers(json: string): Generator<StringMember> {
	if (!isJson(json)) return;
	let depth = 0;
	let key: string | null = null;
	for (let at = 0; at < json.length; ) {
		const char = json[at];
		if (char !== '"') {
			if (char === "{" || char === "[") depth++;
			else if (char === "}" || char === "]") depth--;
			// what stands behind a comma is a key again; commas further inside end no string of this depth
			else if (char === ",") key = null;
			at++;
			continue;
		}
		const end = stringEnd(json, at);
		if (depth === 1) {
			const text = String(JSON.parse(json.slice(at, end)));
			if (key === null) key = text;
			else yield { key, value: text, start: at, end };
		}
		at = end;
	}
}

/** In JSON that is no object no string stands behind a key. */
function isJson(json: string): boolean {
	try {
		JSON.parse(json);
		return true;
	} catch {
		return false;
	}
}
