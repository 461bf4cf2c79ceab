/** Whether an expression can be read over no characters at all. */
import type { Expr } from "../../language/syntax.js";
import { unreachable } from "../walks/syntax.js";
import type { RuleTable } from "./rules.js";

/** A rule that is met again inside itself counts as reading something: that reading alone proves nothing. */
export function nullable(
	expr: Expr,
	rules: RuleTable,
	active: ReadonlySet<string> = new Set(),
): boolean {
	switch (expr.type) {
		case "sequence":
			return expr.items.every((item) => nullable(item, rules, active));
		case "choice":
			return expr.options.some((option) => nullable(option, rules, active));
		case "repeat":
			return expr.op !== "+" || nullable(expr.body, rules, active);
		case "list":
		case "capture":
		case "builder":
			return nullable(expr.body, rules, active);
		case "literal":
			return expr.text === "";
		case "ref": {
			if (active.has(expr.rule)) return false;
			const inside = new Set([...active, expr.rule]);
			return rules.alternatives(expr.rule).some((one) => nullable(one.expr, rules, inside));
		}
		case "space":
		case "assert":
		case "look":
		case "commit":
		case "constant":
			return true;
		case "eol":
		case "payload":
		case "pattern":
		case "backref":
			return false;
		default:
			return unreachable(expr);
	}
}
