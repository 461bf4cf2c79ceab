/** Which rules of an expression need a name: those that are used more than once, or in themselves. */
import { type Expr, inner, type Rule } from "./expr.js";

export class Rules {
	private readonly uses = new Map<Rule, number>();
	private readonly recursive = new Set<Rule>();

	constructor(root: Expr) {
		const open = new Set<Rule>();
		// an explicit stack: schemas may be deep
		const todo: { readonly expr: Expr; readonly leave: boolean }[] = [{ expr: root, leave: false }];
		for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
			const { expr, leave } = next;
			if (expr.t === "rule") {
				const { rule } = expr;
				if (leave) {
					open.delete(rule);
					continue;
				}
				const uses = this.uses.get(rule) ?? 0;
				this.uses.set(rule, uses + 1);
				if (open.has(rule)) this.recursive.add(rule);
				if (uses > 0) continue;
				open.add(rule);
				todo.push({ expr, leave: true });
			}
			for (const one of inner(expr)) todo.push({ expr: one, leave: false });
		}
	}

	isNamed(rule: Rule): boolean {
		return (this.uses.get(rule) ?? 0) > 1 || this.recursive.has(rule);
	}

	get isRegular(): boolean {
		return this.recursive.size === 0;
	}
}
