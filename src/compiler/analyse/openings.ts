/** The ways into the message's frames and calls: how much has been read when the first payload begins. */

import type { Expr } from "../../language/syntax.js";
import { walk } from "../walks/reach.js";
import { commitsInside, patternValues } from "../walks/syntax.js";
import type { CheckContext } from "./context.js";
import { type Graph, type Node, type NodeId, nextOf, nodeAt } from "./graph.js";
import { sampleRead } from "./samples.js";

/** An opening of fewer literal characters than this is found in ordinary text all the time. */
export const ENOUGH = 4;

export interface WeakOpening {
	/** what opens: the first literal, or what stands there without one */
	readonly opener: Expr;
	/** literal characters before the payload */
	readonly literals: number;
	/** the payload; null when the whole frame is markup */
	readonly payload: (Node & { k: "open" | "scan" }) | null;
	/** `^` or `bol` stands before it */
	readonly asserted: boolean;
	/** a declared name, or `~` behind: text that is no call is given back */
	readonly proven: boolean;
	readonly lenient: string | null;
	/** a text that is taken for this */
	readonly sample: string;
}

interface State {
	readonly node: NodeId;
	readonly literals: number;
	readonly asserted: boolean;
	readonly proven: boolean;
	readonly lenient: string | null;
	readonly opener: Expr | null;
}

/** Openings of the message with fewer than ENOUGH literal characters before their first payload. */
export function weakOpenings(context: CheckContext): readonly WeakOpening[] {
	const { graph } = context;
	const found: WeakOpening[] = [];
	const seen = new Set<string>();
	const todo: State[] = [
		{
			node: graph.message,
			literals: 0,
			asserted: false,
			proven: false,
			lenient: null,
			opener: null,
		},
	];
	for (let state = todo.shift(); state !== undefined; state = todo.shift()) {
		const node = nodeAt(graph, state.node);
		const { opener, ...rest } = state;
		const id = JSON.stringify([rest, opener?.at.start.offset]);
		if (seen.has(id) || state.literals >= ENOUGH) continue;
		seen.add(id);
		if (node.k === "open" || node.k === "scan") {
			if (node.k === "open" && node.field === "content" && opener === null) continue;
			const proven = state.proven || provesItself(node) || commitFollows(graph, node.to);
			const sample = context.sample(state.node) + sampleRead(node);
			found.push({ ...state, opener: opener ?? node.expr, payload: node, proven, sample });
		} else if (opener !== null && graph.heads.has(state.node)) {
			found.push({ ...state, opener, payload: null, sample: context.sampleOf(opener) });
		} else todo.push(...onward(graph, state, node));
	}
	return found;
}

function onward(graph: Graph, state: State, node: Node): readonly State[] {
	const to = (next: NodeId, change: Partial<State> = {}): State => ({
		...state,
		node: next,
		...change,
	});
	switch (node.k) {
		case "fork":
			return node.branches.map((branch) =>
				to(branch.to, { lenient: state.lenient ?? branch.lenient }),
			);
		case "literal":
			return [
				to(node.to, {
					literals: state.literals + node.text.length,
					opener: state.opener ?? node.expr,
				}),
			];
		case "eol":
			return [to(node.to, { literals: state.literals + 1 })];
		case "look":
			return [to(node.to, { literals: state.literals + fewestLiterals(graph, node.body) })];
		case "assert":
			return [to(node.to, node.what === "end" ? {} : { asserted: true })];
		case "run":
			return [
				to(node.to, {
					proven: state.proven || node.kind === "tool",
					opener: state.opener ?? node.expr,
				}),
			];
		case "deed":
			return [to(node.to, node.deed.do === "commit" ? { proven: true } : {})];
		case "space":
		case "deep":
			return [to(node.to)];
		case "open":
		case "scan":
		case "end":
			return [];
		default:
			return node satisfies never;
	}
}

/** A pattern that takes declared names only, or says itself where the call begins. */
function provesItself(node: Node & { k: "open" | "scan" }): boolean {
	if (node.expr.type !== "pattern") return false;
	return (
		commitsInside(node.expr) || [...patternValues(node.expr)].some((value) => value.kind === "tool")
	);
}

/** `~` further on in the same call. */
function commitFollows(graph: Graph, from: NodeId): boolean {
	const next = (id: NodeId): readonly NodeId[] => {
		const node = nodeAt(graph, id);
		const isOver = graph.heads.has(id) || (node.k === "deed" && node.deed.do === "end-call");
		return isOver ? [] : nextOf(node);
	};
	for (const id of walk([from], next)) {
		const node = nodeAt(graph, id);
		if (node.k === "deed" && node.deed.do === "commit") return true;
	}
	return false;
}

/** The literal characters that every reading of a condition contains. */
function fewestLiterals(graph: Graph, from: NodeId): number {
	const best = new Map<NodeId, number>();
	const todo: (readonly [NodeId, number])[] = [[from, 0]];
	for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
		const [id, count] = next;
		if ((best.get(id) ?? Number.POSITIVE_INFINITY) <= count) continue;
		best.set(id, count);
		const node = nodeAt(graph, id);
		const read = node.k === "literal" ? node.text.length : node.k === "eol" ? 1 : 0;
		for (const to of nextOf(node)) todo.push([to, count + read]);
	}
	const ends = [...best].filter(([id]) => nodeAt(graph, id).k === "end").map(([, count]) => count);
	return Math.min(ENOUGH, ...ends);
}
