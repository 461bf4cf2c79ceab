/** Items in their order, those that are not required or left out. */
import { alt, choice, EMPTY, type Expr, row, ruleOf } from "../grammar/expr.js";

export interface Item {
	readonly required: boolean;
	readonly expr: Expr;
}

/** `empty`: all of them may be left out. Null: nothing can be written. */
export function inOrder(items: readonly Item[], separator: Expr, empty: boolean): Expr | null {
	// what may follow when something, or nothing, stands before
	let begun: Expr = EMPTY;
	let fresh: Expr | null = empty ? EMPTY : null;
	for (const { required, expr } of [...items].reverse()) {
		const first = row(expr, begun);
		const behind = row(separator, expr, begun);
		begun = shared(required ? behind : choice([behind, begun]));
		const next = required ? first : alt([first, fresh]);
		fresh = next === null ? null : shared(next);
	}
	return fresh;
}

function shared(expr: Expr): Expr {
	return expr.t === "text" || expr.t === "rule" ? expr : ruleOf("rest", expr);
}
