import type { Expr } from "../../language/syntax.js";
import { sharedPrefix } from "../analyse/inline.js";
import { optionsOf } from "../walks/syntax.js";
import { type Check, reporter } from "./check.js";

/** A deviation that never counts: what stands before it takes all its texts. */
export const check: Check = (context) => {
	const { rules, inlined } = context;
	const { found, report } = reporter(context, "shadowed-lenient", "error");
	for (const name of rules.names) {
		const strict = rules.strict(name);
		if (strict === undefined) continue;
		rules.lenient(name).forEach((rule, i) => {
			const before = [strict, ...rules.lenient(name).slice(0, i)];
			const taken = context.includes(
				before.map((one) => one.expr),
				rule.expr,
				false,
			);
			if (
				!taken &&
				!(waitsBehind(strict.expr, rule.expr) && context.includes([strict.expr], rule.expr, true))
			)
				return;
			report({
				at: rule.expr.at,
				message: taken
					? `\`${rule.lenient}\` takes nothing that the strict rule \`${name}\` or an earlier deviation does not take`
					: `\`${rule.lenient}\` never counts: its open payload begins where that of the strict rule \`${name}\` does, and strict comes first`,
				hint: taken
					? "leave it out, or narrow the strict rule where the two differ: a class there (`word`) may hold the literal of the deviation"
					: "begin it exactly like the strict rule, up to the payload: then the two share the payload and part behind it",
				counterexample: context.sampleOf(rule.expr),
				related: [{ at: strict.expr.at, message: "the strict rule" }],
			});
		});
	}
	return found;

	/** No alternative shares the strict payload, so each waits in one of its own. */
	function waitsBehind(strict: Expr, lenient: Expr): boolean {
		const left = optionsOf(inlined.inline(strict));
		// what the loops of the message have in common is text between frames: nobody waits for its end
		if (strict === rules.strict("message")?.expr) return false;
		return optionsOf(inlined.inline(lenient)).every((option) =>
			left.every((one) => sharedPrefix(one, option) === 0),
		);
	}
};
