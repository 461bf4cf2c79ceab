/** How often an expression binds the name of a call, and with it: what is one call. */
import type { Expr, Member } from "../../language/syntax.js";
import { unreachable } from "../walks/syntax.js";

/** Over all paths; 2 means "more than once". */
export interface NameCount {
	readonly min: number;
	readonly max: number;
}

const NONE: NameCount = { min: 0, max: 0 };
const ONE: NameCount = { min: 1, max: 1 };

/** The expression must be inlined: references that are left bind nothing. */
export function nameCount(expr: Expr): NameCount {
	switch (expr.type) {
		case "sequence":
			return sum(expr.items.map(nameCount));
		case "choice": {
			const all = expr.options.map(nameCount);
			return {
				min: Math.min(...all.map((one) => one.min)),
				max: Math.max(...all.map((one) => one.max)),
			};
		}
		case "repeat": {
			const body = nameCount(expr.body);
			if (expr.op === "?") return { min: 0, max: body.max };
			return { min: expr.op === "+" ? body.min : 0, max: body.max > 0 ? 2 : 0 };
		}
		case "list": {
			const body = nameCount(expr.body);
			return { min: body.min, max: body.max > 0 ? 2 : 0 };
		}
		case "payload":
		case "constant":
			return expr.field === "name" ? ONE : NONE;
		case "capture":
			if (expr.field === "skip") return NONE;
			return sum([expr.field === "name" ? ONE : NONE, nameCount(expr.body)]);
		case "pattern":
			return sum(expr.members.map(memberCount));
		case "builder":
			return nameCount(expr.body);
		case "literal":
		case "space":
		case "eol":
		case "assert":
		case "look":
		case "commit":
		case "ref":
		case "backref":
			return NONE;
		default:
			return unreachable(expr);
	}
}

function memberCount(member: Member): NameCount {
	const { value } = member;
	const key = member.keys === null ? ONE : NONE;
	const inside = value.type === "literal" ? NONE : nameCount(value);
	const all = sum([key, inside]);
	return member.optional ? { min: 0, max: all.max } : all;
}

function sum(counts: readonly NameCount[]): NameCount {
	let min = 0;
	let max = 0;
	for (const count of counts) {
		min += count.min;
		max += count.max;
	}
	return { min: Math.min(min, 2), max: Math.min(max, 2) };
}

/** Exactly one name on every path: read from outside in, the first such expression is a call. */
export function isCall(expr: Expr): boolean {
	const count = nameCount(expr);
	return count.min === 1 && count.max === 1;
}
