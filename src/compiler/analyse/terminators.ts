/** What follows an open payload, up to the next one: its terminators. */
import { walk } from "../walks/reach.js";
import { bindsName } from "./commit.js";
import { type Graph, type Node, type NodeId, nextOf, nodeAt } from "./graph.js";
import { nameCount } from "./names.js";

/** Null when each way on from an open payload reads something definite, or ends the message; else what comes too early. */
export function definiteEnds(graph: Graph, payload: Node & { k: "open" }): string | null {
	const { field } = payload;
	const isEnd = (id: NodeId): boolean => {
		const node = nodeAt(graph, id);
		if (isDefinite(graph, node)) return true;
		// content runs up to the next opening, whatever that is; content behind content is more of it
		if (graph.heads.has(id) && field === "content") return true;
		if (node.k === "open" && node.field === "content" && field === "content") return true;
		// text that is skipped before the name has a bound, and the object that binds the name is looked for in it
		return field === "skip" && bindsName(node);
	};
	let stray: string | null = null;
	for (const id of walk([payload.to], (at) => (isEnd(at) ? [] : nextOf(nodeAt(graph, at))))) {
		const node = nodeAt(graph, id);
		if (isEnd(id)) continue;
		if (node.k === "scan") return "a value";
		if (node.k === "open") return `the text of \`${node.field}\``;
		if (field !== "content" && isLoopOfCalls(node)) stray = "text between calls";
	}
	return stray;
}

/** Whatever is none of its items is content there, as in a loop that names it. */
function isLoopOfCalls(node: Node): boolean {
	return node.k === "fork" && node.expr.type !== "choice" && nameCount(node.expr).max > 1;
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
	const next = (id: NodeId): readonly NodeId[] => {
		const node = nodeAt(graph, id);
		return isDefinite(graph, node) ? [] : nextOf(node);
	};
	for (const id of walk([body], next)) {
		if (nodeAt(graph, id).k === "end") return false;
	}
	return true;
}
