/** With which literals an expression begins: enough to see that most alternatives have no text in common. */
import type { Expr } from "../../language/syntax.js";
import type { Inlined } from "./inline.js";

/** Null: it may begin with something else than a literal. */
export type Leading = readonly string[] | null;

/** Asked for once for each expression of a grammar. */
export function leadingOf(inlined: Inlined): (expr: Expr) => Leading {
	const known = new WeakMap<Expr, { readonly leading: Leading }>();
	return (expr) => {
		const found = known.get(expr) ?? { leading: leading(inlined.inline(expr)) };
		known.set(expr, found);
		return found.leading;
	};
}

function leading(expr: Expr): Leading {
	switch (expr.type) {
		case "literal":
			return expr.text === "" ? null : [expr.text];
		case "sequence":
			return expr.items[0] === undefined ? null : leading(expr.items[0]);
		case "choice": {
			const all = expr.options.map(leading);
			return all.some((one) => one === null) ? null : all.flatMap((one) => one ?? []);
		}
		case "capture":
			return leading(expr.body);
		default:
			return null;
	}
}

/** Whether some text can begin as both do. */
export function meet(a: Leading, b: Leading): boolean {
	if (a === null || b === null) return true;
	return a.some((one) => b.some((other) => one.startsWith(other) || other.startsWith(one)));
}
