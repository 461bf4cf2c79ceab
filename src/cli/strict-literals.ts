/** The literals of a format that its strict rules read: what a model was taught to write, without its known slips. */
import type { Format, Node } from "../runtime/contract.js";

/** Walks the graph from every start and turns back at a deviation, which is marked before its first step. */
export function strictLiterals(format: Format): readonly string[] {
	const texts = new Set<string>();
	const seen = new Set<number>();
	const open = [format.start, ...format.entries.map(({ node }) => node)];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		const node = format.nodes[id];
		if (!node || seen.has(id)) continue;
		seen.add(id);
		if (node.k === "literal") texts.add(format.literals[node.literal] ?? "");
		open.push(...nextOf(node));
	}
	return [...texts];
}

function nextOf(node: Node): readonly number[] {
	switch (node.k) {
		case "fork":
			return node.to;
		case "op":
			return node.do.op === "repair" ? [] : [node.to];
		case "look":
			return [node.body, node.to];
		case "text":
			return [node.exits];
		case "call":
			return [node.body, node.back];
		case "return":
		case "accept":
			return [];
		default:
			return [node.to];
	}
}
