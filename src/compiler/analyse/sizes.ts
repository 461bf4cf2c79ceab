/** How large a grammar may be. Far more than any format needs; what is within is compiled in seconds. */
import type { Expr, Grammar, SourceSpan } from "../../language/syntax.js";
import { childrenOf, partsOf } from "../walks/syntax.js";
import type { RuleTable } from "./rules.js";

export const MOST = {
	rules: 1_000,
	/** of one choice, and of the deviations of one rule */
	alternatives: 500,
	/** UTF-16 code units of one literal or `ends` text */
	literal: 4_096,
	/** of all of them: the states of the automata are numbered with 16 bits */
	literals: 50_000,
	/** parts of all rules, each put in the place of its name */
	parts: 20_000,
	/** brackets and rules within each other */
	depth: 200,
} as const;

export interface Excess {
	readonly at: SourceSpan;
	/** what there is too much of, with its number or without */
	readonly what: string;
	readonly most: number;
}

/** Null: the grammar is small enough. Rules may be undefined, and may call themselves. */
export function excessOf(grammar: Grammar, rules: RuleTable): Excess | null {
	return tooMany(grammar, rules) ?? tooLong(grammar) ?? tooDeep(grammar, rules);
}

function tooMany(grammar: Grammar, rules: RuleTable): Excess | null {
	const next = grammar.rules[MOST.rules];
	if (next !== undefined)
		return { at: next.nameAt, what: `${grammar.rules.length} rules`, most: MOST.rules };
	for (const { expr } of [...grammar.rules, ...grammar.entries])
		for (const part of partsOf(expr))
			if (part.type === "choice" && part.options.length > MOST.alternatives)
				return {
					at: part.at,
					what: `${part.options.length} alternatives`,
					most: MOST.alternatives,
				};
	for (const name of rules.names) {
		const over = rules.lenient(name)[MOST.alternatives];
		if (over !== undefined)
			return {
				at: over.nameAt,
				what: `${rules.lenient(name).length} deviations of one rule`,
				most: MOST.alternatives,
			};
	}
	return null;
}

function tooLong(grammar: Grammar): Excess | null {
	const parts = [...grammar.rules, ...grammar.entries].flatMap(({ expr }) => [...partsOf(expr)]);
	const texts = [...parts.filter((part) => part.type === "literal"), ...grammar.ends];
	let sum = 0;
	for (const { text, at } of texts) {
		if (text.length > MOST.literal)
			return { at, what: `a text of ${text.length} characters`, most: MOST.literal };
		sum += text.length;
		if (sum > MOST.literals)
			return { at, what: `${sum} characters in all literals and ends`, most: MOST.literals };
	}
	return null;
}

/** As the analyses do it: a rule within itself stands for its name. */
function tooDeep(grammar: Grammar, rules: RuleTable): Excess | null {
	let parts = 0;
	let excess: Excess | null = null;
	const active = new Set<string>();
	const visit = (expr: Expr, depth: number, at: SourceSpan): void => {
		if (excess !== null) return;
		parts += expr.type === "pattern" ? 1 + expr.members.length : 1;
		if (parts > MOST.parts)
			excess = {
				at,
				what: `more than ${MOST.parts} parts when each rule stands in the place of its name`,
				most: MOST.parts,
			};
		else if (depth > MOST.depth)
			excess = {
				at,
				what: `more than ${MOST.depth} brackets and rules within each other`,
				most: MOST.depth,
			};
		else if (expr.type === "ref") {
			if (expr.rule === "message" || active.has(expr.rule)) return;
			active.add(expr.rule);
			for (const one of rules.alternatives(expr.rule)) visit(one.expr, depth + 1, at);
			active.delete(expr.rule);
		} else
			for (const child of childrenOf(expr))
				visit(child, depth + 1, active.size > 0 ? at : child.at);
	};
	// the message last: it holds all others
	const rest = grammar.rules.filter(({ name }) => name !== "message");
	for (const { expr } of [...rest, ...rules.alternatives("message"), ...grammar.entries]) {
		if (excess !== null) break;
		parts = 0;
		visit(expr, 0, expr.at);
	}
	return excess;
}
