import { cycles } from "../analyse/cycles.js";
import { type Check, reporter } from "./check.js";

/** A rule that begins with itself would never read anything. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "recursion", "error");
	for (const cycle of cycles(context.references.uses.filter((use) => use.leftmost))) {
		const [use] = cycle;
		report({
			at: use.ref.at,
			message: `the rule \`${use.from}\` begins with itself: ${[use.from, ...cycle.map((one) => one.ref.rule)].join(" → ")}`,
			hint: 'write a repetition: x* or x % separator; nesting needs a literal first: value:object( "{" … "}" )',
		});
	}
	return found;
};
