/** Equal parts of an expression as one and the same: so rules that say the same are printed once. */
import { EMPTY, type Expr, inner, type Rule } from "./expr.js";

type RuleExpr = Extract<Expr, { t: "rule" }>;

/** Rules that hold themselves are taken as they are. */
export function shared(root: Expr): Expr {
	const done = new Map<Expr | Rule, Expr>();
	const open = new Map<Rule, RuleExpr>();
	const held = new Set<Rule>();
	const ids = new Map<Expr, number>();
	const known = new Map<string, Expr>();
	const found = (expr: Expr): Expr => {
		const at = expr.t === "rule" ? expr.rule : expr;
		const made = done.get(at);
		if (made !== undefined) return made;
		if (expr.t !== "rule") return EMPTY;
		held.add(expr.rule);
		return open.get(expr.rule) ?? expr;
	};
	const same = (key: string, expr: Expr): Expr => {
		const equal = known.get(key);
		if (equal !== undefined) return equal;
		known.set(key, expr);
		ids.set(expr, ids.size);
		return expr;
	};
	const id = (expr: Expr): number => {
		const number = ids.get(expr) ?? ids.size;
		ids.set(expr, number);
		return number;
	};
	// an explicit stack: a list of members is as deep as it is long
	const todo: Expr[] = [root];
	const entered = new Set<Expr>();
	for (let expr = todo.pop(); expr !== undefined; expr = todo.pop()) {
		const at = expr.t === "rule" ? expr.rule : expr;
		if (done.has(at)) continue;
		if (!entered.has(expr)) {
			if (expr.t === "rule" && open.has(expr.rule)) continue;
			entered.add(expr);
			if (expr.t === "rule")
				open.set(expr.rule, { t: "rule", rule: { hint: expr.rule.hint, body: EMPTY } });
			todo.push(expr, ...inner(expr));
			continue;
		}
		if (expr.t === "rule") {
			const body = found(expr.rule.body);
			const copy = open.get(expr.rule) ?? expr;
			copy.rule.body = body;
			const own = held.has(expr.rule) ? copy : same(`rule ${id(body)}`, copy);
			done.set(expr.rule, own);
		} else {
			const of = inner(expr).map(found);
			done.set(expr, same(keyOf(expr, of.map(id)), withInner(expr, of)));
		}
	}
	return found(root);
}

function keyOf(expr: Expr, of: readonly number[]): string {
	switch (expr.t) {
		case "text":
			return `text ${expr.text}`;
		case "class":
			return `class ${expr.set.not} ${expr.set.ranges.join()}`;
		case "many":
			return `many ${expr.min} ${expr.max} ${of}`;
		case "several":
			return `several ${expr.loose} ${of}`;
		case "seq":
		case "alt":
		case "calls":
		case "json":
		case "rule":
			return `${expr.t} ${of}`;
		default:
			return expr satisfies never;
	}
}

function withInner(expr: Expr, of: readonly Expr[]): Expr {
	const [first = EMPTY, between = EMPTY, rest = EMPTY] = of;
	switch (expr.t) {
		case "text":
		case "class":
		case "rule":
			return expr;
		case "seq":
		case "alt":
		case "calls":
			return { t: expr.t, of };
		case "many":
			return { ...expr, of: first };
		case "json":
			return first;
		case "several":
			return { ...expr, first, between, rest };
		default:
			return expr satisfies never;
	}
}
