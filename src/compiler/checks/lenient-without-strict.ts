import { nearest } from "../../language/nearest.js";
import { type Check, reporter } from "./check.js";

/** A deviation deviates from something. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "lenient-without-strict", "error");
	for (const rule of context.grammar.rules) {
		if (rule.lenient === null || context.rules.strict(rule.name) !== undefined) continue;
		const near = nearest(rule.name, context.rules.names);
		report({
			at: rule.nameAt,
			message: `the deviation \`${rule.lenient}\` is of a rule \`${rule.name}\` that is not there`,
			hint:
				near === null
					? `write the strict shape too: ${rule.name} = …`
					: `did you mean \`${near}\`?`,
		});
	}
	return found;
};
