import type { Expr } from "../../language/syntax.js";
import { openAtStart } from "../analyse/fallbacks.js";
import { sharedPrefix } from "../analyse/inline.js";
import { brief } from "../analyse/print.js";
import { partsOf } from "../walks/syntax.js";
import { type Check, reporter } from "./check.js";

/** An alternative that an earlier one always takes. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "unreachable", "error");
	const inConflict = new Set(
		context.conflicts.forks.map((conflict) => conflict.ways[1].expr?.at.start.offset),
	);
	for (const owner of [...context.grammar.rules, ...context.grammar.entries]) {
		for (const part of partsOf(owner.expr)) {
			if (part.type !== "choice") continue;
			part.options.forEach((option, i) => {
				// that the two bind different things is said by first-conflict, and is the greater fault
				if (inConflict.has(option.at.start.offset)) return;
				const earlier = part.options.slice(0, i);
				const taken = earlier.length > 0 && context.includes(earlier, option, false);
				const fallback = taken ? undefined : earlier.find((one) => swallows(one, option));
				if (!taken && fallback === undefined) return;
				const taker =
					fallback ?? earlier.find((one) => context.includes([one], option, false)) ?? part;
				report({
					at: option.at,
					message: `this alternative is never taken: ${brief(taker)} before it reads all that it reads`,
					hint:
						fallback === undefined
							? "leave it out, or put it first"
							: "put the alternative that begins with an open payload last",
					counterexample: context.sampleOf(option),
					related: [{ at: taker.at, message: "this one takes it" }],
				});
			});
		}
	}
	return found;

	/** Both end up in text of any kind, the earlier one at once: it comes first and so it wins. */
	function swallows(earlier: Expr, option: Expr): boolean {
		const first = context.inlined.inline(earlier);
		const second = context.inlined.inline(option);
		const open = openAtStart(first, context.rules);
		if (open === null || open.field === "content" || openAtStart(second, context.rules) !== null)
			return false;
		return sharedPrefix(first, second) === 0 && context.includes([earlier], option, true);
	}
};
