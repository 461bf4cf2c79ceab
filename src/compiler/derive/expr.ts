/** Makes and rewrites expressions of the syntax tree. What is made stands at the place of what it was derived from. */
import type { Expr, Kind, SequenceExpr, SourceSpan } from "../../language/syntax.js";

/** Makers of expressions that all stand at one place of the file. */
export class Maker {
	constructor(private readonly at: SourceSpan) {}

	seq(items: readonly Expr[]): Expr {
		const only = items[0];
		return items.length === 1 && only !== undefined
			? only
			: { type: "sequence", items, at: this.at };
	}
	alt(options: readonly Expr[]): Expr {
		const only = options[0];
		return options.length === 1 && only !== undefined
			? only
			: { type: "choice", options, at: this.at };
	}
	lit(text: string): Expr {
		return { type: "literal", text, at: this.at };
	}
	optional(body: Expr): Expr {
		return { type: "repeat", op: "?", body, at: this.at };
	}
	any(body: Expr): Expr {
		return { type: "repeat", op: "*", body, at: this.at };
	}
	space(): Expr {
		return { type: "space", write: "", at: this.at };
	}
	eol(): Expr {
		return { type: "eol", at: this.at };
	}
	assert(what: "start" | "line" | "end"): Expr {
		return { type: "assert", what, at: this.at };
	}
	commit(): Expr {
		return { type: "commit", at: this.at };
	}
	look(body: Expr): Expr {
		return { type: "look", body, at: this.at };
	}
	ref(rule: string): Expr {
		return { type: "ref", rule, at: this.at };
	}
	skip(kind: Kind): Expr {
		return { type: "payload", field: "skip", kind, at: this.at };
	}
}

/** The same expression, less the items of some sequences from an index on, which a rule of their own has. */
export function withTails(expr: Expr, tails: ReadonlyMap<SequenceExpr, Tail>): Expr {
	const inner = (one: Expr): Expr => withTails(one, tails);
	switch (expr.type) {
		case "sequence": {
			const cut = tails.get(expr);
			if (cut === undefined) return { ...expr, items: expr.items.map(inner) };
			const kept = expr.items.slice(0, cut.from).map(inner);
			return { ...expr, items: [...kept, { type: "ref", rule: cut.rule, at: expr.at }] };
		}
		case "choice":
			return { ...expr, options: expr.options.map(inner) };
		case "list":
			return { ...expr, body: inner(expr.body), separator: inner(expr.separator) };
		case "repeat":
		case "look":
		case "capture":
		case "builder":
			return { ...expr, body: inner(expr.body) };
		default:
			return expr;
	}
}

export interface Tail {
	/** the index of the first item */
	readonly from: number;
	readonly rule: string;
}
