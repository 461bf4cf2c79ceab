/** What stands in a call before it commits: until then nothing may leave, and all of it is held. */
import type { Field } from "../../language/syntax.js";
import { reach } from "../walks/reach.js";
import { keyIsName, patternValues } from "../walks/syntax.js";
import { type Graph, type Node, type NodeId, nextOf, nodeAt } from "./graph.js";

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

/** Payloads that are read while the name is not bound yet. Each path through the call binds it, so that the end of the call is not met. */
function untilName(graph: Graph, start: NodeId): readonly Held[] {
	const next = (id: NodeId): readonly NodeId[] => {
		const node = nodeAt(graph, id);
		return bindsName(node) ? [] : nextOf(node);
	};
	const held: Held[] = [];
	for (const id of reach([start], next)) {
		const node = nodeAt(graph, id);
		if ((node.k !== "open" && node.k !== "scan") || bindsName(node)) continue;
		held.push({ node, repeats: reach(next(id), next).has(id) });
	}
	return held;
}

export function bindsName(node: Node): boolean {
	const name: Field = "name";
	if (node.k === "run") return node.field === name;
	if (node.k === "deed")
		return (node.deed.do === "bind" || node.deed.do === "set") && node.deed.field === name;
	if (node.k !== "scan" || node.muted || node.expr.type !== "pattern") return false;
	return (
		keyIsName(node.expr) || [...patternValues(node.expr)].some((value) => value.field === name)
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
