/** Each round of a loop reads something, with the derived rules as without them. */
import type { Expr, Rule } from "../../language/syntax.js";
import { readsNothing, rulesOfNothing } from "../walks/nothing.js";
import { reach } from "../walks/reach.js";
import { refsOf } from "../walks/rules.js";
import { partsOf } from "../walks/syntax.js";

/**
 * The derived rules without those by which a loop could go round over nothing: a condition in the place of a close, where the
 * grammar has the close any number of times.
 */
export function withoutEmptyRounds(
	own: readonly Rule[],
	entries: readonly Expr[],
	derived: readonly Rule[],
): readonly Rule[] {
	const rules = [...own, ...derived];
	const nothing = rulesOfNothing(rules);
	const isNothing = (expr: Expr): boolean => readsNothing(expr, (rule) => nothing.has(rule));
	const rounds = [...rules.map(({ expr }) => expr), ...entries]
		.flatMap((expr) => [...partsOf(expr)].map(roundOf))
		.filter((parts) => parts.length > 0 && parts.every(isNothing));
	if (rounds.length === 0) return derived;
	const uses = new Map<string, string[]>();
	for (const { name, expr } of rules) {
		const known = uses.get(name) ?? [];
		uses.set(name, known);
		known.push(...namesIn(expr));
	}
	const inside = reach(rounds.flat().flatMap(namesIn), (name) => uses.get(name) ?? []);
	return derived.filter(({ name, expr }) => !inside.has(name) || !isNothing(expr));
}

/** The parts of which all are read again in each round; none: it is no loop. */
function roundOf(expr: Expr): readonly Expr[] {
	if (expr.type === "list") return [expr.body, expr.separator];
	return expr.type === "repeat" && expr.op !== "?" ? [expr.body] : [];
}

function namesIn(expr: Expr): readonly string[] {
	return refsOf(expr).map(({ rule }) => rule);
}
