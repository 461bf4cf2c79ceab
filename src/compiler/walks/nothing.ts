/** What can be read over no characters at all. */
import type { Expr, Rule } from "../../language/syntax.js";
import { unreachable } from "./syntax.js";

/** Whether the expression can; `rule`: whether a rule can. */
export function readsNothing(expr: Expr, rule: (name: string) => boolean): boolean {
	switch (expr.type) {
		case "sequence":
			return expr.items.every((item) => readsNothing(item, rule));
		case "choice":
			return expr.options.some((option) => readsNothing(option, rule));
		case "repeat":
			return expr.op !== "+" || readsNothing(expr.body, rule);
		case "list":
		case "capture":
		case "builder":
			return readsNothing(expr.body, rule);
		case "literal":
			return expr.text === "";
		case "ref":
			return rule(expr.rule);
		case "space":
		case "assert":
		case "look":
		case "commit":
		case "constant":
			return true;
		case "payload":
			// there may be nothing between quotes; a name is never empty
			return expr.kind === "attr" && expr.field !== "name";
		case "eol":
		case "pattern":
		case "backref":
			return false;
		default:
			return unreachable(expr);
	}
}

/** The names of the rules that can. A rule that only itself could make one of them is none. */
export function rulesOfNothing(rules: readonly Rule[]): ReadonlySet<string> {
	const found = new Set<string>();
	for (let before = -1; before < found.size; ) {
		before = found.size;
		for (const { name, expr } of rules)
			if (!found.has(name) && readsNothing(expr, (rule) => found.has(rule))) found.add(name);
	}
	return found;
}
