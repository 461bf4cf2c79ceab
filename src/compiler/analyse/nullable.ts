/** Whether an expression, or a step of the graph, can be read over no characters at all. */
import type { Expr } from "../../language/syntax.js";
import { readsNothing } from "../walks/nothing.js";
import type { Node } from "./graph.js";
import type { RuleTable } from "./rules.js";

/** A rule that is met again inside itself counts as reading something: that reading alone proves nothing. */
export function nullable(
	expr: Expr,
	rules: RuleTable,
	active: ReadonlySet<string> = new Set(),
): boolean {
	return readsNothing(expr, (rule) => {
		if (active.has(rule)) return false;
		const inside = new Set([...active, rule]);
		return rules.alternatives(rule).some((one) => nullable(one.expr, rules, inside));
	});
}

/** Whether a step may be passed without a character; an open payload may be empty. `isNullable`: whether an expression may be. */
export function passesOver(node: Node, isNullable: (expr: Expr) => boolean): boolean {
	switch (node.k) {
		case "fork":
		case "assert":
		case "deed":
		case "look":
		case "open":
		case "space":
			return true;
		case "literal":
			return node.text === "";
		case "run":
			return node.expr !== null && isNullable(node.expr);
		case "eol":
		case "scan":
		case "deep":
		case "end":
			return false;
		default:
			return node satisfies never;
	}
}
