import { ENOUGH } from "../analyse/openings.js";
import { quote } from "../analyse/print.js";
import { weakExits } from "../analyse/weak-exits.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

const HINT = `end it with at least ${ENOUGH} literal characters, ask for what comes next (&("…" / $)), or let the value end itself: value:json, value:py`;

/** A short text that ends a value stands in values, too: then the rest of the value is another parameter, or text of the answer. */
export const check: Check = (context) => {
	const warnings = reporter(context, "weak-exit", "warning");
	const errors = reporter(context, "weak-exit", "error");
	for (const { payload, node, text } of weakExits(context.graph)) {
		const at = payload.expr.at;
		const before = context.sample(node);
		if (text === "")
			errors.report({
				at,
				message:
					"nothing shows where this value ends: the next name or value, or what follows the call, may begin at each of its characters",
				hint: HINT,
				counterexample: `${before}one two`,
			});
		else
			warnings.report({
				at,
				message: `${quote(text)} ends this value wherever it stands: a value that holds it is cut there, and the rest is read as something else`,
				hint: HINT,
				counterexample: `${before}one${text}two${text}`,
			});
	}
	return oncePerPlace([...errors.found, ...warnings.found]);
};
