import { standingElsewhere, waysOn } from "../analyse/asserts.js";
import { type Node, type NodeId, nextOf, nodeAt } from "../analyse/graph.js";
import { passesOver } from "../analyse/nullable.js";
import { reach } from "../walks/reach.js";
import { type Check, type CheckContext, reporter } from "./check.js";

/** `bol` reads nothing: behind a text that ends no line it is never met. Many take it for the line break itself, which is `eol`. */
export const check: Check = (context) => {
	const { graph } = context;
	const { found, report } = reporter(context, "bol-in-line", "error");
	for (const { at } of standingElsewhere(graph, "line", lineBegins(context)))
		report({
			at,
			message: "no line can begin here: `bol` reads nothing, and the text before it ends no line",
			hint: "write `eol` for the line break itself; or leave the `bol` out",
		});
	return found;
};

/** The places before which a message may begin, or a line may have ended. */
function lineBegins({ graph, nullable }: CheckContext): ReadonlySet<NodeId> {
	const behind = graph.nodes.flatMap((node) => (mayEndLine(node) ? nextOf(node) : []));
	const starts = [graph.message, ...graph.entries.map(({ node }) => node), ...behind];
	return reach(starts, (id) => {
		const node = nodeAt(graph, id);
		return node.k === "look" || passesOver(node, nullable) ? waysOn(node) : [];
	});
}

/** Whether the last character that the step reads may be a line feed; rather too often than not often enough. */
function mayEndLine(node: Node): boolean {
	switch (node.k) {
		case "literal":
			return node.text.endsWith("\n");
		case "scan":
			return node.expr.type === "payload" && node.expr.kind === "yaml";
		case "space":
		case "eol":
		case "open":
		case "deep":
			return true;
		case "run":
			return node.kind === "any";
		case "fork":
		case "assert":
		case "look":
		case "deed":
		case "end":
			return false;
		default:
			return node satisfies never;
	}
}
