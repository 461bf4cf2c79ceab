/** Whether something in an expression can be begun and never be ended: a rule that holds itself in every way to write it. */
import { type Expr, inner, type Rule } from "./expr.js";

export function isEndless(root: Expr): boolean {
	const rules = new Set<Rule>();
	const seen = new Set<Expr>([root]);
	for (const expr of seen) {
		if (expr.t === "rule") rules.add(expr.rule);
		for (const one of inner(expr)) seen.add(one);
	}
	const ended = new Set<Rule>();
	for (let before = -1; before < ended.size; ) {
		before = ended.size;
		for (const rule of rules) if (!ended.has(rule) && ends(rule.body, ended)) ended.add(rule);
	}
	return ended.size < rules.size;
}

/** `ended`: the rules that are known to end. */
function ends(expr: Expr, ended: ReadonlySet<Rule>): boolean {
	switch (expr.t) {
		case "text":
		case "class":
			return true;
		case "rule":
			return ended.has(expr.rule);
		case "many":
			return expr.min === 0 || ends(expr.of, ended);
		case "alt":
		case "calls":
			return expr.of.some((one) => ends(one, ended));
		case "seq":
		case "json":
		case "several":
			return inner(expr).every((one) => ends(one, ended));
		default:
			return expr satisfies never;
	}
}
