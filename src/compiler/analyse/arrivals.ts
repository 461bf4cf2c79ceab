/** The spots of a reading: where it can stand before the next character, and what it has done to get there. */

import { unreachable } from "../walks/syntax.js";
import { TooManyReadings } from "./budget.js";
import { type Deed, type Graph, type Node, type NodeId, nodeAt } from "./graph.js";
import { printExpr } from "./print.js";

export type Nodes = Pick<Graph, "nodes">;

/** In front of a node, or inside it: `offset` counts the characters of a literal or line end, and is 1 inside a run. */
export interface Spot {
	readonly node: NodeId;
	readonly offset: number;
}

/** A spot where something is read next (or all ends), and the way to it over no characters. */
export interface Arrival {
	readonly spot: Spot;
	/** what was bound on the way, in order */
	readonly deeds: string;
	/** constants bound on the way; where they stand is no matter */
	readonly sets: readonly string[];
	/** conditions that run beside the reading from here on */
	readonly looks: readonly Spot[];
	/** assertions and conditions passed on the way, printed */
	readonly conditions: readonly string[];
	readonly lenient: boolean;
	/** the literal or class that was read up to here is complete */
	readonly left: boolean;
}

/** Stands for the end of input where a character is asked for. */
export const END = "end of input";

export const START: Omit<Arrival, "spot"> = {
	deeds: "",
	sets: [],
	looks: [],
	conditions: [],
	lenient: false,
	left: false,
};

/** What has been done on the way to a node, before its own arrivals. */
export interface Way {
	readonly deeds: string;
	readonly left: boolean;
}

/** The spots that a node leads to. `previous` is the character before it, if known. */
export function arrivals(
	graph: Nodes,
	from: NodeId,
	previous: string | null,
	way?: Way,
): readonly Arrival[] {
	const found = known(graph, from, previous);
	if (way === undefined) return found;
	return found.map((one) => ({ ...one, deeds: way.deeds + one.deeds, left: way.left }));
}

/** What is known of a graph. */
interface Known {
	readonly arrivals: Map<string, readonly Arrival[]>;
	/** how many more there may be */
	left: number;
}

/** From one place, and from all: parts that may be left out, and conditions beside each other, multiply. */
const MOST_ARRIVALS = 2_000;
const MOST_IN_ALL = 100_000;

/** Only a line end and the end of input matter among the characters before. */
const cache = new WeakMap<readonly Node[], Known>();
function known(graph: Nodes, from: NodeId, previous: string | null): readonly Arrival[] {
	const kind = previous === null ? "" : previous === "\n" || previous === END ? previous : "x";
	const all = cache.get(graph.nodes) ?? { arrivals: new Map(), left: MOST_IN_ALL };
	cache.set(graph.nodes, all);
	const id = `${from}${kind}`;
	const before = all.arrivals.get(id);
	if (before !== undefined) return before;
	const found = explore(graph, from, previous);
	all.left -= found.length;
	if (all.left < 0) throw new TooManyReadings();
	all.arrivals.set(id, found);
	return found;
}

function explore(graph: Nodes, from: NodeId, previous: string | null): readonly Arrival[] {
	const found: Arrival[] = [];
	// the nodes on the way from the start to here
	const active = new Set<NodeId>();
	const visit = (id: NodeId, so: Omit<Arrival, "spot">): void => {
		if (active.has(id)) return;
		active.add(id);
		pass(id, so);
		active.delete(id);
	};
	const pass = (id: NodeId, so: Omit<Arrival, "spot">): void => {
		if (found.length > MOST_ARRIVALS) throw new TooManyReadings();
		const node = nodeAt(graph, id);
		const here = (deeds: string): void => {
			found.push({ ...so, deeds: so.deeds + deeds, spot: { node: id, offset: 0 } });
		};
		switch (node.k) {
			case "fork":
				for (const branch of node.branches) {
					visit(branch.to, { ...so, lenient: so.lenient || branch.lenient !== null });
				}
				return;
			case "deed":
				visit(node.to, withDeed(so, node.deed));
				return;
			case "look": {
				const condition = printExpr(node.expr);
				for (const body of arrivals(graph, node.body, previous)) {
					const done = nodeAt(graph, body.spot.node).k === "end";
					const looks = done ? so.looks : [...so.looks, body.spot];
					visit(node.to, { ...so, looks, conditions: [...so.conditions, condition] });
				}
				return;
			}
			case "assert": {
				const conditions = [...so.conditions, printExpr(node.expr)];
				if (node.what === "end" && previous !== END) here("");
				else if (node.what !== "line" || previous === null || previous === "\n") {
					visit(node.to, { ...so, conditions });
				}
				return;
			}
			case "space":
				here("");
				visit(node.to, so);
				return;
			case "run":
				here(node.field === null ? "" : `mark ${node.field};`);
				return;
			case "scan":
				here(`value ${node.muted ? "skip" : printExpr(node.expr)};`);
				return;
			case "literal":
			case "eol":
			case "open":
			case "deep":
			case "end":
				here("");
				return;
			default:
				unreachable(node);
		}
	};
	visit(from, START);
	return found;
}

function withDeed(so: Omit<Arrival, "spot">, deed: Deed): Omit<Arrival, "spot"> {
	switch (deed.do) {
		case "set":
			return { ...so, sets: [...so.sets, `${deed.field}=${deed.text}`] };
		case "mark":
		case "bind":
			return { ...so, deeds: `${so.deeds}${deed.do} ${deed.field};` };
		case "push":
			return { ...so, deeds: `${so.deeds}push ${deed.field};` };
		case "pop":
			return { ...so, deeds: `${so.deeds}pop;` };
		case "commit":
		case "call":
		case "end-call":
			return so;
		default:
			return deed satisfies never;
	}
}
