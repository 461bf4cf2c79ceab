/**
 * Where the terminator of an open payload ends (the settling point (a) of docs/SEMANTICS.md): behind what follows the
 * payload in its own sequence up to the next payload, the next `&` inclusive, or the end of the sequence; if all of
 * that may be empty, the question goes to the enclosing sequence.
 */

import { isOpenPayload, type Tree } from "../normal/tree.js";
import { childrenOf } from "../walks/normal.js";

/** The rules that call themselves, by name. */
type Rules = ReadonlyMap<string, Tree>;

/** Whether the tree may end inside an open payload, with nothing behind it. */
function endsOpen(tree: Tree, rules: Rules, inside: readonly string[] = []): boolean {
	if (isOpenPayload(tree)) return true;
	switch (tree.t) {
		case "seq":
			for (let i = tree.items.length - 1; i >= 0; i--) {
				const item = tree.items[i];
				if (item === undefined) return false;
				if (endsOpen(item, rules, inside)) return true;
				if (!nullable(item)) return false;
			}
			return false;
		case "alt":
			return tree.options.some((option) => endsOpen(option, rules, inside));
		case "opt":
		case "star":
		case "list":
			return endsOpen(tree.body, rules, inside);
		case "recur": {
			const body = rules.get(tree.rule);
			if (body === undefined || inside.includes(tree.rule)) return false;
			return endsOpen(body, rules, [...inside, tree.rule]);
		}
		default:
			return false;
	}
}

/**
 * For the items of a sequence that may end in an open payload: the index behind which its terminator is complete; "around": the
 * enclosing sequence knows; "none": a payload follows at once.
 */
export function settlePoints(
	items: readonly Tree[],
	rules: Rules,
): ReadonlyMap<number, number | "around" | "none"> {
	const points = new Map<number, number | "around" | "none">();
	items.forEach((item, i) => {
		if (endsOpen(item, rules)) points.set(i, settlePoint(items, i, rules));
	});
	return points;
}

function settlePoint(
	items: readonly Tree[],
	from: number,
	rules: Rules,
): number | "around" | "none" {
	let definite = false;
	for (let j = from + 1; j < items.length; j++) {
		const next = items[j];
		if (next === undefined || holdsPayload(next, rules))
			return definite ? beforeSpace(items, j - 1) : "none";
		if (nullable(next)) continue;
		definite = true;
		if (holdsLook(next)) return j;
	}
	return definite ? beforeSpace(items, items.length - 1) : "around";
}

/** White space at the end proves nothing: the terminator is complete before it. */
function beforeSpace(items: readonly Tree[], last: number): number {
	let i = last;
	while (i > 0 && items[i]?.t === "space") i--;
	return i;
}

export function nullable(tree: Tree): boolean {
	switch (tree.t) {
		case "seq":
			return tree.items.every(nullable);
		case "alt":
			return tree.options.some(nullable);
		case "opt":
		case "space":
		case "commit":
		case "constant":
		case "repair":
		case "break":
			return true;
		// that nothing follows is evidence, too
		case "assert":
			return tree.what !== "end";
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

function holdsPayload(tree: Tree, rules: Rules, inside: readonly string[] = []): boolean {
	if (tree.t === "look") return false;
	// what breaks the call is read again behind it: nothing is bound
	if (tree.t === "seq" && tree.items.at(-1)?.t === "break") return false;
	if (tree.t === "pattern" || tree.t === "message") return true;
	if (tree.t === "payload") return tree.kind !== "word" && tree.kind !== "digits";
	if (tree.t === "recur") {
		const body = rules.get(tree.rule);
		if (body === undefined || inside.includes(tree.rule)) return false;
		return holdsPayload(body, rules, [...inside, tree.rule]);
	}
	return childrenOf(tree).some((child) => holdsPayload(child, rules, inside));
}

function holdsLook(tree: Tree): boolean {
	return tree.t === "look" || childrenOf(tree).some(holdsLook);
}
