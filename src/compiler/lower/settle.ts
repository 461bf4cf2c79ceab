/**
 * Where the terminator of an open payload ends (the settling point (a) of docs/SEMANTICS.md): behind what follows the
 * payload in its own sequence up to the next payload, the next `&` inclusive, or the end of the sequence; if all of
 * that may be empty, the question goes to the enclosing sequence.
 */
import { childrenOf, isOpenPayload, type Tree } from "../normal/tree.js";

/** Whether the tree may end inside an open payload, with nothing behind it. */
export function endsOpen(tree: Tree): boolean {
	if (isOpenPayload(tree)) return true;
	switch (tree.t) {
		case "seq":
			return openBefore(tree.items, tree.items.length);
		case "alt":
			return tree.options.some(endsOpen);
		case "opt":
		case "star":
		case "list":
			return endsOpen(tree.body);
		default:
			return false;
	}
}

/** Whether the items before `end` may end inside an open payload with nothing but possibly empty items behind it. */
export function openBefore(items: readonly Tree[], end: number): boolean {
	for (let i = end - 1; i >= 0; i--) {
		const item = items[i];
		if (item === undefined) return false;
		if (endsOpen(item)) return true;
		if (!nullable(item)) return false;
	}
	return false;
}

/** The indexes of a sequence behind which a terminator is complete. */
export function settlePoints(items: readonly Tree[]): ReadonlySet<number> {
	const points = new Set<number>();
	items.forEach((item, i) => {
		if (!endsOpen(item)) return;
		let definite = false;
		for (let j = i + 1; j < items.length; j++) {
			const next = items[j];
			if (next === undefined || holdsPayload(next)) {
				if (definite) points.add(j - 1);
				return;
			}
			if (!nullable(next)) definite = true;
			if (holdsLook(next)) {
				points.add(j);
				return;
			}
		}
		if (definite) points.add(items.length - 1);
	});
	return points;
}

export function nullable(tree: Tree): boolean {
	switch (tree.t) {
		case "seq":
			return tree.items.every(nullable);
		case "alt":
			return tree.options.some(nullable);
		case "opt":
		case "space":
		case "assert":
		case "commit":
		case "constant":
		case "repair":
			return true;
		case "star":
			return !tree.atLeastOne || nullable(tree.body);
		case "list":
			return nullable(tree.body);
		case "capture":
		case "builder":
			return nullable(tree.body);
		// a condition is evidence: a terminator that is only `&x` is definite
		case "look":
			return false;
		case "payload":
		case "literal":
		case "eol":
		case "pattern":
		case "backref":
		case "recur":
		case "message":
			return false;
		default:
			return tree satisfies never;
	}
}

function holdsPayload(tree: Tree): boolean {
	if (tree.t === "look") return false;
	if (tree.t === "pattern") return true;
	if (tree.t === "payload") return tree.kind !== "word" && tree.kind !== "digits";
	return childrenOf(tree).some(holdsPayload);
}

function holdsLook(tree: Tree): boolean {
	return tree.t === "look" || childrenOf(tree).some(holdsLook);
}
