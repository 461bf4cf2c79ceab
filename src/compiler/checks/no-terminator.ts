import { describeFirst } from "../analyse/first.js";
import { definiteEnds } from "../analyse/terminators.js";
import { type Check, reporter } from "./check.js";

/** An open payload ends where what follows it matches: something that can be told from its text must follow on each path. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "no-terminator", "error");
	context.graph.nodes.forEach((node, id) => {
		if (node.k !== "open") return;
		const next = definiteEnds(context.graph, node);
		if (next === null) return;
		report({
			at: node.expr.at,
			message: `nothing shows where \`${node.field}\` ends: ${next} may follow at once`,
			hint: `put a literal behind it; what can follow now begins with ${describeFirst(context.first(node.to))}`,
			counterexample: `${context.sample(id)}one two`,
		});
	});
	return found;
};
