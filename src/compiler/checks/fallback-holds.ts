import type { Expr } from "../../language/syntax.js";
import { endingOf } from "../analyse/classes.js";
import { inlinedParts, openAtStart } from "../analyse/fallbacks.js";
import { brief } from "../analyse/print.js";
import { partsOf } from "../walks/syntax.js";
import { type Check, reporter } from "./check.js";

/** While a payload of another alternative could still be meant, the text of the fallback is held. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "fallback-holds", "note");
	for (const part of inlinedParts(context.inlined)) {
		if (part.type !== "choice") continue;
		const fallback = part.options.find((option) => openAtStart(option, context.rules) !== null);
		const open = fallback === undefined ? null : openAtStart(fallback, context.rules);
		// text between the calls is no fallback of a call: it leaves up to where a call may begin
		if (open === null || open.field === "content") continue;
		const value = part.options
			.filter((option) => option !== fallback)
			.flatMap((option) => [...partsOf(option)])
			.find(isValue);
		if (value === undefined) continue;
		report({
			at: open.at,
			message: `${brief(open)} is held while ${brief(value)} (${kindOf(value)}) could still be meant`,
			hint: "nothing is wrong; a condition before the other alternative, &( … ), decides earlier",
			related: [{ at: value.at, message: "this value decides" }],
		});
	}
	return found;
};

function isValue(expr: Expr): boolean {
	return (
		expr.type === "pattern" ||
		expr.type === "builder" ||
		(expr.type === "payload" && endingOf(expr.kind) === "scanner")
	);
}

function kindOf(expr: Expr): string {
	if (expr.type === "payload") return expr.kind;
	return expr.type === "builder" ? expr.shape : "an object pattern";
}
