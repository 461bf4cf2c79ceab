import { JsonScanner } from "../scan/json/scanner.js";
import { DONE } from "../scan/output.js";
import { PythonScanner } from "../scan/python/scanner.js";
import { canonicalJson } from "./json.js";
import { isWhiteSpace, trimWhiteSpace } from "./whitespace.js";

/** Signs that mean nothing before a container, and behind it. */
const FENCE = "```";
const LANGUAGE = "json";
const BEFORE: readonly string[] = ["\ufeff", FENCE + LANGUAGE, FENCE];
const BEHIND: readonly string[] = ["}", "]", ")", ";", FENCE];

/**
 * The canonical JSON text of a container that is not JSON: a Python literal (`{'a': None}`, `(1, 2)`),
 * then JSON with the repairs of docs/SEMANTICS.md, section 7 (`{a: 1}`). Null if it is neither.
 * A byte order mark, a code fence, and brackets and semicolons too many behind it are no part of it. Where its quotes are all
 * escaped (`[{\"a\": 1}]`), as they stand in a string of JSON, it is what that string holds.
 */
export function tolerantJson(written: string, depth: number): string | null {
	const sign = BEFORE.find((one) => written.startsWith(one)) ?? "";
	const text = trimWhiteSpace(written.slice(sign.length));
	if (!"{[(".includes(text.charAt(0))) return null;
	return (
		readWith(new PythonScanner(true, depth), text, depth) ??
		readWith(new JsonScanner(true, depth), text, depth) ??
		readEscaped(text, depth)
	);
}

/** The first quote is escaped, behind nothing but brackets. */
const ESCAPED = /^[[{][\s[{]*\\"/;

function readEscaped(text: string, depth: number): string | null {
	if (!ESCAPED.test(text)) return null;
	let inner: unknown;
	try {
		inner = JSON.parse(`"${text}"`);
	} catch {
		return null;
	}
	return typeof inner === "string" ? readWith(new JsonScanner(false, depth), inner, depth) : null;
}

function readWith(
	scanner: PythonScanner | JsonScanner,
	text: string,
	depth: number,
): string | null {
	const end = scanner.scan(text, 0, text.length);
	if (scanner.status !== DONE || !meansNothing(text, end)) return null;
	return canonicalJson(scanner.take(text, 0, end), depth);
}

/** Whether nothing but such signs and white space stands from `from` on. */
function meansNothing(text: string, from: number): boolean {
	let at = from;
	while (at < text.length) {
		const sign = BEHIND.find((one) => text.startsWith(one, at));
		if (sign === undefined && !isWhiteSpace(text.charCodeAt(at))) return false;
		at += sign?.length ?? 1;
	}
	return true;
}
