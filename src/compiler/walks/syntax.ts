/** Walks over the syntax tree that do not care about the kind of a node. */
import type { Expr, PatternExpr, PayloadExpr } from "../../language/syntax.js";

export function unreachable(value: never): never {
	throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

/** The direct parts of an expression. Rules are not followed; members of a pattern are no parts (see `patternValues`). */
export function childrenOf(expr: Expr): readonly Expr[] {
	switch (expr.type) {
		case "sequence":
			return expr.items;
		case "choice":
			return expr.options;
		case "list":
			return [expr.body, expr.separator];
		case "repeat":
		case "look":
		case "capture":
		case "builder":
			return [expr.body];
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
			return [];
		default:
			return unreachable(expr);
	}
}

/** The expression and all its parts, outer before inner, in source order. */
export function* partsOf(expr: Expr): Generator<Expr> {
	yield expr;
	for (const child of childrenOf(expr)) yield* partsOf(child);
}

/** The payloads that a pattern binds, nested patterns included. */
export function* patternValues(pattern: PatternExpr): Generator<PayloadExpr> {
	for (const { value } of pattern.members) {
		if (value.type === "payload") yield value;
		else if (value.type === "pattern") yield* patternValues(value);
	}
}

/** Whether `~` stands before the value of some member. */
export function commitsInside(pattern: PatternExpr): boolean {
	return pattern.members.some(
		(member) => member.commit || (member.value.type === "pattern" && commitsInside(member.value)),
	);
}

/** Whether the only key of the object is the name of the call. */
export function keyIsName(pattern: PatternExpr): boolean {
	return pattern.members.some((member) => member.keys === null);
}

export function itemsOf(expr: Expr): readonly Expr[] {
	return expr.type === "sequence" ? expr.items.flatMap(itemsOf) : [expr];
}

export function optionsOf(expr: Expr): readonly Expr[] {
	return expr.type === "choice" ? expr.options.flatMap(optionsOf) : [expr];
}

/** Whether the call that the expression is says itself where it commits. */
export function holdsCommit(expr: Expr): boolean {
	for (const part of partsOf(expr)) {
		if (part.type === "commit" || (part.type === "pattern" && commitsInside(part))) return true;
	}
	return false;
}
