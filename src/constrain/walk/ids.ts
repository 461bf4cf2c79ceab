/** Ids of calls, in the shape of the format, and their numbers. */
import type { WriteKind } from "../../render/writing.js";
import type { IdPart } from "../../runtime/contract.js";
import { choice, type Expr, many, oneOf, row, text } from "../grammar/expr.js";
import type { State } from "./state.js";
import type { Walk } from "./walk.js";

/** An id in the format's own shape; where that does not fit, the number of the call. */
export function idOf(walk: Walk, kind: WriteKind | null, s: State): Expr {
	const { ids } = walk.source;
	const plain = kind === "word" || kind === "attr" || kind === null || kind === "line";
	if (ids.length === 0 || !plain) return indexOf(walk, s);
	return row(...ids.map((part) => idPart(walk, part, s)));
}

function idPart(walk: Walk, part: IdPart, s: State): Expr {
	if ("text" in part) return text(part.text);
	if ("random" in part) return many(oneOf("0-9", "a-f"), part.random, part.random);
	if ("alnum" in part) return many(oneOf("0-9", "A-Z", "a-z"), part.alnum, part.alnum);
	return part.use === "name" ? text(s.tool?.name ?? "") : indexOf(walk, s);
}

export function indexOf(walk: Walk, { first }: State, base: 0 | 1 = 0): Expr {
	walk.placed = true;
	if (first) return text(String(base));
	// others are told from it
	const more = many(oneOf("0-9"), 1, 2);
	return choice([oneOf(base === 0 ? "1-9" : "2-9"), row(oneOf("1-9"), more)]);
}
