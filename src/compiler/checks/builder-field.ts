import { partsOf } from "../walks/syntax.js";
import { type Check, reporter } from "./check.js";

/** A builder makes a value. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "builder-field", "error");
	for (const owner of [...context.grammar.rules, ...context.grammar.entries]) {
		for (const part of partsOf(owner.expr)) {
			if (part.type !== "builder" || part.field === "value") continue;
			report({
				at: part.at,
				message: `\`${part.field}\` cannot be built: ${part.shape}( ) makes a \`value\``,
				hint:
					part.field === "arguments"
						? "bind `key` and `value` pairs in the call itself: they make its arguments"
						: `write value:${part.shape}( … )`,
			});
		}
	}
	return found;
};
