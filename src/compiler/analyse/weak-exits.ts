/** The ways out of an open value: how many literal characters show where it ends. */
import { type Graph, type Node, type NodeId, nextOf, nodeAt } from "./graph.js";
import { ENOUGH } from "./openings.js";
import { definiteEnds } from "./terminators.js";

/** The weakest way out of a value. */
export interface WeakExit {
	readonly payload: Node & { k: "open" };
	readonly node: NodeId;
	/** what stands behind the value up to the next name or value, or the end of the call; "": nothing does */
	readonly text: string;
}

/** A line end counts as so many characters: with a sign behind it, it shows where a value of one line ends. */
const LINE_END = 3;

interface State {
	readonly node: NodeId;
	readonly text: string;
}

/**
 * Values that fewer than ENOUGH literal characters end. A condition (`&`), the end of the input and what repeats a name are
 * evidence of their own; deviations are asked for evidence by another check.
 */
export function weakExits(graph: Graph): readonly WeakExit[] {
	return graph.nodes.flatMap((payload, node) => {
		if (payload.k !== "open" || payload.field !== "value") return [];
		// that it has no end at all is another fault
		if (definiteEnds(graph, payload) !== null) return [];
		const text = shortest(graph, payload.to);
		return text === null ? [] : [{ payload, node, text }];
	});
}

/** The shortest literal text between a value and what can be next; null when every way has evidence of its own. */
function shortest(graph: Graph, from: NodeId): string | null {
	const seen = new Set<NodeId>();
	/** by the length of the text: each node is come to by its shortest way first */
	const waves: State[][] = [[{ node: from, text: "" }]];
	for (let length = 0; length < ENOUGH; length++) {
		const wave = waves[length] ?? [];
		for (const { node: id, text } of wave) {
			if (seen.has(id)) continue;
			seen.add(id);
			const node = nodeAt(graph, id);
			if (isNext(graph, id, node)) return text;
			if (isEvidence(node)) continue;
			const read = node.k === "literal" ? node.text : node.k === "eol" ? "\n" : "";
			const weight = node.k === "eol" ? LINE_END : read.length;
			const at = length + weight;
			waves[at] ??= [];
			for (const to of onward(node)) waves[at]?.push({ node: to, text: text + read });
		}
	}
	return null;
}

function isNext(graph: Graph, id: NodeId, node: Node): boolean {
	if (node.k === "run") return node.expr?.type !== "backref";
	if (node.k === "deed") return node.deed.do === "end-call";
	return node.k === "open" || node.k === "scan" || node.k === "end" || graph.heads.has(id);
}

function isEvidence(node: Node): boolean {
	return node.k === "look" || node.k === "run" || (node.k === "assert" && node.what === "end");
}

function onward(node: Node): readonly NodeId[] {
	if (node.k !== "fork") return nextOf(node);
	return node.branches.filter(({ lenient }) => lenient === null).map(({ to }) => to);
}
