/** Whether an expression can be read over no characters at all. */
import type { Expr } from "../../language/syntax.js";
import { readsNothing } from "../walks/nothing.js";
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
