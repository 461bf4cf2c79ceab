/** How a call can be closed: what the runtime needs when a call breaks or the input ends inside it. */
import type { LiteralId, NamedClose, Node, NodeId } from "../../runtime/contract.js";
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
	const nodes = reachable(graph, open);
	const backs = backsOf(graph, nodes);
	const closable = fixpoint(nodes, (id, known) => {
		const node = graph.node(id);
		switch (node.k) {
			case "op":
				return node.do.op === "close" || (!binds(node.do.op) && known.has(node.to));
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
	const moreKeys = fixpoint(nodes, (id, known) => {
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
				return backs.some((back) => known.has(back));
			default:
				return false;
		}
	});
	const byLoop = new Set([...moreKeys, ...waysOut(graph, nodes, moreKeys, backs)]);
	const closes = new Set<LiteralId>();
	const named: NamedClose[] = [];
	for (const id of nodes) {
		const node = graph.node(id);
		const close = namedClose(graph, node);
		const known = named.some((one) => one.before === close?.before && one.after === close.after);
		if (close !== null && !known) named.push(close);
		if (node.k !== "literal" || (graph.literals[node.literal] ?? "").length < MIN_EVIDENCE)
			continue;
		if (endsUnit(graph, node.to, new Set())) closes.add(node.literal);
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
	moreKeys: ReadonlySet<NodeId>,
	backs: readonly NodeId[],
): ReadonlySet<NodeId> {
	const found = new Set<NodeId>();
	const todo: NodeId[] = [];
	for (const id of nodes) {
		const node = graph.node(id);
		if (node.k === "fork" && moreKeys.has(id) && repeats(graph, id)) todo.push(...node.to);
	}
	for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
		if (found.has(id) || moreKeys.has(id)) continue;
		found.add(id);
		const node = graph.node(id);
		if (node.k === "fork") todo.push(...node.to);
		else if (node.k === "return") todo.push(...backs);
		else if (
			node.k === "space" ||
			node.k === "eol" ||
			node.k === "assert" ||
			(node.k === "op" && node.do.op !== "close")
		)
			todo.push(node.to);
		// behind a condition there is its evidence: while it is undecided the runtime takes it for none
	}
	return found;
}

/** Whether the node is the head of a loop. */
function repeats(graph: Graph, head: NodeId): boolean {
	const seen = new Set<NodeId>();
	const todo = [head];
	for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
		for (const next of successors(graph, id)) {
			if (next === head) return true;
			if (!seen.has(next)) todo.push(next);
			seen.add(next);
		}
	}
	return false;
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

function binds(op: string): boolean {
	return op === "bind" || op === "mark" || op === "set" || op === "push";
}

/** A literal, the name that the call has, and a last literal. */
function namedClose(graph: Graph, before: Node): NamedClose | null {
	if (before.k !== "literal") return null;
	const name = graph.node(before.to);
	if (name.k !== "same" || name.field !== "name") return null;
	const after = graph.node(name.to);
	if (after.k !== "literal" || !endsUnit(graph, after.to, new Set())) return null;
	return { before: before.literal, after: after.literal };
}

/** Whether the unit's end can be reached from here through nothing but white space and steps of no width. */
function endsUnit(graph: Graph, id: NodeId, seen: Set<NodeId>): boolean {
	if (seen.has(id)) return false;
	seen.add(id);
	const node = graph.node(id);
	switch (node.k) {
		case "op":
			// a deviation that reads nothing does not make what stands before it the last
			if (node.do.op === "repair" || node.do.op === "break") return false;
			return node.do.op === "close" || endsUnit(graph, node.to, seen);
		case "space":
		case "eol":
		case "look":
		case "assert":
			return endsUnit(graph, node.to, seen);
		case "fork":
			return node.to.some((to) => endsUnit(graph, to, seen));
		default:
			return false;
	}
}

/** The nodes of one unit: from its opening to its close. */
function reachable(graph: Graph, open: NodeId): ReadonlySet<NodeId> {
	const seen = new Set<NodeId>();
	const todo = [open];
	for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
		if (seen.has(id)) continue;
		seen.add(id);
		todo.push(...successors(graph, id));
	}
	return seen;
}

function successors(graph: Graph, id: NodeId): readonly NodeId[] {
	const node = graph.node(id);
	if (node.k === "op" && node.do.op === "close") return [];
	if (node.k === "fork") return node.to;
	if (node.k === "text") return [node.exits];
	if (node.k === "call") return [node.body, node.back];
	return node.k === "accept" || node.k === "return" ? [] : [node.to];
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
