/** One reading of a text: where it can stand after each character. */
import { type Arrival, arrivals, END, type Nodes, type Spot, START } from "./arrivals.js";
import { beginsClass, inClass, SORTS, WHITE_SPACE } from "./classes.js";
import { type Node, type NodeId, nodeAt } from "./graph.js";

/** Where a reading stands after one more character. Values and open payloads are not read here: they have no characters of their own. */
export function step(graph: Nodes, spot: Spot, char: string): readonly Arrival[] {
	const node = nodeAt(graph, spot.node);
	if (char === END) {
		if (node.k === "end") return [{ ...START, spot }];
		return node.k === "assert" ? arrivals(graph, node.to, END) : [];
	}
	const behind = (to: NodeId, deeds = ""): readonly Arrival[] =>
		arrivals(graph, to, char, { deeds, left: true });
	const stay = (offset: number): Arrival => ({ ...START, spot: { node: spot.node, offset } });
	switch (node.k) {
		case "literal":
			if (node.text.charAt(spot.offset) !== char) return [];
			return spot.offset + 1 < node.text.length ? [stay(spot.offset + 1)] : behind(node.to);
		case "eol":
			if (char === "\r" && spot.offset === 0) return [stay(1)];
			return char === "\n" ? behind(node.to) : [];
		case "space":
			return WHITE_SPACE.includes(char) ? arrivals(graph, spot.node, char) : [];
		case "run":
			if (!fits(node, spot, char)) return [];
			return [stay(1), ...behind(node.to, node.field === null ? "" : `bind ${node.field};`)];
		case "fork":
		case "deed":
		case "look":
		case "assert":
		case "open":
		case "scan":
		case "deep":
		case "end":
			return [];
		default:
			return node satisfies never;
	}
}

/**
 * The characters that can be read next. Of those that a class holds only some are tried: the ones that other readings ask
 * for, and of each sort one that none of them does.
 */
export function nextChars(
	graph: Nodes,
	spot: Spot,
	others: readonly Spot[] = [],
): readonly string[] {
	const node: Node = nodeAt(graph, spot.node);
	switch (node.k) {
		case "literal":
			return [node.text.charAt(spot.offset)];
		case "eol":
			return spot.offset === 0 ? ["\n", "\r"] : ["\n"];
		case "space":
			return [...WHITE_SPACE];
		case "run": {
			const wanted = others
				.filter((other) => nodeAt(graph, other.node).k !== "run")
				.flatMap((other) => nextChars(graph, other))
				.filter((char) => char !== END);
			const plain = SORTS.flatMap((sort) => sort.find((char) => !wanted.includes(char)) ?? []);
			return [...new Set([...plain, ...wanted])].filter((char) => fits(node, spot, char));
		}
		case "assert":
		case "end":
			return [END];
		default:
			return [];
	}
}

function fits(run: Node & { k: "run" }, spot: Spot, char: string): boolean {
	return spot.offset === 0 ? beginsClass(run.kind, char) : inClass(run.kind, char);
}
