import { standingElsewhere, waysOn } from "../analyse/asserts.js";
import { bindsName } from "../analyse/commit.js";
import { type Node, type NodeId, nodeAt } from "../analyse/graph.js";
import { reach } from "../walks/reach.js";
import { commitsInside } from "../walks/syntax.js";
import { type Check, type CheckContext, reporter } from "./check.js";

/** `^` is met only where no call has committed before: behind the commit of its own call, or behind a call, it never is. */
export const check: Check = (context) => {
	const { graph } = context;
	const { found, report } = reporter(context, "late-start", "error");
	for (const { at } of standingElsewhere(graph, "start", beforeCalls(context)))
		report({
			at,
			message:
				"`^` holds at the beginning of the message, and here a call stands before it: it is never met",
			hint: "leave the `^` out; or write `bol` for the beginning of a line",
		});
	return found;
};

/** The places to which some way leads on which no call has committed. */
function beforeCalls({ graph }: CheckContext): ReadonlySet<NodeId> {
	const outside = reach([graph.message, ...graph.entries.map(({ node }) => node)], (id) => {
		const node = nodeAt(graph, id);
		return node.k === "deed" && node.deed.do === "call" ? [] : waysOn(node);
	});
	const inside = [...outside].flatMap((id) => {
		const call = nodeAt(graph, id);
		if (call.k !== "deed" || call.deed.do !== "call") return [];
		const { explicit } = call.deed;
		return [
			...reach([call.to], (at) =>
				commits(nodeAt(graph, at), explicit) ? [] : waysOn(nodeAt(graph, at)),
			),
		];
	});
	return new Set([...outside, ...inside]);
}

function commits(node: Node, explicit: boolean): boolean {
	if (node.k === "deed" && (node.deed.do === "end-call" || node.deed.do === "commit")) return true;
	if (node.k === "scan" && node.expr.type === "pattern" && commitsInside(node.expr)) return true;
	return !explicit && bindsName(node);
}
