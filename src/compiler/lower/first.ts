/** What a node can begin with: used for greedy white space, for stop literals, and for the hold-back bound. */
import type { LiteralId, NodeId } from "../../runtime/contract.js";
import { isUnspelt } from "../unspelt.js";
import type { Graph } from "./graph.js";

const SPACE = " \t\n\r";
/** More spellings of one set of terminators than this are read without a stop table. */
const MAX_STOPS = 96;

/** Whether what begins here may take white space as its first character. An open payload does not count: `_` before it is greedy. */
export function canBeginWithSpace(
	graph: Graph,
	id: NodeId,
	seen: Set<NodeId> = new Set(),
): boolean {
	if (seen.has(id)) return false;
	seen.add(id);
	const node = graph.node(id);
	switch (node.k) {
		case "literal":
			return SPACE.includes((graph.literals[node.literal] ?? "x").charAt(0));
		case "eol":
			return true;
		case "atom":
			return node.kind === "any" || node.kind === "line" || node.kind === "attr";
		case "same":
			return false;
		case "fork":
			return node.to.some((to) => canBeginWithSpace(graph, to, seen));
		case "op":
		case "assert":
		case "look":
			return canBeginWithSpace(graph, node.to, seen);
		case "call":
			return canBeginWithSpace(graph, node.body, seen);
		case "space":
		case "slot":
		case "value":
		case "pattern":
		case "text":
		case "return":
		case "accept":
			return false;
		default:
			return node satisfies never;
	}
}

/** The literals with which every reading from here begins, or null when some reading begins otherwise. */
export function stopLiterals(graph: Graph, id: NodeId): readonly LiteralId[] | null {
	const texts = spelled(graph, id);
	return texts === null ? null : [...texts].map((text) => graph.literal(text));
}

/** Line breaks before a literal are part of it; so many that a loop over them has surely come round. */
const MOST_BEFORE = 8;

function spelled(graph: Graph, start: NodeId): ReadonlySet<string> | null {
	const texts = new Set<string>();
	const seen = new Set<string>();
	const todo = [{ id: start, before: "" }];
	for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
		const { id, before } = next;
		const key = `${id}:${before}`;
		if (seen.has(key)) continue;
		seen.add(key);
		if (texts.size > MAX_STOPS || before.length > MOST_BEFORE) return null;
		const node = graph.node(id);
		if (isUnspelt(node)) return null;
		switch (node.k) {
			case "literal":
				texts.add(before + (graph.literals[node.literal] ?? ""));
				break;
			case "eol":
				todo.push({ id: node.to, before: `${before}\r\n` }, { id: node.to, before: `${before}\n` });
				break;
			case "fork":
				for (const to of node.to.toReversed()) todo.push({ id: to, before });
				break;
			case "op":
				todo.push({ id: node.to, before });
				break;
			case "look":
				// the condition must hold too: its literals do as well as those of what follows
				todo.push({ id: node.body, before });
				break;
			// only at the end of the input
			case "accept":
				if (before !== "") return null;
				break;
			case "assert":
				// `^` and `bol` are checked when an attempt begins
				if (node.what !== "end") todo.push({ id: node.to, before });
				else if (before !== "") return null;
				break;
			case "call":
			case "return":
				return null;
			default:
				node satisfies never;
		}
	}
	return texts.size > MAX_STOPS ? null : texts;
}

/** Literals that begin a reading from here, white space and other steps of no width passed over. */
export function firstLiterals(
	graph: Graph,
	id: NodeId,
	into: Set<LiteralId> = new Set(),
	seen: Set<NodeId> = new Set(),
): Set<LiteralId> {
	if (seen.has(id)) return into;
	seen.add(id);
	const node = graph.node(id);
	switch (node.k) {
		case "literal":
			into.add(node.literal);
			return into;
		case "fork":
			for (const to of node.to) firstLiterals(graph, to, into, seen);
			return into;
		case "op":
		case "space":
		case "eol":
		case "assert":
		case "look":
			return firstLiterals(graph, node.to, into, seen);
		default:
			return into;
	}
}
