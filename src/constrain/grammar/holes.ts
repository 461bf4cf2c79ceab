/** An expression with holes, in which rules stand for what is put in later. */
import { EMPTY, type Expr, inner, type Rule, row, ruleOf } from "./expr.js";
import { Rules } from "./rules.js";

/** Shorter texts are written as they are: the name of a rule is as long. */
const LONG = 12;

/** What has no hole is one rule, which all that is made of it share. */
export class Template {
	/** what has a hole */
	/** Null: a rule that holds itself has a hole. */
	static of(root: Expr, holes: ReadonlySet<Rule>, hint: string): Template | null {
		const packing = new Packing(holes, hint, new Rules(root));
		const packed = packing.of(root);
		return packing.loops ? null : new Template(packed, packing.open);
	}

	/** `open`: what has a hole. */
	private constructor(
		private readonly root: Expr,
		private readonly open: ReadonlySet<Expr>,
	) {}

	filled(holes: ReadonlyMap<Rule, Expr>): Expr {
		const made = new Map<Rule, Expr>();
		const fill = (expr: Expr): Expr => {
			if (!this.open.has(expr)) return expr;
			switch (expr.t) {
				case "seq":
					return row(...expr.of.map(fill));
				case "alt":
				case "calls":
					return { t: expr.t, of: expr.of.map(fill) };
				case "many":
					return { ...expr, of: fill(expr.of) };
				case "rule": {
					const { rule } = expr;
					const found = holes.get(rule) ?? made.get(rule) ?? ruleOf(rule.hint, fill(rule.body));
					made.set(rule, found);
					return found;
				}
				case "text":
				case "class":
				case "json":
				case "several":
					return expr;
				default:
					return expr satisfies never;
			}
		};
		return fill(this.root);
	}
}

class Packing {
	readonly open = new Set<Expr>();
	loops = false;
	private readonly made = new Map<Rule, Expr>();
	private readonly making = new Set<Rule>();
	private readonly looped = new Set<Rule>();

	constructor(
		private readonly holes: ReadonlySet<Rule>,
		private readonly hint: string,
		private readonly rules: Rules,
	) {}

	of(expr: Expr): Expr {
		switch (expr.t) {
			case "text":
			case "class":
			case "json":
			case "several":
				return expr;
			case "seq": {
				const of = this.inRow(expr).map((one) => this.of(one));
				return of.some((one) => this.open.has(one)) ? this.opened(row(...this.runs(of))) : expr;
			}
			case "alt":
			case "calls": {
				const of = expr.of.map((one) => this.of(one));
				return of.some((one) => this.open.has(one)) ? this.opened({ t: expr.t, of }) : expr;
			}
			case "many": {
				const of = this.of(expr.of);
				return this.open.has(of) ? this.opened({ ...expr, of }) : expr;
			}
			case "rule":
				return this.rule(expr);
			default:
				return expr satisfies never;
		}
	}

	private rule(expr: Extract<Expr, { t: "rule" }>): Expr {
		const { rule } = expr;
		if (this.holes.has(rule)) return this.opened(expr);
		const made = this.made.get(rule);
		if (made !== undefined) return made;
		if (this.making.has(rule)) {
			this.looped.add(rule);
			return expr;
		}
		this.making.add(rule);
		const body = this.of(rule.body);
		const found = this.open.has(body) ? this.opened(ruleOf(rule.hint, body)) : expr;
		this.making.delete(rule);
		if (found !== expr && this.looped.has(rule)) this.loops = true;
		this.made.set(rule, found);
		return found;
	}

	/** The parts of a row; so are those of a rule in it that is used there alone, and has a hole. */
	private inRow(expr: Expr): readonly Expr[] {
		if (expr.t === "seq") return expr.of.flatMap((one) => this.inRow(one));
		if (expr.t !== "rule" || this.holes.has(expr.rule) || this.rules.isNamed(expr.rule))
			return [expr];
		return this.hasHole(expr.rule) ? this.inRow(expr.rule.body) : [expr];
	}

	private hasHole(rule: Rule): boolean {
		const seen = new Set<Expr>([rule.body]);
		for (const one of seen) {
			if (one.t === "rule" && this.holes.has(one.rule)) return true;
			for (const part of inner(one)) if (!this.closed.has(part)) seen.add(part);
		}
		for (const one of seen) this.closed.add(one);
		return false;
	}
	/** what has no hole */
	private readonly closed = new Set<Expr>();

	private opened(expr: Expr): Expr {
		this.open.add(expr);
		return expr;
	}

	/** What stands between holes in a row, as a rule. */
	private runs(of: readonly Expr[]): readonly Expr[] {
		const found: Expr[] = [];
		let run: Expr[] = [];
		const end = () => {
			const one = row(...run);
			const short = one.t === "rule" || (one.t === "text" && one.text.length < LONG);
			if (one !== EMPTY) found.push(short ? one : ruleOf(this.hint, one));
			run = [];
		};
		for (const one of of) {
			if (!this.open.has(one)) run.push(one);
			else {
				end();
				found.push(one);
			}
		}
		end();
		return found;
	}
}
