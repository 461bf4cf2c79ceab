import { closest } from "../../misuse/closest.js";
import { type Check, reporter } from "./check.js";

/** A rule that neither `message` nor an entry leads to. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "unused", "error");
	// without a start nothing is used; that is said once
	if (context.rules.strict("message") === undefined) return found;
	for (const name of context.rules.names) {
		const rule = context.rules.strict(name);
		if (rule === undefined || context.references.reachable.has(name)) continue;
		const near = closest(name, [...context.references.reachable]);
		report({
			at: rule.nameAt,
			message: `neither \`message\` nor an entry leads to the rule \`${name}\``,
			hint: `use it, or leave it out${near === null ? "" : `; \`${near}\` is used: is it the one?`}`,
		});
	}
	return found;
};
