/** The literals at the edges of a node: what may be its first one and its last one, white space and conditions passed over. */
import { target } from "./facts.js";
import { type Node, parts, type Rules } from "./tree.js";

/** The literals that the node may begin with. */
export function firstTexts(rules: Rules, node: Node): readonly string[] {
	const found = new Set<string>();
	walk(rules, node, "first", found, new Set());
	return [...found];
}

/** The literals that the node may end with. */
export function lastTexts(rules: Rules, node: Node): readonly string[] {
	const found = new Set<string>();
	walk(rules, node, "last", found, new Set());
	return [...found];
}

type Side = "first" | "last";

/** Walks inwards from the edge. The result: whether the node may be crossed without meeting a character that can be seen. */
function walk(
	rules: Rules,
	node: Node,
	side: Side,
	found: Set<string>,
	seen: ReadonlySet<string>,
): boolean {
	const into = (part: Node): boolean => walk(rules, part, side, found, seen);
	switch (node.type) {
		case "literal":
			if (node.text !== "") found.add(node.text);
			return node.text === "";
		case "sequence":
			return (side === "first" ? node.items : node.items.toReversed()).every(into);
		case "choice":
			return node.options.map(into).includes(true);
		case "optional":
		case "many":
		case "loop":
			for (const part of parts(node)) into(part);
			return true;
		case "space":
		case "eol":
		case "look":
		case "commit":
		case "constant":
			return true;
		// what stands behind `^` begins nothing behind text
		case "assert":
			return side === "last" || node.what !== "start";
		// a deviation that reads nothing makes nothing the last
		case "lenient":
			return into(node.body) && side === "first";
		case "unit":
		case "capture":
		case "builder":
			return into(node.body);
		case "ref":
			if (seen.has(node.rule)) return false;
			return walk(rules, target(rules, node.rule), side, found, new Set([...seen, node.rule]));
		default:
			return false;
	}
}
