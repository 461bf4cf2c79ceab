import { beginsClass } from "../analyse/classes.js";
import { type Graph, type Node, type NodeId, nextOf, nodeAt } from "../analyse/graph.js";
import { passesOver } from "../analyse/nullable.js";
import { walk } from "../walks/reach.js";
import { type Check, type CheckContext, oncePerPlace, reporter } from "./check.js";

/** At `$` the message is over: what must be read behind it never is. Many take it for the end of a line, which it is elsewhere. */
export const check: Check = (context) => {
	const { graph } = context;
	const { found, report } = reporter(context, "behind-dollar", "error");
	graph.nodes.forEach((node) => {
		if (node.k !== "assert" || node.what !== "end" || mayEnd(context, node.to)) return;
		report({
			at: node.expr.at,
			message: "nothing can be read behind `$`, for the message is over there",
			hint: "write `eol` for the end of a line; in an alternative with `$`, leave out what follows it",
		});
	});
	return oncePerPlace(found);
};

/** Whether a call, a frame or a condition can be over at the place, with no other text than one that ends messages. */
function mayEnd(context: CheckContext, from: NodeId): boolean {
	const { graph, grammar } = context;
	const ends = grammar.ends.map(({ text }) => text);
	const places = walk([from], (id) => {
		const node = nodeAt(graph, id);
		if (node.k === "scan") return [node.outline];
		return isOver(graph, id) || !passesOver(node, context.nullable) ? [] : nextOf(node);
	});
	for (const id of places)
		if (isOver(graph, id) || mayReadEnd(nodeAt(graph, id), ends)) return true;
	return false;
}

function isOver(graph: Graph, id: NodeId): boolean {
	const node = nodeAt(graph, id);
	return (
		node.k === "end" || graph.heads.has(id) || (node.k === "deed" && node.deed.do === "end-call")
	);
}

/** Whether the step may read the first of a text that ends messages; rather too often than not often enough. */
function mayReadEnd(node: Node, ends: readonly string[]): boolean {
	switch (node.k) {
		case "literal":
			return ends.some((end) => end.startsWith(node.text.slice(0, end.length)));
		case "run":
			return ends.some((end) => beginsClass(node.kind, end.charAt(0)));
		case "eol":
			return ends.some((end) => end.startsWith("\n"));
		default:
			return node.k === "deep";
	}
}
