/** What stands in a call before it commits: until then nothing may leave, and all of it is held. */
import type { Field } from "../../language/syntax.js";
import { type Graph, type Node, type NodeId, nextOf, nodeAt } from "./graph.js";
import { patternValues } from "./tree.js";

export interface Held {
	readonly node: Node & { k: "open" | "scan" };
	/** may stand there any number of times */
	readonly repeats: boolean;
}

export interface HeldPayloads {
	/** payloads that are read before the call commits by itself; calls with `~` are not among them */
	readonly beforeName: readonly Held[];
	/** payloads before a `~`, with the place of it */
	readonly beforeCommit: readonly {
		readonly commit: Node & { k: "deed" };
		readonly node: Node & { k: "open" | "scan" };
	}[];
}

export function heldPayloads(graph: Graph): HeldPayloads {
	const beforeName: Held[] = [];
	const beforeCommit: { commit: Node & { k: "deed" }; node: Node & { k: "open" | "scan" } }[] = [];
	graph.nodes.forEach((node, id) => {
		if (node.k !== "deed" || node.deed.do !== "call") return;
		if (node.deed.explicit) beforeCommit.push(...untilCommit(graph, id));
		else beforeName.push(...untilName(graph, node.to));
	});
	return { beforeName, beforeCommit };
}

/** The name is bound, or it is and what follows commits. */
interface State {
	readonly node: NodeId;
	readonly named: boolean;
}

function untilName(graph: Graph, start: NodeId): readonly Held[] {
	const next = ({ node: id, named }: State): readonly State[] => {
		const node = nodeAt(graph, id);
		if (node.k === "deed" && node.deed.do === "end-call") return [];
		if (named && (node.k === "open" || node.k === "scan")) return [];
		if (named && node.k === "literal" && /\S/.test(node.text)) return [];
		const now = named || bindsName(node);
		return nextOf(node).map((to) => ({ node: to, named: now }));
	};
	const id = (state: State): string => `${state.node}${state.named}`;
	const states = new Map<string, State>();
	const todo: State[] = [{ node: start, named: false }];
	for (let state = todo.pop(); state !== undefined; state = todo.pop()) {
		if (states.has(id(state))) continue;
		states.set(id(state), state);
		todo.push(...next(state));
	}
	const held: Held[] = [];
	for (const state of states.values()) {
		const node = nodeAt(graph, state.node);
		if (state.named || (node.k !== "open" && node.k !== "scan") || bindsName(node)) continue;
		held.push({ node, repeats: comesBack(state, next, id) });
	}
	return held;
}

function comesBack(
	from: State,
	next: (state: State) => readonly State[],
	id: (state: State) => string,
): boolean {
	const seen = new Set<string>();
	const todo = [...next(from)];
	for (let state = todo.pop(); state !== undefined; state = todo.pop()) {
		if (id(state) === id(from)) return true;
		if (seen.has(id(state))) continue;
		seen.add(id(state));
		todo.push(...next(state));
	}
	return false;
}

export function bindsName(node: Node): boolean {
	const name: Field = "name";
	if (node.k === "run") return node.field === name;
	if (node.k === "deed")
		return (node.deed.do === "bind" || node.deed.do === "set") && node.deed.field === name;
	if (node.k !== "scan" || node.muted || node.expr.type !== "pattern") return false;
	return (
		node.expr.members.some((member) => member.keys === null) ||
		[...patternValues(node.expr)].some((value) => value.field === name)
	);
}

/** For each `~` of a call, one payload that is read in full before it. */
function untilCommit(
	graph: Graph,
	start: NodeId,
): readonly { commit: Node & { k: "deed" }; node: Node & { k: "open" | "scan" } }[] {
	const found: { commit: Node & { k: "deed" }; node: Node & { k: "open" | "scan" } }[] = [];
	const seen = new Set<string>();
	const todo: { id: NodeId; behind: (Node & { k: "open" | "scan" }) | null }[] = [
		{ id: start, behind: null },
	];
	for (let state = todo.pop(); state !== undefined; state = todo.pop()) {
		const { id, behind } = state;
		const key = `${id}${behind?.k ?? ""}`;
		if (seen.has(key)) continue;
		seen.add(key);
		const node = nodeAt(graph, id);
		if (node.k === "deed" && node.deed.do === "commit") {
			if (behind !== null) found.push({ commit: node, node: behind });
			continue;
		}
		if (node.k === "deed" && node.deed.do === "end-call") continue;
		const payload = node.k === "scan" || (node.k === "open" && node.field !== "skip") ? node : null;
		// open text has no bound at all: it says more than a scanner's value
		const worst = payload?.k === "open" && behind?.k !== "open" ? payload : (behind ?? payload);
		for (const to of nextOf(node)) todo.push({ id: to, behind: worst });
	}
	return found;
}
