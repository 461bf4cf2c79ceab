import type { Expr } from "../../language/syntax.js";
import { childrenOf } from "../walks/syntax.js";
import type { RuleTable } from "./rules.js";

/** The first part of the expression, rules that it names included, that is looked for. Conditions in it are asked by themselves. */
export function firstInside(
	rules: RuleTable,
	expr: Expr,
	is: (part: Expr) => boolean,
	active: ReadonlySet<string> = new Set(),
): Expr | null {
	if (is(expr)) return expr;
	if (expr.type === "look" || (expr.type === "ref" && active.has(expr.rule))) return null;
	const parts =
		expr.type === "ref" ? rules.alternatives(expr.rule).map((one) => one.expr) : childrenOf(expr);
	const inside = expr.type === "ref" ? new Set([...active, expr.rule]) : active;
	for (const part of parts) {
		const found = firstInside(rules, part, is, inside);
		if (found !== null) return found;
	}
	return null;
}
