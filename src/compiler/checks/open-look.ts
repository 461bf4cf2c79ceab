import type { Expr } from "../../language/syntax.js";
import { isOpenPayload } from "../analyse/inline.js";
import { brief } from "../analyse/print.js";
import { childrenOf, partsOf } from "../walks/syntax.js";
import { type Check, type CheckContext, reporter } from "./check.js";
import { metByNothing } from "./empty-look.js";

/**
 * A condition over open text would hold back all that follows, for the text may go on to the end of the message. Of one that
 * nothing at all can meet empty-look tells.
 */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "open-look", "error");
	for (const owner of [...context.grammar.rules, ...context.grammar.entries]) {
		for (const part of partsOf(owner.expr)) {
			if (part.type !== "look" || metByNothing(context, part.body, new Set())) continue;
			const text = openText(context, part.body, new Set());
			if (text === null) continue;
			report({
				at: part.at,
				message: `a condition reads no open text, which may go on for ever: ${brief(text)} in ${brief(part)}`,
				hint: "ask for the first words or signs alone, or for text with an end of its own: skip:word, skip:line, skip:json",
			});
		}
	}
	return found;
};

/** The open payload that the expression can read. */
function openText(context: CheckContext, expr: Expr, active: ReadonlySet<string>): Expr | null {
	if (isOpenPayload(expr)) return expr;
	if (expr.type === "look" || (expr.type === "ref" && active.has(expr.rule))) return null;
	const parts =
		expr.type === "ref"
			? context.rules.alternatives(expr.rule).map((one) => one.expr)
			: childrenOf(expr);
	const inside = expr.type === "ref" ? new Set([...active, expr.rule]) : active;
	for (const part of parts) {
		const text = openText(context, part, inside);
		if (text !== null) return text;
	}
	return null;
}
