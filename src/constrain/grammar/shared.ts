/** Equal parts of an expression as one and the same: so rules that say the same are printed once. */
import { EMPTY, type Expr, inner, type Rule } from "./expr.js";

type RuleExpr = Extract<Expr, { t: "rule" }>;

/** One of all that are equal, and its number. */
interface One {
	readonly expr: Expr;
	readonly id: number;
}

/** Rules that hold themselves are taken as they are. */
export function shared(root: Expr): Expr {
	return new Sharing().of(root);
}

class Sharing {
	private readonly done = new Map<Expr | Rule, One>();
	private readonly known = new Map<string, One>();
	/** rules that are being made, each with its copy */
	private readonly open = new Map<Rule, One>();
	private readonly held = new Set<Rule>();
	private count = 0;

	of(root: Expr): Expr {
		const { done, open } = this;
		// an explicit stack: a list of members is as deep as it is long. Null: what stands before it has all its parts
		const todo: (Expr | null)[] = [root];
		const entered = new Set<Expr>();
		for (let expr = todo.pop(); expr !== undefined; expr = todo.pop()) {
			if (expr === null) {
				const whole = todo.pop();
				if (whole?.t === "rule") done.set(whole.rule, this.rule(whole));
				else if (whole !== undefined && whole !== null) done.set(whole, this.whole(whole));
				continue;
			}
			if (expr.t === "rule") {
				if (open.has(expr.rule)) continue;
				const copy: RuleExpr = { t: "rule", rule: { hint: expr.rule.hint, body: EMPTY } };
				open.set(expr.rule, { expr: copy, id: this.count++ });
			} else if (entered.has(expr)) continue;
			entered.add(expr);
			todo.push(expr, null);
			for (const one of inner(expr)) if (one.t !== "text" && one.t !== "class") todo.push(one);
		}
		return this.found(root).expr;
	}

	private rule(expr: RuleExpr): One {
		const body = this.found(expr.rule.body);
		const own = this.open.get(expr.rule);
		if (own?.expr.t === "rule") own.expr.rule.body = body.expr;
		if (own !== undefined && this.held.has(expr.rule)) return own;
		return this.same(`r${body.id}`, own?.expr ?? expr);
	}

	private whole(expr: Expr): One {
		const of = inner(expr).map((one) => this.found(one));
		let key: string = keyOf(expr);
		for (const { id } of of) key += `,${id}`;
		const known = this.known.get(key);
		return (
			known ??
			this.same(
				key,
				withInner(
					expr,
					of.map((one) => one.expr),
				),
			)
		);
	}

	private found(expr: Expr): One {
		if (expr.t === "text" || expr.t === "class") return this.same(keyOf(expr), expr);
		const at = expr.t === "rule" ? expr.rule : expr;
		const made = this.done.get(at);
		if (made !== undefined) return made;
		if (expr.t === "rule") this.held.add(expr.rule);
		const open = expr.t === "rule" ? this.open.get(expr.rule) : undefined;
		return open ?? { expr, id: this.count++ };
	}

	private same(key: string, expr: Expr): One {
		const equal = this.known.get(key);
		if (equal !== undefined) return equal;
		const one = { expr, id: this.count++ };
		this.known.set(key, one);
		return one;
	}
}

function keyOf(expr: Expr): string {
	switch (expr.t) {
		case "text":
			return `"${expr.text}`;
		case "class":
			return `[${expr.set.not} ${expr.set.ranges.join()}`;
		case "many":
			return `${expr.min} ${expr.max}`;
		case "several":
			return `v${expr.loose}`;
		case "seq":
		case "alt":
		case "calls":
		case "json":
		case "rule":
			return expr.t;
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
