/** Alternatives that are read by an open payload from their first character on: the reading of last resort. */
import type { Expr, PayloadExpr } from "../../language/syntax.js";
import { partsOf } from "../walks/syntax.js";
import { type Inlined, isOpenPayload } from "./inline.js";
import { nullable } from "./nullable.js";
import type { RuleTable } from "./rules.js";

/** The open payload that the expression, inlined, can begin with. A condition before it is something to tell it by. */
export function openAtStart(expr: Expr, rules: RuleTable): PayloadExpr | null {
	if (isOpenPayload(expr)) return expr;
	if (expr.type === "choice") return firstOf(expr.options, rules);
	if (expr.type === "repeat" || expr.type === "list") return openAtStart(expr.body, rules);
	if (expr.type !== "sequence") return null;
	const end = expr.items.findIndex((item) => item.type === "look" || !nullable(item, rules));
	return firstOf(end < 0 ? expr.items : expr.items.slice(0, end + 1), rules);
}

function firstOf(exprs: readonly Expr[], rules: RuleTable): PayloadExpr | null {
	for (const expr of exprs) {
		const open = openAtStart(expr, rules);
		if (open !== null) return open;
	}
	return null;
}

/** All parts of the message, the entries and the recursive rules, inlined; some more than once. */
export function* inlinedParts(inlined: Inlined): Generator<Expr> {
	const rules = new Set<string>();
	const roots = [inlined.message, ...inlined.entries.map((entry) => entry.expr)];
	for (const root of roots) {
		for (const part of partsOf(root)) {
			yield part;
			if (part.type !== "ref" || rules.has(part.rule)) continue;
			rules.add(part.rule);
			roots.push(inlined.rule(part.rule));
		}
	}
}
