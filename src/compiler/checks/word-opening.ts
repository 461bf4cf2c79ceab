import { arrivals } from "../analyse/arrivals.js";
import { endingOf } from "../analyse/classes.js";
import { type Graph, type NodeId, nextOf, nodeAt } from "../analyse/graph.js";
import { quote } from "../analyse/print.js";
import { walk } from "../walks/reach.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

/** A mark that begins like a word begins inside of words and sentences, too. An object or a declared name behind it proves it. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "word-opening", "warning");
	const { graph } = context;
	for (const head of graph.heads) {
		for (const { spot, conditions, lenient } of arrivals(graph, head, null)) {
			const node = nodeAt(graph, spot.node);
			if (node.k !== "literal" || node.expr === null || lenient || conditions.length > 0) continue;
			if (!/^[\p{L}\p{N}]/u.test(node.text) || !leadsToText(graph, node.to)) continue;
			report({
				at: node.expr.at,
				message: `${quote(node.text)} opens in the middle of a line, and of a word, too`,
				hint: "write `bol` before it, or ^, where only the start of a line or of the message opens; a name:tool behind it proves it too",
				counterexample: `re${node.text}`,
			});
		}
	}
	return oncePerPlace(found);
};

/** Whether what comes first behind an opening can be any text: a run of a class, or an open payload. */
function leadsToText(graph: Graph, from: NodeId): boolean {
	const next = (id: NodeId): readonly NodeId[] => {
		const node = nodeAt(graph, id);
		if (node.k === "scan" || node.k === "run" || graph.heads.has(id)) return [];
		return node.k === "deed" && node.deed.do === "commit" ? [] : nextOf(node);
	};
	for (const id of walk([from], next)) {
		if (graph.heads.has(id)) continue;
		const node = nodeAt(graph, id);
		if (node.k === "open") return true;
		if (node.k === "run" && node.kind !== "any" && endingOf(node.kind) === "class") return true;
	}
	return false;
}
