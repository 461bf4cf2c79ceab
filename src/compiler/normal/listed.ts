/**
 * The bracket of a list. Where a choice has a list in markup beside a value, both could read a list of values, and the same from then on:
 * one more reading for each level, and no element would leave before the list is closed. The bracket belongs to the markup.
 */
import { itemsOf, type Tree } from "./tree.js";

const BRACKET = "[";

/** The choice whose values leave the bracket to the list; the same object where there is none. */
export function withListed(tree: Tree): Tree {
	if (tree.t !== "alt" || !tree.options.some(isList)) return tree;
	return { ...tree, options: tree.options.map(unlisted) };
}

function isList(option: Tree): boolean {
	const [first] = itemsOf(option);
	if (first?.t !== "builder" || first.shape !== "list") return false;
	const [opening] = itemsOf(first.body);
	return opening?.t === "literal" && opening.text === BRACKET;
}

/** A repair may stand before the value. */
function unlisted(tree: Tree): Tree {
	if (tree.t === "alt") return { ...tree, options: tree.options.map(unlisted) };
	if (tree.t === "seq") {
		const at = tree.items.findIndex(({ t }) => t !== "repair");
		return { ...tree, items: tree.items.map((item, k) => (k === at ? unlisted(item) : item)) };
	}
	const isValue = tree.t === "payload" && tree.field === "value";
	return isValue && (tree.kind === "json" || tree.kind === "py")
		? { ...tree, unlisted: true }
		: tree;
}
