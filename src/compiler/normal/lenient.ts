/**
 * Lenient rules beside the strict rule of the same name: further alternatives, each with its code. Of two loops one is made,
 * whose new alternatives carry the code: beside each other they would be two ways to read each item, and a message
 * would have to choose its loop before it has read a character.
 */
import type { Breaks } from "../../language/syntax.js";
import { factor, same } from "./factor.js";
import { itemsOf, seq, type Tree } from "./tree.js";
import { holdsUnits } from "./units.js";

export interface Deviation {
	readonly code: string;
	/** the call breaks by it */
	readonly breaks: Breaks | null;
	readonly tree: Tree;
}

/** The strict rule with its deviations, in file order. */
export function attach(strict: Tree, deviations: readonly Deviation[]): Tree {
	let first = strict;
	const others: Tree[] = [];
	for (const deviation of deviations) {
		const loop = merged(first, deviation);
		if (loop !== null) first = loop;
		else others.push(...withRepair(deviation, deviation.tree));
	}
	return others.length === 0 ? first : factor([first, ...others]);
}

/** The repair stands before the first step; of a choice, before that of each alternative, so that factoring finds the common prefix. */
function withRepair({ code, breaks }: Deviation, tree: Tree): readonly Tree[] {
	const front: readonly Tree[] = code === "" ? [] : [{ t: "repair", code, fault: breaks !== null }];
	const behind: readonly Tree[] = breaks === null ? [] : [{ t: "break", breaks }];
	return optionsOf(tree).map((option) => seq([...front, ...itemsOf(option), ...behind]));
}

/** Both loops as one; null when they are not both loops, or are lists of other things than calls, apart in different ways. */
function merged(strict: Tree, deviation: Deviation): Tree | null {
	const lenient = deviation.tree;
	if (!isLoop(strict) || !isLoop(lenient)) return null;
	const own = strict.t === "list" ? strict.separator : null;
	const other = lenient.t === "list" ? lenient.separator : null;
	const apart = other !== null && (own === null || !same(own, other));
	const alike = strict.t === lenient.t && !apart;
	if (!alike && !(holdsUnits(strict.body) && holdsUnits(lenient.body))) return null;
	const body = joined(strict.body, lenient.body, deviation);
	if (strict.t === "list") {
		return apart
			? { ...strict, body, separator: joined(strict.separator, other, deviation) }
			: { ...strict, body };
	}
	// between the items of a loop of calls a separator may stand anywhere
	return apart ? { ...strict, body: joined(body, other, deviation) } : { ...strict, body };
}

/** The alternatives of `strict`, and behind them those of `lenient` that are new. */
function joined(strict: Tree, lenient: Tree, deviation: Deviation): Tree {
	const known = optionsOf(strict);
	const added = optionsOf(lenient).filter((option) => !known.some((k) => same(k, option)));
	return added.length === 0
		? strict
		: factor([...known, ...added.flatMap((option) => withRepair(deviation, option))]);
}

function isLoop(tree: Tree): tree is Tree & { readonly t: "star" | "list" } {
	return tree.t === "star" || tree.t === "list";
}

function optionsOf(tree: Tree): readonly Tree[] {
	return tree.t === "alt" ? tree.options : [tree];
}
