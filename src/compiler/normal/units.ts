/**
 * Call units: the largest expressions that bind exactly one name on every path. A unit is one call, from its
 * first character to its last. What repeats or may bind several names is a section around units.
 */
import type { Member } from "../../language/syntax.js";
import { childrenOf } from "../walks/normal.js";
import type { Tree } from "./tree.js";

/** How many names are bound, over all paths; `max` stops at 2, which means "many". */
export interface NameCount {
	readonly min: number;
	readonly max: number;
}

const ZERO: NameCount = { min: 0, max: 0 };
const ONE: NameCount = { min: 1, max: 1 };

const counts = new WeakMap<Tree, NameCount>();

export function nameCount(tree: Tree): NameCount {
	let count = counts.get(tree);
	if (count === undefined) {
		count = compute(tree);
		counts.set(tree, count);
	}
	return count;
}

function compute(tree: Tree): NameCount {
	switch (tree.t) {
		case "seq": {
			let min = 0;
			let max = 0;
			for (const item of tree.items) {
				const c = nameCount(item);
				min += c.min;
				max += c.max;
			}
			return { min: Math.min(min, 2), max: Math.min(max, 2) };
		}
		case "alt": {
			const all = tree.options.map(nameCount);
			return {
				min: Math.min(...all.map((c) => c.min)),
				max: Math.max(...all.map((c) => c.max)),
			};
		}
		case "opt":
			return { min: 0, max: nameCount(tree.body).max };
		case "star":
		case "list": {
			const c = nameCount(tree.body);
			const once = tree.t === "list" || tree.atLeastOne;
			return { min: once ? c.min : 0, max: c.max > 0 ? 2 : 0 };
		}
		case "payload":
		case "constant":
			return tree.field === "name" ? ONE : ZERO;
		case "capture":
			if (tree.field === "skip") return ZERO;
			return tree.field === "name" ? ONE : nameCount(tree.body);
		case "pattern":
			return patternNames(tree.pattern.members) > 0 ? ONE : ZERO;
		case "look":
			return ZERO;
		// any number of calls
		case "message":
			return { min: 0, max: 2 };
		default:
			return childrenOf(tree).length === 0
				? ZERO
				: nameCount({ t: "seq", items: childrenOf(tree) });
	}
}

function patternNames(members: readonly Member[]): number {
	let n = 0;
	for (const member of members) {
		if (member.keys === null) n++;
		else if (member.value.type === "payload") n += member.value.field === "name" ? 1 : 0;
		else if (member.value.type === "pattern") n += patternNames(member.value.members);
	}
	return n;
}

export function isUnit(tree: Tree): boolean {
	const c = nameCount(tree);
	return c.min === 1 && c.max === 1;
}

export function holdsUnits(tree: Tree): boolean {
	return nameCount(tree).max > 0;
}
