/** Open payloads: text that runs until what follows it matches. */
import type { Kind } from "../../language/syntax.js";
import type { Field, NodeId } from "../../runtime/contract.js";
import type { Graph } from "./graph.js";

interface Payload {
	readonly kind: Kind;
	readonly field: Field;
	/** nothing is bound where it stands */
	readonly muted: boolean;
	/** what follows it */
	readonly to: NodeId;
}

/** `terminators`: as in Place */
export function openPayload(
	graph: Graph,
	{ kind, field, muted, to }: Payload,
	terminators: readonly NodeId[] | null,
): NodeId {
	const ends = terminators === null ? null : [...terminators];
	const exits = expose(graph, to, ends);
	return graph.add({
		k: "text",
		field,
		typed: kind === "typed" && !muted,
		...(kind === "quoted" ? { quoted: true as const } : {}),
		stray: false,
		exits,
		stops: null,
		...(ends === null ? {} : { terminators: ends }),
	});
}

/**
 * What can follow an open payload, seen through the open payload behind it: there its openings count, and its terminators, which are
 * added to `ends`. Those of a section's loop are the ways into it.
 */
function expose(graph: Graph, id: NodeId, ends: NodeId[] | null): NodeId {
	const node = graph.node(id);
	switch (node.k) {
		case "text":
			if (node.field !== "content") return id;
			if (node.section === undefined) ends?.push(...(node.terminators ?? []));
			return node.section?.entry ?? node.exits;
		case "op": {
			const through = graph.op(node.do, expose(graph, node.to, ends));
			if (ends?.includes(id) === true && through !== id) ends.push(through);
			return through;
		}
		case "fork":
			// a reserved loop head is not filled yet and cannot be seen through; it begins with a header anyway
			return graph.fork(node.to.map((to) => expose(graph, to, ends)));
		default:
			return id;
	}
}
