/** Assertions: they read nothing, and hold or do not hold where they stand. */
import type { AssertExpr } from "../../language/syntax.js";
import { type Graph, type Node, type NodeId, nextOf } from "./graph.js";

/** The assertions of a kind that stand at none of these places. A rule may be used in several: one that is among them is enough. */
export function standingElsewhere(
	{ nodes }: Graph,
	what: AssertExpr["what"],
	places: ReadonlySet<NodeId>,
): readonly AssertExpr[] {
	const asserts = nodes.flatMap((node, id) =>
		node.k === "assert" && node.what === what ? [{ expr: node.expr, met: places.has(id) }] : [],
	);
	const offsets = new Set(asserts.filter(({ met }) => met).map(({ expr }) => expr.at.start.offset));
	return asserts.map(({ expr }) => expr).filter((expr) => !offsets.has(expr.at.start.offset));
}

/** What may stand behind a node, in the condition that begins at it, too. */
export function waysOn(node: Node): readonly NodeId[] {
	return node.k === "look" ? [node.body, node.to] : nextOf(node);
}
