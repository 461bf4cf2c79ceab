/**
 * The numbers of calls. The first call has one number, all others have any other; else they are equal. So a call is walked once,
 * with a hole where its number stands, which is filled for the first call and for the others.
 */
import { choice, type Expr, many, oneOf, type Rule, row, ruleOf, text } from "../grammar/expr.js";

type RuleExpr = Extract<Expr, { t: "rule" }>;

export class Holes {
	private readonly bases = new Map<Rule, 0 | 1>();
	/** rules without a hole */
	private readonly whole = new Set<Rule>();

	get count(): number {
		return this.bases.size;
	}

	make(base: 0 | 1): Expr {
		const hole = ruleOf("index");
		this.bases.set(hole.rule, base);
		return hole;
	}

	/** `expr` has no hole: it is the same for all calls. */
	closed(expr: Expr): RuleExpr {
		const rule = ruleOf("then", expr);
		this.whole.add(rule.rule);
		return rule;
	}

	/** Null: a rule that holds itself has a hole. */
	filled(root: Expr, first: boolean): Expr | null {
		const done = new Map<Rule, Expr>();
		const open = new Map<Rule, boolean>();
		let fits = true;
		const fill = (expr: Expr): Expr => {
			switch (expr.t) {
				case "text":
				case "class":
				case "json":
					return expr;
				case "seq":
					return mapped(expr.of, fill, (of) => row(...of)) ?? expr;
				case "alt":
				case "calls":
					return mapped(expr.of, fill, (of) => ({ t: expr.t, of })) ?? expr;
				case "many": {
					const of = fill(expr.of);
					return of === expr.of ? expr : { ...expr, of };
				}
				case "several":
					fits = false;
					return expr;
				case "rule": {
					const { rule } = expr;
					const base = this.bases.get(rule);
					if (base !== undefined) return first ? text(String(base)) : numberBehind(base);
					if (this.whole.has(rule)) return expr;
					const known = done.get(rule);
					if (known !== undefined) return known;
					if (open.has(rule)) {
						open.set(rule, true);
						return expr;
					}
					open.set(rule, false);
					const body = fill(rule.body);
					const found = body === rule.body ? expr : ruleOf(rule.hint, body);
					if (found !== expr && open.get(rule) === true) fits = false;
					open.delete(rule);
					done.set(rule, found);
					return found;
				}
				default:
					return expr satisfies never;
			}
		};
		const found = fill(root);
		return fits ? found : null;
	}
}

/** Null: nothing changes. */
function mapped(
	of: readonly Expr[],
	fill: (expr: Expr) => Expr,
	make: (of: readonly Expr[]) => Expr,
): Expr | null {
	const all = of.map(fill);
	return all.every((one, at) => one === of[at]) ? null : make(all);
}

/** The number of a call that is not the first one. */
export function numberBehind(base: 0 | 1): Expr {
	const more = many(oneOf("0-9"), 1, 2);
	return choice([oneOf(base === 0 ? "1-9" : "2-9"), row(oneOf("1-9"), more)]);
}
