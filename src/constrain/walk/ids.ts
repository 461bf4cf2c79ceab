/** Ids of calls, in the shape of the format, and their numbers. */
import type { WriteKind } from "../../render/writing.js";
import type { IdPart } from "../../runtime/contract.js";
import { type Expr, many, oneOf, row, text } from "../grammar/expr.js";
import { numberBehind } from "./counting.js";
import type { State } from "./state.js";
import type { Then, Walk } from "./walk.js";

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
	walk.outlines.spoil();
	if (walk.holes !== null) return walk.holes.make(base);
	walk.placed = true;
	return first ? text(String(base)) : numberBehind(base);
}

/** What stands behind a number or an id: a rule, which the first call and all others share. */
export function behindIndex(walk: Walk, state: State, then: Then): Expr | null {
	const { holes } = walk;
	if (holes === null) return then(state);
	const before = holes.count;
	const behind = then(state);
	return behind === null || behind.t === "text" || behind.t === "rule" || holes.count > before
		? behind
		: holes.closed(behind);
}
