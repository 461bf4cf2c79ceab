/**
 * What the examples cover: an alternative or a deviation is covered when some example fails without it. So an example that
 * merely passes through counts for nothing, and a rule that changes nothing is found.
 */
import type { Expr, Grammar } from "../../language/syntax.js";
import { compile } from "../compile.js";
import { runExample } from "./run.js";

export function coveredBy(grammar: Grammar): ReadonlySet<Expr> {
	const covered = new Set<Expr>();
	for (const { expr, without } of removals(grammar)) if (fails(without)) covered.add(expr);
	return covered;
}

function fails(grammar: Grammar): boolean {
	try {
		const format = compile(grammar);
		return grammar.examples.some((example) => runExample(format, example).length > 0);
	} catch {
		// without it the rest has no meaning
		return true;
	}
}

interface Removal {
	readonly expr: Expr;
	readonly without: Grammar;
}

function* removals(grammar: Grammar): Iterable<Removal> {
	for (const rule of grammar.rules) {
		if (rule.lenient !== null) {
			yield {
				expr: rule.expr,
				without: { ...grammar, rules: grammar.rules.filter((r) => r !== rule) },
			};
		}
		for (const { option, expr } of withoutOption(rule.expr)) {
			const rules = grammar.rules.map((r) => (r === rule ? { ...r, expr } : r));
			yield { expr: option, without: { ...grammar, rules } };
		}
	}
	for (const entry of grammar.entries) {
		for (const { option, expr } of withoutOption(entry.expr)) {
			const entries = grammar.entries.map((e) => (e === entry ? { ...e, expr } : e));
			yield { expr: option, without: { ...grammar, entries } };
		}
	}
}

/** The expression with each option of each of its choices left out in turn. */
function* withoutOption(expr: Expr): Iterable<{ readonly option: Expr; readonly expr: Expr }> {
	switch (expr.type) {
		case "choice":
			for (const option of expr.options) {
				const options = expr.options.filter((o) => o !== option);
				const only = options[0];
				const plain = option.type === "payload" && option.field === "content";
				// content is what is left over: it cannot be taken away
				yield {
					option,
					expr: plain
						? { ...expr, options: [] }
						: options.length === 1 && only !== undefined
							? only
							: { ...expr, options },
				};
				for (const inner of withoutOption(option)) {
					yield {
						option: inner.option,
						expr: { ...expr, options: expr.options.map((o) => (o === option ? inner.expr : o)) },
					};
				}
			}
			return;
		case "sequence":
			for (const item of expr.items) {
				for (const inner of withoutOption(item)) {
					yield {
						option: inner.option,
						expr: { ...expr, items: expr.items.map((i) => (i === item ? inner.expr : i)) },
					};
				}
			}
			return;
		case "repeat":
		case "look":
		case "capture":
		case "builder":
			for (const inner of withoutOption(expr.body))
				yield { option: inner.option, expr: { ...expr, body: inner.expr } };
			return;
		case "list":
			for (const inner of withoutOption(expr.body))
				yield { option: inner.option, expr: { ...expr, body: inner.expr } };
			for (const inner of withoutOption(expr.separator))
				yield { option: inner.option, expr: { ...expr, separator: inner.expr } };
			return;
		case "literal":
		case "space":
		case "eol":
		case "assert":
		case "commit":
		case "ref":
		case "payload":
		case "pattern":
		case "constant":
		case "backref":
			return;
		default:
			expr satisfies never;
	}
}
