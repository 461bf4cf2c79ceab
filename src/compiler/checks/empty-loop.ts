import { brief } from "../analyse/print.js";
import { partsOf } from "../walks/syntax.js";
import { type Check, reporter } from "./check.js";

/** A round of a loop that reads nothing can be repeated for ever. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "empty-loop", "error");
	for (const owner of [...context.grammar.rules, ...context.grammar.entries]) {
		for (const part of partsOf(owner.expr)) {
			if (part.type === "repeat" && part.op !== "?" && context.nullable(part.body)) {
				report({
					at: part.at,
					message: `a loop over what may be nothing: ${brief(part)}`,
					hint: "each round must read something: leave out the inner `?`, `*` or `_`, or put a literal into the loop",
				});
			}
			if (part.type === "list" && context.nullable(part.body) && context.nullable(part.separator)) {
				report({
					at: part.at,
					message: `neither the item nor the separator of this list has to read anything: ${brief(part)}`,
					hint: 'give the separator a literal: x % (_ "," _)',
				});
			}
		}
	}
	return found;
};
