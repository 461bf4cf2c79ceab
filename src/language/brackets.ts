import { spanOf } from "./places.js";
import type { SourceSpan } from "./syntax.js";

export interface OpenBracket {
	readonly bracket: string;
	readonly at: SourceSpan;
}

/** The innermost bracket that is open at the end of a piece of a statement, or null. Literals and comments do not count. */
export function openBracket(source: string, from: number, to: number): OpenBracket | null {
	const open: number[] = [];
	const tokens = source
		.slice(from, to)
		.matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|#.*|[(){}]/g);
	for (const token of tokens) {
		if (token[0] === "(" || token[0] === "{") open.push(from + token.index);
		else if (token[0] === ")" || token[0] === "}") open.pop();
	}
	const offset = open.at(-1);
	if (offset === undefined) return null;
	return { bracket: source.charAt(offset), at: spanOf(source, offset, offset + 1) };
}
