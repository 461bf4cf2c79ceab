/** The shortest text that leads to each place of the graph, for counterexamples. */
import { sampleOf } from "./classes.js";
import { type Graph, type Node, type NodeId, nextOf, nodeAt } from "./graph.js";
import { sampleObject } from "./patterns.js";

type Nodes = Pick<Graph, "nodes">;

/** The text from the start of the message, or behind the prompt of an entry. Every node that can be reached has one. */
export function sampleTexts(graph: Graph): ReadonlyMap<NodeId, string> {
	const best = sampleFrom(graph, [graph.message]);
	// an entry only shows what the message itself does not reach
	const rest = sampleFrom(
		graph,
		graph.entries.map((entry) => entry.node),
	);
	return new Map([...rest, ...best]);
}

export function sampleFrom(graph: Nodes, starts: readonly NodeId[]): ReadonlyMap<NodeId, string> {
	const best = new Map<NodeId, string>();
	const todo: NodeId[] = [];
	const improve = (id: NodeId, text: string): void => {
		const known = best.get(id);
		if (known !== undefined && known.length <= text.length) return;
		best.set(id, text);
		todo.push(id);
	};
	for (const start of starts) improve(start, "");
	for (let id = todo.shift(); id !== undefined; id = todo.shift()) {
		const node = nodeAt(graph, id);
		const text = (best.get(id) ?? "") + sampleRead(node);
		for (const next of nextOf(node)) improve(next, text);
	}
	return best;
}

/** What a node reads, at its plainest. */
export function sampleRead(node: Node): string {
	switch (node.k) {
		case "literal":
			return node.text;
		case "eol":
			return "\n";
		case "run":
			return node.kind === "any" ? "" : sampleOf(node.kind);
		case "open":
			return sampleOf(node.kind);
		case "scan":
			return node.expr.type === "pattern" ? sampleObject(node.expr) : sampleOf(node.expr.kind);
		case "fork":
		case "space":
		case "assert":
		case "look":
		case "deed":
		case "deep":
		case "end":
			return "";
		default:
			return node satisfies never;
	}
}
