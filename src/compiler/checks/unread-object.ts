import { firstInside } from "../analyse/inside.js";
import { brief } from "../analyse/print.js";
import { partsOf } from "../walks/syntax.js";
import { type Check, reporter } from "./check.js";

/** Nothing is bound in a condition: any value would meet it, whatever members the object asks for. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "unread-object", "error");
	for (const owner of [...context.grammar.rules, ...context.grammar.entries]) {
		for (const part of partsOf(owner.expr)) {
			if (part.type !== "look") continue;
			const object = firstInside(context.rules, part.body, ({ type }) => type === "pattern");
			if (object === null) continue;
			report({
				at: part.at,
				message: `the members of an object are not read in a condition: ${brief(object)} in ${brief(part)}`,
				hint: "write skip:json for any value, or the signs by which this one is known",
			});
		}
	}
	return found;
};
