/** The markup of a format that stands outside of its calls: frames of thoughts and sections, separators. */
import type { Format, Node } from "../../../src/runtime/contract.js";

type Graph = Pick<Format, "nodes" | "literals" | "start" | "entries" | "ends">;

/** The literals that may stand outside of calls; null when other text may be skipped there. */
export function frameLiterals({ nodes, literals, start, entries, ends }: Graph): string[] | null {
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
function outside(nodes: readonly Node[]): (node: Node) => readonly number[] {
	return (node) => {
		if (node.k !== "op" || node.do.op !== "open") return waysOn(node);
		const inside = reachable(nodes, [node.to], (one) => (isClose(one) ? [] : waysOn(one)));
		return inside.flatMap((one) => (isClose(one) ? waysOn(one) : []));
	};
}

function isClose(node: Node): boolean {
	return node.k === "op" && node.do.op === "close";
}

function waysOn(node: Node): readonly number[] {
	switch (node.k) {
		case "fork":
			return node.to;
		case "text":
			return node.section === undefined ? [node.exits] : [node.exits, node.section.entry];
		case "call":
			return [node.body, node.back];
		case "accept":
		case "return":
			return [];
		default:
			return [node.to];
	}
}

function reachable(
	nodes: readonly Node[],
	from: readonly number[],
	next: (node: Node) => readonly number[],
): readonly Node[] {
	const seen = new Set<number>();
	const open = [...from];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		const node = nodes[id];
		if (node === undefined || seen.has(id)) continue;
		seen.add(id);
		open.push(...next(node));
	}
	return [...seen].flatMap((id) => nodes[id] ?? []);
}
