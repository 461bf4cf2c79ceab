/** The parts of an expression of the normal form. */
import type { Tree } from "../normal/tree.js";

/** The direct children, for walks that do not care about the kind. */
export function childrenOf(tree: Tree): readonly Tree[] {
	switch (tree.t) {
		case "seq":
			return tree.items;
		case "alt":
			return tree.options;
		case "opt":
		case "star":
		case "look":
		case "capture":
		case "builder":
			return [tree.body];
		case "list":
			return [tree.body, tree.separator];
		case "literal":
		case "space":
		case "eol":
		case "assert":
		case "commit":
		case "payload":
		case "pattern":
		case "constant":
		case "backref":
		case "repair":
		case "break":
		case "recur":
		case "message":
			return [];
		default:
			return tree satisfies never;
	}
}
