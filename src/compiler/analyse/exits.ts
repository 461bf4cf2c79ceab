/** Ways out of an open payload that only a deviation knows. */

import type { Expr, PayloadExpr } from "../../language/syntax.js";
import { walk } from "../walks/reach.js";
import { itemsOf, optionsOf, partsOf } from "../walks/syntax.js";
import type { CheckContext } from "./context.js";
import { type Node, type NodeId, nextOf, nodeAt } from "./graph.js";
import { holdsOpenPayload, isOpenPayload, sharedPrefix } from "./inline.js";
import { isDefinite } from "./terminators.js";

export interface Exit {
	readonly exit: Expr;
	readonly payload: PayloadExpr;
	readonly node: NodeId;
}

/** Exits of deviations that ask for no evidence: neither `&` nor `$` is passed before the next payload. */
export function stealingExits(context: CheckContext): readonly Exit[] {
	return [...behindSharedPayload(context), ...rightBehindPayload(context)];
}

/** A deviation that shares the strict rule's payload and ends it otherwise. */
function behindSharedPayload({ rules, inlined, graph }: CheckContext): readonly Exit[] {
	return rules.names.flatMap((name) => {
		const strict = rules.strict(name);
		if (strict === undefined) return [];
		const options = optionsOf(inlined.inline(strict.expr));
		return rules.lenient(name).flatMap((rule) =>
			optionsOf(inlined.inline(rule.expr)).flatMap((lenient): readonly Exit[] => {
				const items = itemsOf(lenient);
				const [longest] = options
					.map((option) => itemsOf(option).slice(0, sharedPrefix(option, lenient)))
					.sort((a, b) => b.length - a.length);
				const index = items
					.slice(0, longest?.length)
					.findLastIndex((item) => holdsOpenPayload(item));
				const own = lastOpenPayload(items[index]);
				const shared = lastOpenPayload(longest?.[index]);
				if (own === undefined || hasEvidence(items.slice(index + 1))) return [];
				// the graph has the payload where the strict rule has it
				const node = graph.nodes.findIndex((one) => one.k === "open" && one.expr === shared);
				return [{ exit: items[index + 1] ?? lenient, payload: own, node }];
			}),
		);
	});
}

function lastOpenPayload(expr: Expr | undefined): PayloadExpr | undefined {
	return expr === undefined ? undefined : [...partsOf(expr)].findLast(isOpenPayload);
}

/** Whether each path through the items, up to the next payload, passes `&` or `$`. */
function hasEvidence(items: readonly Expr[]): boolean {
	for (const item of items) {
		if (item.type === "look" || (item.type === "assert" && item.what === "end")) return true;
		if (item.type === "choice" && item.options.every((option) => hasEvidence(itemsOf(option))))
			return true;
		if (item.type === "capture" && hasEvidence(itemsOf(item.body))) return true;
		if (item.type === "payload" || item.type === "pattern") return false;
	}
	return false;
}

/** A deviation of a rule that stands right behind a payload. */
function rightBehindPayload({ graph }: CheckContext): readonly Exit[] {
	const found: Exit[] = [];
	graph.nodes.forEach((payload, node) => {
		if (payload.k !== "open") return;
		const seen = new Set<NodeId>();
		const todo = [payload.to];
		for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
			const at = nodeAt(graph, id);
			// an opening of the message behind content is no end of a payload that has one
			if (
				seen.has(id) ||
				graph.heads.has(id) ||
				isDefinite(graph, at) ||
				at.k === "open" ||
				at.k === "scan"
			)
				continue;
			seen.add(id);
			if (at.k !== "fork") todo.push(...nextOf(at));
			else {
				for (const branch of at.branches) {
					if (branch.lenient === null) todo.push(branch.to);
					else if (branch.expr !== null && !provenFrom(graph, branch.to)) {
						found.push({
							exit: itemsOf(branch.expr)[0] ?? branch.expr,
							payload: payload.expr,
							node,
						});
					}
				}
			}
		}
	});
	return found;
}

/** Whether every way on from here passes evidence before the next payload or the end of the call or frame. */
function provenFrom(graph: CheckContext["graph"], start: NodeId): boolean {
	const proves = (node: Node): boolean =>
		node.k === "look" || (node.k === "assert" && node.what === "end");
	const next = (id: NodeId): readonly NodeId[] => {
		const node = nodeAt(graph, id);
		return proves(node) ? [] : nextOf(node);
	};
	for (const id of walk([start], next)) {
		const node = nodeAt(graph, id);
		if (proves(node)) continue;
		if (node.k === "open" || node.k === "scan" || graph.heads.has(id)) return false;
	}
	return true;
}
