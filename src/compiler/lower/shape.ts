/** Questions about trees that decide how they are lowered. */
import type { Member } from "../../language/syntax.js";
import { containsOpenPayload, isOpenPayload, type Tree } from "../normal/tree.js";
import { childrenOf } from "../walks/normal.js";
import { nullable } from "./settle.js";

export function isBlank(tree: Tree | undefined): boolean {
	return tree !== undefined && (tree.t === "space" || tree.t === "eol");
}

/** White space with which a deviation begins stands before the deviation: it is no part of its call. */
export function blanksFirst(items: readonly Tree[]): readonly Tree[] {
	const from = items.findIndex((item) => item.t !== "repair");
	if (from <= 0) return items;
	let to = from;
	while (isBlank(items[to])) to++;
	return [...items.slice(from, to), ...items.slice(0, from), ...items.slice(to)];
}

export function isContent(tree: Tree): boolean {
	return tree.t === "payload" && tree.field === "content" && isOpenPayload(tree);
}

/** Whether an option is read by an open payload from its first visible character on, be it behind a condition. */
export function beginsOpen(tree: Tree): boolean {
	if (isOpenPayload(tree)) return true;
	if (tree.t === "alt") return tree.options.some(beginsOpen);
	if (tree.t !== "seq" || !containsOpenPayload(tree)) return false;
	for (const item of tree.items) {
		if (item.t === "look") continue;
		if (beginsOpen(item)) return true;
		if (!nullable(item)) return false;
	}
	return false;
}

export function bindsKeys(tree: Tree): boolean {
	if (
		(tree.t === "payload" || tree.t === "capture" || tree.t === "constant") &&
		tree.field === "key"
	)
		return true;
	if (tree.t === "recur") return true;
	return tree.t !== "look" && childrenOf(tree).some(bindsKeys);
}

/** Whether a `~` stands in it: a call of it is proven there, and nowhere before. */
export function holdsCommit(tree: Tree): boolean {
	if (tree.t === "commit") return true;
	if (tree.t === "pattern") return tree.pattern.members.some(memberCommits);
	return childrenOf(tree).some(holdsCommit);
}

function memberCommits(member: Member): boolean {
	return (
		member.commit || (member.value.type === "pattern" && member.value.members.some(memberCommits))
	);
}
