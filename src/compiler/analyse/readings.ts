/** One reading of a text: the places where it can stand after each character, and what it has done to get there. */
import { beginsClass, inClass, WHITE_SPACE } from "./classes.js";
import { type Deed, type Graph, type Node, type NodeId, nodeAt } from "./graph.js";
import { printExpr } from "./print.js";
import { unreachable } from "./tree.js";

type Nodes = Pick<Graph, "nodes">;

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

const START: Omit<Arrival, "spot"> = {
	deeds: "",
	sets: [],
	looks: [],
	conditions: [],
	lenient: false,
	left: false,
};

/** The spots that a node leads to. `previous` is the character before it, if known. */
export function arrivals(
	graph: Nodes,
	from: NodeId,
	previous: string | null,
	way: Omit<Arrival, "spot"> = START,
): readonly Arrival[] {
	const found: Arrival[] = [];
	const visit = (id: NodeId, so: Omit<Arrival, "spot">, active: ReadonlySet<NodeId>): void => {
		if (active.has(id)) return;
		const node = nodeAt(graph, id);
		const inside = new Set([...active, id]);
		const here = (deeds: string): void => {
			found.push({ ...so, deeds: so.deeds + deeds, spot: { node: id, offset: 0 } });
		};
		switch (node.k) {
			case "fork":
				for (const branch of node.branches) {
					visit(branch.to, { ...so, lenient: so.lenient || branch.lenient !== null }, inside);
				}
				return;
			case "deed":
				visit(node.to, withDeed(so, node.deed), inside);
				return;
			case "look": {
				const condition = printExpr(node.expr);
				for (const body of arrivals(graph, node.body, previous)) {
					const done = nodeAt(graph, body.spot.node).k === "end";
					const looks = done ? so.looks : [...so.looks, body.spot];
					visit(node.to, { ...so, looks, conditions: [...so.conditions, condition] }, inside);
				}
				return;
			}
			case "assert": {
				const conditions = [...so.conditions, printExpr(node.expr)];
				if (node.what === "end" && previous !== END) here("");
				else if (node.what !== "line" || previous === null || previous === "\n") {
					visit(node.to, { ...so, conditions }, inside);
				}
				return;
			}
			case "space":
				here("");
				visit(node.to, so, inside);
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
	visit(from, way, new Set());
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

/** Where a reading stands after one more character. Values and open payloads are not read here: they have no characters of their own. */
export function step(graph: Nodes, spot: Spot, char: string): readonly Arrival[] {
	const node = nodeAt(graph, spot.node);
	if (char === END) {
		if (node.k === "end") return [{ ...START, spot }];
		return node.k === "assert" ? arrivals(graph, node.to, END) : [];
	}
	const behind = (to: NodeId, deeds = ""): readonly Arrival[] =>
		arrivals(graph, to, char, { ...START, deeds, left: true });
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

/** The characters that can be read next, in the order of the alphabet. */
export function nextChars(
	graph: Nodes,
	spot: Spot,
	alphabet: readonly string[],
): readonly string[] {
	const node: Node = nodeAt(graph, spot.node);
	switch (node.k) {
		case "literal":
			return [node.text.charAt(spot.offset)];
		case "eol":
			return spot.offset === 0 ? ["\n", "\r"] : ["\n"];
		case "space":
			return [...WHITE_SPACE];
		case "run":
			return alphabet.filter((char) => fits(node, spot, char));
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
