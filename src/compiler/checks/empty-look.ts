import type { Expr } from "../../language/syntax.js";
import { isOpenPayload } from "../analyse/inline.js";
import { brief } from "../analyse/print.js";
import { partsOf } from "../walks/syntax.js";
import { type Check, type CheckContext, reporter } from "./check.js";

/**
 * A condition that nothing at all can meet says nothing, and when it is known to be met depends on how far the text has come. A
 * place (`bol`, `$`) is something.
 */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "empty-look", "error");
	for (const owner of [...context.grammar.rules, ...context.grammar.entries]) {
		for (const part of partsOf(owner.expr)) {
			if (part.type !== "look" || !metByNothing(context, part.body, new Set())) continue;
			report({
				at: part.at,
				message: `this condition is met where nothing stands: ${brief(part)}`,
				hint: "look for something: leave out the inner `?`, `*` or `_`, or the whole condition",
			});
		}
	}
	return found;
};

export function metByNothing(
	context: CheckContext,
	expr: Expr,
	active: ReadonlySet<string>,
): boolean {
	const inner = (one: Expr): boolean => metByNothing(context, one, active);
	switch (expr.type) {
		case "sequence":
			return expr.items.every(inner);
		case "choice":
			return expr.options.some(inner);
		case "repeat":
			return expr.op !== "+" || inner(expr.body);
		case "list":
		case "capture":
		case "builder":
			return inner(expr.body);
		case "ref": {
			if (active.has(expr.rule)) return false;
			const inside = new Set([...active, expr.rule]);
			return context.rules
				.alternatives(expr.rule)
				.some((one) => metByNothing(context, one.expr, inside));
		}
		case "assert":
			return false;
		case "payload":
			return isOpenPayload(expr);
		default:
			return context.nullable(expr);
	}
}
