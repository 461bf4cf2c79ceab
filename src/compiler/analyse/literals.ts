/** The literals of a grammar with their places, those of captures and conditions included. */
import type { Grammar, SourceSpan } from "../../language/syntax.js";
import { partsOf } from "../walks/syntax.js";

export interface LiteralUse {
	readonly text: string;
	readonly at: SourceSpan;
	/** the rule or entry it stands in */
	readonly owner: string;
	/** the deviation that it belongs to */
	readonly lenient: string | null;
}

export function literalUses(grammar: Grammar): readonly LiteralUse[] {
	const owners = [
		...grammar.rules.map((rule) => ({ name: rule.name, expr: rule.expr, lenient: rule.lenient })),
		...grammar.entries.map((entry) => ({ name: entry.name, expr: entry.expr, lenient: null })),
	];
	return owners.flatMap(({ name, expr, lenient }) =>
		[...partsOf(expr)].flatMap((part) =>
			part.type === "literal" && part.text !== ""
				? [{ text: part.text, at: part.at, owner: name, lenient }]
				: [],
		),
	);
}
