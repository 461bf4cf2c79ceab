/** Which rules lead to which. */
import type { Expr, RefExpr, Rule } from "../../language/syntax.js";
import { reach } from "./reach.js";
import { partsOf } from "./syntax.js";

export function refsOf(expr: Expr): readonly RefExpr[] {
	return [...partsOf(expr)].filter((part) => part.type === "ref");
}

/** The names of rules that lead to themselves, through deviations or not. */
export function cyclicRules(rules: readonly Rule[]): ReadonlySet<string> {
	const used = new Map<string, string[]>();
	for (const { name, expr } of rules) {
		const known = used.get(name) ?? [];
		used.set(name, known);
		for (const { rule } of refsOf(expr)) known.push(rule);
	}
	const targets = (name: string): readonly string[] => used.get(name) ?? [];
	const strict = rules.flatMap(({ name, lenient }) => (lenient === null ? [name] : []));
	return new Set(strict.filter((name) => reach(targets(name), targets).has(name)));
}
