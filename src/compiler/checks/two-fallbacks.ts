import { inlinedParts, openAtStart } from "../analyse/fallbacks.js";
import { brief } from "../analyse/print.js";
import { type Check, reporter } from "./check.js";

/** An open payload fits any text: of a choice, at most one alternative can begin with one. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "two-fallbacks", "error");
	for (const part of inlinedParts(context.inlined)) {
		if (part.type !== "choice") continue;
		const strict = part.options.filter((option) => context.inlined.lenientOf(option) === null);
		const [first, ...others] = strict
			.map((option) => openAtStart(option, context.rules))
			.filter((open) => open !== null);
		for (const open of others) {
			report({
				at: open.at,
				message: `two alternatives begin with text of any kind: ${brief(first ?? open)} and ${brief(open)}`,
				hint: "begin one of them with a literal or with &( … ), or let both share the payload and part behind it",
				counterexample: "any text",
				related: [{ at: (first ?? open).at, message: "the other one" }],
			});
		}
	}
	return found;
};
