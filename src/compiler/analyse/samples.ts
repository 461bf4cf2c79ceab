/** The shortest text that leads to each place of the graph, for counterexamples. */
import { sampleOf } from "./classes.js";
import { type Graph, type Node, type NodeId, nextOf, nodeAt } from "./graph.js";
import { sampleObject } from "./patterns.js";

/** The text from the start of the message, or behind the prompt of an entry. Every node that can be reached has one. */
export function sampleTexts(graph: Graph): ReadonlyMap<NodeId, string> {
	const best = new Map<NodeId, string>();
	relax(graph, best, [graph.message]);
	// an entry is only an example of what the message itself does not reach
	const rest = new Map(best);
	relax(graph, rest, graph.entries.map((entry) => entry.node).filter((node) => !rest.has(node)));
	for (const [node, text] of rest) if (!best.has(node)) best.set(node, text);
	return best;
}

function relax(graph: Graph, best: Map<NodeId, string>, starts: readonly NodeId[]): void {
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
			return node.expr.type === "pattern" ? (sampleObject(node.expr) ?? "{}") : sampleOf(node.expr.kind);
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
