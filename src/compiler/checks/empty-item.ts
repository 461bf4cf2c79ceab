import type { Expr } from "../../language/syntax.js";
import { openAtStart } from "../analyse/fallbacks.js";
import { isOpenPayload } from "../analyse/inline.js";
import { isCall, nameCount } from "../analyse/names.js";
import { brief } from "../analyse/print.js";
import { childrenOf, optionsOf, partsOf } from "../walks/syntax.js";
import { type Check, type CheckContext, reporter } from "./check.js";

type Report = ReturnType<typeof reporter>["report"];

/**
 * In a loop of calls each item reads something before the loop is come to again. An item that may be nothing, or begins with text
 * that may be empty, could be read for ever where its rest does not come.
 */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "empty-item", "error");
	for (const root of [
		context.inlined.message,
		...context.inlined.entries.map((entry) => entry.expr),
	])
		visit(context, root, report);
	return found;
};

function visit(context: CheckContext, expr: Expr, report: Report): void {
	if (isCall(expr)) return;
	const loops = expr.type === "list" || (expr.type === "repeat" && expr.op !== "?");
	if (loops && nameCount(expr).max > 0) {
		if (expr.type === "list" && context.nullable(expr.body))
			report({
				at: expr.at,
				message: `an item of this list may be nothing: ${brief(expr.body)}`,
				hint: 'put the `?` around the whole list: (call % ",")?',
				counterexample: context.sampleOf(expr.separator),
			});
		for (const option of optionsOf(expr.body)) textFirst(context, option, report);
	}
	for (const child of childrenOf(expr)) visit(context, child, report);
}

/** The beginning of a mark behind the text, which may be text too: there the reading comes back to where it was. */
function begunLiteral(context: CheckContext, option: Expr): string {
	const own = [...partsOf(option)].flatMap((part) => (part.type === "literal" ? [part.text] : []));
	const all = [...own, ...context.literals.map(({ text }) => text)];
	return all.find((text) => text.length > 1)?.slice(0, -1) ?? "";
}

/** An alternative of a loop that is open text and more. */
function textFirst(context: CheckContext, option: Expr, report: Report): void {
	if (isOpenPayload(option)) return;
	const open = openAtStart(option, context.rules);
	if (open === null) return;
	report({
		at: option.at,
		message: `this item of a loop begins with text of any length, none too: ${brief(option)}`,
		hint: "let text stand alone in the loop, or begin the item with a literal",
		counterexample: begunLiteral(context, option),
	});
}
