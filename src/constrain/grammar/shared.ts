/** Equal parts of an expression as one and the same: so rules that say the same are printed once. */
import { type CharSet, EMPTY, type Expr, inner, type Rule } from "./expr.js";

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
	private readonly texts = new Map<string, One>();
	private readonly classes = new Map<string, One>();
	/** by the hash of a kind and the numbers of its parts: strings for keys would cost more than all else here */
	private readonly known = new Map<number, Whole[]>();
	/** rules that are being made, each with its copy */
	private readonly open = new Map<Rule, One>();
	private readonly held = new Set<Rule>();
	private count = 0;

	of(root: Expr): Expr {
		const { done, open } = this;
		// an explicit stack: a list of members is as deep as it is long. Null: what stands before it has all its parts
		const todo: (Expr | null)[] = [root];
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
			} else if (done.has(expr)) continue;
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
		return this.same(expr, [body.id], () => own?.expr ?? expr);
	}

	private whole(expr: Expr): One {
		const of = inner(expr).map((one) => this.found(one));
		return this.same(
			expr,
			of.map(({ id }) => id),
			() =>
				withInner(
					expr,
					of.map((one) => one.expr),
				),
		);
	}

	private found(expr: Expr): One {
		if (expr.t === "text") return this.leaf(this.texts, expr.text, expr);
		if (expr.t === "class") return this.leaf(this.classes, keyOfClass(expr.set), expr);
		const at = expr.t === "rule" ? expr.rule : expr;
		const made = this.done.get(at);
		if (made !== undefined) return made;
		if (expr.t === "rule") this.held.add(expr.rule);
		const open = expr.t === "rule" ? this.open.get(expr.rule) : undefined;
		return open ?? { expr, id: this.count++ };
	}

	private leaf(known: Map<string, One>, key: string, expr: Expr): One {
		const equal = known.get(key);
		if (equal !== undefined) return equal;
		const one = { expr, id: this.count++ };
		known.set(key, one);
		return one;
	}

	/** What is of the same kind and of the same parts; else a new one. */
	private same(kind: Expr, parts: readonly number[], make: () => Expr): One {
		let hash = kind.t.length + parts.length;
		for (const part of parts) hash = (Math.imul(hash, 31) + part) | 0;
		const alike = this.known.get(hash);
		for (const one of alike ?? [])
			if (isSameKind(one.kind, kind) && isSameList(one.parts, parts)) return one;
		const one = { expr: make(), id: this.count++, kind, parts };
		if (alike === undefined) this.known.set(hash, [one]);
		else alike.push(one);
		return one;
	}
}

interface Whole extends One {
	/** without its parts */
	readonly kind: Expr;
	/** their numbers */
	readonly parts: readonly number[];
}

function isSameKind(one: Expr, other: Expr): boolean {
	if (one.t === "many") return other.t === "many" && one.min === other.min && one.max === other.max;
	if (one.t === "several") return other.t === "several" && one.loose === other.loose;
	return one.t === other.t;
}

function isSameList(one: readonly number[], other: readonly number[]): boolean {
	return one.length === other.length && one.every((part, at) => part === other[at]);
}

function keyOfClass({ not, ranges }: CharSet): string {
	return `${not} ${ranges.join()}`;
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
