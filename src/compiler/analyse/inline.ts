/**
 * The grammar with its rules put in place: what the checks of meaning look at. Lenient rules stand as marked options behind
 * the strict ones, and options that share an open payload are factored, as section 1 of docs/SEMANTICS.md asks. It is
 * still made of syntax nodes, so that each finding has a place in the file.
 */
import type {
	ChoiceExpr,
	Entry,
	Expr,
	Grammar,
	PayloadExpr,
	SequenceExpr,
	SourceSpan,
} from "../../language/syntax.js";
import { itemsOf, optionsOf, partsOf, unreachable } from "../walks/syntax.js";
import { endingOf } from "./classes.js";
import { printExpr } from "./print.js";
import type { RuleTable } from "./rules.js";

export interface Inlined {
	readonly message: Expr;
	readonly entries: readonly { readonly entry: Entry; readonly expr: Expr }[];
	/** any expression of the file, its rules put in place */
	inline(expr: Expr): Expr;
	/** a rule with its deviations */
	rule(name: string): Expr;
	/** the code of a deviation, for an option that is one */
	lenientOf(option: Expr): string | null;
}

/** References to `message` and to rules in `cyclic` stay. Every other rule must be defined. */
export function inlineGrammar(
	grammar: Grammar,
	rules: RuleTable,
	cyclic: ReadonlySet<string>,
): Inlined {
	const codes = new WeakMap<Expr, string>();
	const known = new Map<string, Expr>();
	const lenientOf = (option: Expr): string | null => codes.get(option) ?? null;
	const marked = (items: readonly Expr[], at: SourceSpan, code: string | null): Expr => {
		const expr: SequenceExpr = { type: "sequence", items, at };
		if (code !== null) codes.set(expr, code);
		return expr;
	};

	const rule = (name: string): Expr => {
		const done = known.get(name);
		if (done !== undefined) return done;
		const options = rules.alternatives(name).flatMap(({ expr, lenient }) => {
			const inside = optionsOf(inline(expr));
			if (lenient === null) return inside;
			return inside.map((option) => marked(itemsOf(option), option.at, lenient));
		});
		const tree = factor(options, rules.strict(name)?.expr.at);
		known.set(name, tree);
		return tree;
	};
	const inline = (expr: Expr): Expr => {
		switch (expr.type) {
			case "sequence":
				return { ...expr, items: expr.items.map(inline).flatMap(itemsOf) };
			case "choice":
				return factor(
					expr.options.flatMap((option) => optionsOf(inline(option))),
					expr.at,
				);
			case "repeat":
			case "look":
			case "capture":
			case "builder":
				return { ...expr, body: inline(expr.body) };
			case "list":
				return { ...expr, body: inline(expr.body), separator: inline(expr.separator) };
			case "ref":
				return expr.rule === "message" || cyclic.has(expr.rule) ? expr : rule(expr.rule);
			case "literal":
			case "space":
			case "eol":
			case "assert":
			case "commit":
			case "payload":
			case "pattern":
			case "constant":
			case "backref":
				return expr;
			default:
				return unreachable(expr);
		}
	};
	const factor = (options: readonly Expr[], at: SourceSpan | undefined): Expr => {
		const list: Expr[] = [];
		for (const option of options) {
			const index = list.findIndex(
				(earlier) => lenientOf(earlier) === null && sharedPrefix(earlier, option) > 0,
			);
			const earlier = list[index];
			if (earlier === undefined) list.push(option);
			else list[index] = merge(earlier, option);
		}
		const [only] = list;
		if (only === undefined) throw new Error("a choice without options");
		const choice: ChoiceExpr = { type: "choice", options: list, at: at ?? only.at };
		return list.length === 1 && lenientOf(only) === null ? only : choice;
	};
	const merge = (earlier: Expr, option: Expr): Expr => {
		const n = sharedPrefix(earlier, option);
		const left = itemsOf(earlier);
		const rest = left.slice(n);
		const [single] = rest;
		const first =
			rest.length === 1 && single?.type === "choice"
				? single.options
				: [marked(rest, earlier.at, null)];
		const last = marked(itemsOf(option).slice(n), option.at, lenientOf(option));
		return marked([...left.slice(0, n), factor([...first, last], option.at)], earlier.at, null);
	};

	return {
		message: rule("message"),
		entries: grammar.entries.map((entry) => ({ entry, expr: inline(entry.expr) })),
		inline,
		rule,
		lenientOf,
	};
}

/** How many leading items two options share; 0 when there is no open payload among them. */
export function sharedPrefix(a: Expr, b: Expr): number {
	const left = itemsOf(a);
	const right = itemsOf(b);
	const parting = left.findIndex((item, at) => {
		const other = right[at];
		return other === undefined || printExpr(item) !== printExpr(other);
	});
	const n = parting < 0 ? left.length : parting;
	return left.slice(0, n).some(holdsOpenPayload) ? n : 0;
}

export function isOpenPayload(expr: Expr): expr is PayloadExpr {
	return expr.type === "payload" && endingOf(expr.kind) === "open";
}

export function holdsOpenPayload(expr: Expr): boolean {
	for (const part of partsOf(expr)) if (isOpenPayload(part)) return true;
	return false;
}
