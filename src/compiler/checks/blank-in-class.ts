import type { SourceSpan } from "../../language/syntax.js";
import { type Graph, type NodeId, nextOf, nodeAt } from "../analyse/graph.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

/** White space before what may itself begin with a blank reads nothing: all blanks are part of the name or the value. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "blank-in-class", "warning");
	context.graph.nodes.forEach((node, id) => {
		if (node.k !== "space") return;
		for (const { kind, field, at } of blankTakers(context.graph, node.to))
			report({
				at,
				message: `the white space before \`${field}:${kind}\` is part of it: ${kind === "attr" ? "an attr" : "a line"} may begin with a blank`,
				hint: `write the blank that always stands there into the text before: "… " ${field}:${kind}`,
				counterexample: `${context.sample(id)}  x`,
			});
	});
	return oncePerPlace(found);
};

interface Taker {
	readonly kind: "attr" | "line";
	readonly field: string;
	readonly at: SourceSpan;
}

/** What is read first behind a place, and may begin with a blank; what is dropped does not count. */
function blankTakers(graph: Graph, from: NodeId): readonly Taker[] {
	const found: Taker[] = [];
	const seen = new Set<NodeId>();
	const todo = [from];
	for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
		const node = nodeAt(graph, id);
		if (seen.has(id)) continue;
		seen.add(id);
		if (node.k === "fork" || node.k === "deed" || node.k === "space") todo.push(...nextOf(node));
		if (node.k !== "run" || node.field === null || node.field === "skip" || node.expr === null)
			continue;
		if (node.kind === "attr" || node.kind === "line")
			found.push({ kind: node.kind, field: node.field, at: node.expr.at });
	}
	return found;
}
