/** What a node can begin with: used for greedy white space, for stop literals, and for the hold-back bound. */
import type { LiteralId, NodeId } from "../../runtime/contract.js";
import { isUnspelt } from "../unspelt.js";
import { nextOf } from "../walks/nodes.js";
import { walk } from "../walks/reach.js";
import type { Graph } from "./graph.js";

const SPACE = " \t\n\r";
/** More spellings of one set of terminators than this are read without a stop table. */
const MAX_STOPS = 96;

/** Whether what begins here may take white space as its first character. An open payload does not count: `_` before it is greedy. */
export function canBeginWithSpace(graph: Graph, from: NodeId): boolean {
	const next = (id: NodeId): readonly NodeId[] => {
		const node = graph.node(id);
		switch (node.k) {
			case "fork":
			case "op":
			case "assert":
			case "look":
			// it may read nothing
			case "space":
				return nextOf(node);
			case "call":
				return [node.body];
			default:
				return [];
		}
	};
	for (const id of walk([from], next)) if (takesSpace(graph, id)) return true;
	return false;
}

function takesSpace(graph: Graph, id: NodeId): boolean {
	const node = graph.node(id);
	if (node.k === "literal") return SPACE.includes((graph.literals[node.literal] ?? "x").charAt(0));
	if (node.k === "atom") return node.kind === "any" || node.kind === "line" || node.kind === "attr";
	return node.k === "eol";
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
				if (mayReadNothing(graph, node.body)) todo.push({ id: node.to, before });
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

/** Whether a condition can come true before a character of it is read, as `&bol` can. */
function mayReadNothing(graph: Graph, body: NodeId): boolean {
	const next = (id: NodeId): readonly NodeId[] => {
		const node = graph.node(id);
		const passed =
			node.k === "fork" || node.k === "op" || (node.k === "assert" && node.what !== "end");
		return passed ? nextOf(node) : [];
	};
	for (const id of walk([body], next)) if (graph.node(id).k === "accept") return true;
	return false;
}

/**
 * Literals that begin a reading from here, in their order, white space and other steps of no width passed over; behind text, so
 * that nothing begins there with `^`.
 */
export function firstLiterals(graph: Graph, from: NodeId): readonly LiteralId[] {
	const next = (id: NodeId): readonly NodeId[] => {
		const node = graph.node(id);
		switch (node.k) {
			case "fork":
			case "op":
			case "space":
			case "eol":
			case "look":
				return nextOf(node).toReversed();
			case "assert":
				return node.what === "start" ? [] : nextOf(node);
			default:
				return [];
		}
	};
	const found = new Set<LiteralId>();
	for (const id of walk([from], next)) {
		const node = graph.node(id);
		if (node.k === "literal") found.add(node.literal);
	}
	return [...found];
}
