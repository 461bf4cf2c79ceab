/** How a call can be closed: what the runtime needs when a call breaks or the input ends inside it. */
import type { LiteralId, NamedClose, Node, NodeId } from "../../runtime/contract.js";
import { nextInCall } from "../walks/nodes.js";
import { reach, walk } from "../walks/reach.js";
import type { Graph } from "./graph.js";

export interface Closing {
	/** the last literals of the unit */
	readonly closes: readonly LiteralId[];
	/** what stands around the name where the unit ends with it; none is written where there is none */
	readonly named: readonly NamedClose[];
	readonly closable: readonly NodeId[];
	readonly closableByLoop: readonly NodeId[];
}

const MIN_EVIDENCE = 4;

export function closingOf(graph: Graph, open: NodeId): Closing {
	const nodes = reach([open], inCall(graph));
	const backs = backsOf(graph, nodes);
	const closable = fixpoint(nodes, (id, known) => {
		const node = graph.node(id);
		switch (node.k) {
			case "op":
				return node.do.op === "close" || (!isMore(node.do.op) && known.has(node.to));
			case "literal":
			case "same":
			case "space":
			case "eol":
			case "assert":
			case "look":
				return known.has(node.to);
			case "fork":
				return node.to.some((to) => known.has(to));
			case "return":
				return backs.some((back) => known.has(back));
			default:
				return false;
		}
	});
	// `around`: in the rule around one that calls itself, too
	const keysAhead = (id: NodeId, known: ReadonlySet<NodeId>, around: boolean): boolean => {
		const node = graph.node(id);
		switch (node.k) {
			case "atom":
			case "slot":
				return node.field === "key" || node.field === "value";
			case "text":
			case "value":
				return node.field === "value";
			case "op":
				return (
					node.do.op !== "close" &&
					((node.do.op === "set" && node.do.field === "key") || known.has(node.to))
				);
			case "literal":
			case "same":
			case "space":
			case "eol":
			case "assert":
			case "look":
				return known.has(node.to);
			case "fork":
				return node.to.some((to) => known.has(to));
			case "call":
				return known.has(node.body);
			case "return":
				return around && backs.some((back) => known.has(back));
			default:
				return false;
		}
	};
	const moreKeys = fixpoint(nodes, (id, known) => keysAhead(id, known, true));
	const keysHere = fixpoint(nodes, (id, known) => keysAhead(id, known, false));
	const byLoop = new Set([...moreKeys, ...waysOut(graph, nodes, keysHere, backs)]);
	const closes = new Set<LiteralId>();
	const named: NamedClose[] = [];
	for (const id of nodes) {
		const node = graph.node(id);
		const close = namedClose(graph, node);
		const known = named.some((one) => one.before === close?.before && one.after === close.after);
		if (close !== null && !known) named.push(close);
		if (node.k !== "literal" || (graph.literals[node.literal] ?? "").length < MIN_EVIDENCE)
			continue;
		if (endsUnit(graph, node.to)) closes.add(node.literal);
	}
	return {
		closes: [...closes],
		named,
		closable: [...closable].filter((id) => !byLoop.has(id)).sort(byNumber),
		closableByLoop: [...closable].filter((id) => byLoop.has(id)).sort(byNumber),
	};
}

/** Nodes up to the first literal on the ways out of a loop of keys: that no key can come is not shown before that is whole. */
function waysOut(
	graph: Graph,
	nodes: ReadonlySet<NodeId>,
	keysHere: ReadonlySet<NodeId>,
	backs: readonly NodeId[],
): ReadonlySet<NodeId> {
	const heads = [...nodes].filter(
		(id) => graph.node(id).k === "fork" && keysHere.has(id) && repeats(graph, id),
	);
	const next = (id: NodeId): readonly NodeId[] => {
		const node = graph.node(id);
		switch (node.k) {
			case "return":
				return others(backs);
			case "fork":
			case "space":
			case "eol":
			case "assert":
			case "op":
				return others(nextInCall(node));
			// behind a condition there is its evidence: while it is undecided the runtime takes it for none
			default:
				return [];
		}
	};
	const others = (ids: readonly NodeId[]): readonly NodeId[] =>
		ids.filter((id) => !keysHere.has(id));
	return reach(
		heads.flatMap((id) => others(nextInCall(graph.node(id)))),
		next,
	);
}

/** Whether the node is the head of a loop. */
function repeats(graph: Graph, head: NodeId): boolean {
	const next = inCall(graph);
	return reach(next(head), next).has(head);
}

function byNumber(a: number, b: number): number {
	return a - b;
}

/** Where a rule that calls itself may go on behind its end: what is read after one of its calls. */
function backsOf(graph: Graph, nodes: ReadonlySet<NodeId>): readonly NodeId[] {
	const backs: NodeId[] = [];
	for (const id of nodes) {
		const node = graph.node(id);
		if (node.k === "call") backs.push(node.back);
	}
	return backs;
}

/** Whether more than markup would be missing behind it: it binds something, or the call breaks there. */
function isMore(op: string): boolean {
	return op === "break" || op === "bind" || op === "mark" || op === "set" || op === "push";
}

/** A literal, the name that the call has, and a last literal. */
function namedClose(graph: Graph, before: Node): NamedClose | null {
	if (before.k !== "literal") return null;
	const name = graph.node(before.to);
	if (name.k !== "same" || name.field !== "name") return null;
	const after = graph.node(name.to);
	if (after.k !== "literal" || !endsUnit(graph, after.to)) return null;
	return { before: before.literal, after: after.literal };
}

/** Whether the unit's end can be reached from here through nothing but white space and steps of no width. */
function endsUnit(graph: Graph, from: NodeId): boolean {
	const passes = ({ k }: Node): boolean =>
		k === "op" || k === "space" || k === "eol" || k === "look" || k === "assert" || k === "fork";
	const next = (id: NodeId): readonly NodeId[] => {
		const node = graph.node(id);
		// a deviation that reads nothing does not make what stands before it the last
		if (node.k === "op" && (node.do.op === "repair" || node.do.op === "break")) return [];
		return passes(node) ? nextInCall(node) : [];
	};
	for (const id of walk([from], next)) {
		const node = graph.node(id);
		if (node.k === "op" && node.do.op === "close") return true;
	}
	return false;
}

/** Where the nodes of a unit lead to, in the unit. */
function inCall(graph: Graph): (id: NodeId) => readonly NodeId[] {
	return (id) => nextInCall(graph.node(id));
}

function fixpoint(
	nodes: ReadonlySet<NodeId>,
	holds: (id: NodeId, known: ReadonlySet<NodeId>) => boolean,
): ReadonlySet<NodeId> {
	const known = new Set<NodeId>();
	for (let grown = true; grown; ) {
		grown = false;
		for (const id of nodes) {
			if (known.has(id) || !holds(id, known)) continue;
			known.add(id);
			grown = true;
		}
	}
	return known;
}
