/** The markup of a format that stands outside of its calls: frames of thoughts and sections, separators. */
import { nextInCall, nextOf } from "../../../src/compiler/walks/nodes.js";
import { walk } from "../../../src/compiler/walks/reach.js";
import type { Format, Node, NodeId } from "../../../src/runtime/contract.js";

type Graph = Pick<Format, "nodes" | "literals" | "start" | "entries" | "ends">;

const known = new WeakMap<Graph, readonly string[] | null>();

/** The literals that may stand outside of calls; null when other text may be skipped there. */
export function frameLiterals(format: Graph): readonly string[] | null {
	let found = known.get(format);
	if (found === undefined) {
		found = findLiterals(format);
		known.set(format, found);
	}
	return found;
}

function findLiterals({ nodes, literals, start, entries, ends }: Graph): readonly string[] | null {
	const found = new Set(ends);
	const from = [start, ...entries.map(({ node }) => node)];
	for (const node of reachable(nodes, from, outside(nodes))) {
		switch (node.k) {
			case "literal":
				found.add(literals[node.literal] ?? "");
				break;
			case "atom":
			case "slot":
			case "same":
			case "value":
			case "pattern":
				return null;
			case "text":
				if (node.field === "skip") return null;
				break;
			case "fork":
			case "op":
			case "space":
			case "eol":
			case "assert":
			case "look":
			case "accept":
			case "call":
			case "return":
				break;
			default:
				node satisfies never;
		}
	}
	return [...found];
}

/** Whether the text is made of these literals and white space; at the end of the input one of them may have only begun. */
export function isMadeOf(text: string, literals: readonly string[], last: boolean): boolean {
	const reached = new Set([0]);
	for (let at = 0; at < text.length; at++) {
		if (!reached.has(at)) continue;
		if (/\s/.test(text.charAt(at))) reached.add(at + 1);
		for (const literal of literals) {
			if (text.startsWith(literal, at)) reached.add(at + literal.length);
			if (last && literal.startsWith(text.slice(at))) return true;
		}
	}
	return reached.has(text.length);
}

/** The ways on from a node that do not lead into a call: those past it lead on. */
function outside(nodes: readonly Node[]): (node: Node) => readonly NodeId[] {
	return (node) => {
		if (node.k !== "op" || node.do.op !== "open") return nextOf(node);
		return reachable(nodes, [node.to], nextInCall).filter(isClose).flatMap(nextOf);
	};
}

function isClose(node: Node): boolean {
	return node.k === "op" && node.do.op === "close";
}

function reachable(
	nodes: readonly Node[],
	from: readonly NodeId[],
	next: (node: Node) => readonly NodeId[],
): readonly Node[] {
	const at = (id: NodeId): readonly Node[] => nodes.slice(id, id + 1);
	return [...walk(from, (id) => at(id).flatMap(next))].flatMap(at);
}
