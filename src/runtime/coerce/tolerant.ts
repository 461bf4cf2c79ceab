import { JsonScanner } from "../scan/json.js";
import { DONE } from "../scan/output.js";
import { PythonScanner } from "../scan/python.js";
import { canonicalJson } from "./json.js";

/**
 * The canonical JSON text of a container that is not JSON: a Python literal (`{'a': None}`, `(1, 2)`),
 * then JSON with the repairs of docs/SEMANTICS.md, section 7 (`{a: 1}`). Null if it is neither.
 */
export function tolerantJson(text: string, depth: number): string | null {
	if (!"{[(".includes(text.charAt(0))) return null;
	return (
		readWith(new PythonScanner(true, depth), text, depth) ??
		readWith(new JsonScanner(true, depth), text, depth)
	);
}

function readWith(
	scanner: PythonScanner | JsonScanner,
	text: string,
	depth: number,
): string | null {
	const end = scanner.scan(text, 0, text.length);
	if (scanner.status !== DONE || end !== text.length) return null;
	return canonicalJson(scanner.take(text, 0, end), depth);
}
