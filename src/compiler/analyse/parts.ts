/** The graph of expressions by themselves, for comparing one with another. */
import type { Expr } from "../../language/syntax.js";
import { Builder, OUTSIDE } from "./build.js";
import type { Node, NodeId } from "./graph.js";
import type { Inlined } from "./inline.js";

/** Where each expression begins; all have one end. No calls are marked. */
export function buildParts(
	inlined: Inlined,
	exprs: readonly Expr[],
): { readonly nodes: readonly Node[]; readonly starts: readonly NodeId[] } {
	const builder = new Builder(inlined);
	const end = builder.add({ k: "end" });
	builder.messageStart = builder.add({ k: "deep", rule: "message", to: end });
	const starts = exprs.map((expr) =>
		builder.build(inlined.inline(expr), end, { ...OUTSIDE, inCall: true }),
	);
	return { nodes: builder.nodes, starts };
}
