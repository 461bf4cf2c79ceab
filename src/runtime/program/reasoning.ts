/**
 * Policy `callsInReasoning: call`: what opens a call in the text of the message opens one in every thought, too, and ends
 * the thought. Done on the format's data: the machine knows nothing of it.
 */
import type { Format, LiteralId, Node, NodeId } from "../contract.js";

type TextNode = Extract<Node, { readonly k: "text" }>;

const made = new WeakMap<Format, Format>();

/** The format whose thoughts are ended by calls. Made once; the format itself where it has no thoughts or no calls in text. */
export function withCallsInReasoning(format: Format): Format {
	let other = made.get(format);
	if (other === undefined) {
		other = widen(format);
		made.set(format, other);
	}
	return other;
}

function widen(format: Format): Format {
	const [loop] = callLoops(format);
	if (loop === undefined) return format;
	const nodes = [...format.nodes];
	format.nodes.forEach((node, id) => {
		if (node.k !== "text" || node.field !== "reasoning") return;
		const exits = nodes.push({ k: "fork", to: [node.exits, ...loop.openings] }) - 1;
		nodes[id] = { ...node, exits, stops: union(node.stops, loop.stops) };
	});
	return { ...format, nodes };
}

/** Text of the message in which calls open, and its alternatives that open one. */
export interface Loop {
	readonly id: NodeId;
	readonly node: TextNode;
	readonly openings: readonly NodeId[];
	/** the literals with which those begin; null: not only with literals */
	readonly stops: readonly LiteralId[] | null;
}

/** The first is that of `message`. */
export function callLoops(format: Format): readonly Loop[] {
	return format.nodes.flatMap((node, id) => {
		if (node.k !== "text" || node.field !== "content" || node.stray) return [];
		const openings = callOpenings(format, node);
		const stops = node.stops === null ? null : literalsAt(format, openings);
		return openings.length > 0 ? [{ id, node, openings, stops }] : [];
	});
}

/** With which literals the nodes begin, of which each begins with some. */
function literalsAt({ nodes }: Format, from: readonly NodeId[]): readonly LiteralId[] {
	const seen = new Set<NodeId>(from);
	const literals = new Set<LiteralId>();
	for (const id of seen) {
		const node = nodes[id];
		if (node?.k === "literal") literals.add(node.literal);
		else if (node?.k === "fork") for (const to of node.to) seen.add(to);
		else if (node?.k === "call" || node?.k === "look") seen.add(node.body);
		else if (node !== undefined && "to" in node) seen.add(node.to);
	}
	return [...literals];
}

/** Both sets of stop literals; null where a terminator may begin otherwise. */
function union(
	a: readonly LiteralId[] | null,
	b: readonly LiteralId[] | null,
): readonly LiteralId[] | null {
	return a === null || b === null ? null : [...new Set([...a, ...b])];
}

/** The alternatives of a loop that open a call. */
function callOpenings(format: Format, loop: TextNode): readonly NodeId[] {
	const exits = format.nodes[loop.exits];
	const options = exits?.k === "fork" ? exits.to : [loop.exits];
	return options.filter((option) => opensCall(format, option));
}

/** Whether a call opens from here on, before any text but that between the calls of a section. */
export function opensCall({ nodes }: Format, from: NodeId): boolean {
	const seen = new Set<NodeId>();
	const todo = [from];
	for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
		const node = nodes[id];
		if (node === undefined || seen.has(id)) continue;
		seen.add(id);
		switch (node.k) {
			case "op":
				if (node.do.op === "open") return true;
				todo.push(node.to);
				break;
			case "fork":
				todo.push(...node.to);
				break;
			case "text":
				if (node.stray) todo.push(node.exits);
				break;
			case "call":
				todo.push(node.body, node.back);
				break;
			case "return":
			case "accept":
				break;
			default:
				todo.push(node.to);
		}
	}
	return false;
}
