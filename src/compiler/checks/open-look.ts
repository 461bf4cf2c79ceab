import { isOpenPayload } from "../analyse/inline.js";
import { firstInside } from "../analyse/inside.js";
import { brief } from "../analyse/print.js";
import { partsOf } from "../walks/syntax.js";
import { type Check, reporter } from "./check.js";
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
			const text = firstInside(context.rules, part.body, isOpenPayload);
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
