/** The hold-back: how many characters can be undecided at most, outside of the body of a call. */
import type { NodeId } from "../../runtime/contract.js";
import type { Graph } from "./graph.js";

/** Bounds of section 2 of docs/SEMANTICS.md; the runtime enforces them. */
const MAX_HEADER = 1024;
const MAX_SPACE = 64;
const MAX_ATOM = 256;

/** The longest way from here to a place where the reading settles, at most the bound of headers. */
export function longestHeader(graph: Graph, id: NodeId): number {
	const known = new Map<NodeId, number>();
	const active = new Set<NodeId>();
	const visit = (at: NodeId): number => {
		const done = known.get(at);
		if (done !== undefined) return done;
		// a loop in a header has no bound of its own
		if (active.has(at)) return MAX_HEADER;
		active.add(at);
		const length = Math.min(MAX_HEADER, measure(at));
		active.delete(at);
		known.set(at, length);
		return length;
	};
	const measure = (at: NodeId): number => {
		const node = graph.node(at);
		switch (node.k) {
			case "literal":
				return (graph.literals[node.literal] ?? "").length + visit(node.to);
			case "space":
				return MAX_SPACE + visit(node.to);
			case "eol":
				return 2 + visit(node.to);
			case "atom":
			case "slot":
			case "same":
				return MAX_ATOM + visit(node.to);
			case "fork":
				return Math.max(0, ...node.to.map(visit));
			case "op":
				return node.do.op === "settle" || node.do.op === "commit" ? 0 : visit(node.to);
			case "assert":
				return visit(node.to);
			case "look":
				return Math.max(visit(node.body), visit(node.to));
			case "call":
				return visit(node.body);
			case "value":
			case "pattern":
			case "text":
			case "return":
			case "accept":
				return 0;
			default:
				return node satisfies never;
		}
	};
	return visit(id);
}
