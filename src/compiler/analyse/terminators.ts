/** What follows an open payload, up to the next one: its terminators. */
import { bindsName } from "./commit.js";
import { type Graph, type Node, type NodeId, nextOf, nodeAt } from "./graph.js";

/** Null when each way on from an open payload reads something definite, or ends the message; else what comes too early. */
export function definiteEnds(graph: Graph, payload: Node & { k: "open" }): string | null {
	const { field } = payload;
	const seen = new Set<NodeId>();
	const todo = [payload.to];
	for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
		if (seen.has(id)) continue;
		seen.add(id);
		const node = nodeAt(graph, id);
		if (isDefinite(graph, node)) continue;
		// content runs up to the next opening, whatever that is; content behind content is more of it
		if (graph.heads.has(id) && field === "content") continue;
		if (node.k === "open" && node.field === "content" && field === "content") continue;
		// text that is skipped before the name has a bound, and the object that binds the name is looked for in it
		if (field === "skip" && bindsName(node)) continue;
		if (node.k === "scan") return "a value";
		if (node.k === "open") return `the text of \`${node.field}\``;
		todo.push(...nextOf(node));
	}
	return null;
}

/** Whether a node by itself can be told from any text. */
export function isDefinite(graph: Graph, node: Node): boolean {
	switch (node.k) {
		case "literal":
		case "eol":
		case "deep":
			return true;
		case "assert":
			return node.what === "end";
		case "look":
			return isDefiniteBody(graph, node.body);
		case "run":
			return (
				node.expr?.type === "backref" ||
				node.kind === "tool" ||
				node.kind === "prop" ||
				node.kind === "unbound"
			);
		case "fork":
		case "space":
		case "deed":
		case "open":
		case "scan":
		case "end":
			return false;
		default:
			return node satisfies never;
	}
}

/** Whether a condition cannot be met without something definite. */
function isDefiniteBody(graph: Graph, body: NodeId): boolean {
	const seen = new Set<NodeId>();
	const todo = [body];
	for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
		if (seen.has(id)) continue;
		seen.add(id);
		const node = nodeAt(graph, id);
		if (isDefinite(graph, node)) continue;
		if (node.k === "end" || node.k === "open") return false;
		todo.push(...nextOf(node));
	}
	return true;
}
