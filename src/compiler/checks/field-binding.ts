import type { Expr, Field } from "../../language/syntax.js";
import { isCall, nameCount } from "../analyse/names.js";
import { pairProblems } from "../analyse/pairs.js";
import { brief } from "../analyse/print.js";
import { childrenOf, patternValues } from "../walks/syntax.js";
import { type Check, type CheckContext, oncePerPlace, reporter } from "./check.js";

/** What only a call has. */
const OF_CALLS: ReadonlySet<Field> = new Set<Field>(["arguments", "key", "value", "id", "index"]);

/** Each path through a call binds its name once, and the rest so that it makes a call. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "field-binding", "error");
	const roots = [context.inlined.message, ...context.inlined.entries.map((entry) => entry.expr)];
	const seen = new Set<string>();
	for (const root of roots) visit(context, root, report, seen);
	return oncePerPlace(found);
};

type Report = ReturnType<typeof reporter>["report"];

/** `seen`: rules that hold themselves, and have been looked at where no call is. */
function visit(context: CheckContext, expr: Expr, report: Report, seen: Set<string>): void {
	if (expr.type === "ref") {
		if (expr.rule === "message" || seen.has(expr.rule)) return;
		seen.add(expr.rule);
		visit(context, context.inlined.rule(expr.rule), report, seen);
		return;
	}
	if (isCall(expr)) {
		call(context, expr, report);
		return;
	}
	const count = nameCount(expr);
	const many =
		"bind the name once: read the other one with skip:word, or make the two alternatives of a choice";
	const outside =
		expr.type === "sequence"
			? expr.items.some((item) => nameCount(item).max === 0 && bindsOfCall(item))
			: false;
	if (outside || (expr.type === "pattern" && (count.max > 0 || bindsOfCall(expr)))) {
		if (count.max === 0) noName(expr, report);
		else if (count.min === 0) {
			report({
				at: expr.at,
				message: `a path through this call binds no name: ${brief(expr)}`,
				hint: 'bind `name` on each path, without `?` or `*`; a call whose tool is fixed has a constant: name:="…"',
			});
		} else
			report({
				at: expr.at,
				message: `a path through this call binds its name twice: ${brief(expr)}`,
				hint: many,
			});
	} else if (
		expr.type !== "sequence" &&
		expr.type !== "choice" &&
		expr.type !== "repeat" &&
		expr.type !== "list" &&
		bindsOfCall(expr)
	) {
		noName(expr, report);
	} else if (expr.type !== "look" && !(expr.type === "capture" && expr.field === "skip")) {
		for (const child of childrenOf(expr)) visit(context, child, report, seen);
	}
}

function noName(expr: Expr, report: Report): void {
	report({
		at: expr.at,
		message: `what belongs to a call is bound where no name is: ${brief(expr)}`,
		hint: 'bind `name` (or name:="…") in the same sequence; text that nobody wants is `skip`',
	});
}

function call(context: CheckContext, expr: Expr, report: Report): void {
	for (const problem of pairProblems(context.inlined, expr, "call")) report(problem);
	if (bindsOfCall(expr, new Set<Field>(["arguments", "key"]), context)) return;
	report({
		at: expr.at,
		message: `this is a call, since it binds a name, but it can never have arguments: ${brief(expr)}`,
		hint: "bind `arguments`, or `key` and `value`; a name that stands twice is bound once and skipped once",
	});
}

/** Whether a part binds one of the fields; what is skipped or only looked at binds nothing. */
function bindsOfCall(
	expr: Expr,
	fields: ReadonlySet<Field> = OF_CALLS,
	context?: CheckContext,
	seen: ReadonlySet<string> = new Set(),
): boolean {
	switch (expr.type) {
		case "look":
			return false;
		case "payload":
		case "constant":
		case "builder":
			return fields.has(expr.field);
		case "pattern":
			return [...patternValues(expr)].some((value) => fields.has(value.field));
		case "capture":
			if (expr.field === "skip") return false;
			return fields.has(expr.field) || bindsOfCall(expr.body, fields, context, seen);
		case "ref":
			if (context === undefined || expr.rule === "message" || seen.has(expr.rule)) return false;
			return bindsOfCall(
				context.inlined.rule(expr.rule),
				fields,
				context,
				new Set([...seen, expr.rule]),
			);
		default:
			return childrenOf(expr).some((child) => bindsOfCall(child, fields, context, seen));
	}
}
