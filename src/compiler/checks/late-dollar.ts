import type { SourceSpan } from "../../language/syntax.js";
import { type Graph, type NodeId, nextOf, nodeAt } from "../analyse/graph.js";
import { walk } from "../walks/reach.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

/** Behind a committed call `$` is no condition any more: the call has left. */
export const check: Check = (context) => {
	const { graph } = context;
	const { source } = context.grammar;
	const { found, report } = reporter(context, "late-dollar", "warning");
	graph.nodes.forEach((node) => {
		if (node.k !== "deed" || node.deed.do !== "call" || node.deed.explicit) return;
		for (const value of valuesOf(graph, node.to)) {
			const dollars = demanded(graph, value);
			for (const { id, at, inCall } of dollars ?? []) {
				report({
					at,
					message:
						"`$` behind a call that has committed: when more text follows, the call is broken, not undone",
					counterexample: `${context.sample(id)} and more`,
					hint: inCall
						? `write \`~\` behind the \`$\` to hold the whole call for it${rewritten(source, at, "$ ~")}\nor leave the \`$\` out, and the call streams${rewritten(source, at, "")}`
						: `leave the \`$\` out: it stands outside of the call, where no \`~\` can hold a call for it${rewritten(source, at, "")}`,
				});
			}
		}
	});
	return oncePerPlace(found);
};

/** The line of a place with another text there, as the end of a sentence; empty where nothing else stands in the line. */
function rewritten(source: string, { start, end }: SourceSpan, text: string): string {
	const from = source.lastIndexOf("\n", start.offset) + 1;
	const to = source.indexOf("\n", end.offset);
	const before = source.slice(from, start.offset);
	const after = source.slice(end.offset, to < 0 ? undefined : to);
	if (before.trim() === "") return "";
	return `: ${(text === "" ? before.trimEnd() + after : before + text + after).trim()}`;
}

/** Where reading goes on behind the values of a call. */
function valuesOf(graph: Graph, call: NodeId): readonly NodeId[] {
	const inside = walk([call], (id) => {
		const node = nodeAt(graph, id);
		return node.k === "deed" && node.deed.do === "end-call" ? [] : nextOf(node);
	});
	return [...inside].flatMap((id) => {
		const node = nodeAt(graph, id);
		return node.k === "scan" ? [node.to] : [];
	});
}

interface Dollar {
	readonly id: NodeId;
	readonly at: SourceSpan;
	readonly inCall: boolean;
}

/** The `$` that every way on to the next frame must pass; null when some way does without, or ends an open payload with it. */
function demanded(graph: Graph, from: NodeId): readonly Dollar[] | null {
	const dollars: Dollar[] = [];
	const seen = new Set<NodeId>();
	const todo = [{ id: from, inCall: true }];
	for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
		const { id, inCall } = next;
		if (seen.has(id)) continue;
		seen.add(id);
		const node = nodeAt(graph, id);
		if (node.k === "assert" && node.what === "end") dollars.push({ id, at: node.expr.at, inCall });
		else if (node.k === "open" || graph.heads.has(id)) return null;
		else {
			const inside = inCall && !(node.k === "deed" && node.deed.do === "end-call");
			todo.push(...nextOf(node).map((to) => ({ id: to, inCall: inside })));
		}
	}
	return dollars;
}
