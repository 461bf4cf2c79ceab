import type { Expr, Field } from "../../language/syntax.js";
import { inlinedParts } from "../analyse/fallbacks.js";
import { patternValues, unreachable } from "../walks/syntax.js";
import { type Check, type CheckContext, oncePerPlace, reporter } from "./check.js";

type Fields = ReadonlySet<Field>;

/** `=field` repeats what was bound: on each path to it the field has been. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "backref-unbound", "error");
	const walk = new Walk(context, report);
	for (const root of [
		context.inlined.message,
		...context.inlined.entries.map((entry) => entry.expr),
	]) {
		walk.visit(root, new Set());
	}
	return oncePerPlace(found);
};

class Walk {
	private readonly seen = new Set<string>();

	constructor(
		private readonly context: CheckContext,
		private readonly report: ReturnType<typeof reporter>["report"],
	) {}

	/** What is surely bound behind the expression. */
	visit(expr: Expr, bound: Fields): Fields {
		switch (expr.type) {
			case "sequence":
				return expr.items.reduce((now, item) => this.visit(item, now), bound);
			case "choice":
				return expr.options.map((option) => this.visit(option, bound)).reduce(both);
			case "repeat": {
				const once = this.visit(expr.body, bound);
				return expr.op === "+" ? once : bound;
			}
			case "list": {
				const once = this.visit(expr.body, bound);
				this.visit(expr.separator, once);
				return once;
			}
			case "payload":
			case "constant":
				return new Set([...bound, expr.field]);
			case "pattern":
				return new Set([...bound, ...[...patternValues(expr)].map((value) => value.field)]);
			case "capture":
				return new Set([...this.visit(expr.body, bound), expr.field]);
			case "builder":
				this.visit(expr.body, bound);
				return new Set([...bound, expr.field]);
			case "look":
				this.visit(expr.body, bound);
				return bound;
			case "ref": {
				const id = `${expr.rule} ${[...bound].sort().join()}`;
				if (expr.rule === "message" || this.seen.has(id)) return bound;
				this.seen.add(id);
				return this.visit(this.context.inlined.rule(expr.rule), bound);
			}
			case "backref":
				if (!bound.has(expr.field)) this.unbound(expr.field, expr.at);
				return bound;
			case "literal":
			case "space":
			case "eol":
			case "assert":
			case "commit":
				return bound;
			default:
				return unreachable(expr);
		}
	}

	private unbound(field: Field, at: Expr["at"]): void {
		const elsewhere = [...inlinedParts(this.context.inlined)].find(
			(part) => (part.type === "payload" || part.type === "capture") && part.field === field,
		);
		this.report({
			at,
			message: `\`=${field}\` repeats what was bound to \`${field}\`, but on some path nothing was`,
			hint: `bind \`${field}\` before it, in this rule or in one that uses it`,
			...(elsewhere === undefined
				? {}
				: { related: [{ at: elsewhere.at, message: `\`${field}\` is bound here` }] }),
		});
	}
}

function both(a: Fields, b: Fields): Fields {
	return new Set([...a].filter((field) => b.has(field)));
}
