import type { Diagnostic } from "../../src/language/diagnostics.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { Expr, Grammar, SourceSpan } from "../../src/language/syntax.js";

export const HEAD = 'format x "title"\n';

/** The tree of a text that must be in order. */
export function read(source: string): Grammar {
	const { grammar, diagnostics } = parseGrammar(source, "x.toolgrammar");
	if (grammar === null) throw new Error(diagnostics.map((one) => one.message).join("\n"));
	return grammar;
}

/** The expression of a rule, without places. */
export function expression(text: string): unknown {
	const [rule] = read(`${HEAD}a = ${text}\n`).rules;
	if (rule === undefined) throw new Error("no rule was read");
	return plain(rule.expr);
}

/** A copy without places. */
export function plain(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(plain);
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).filter(([key]) => key !== "at" && key !== "nameAt");
	return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]));
}

/** The errors of a text that must have some. */
export function errors(source: string): readonly Diagnostic[] {
	const { grammar, diagnostics } = parseGrammar(source, "x.toolgrammar");
	if (grammar !== null) throw new Error("the text was read without an error");
	return diagnostics;
}

/** `line:column-line:column`, end exclusive. */
export function place({ start, end }: SourceSpan): string {
	return `${start.line}:${start.column}-${end.line}:${end.column}`;
}

/** Every node of an expression, the outer ones first. */
export function nodes(expr: Expr): readonly Expr[] {
	switch (expr.type) {
		case "sequence":
			return [expr, ...expr.items.flatMap(nodes)];
		case "choice":
			return [expr, ...expr.options.flatMap(nodes)];
		case "list":
			return [expr, ...nodes(expr.body), ...nodes(expr.separator)];
		case "repeat":
		case "look":
		case "capture":
		case "builder":
			return [expr, ...nodes(expr.body)];
		case "pattern":
			return [expr, ...expr.members.flatMap((member) => nodes(member.value))];
		default:
			return [expr];
	}
}
