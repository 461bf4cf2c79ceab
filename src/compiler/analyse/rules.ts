/** The rules of a grammar by name: the strict one, and the deviations that stand beside it. */
import type { Expr, Grammar, Rule } from "../../language/syntax.js";

export interface Alternative {
	readonly expr: Expr;
	/** the code of the deviation; null: strict */
	readonly lenient: string | null;
}

export interface RuleTable {
	/** names of strict rules, in file order */
	readonly names: readonly string[];
	strict(name: string): Rule | undefined;
	lenient(name: string): readonly Rule[];
	/** everything that a reference to the rule can mean, strict first */
	alternatives(name: string): readonly Alternative[];
}

export function ruleTable(grammar: Grammar): RuleTable {
	const strict = new Map<string, Rule>();
	const lenient = new Map<string, Rule[]>();
	for (const rule of grammar.rules) {
		if (rule.lenient !== null) lenient.set(rule.name, [...(lenient.get(rule.name) ?? []), rule]);
		else if (!strict.has(rule.name)) strict.set(rule.name, rule);
	}
	const alternatives = (name: string): readonly Alternative[] => {
		const first = strict.get(name);
		const rest = lenient.get(name) ?? [];
		return [...(first === undefined ? [] : [first]), ...rest];
	};
	return {
		names: [...strict.keys()],
		strict: (name) => strict.get(name),
		lenient: (name) => lenient.get(name) ?? [],
		alternatives,
	};
}
