import { type Check, reporter } from "./check.js";

/** Reading starts at the rule `message`. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "missing-message", "error");
	if (context.rules.strict("message") === undefined) {
		report({
			at: context.grammar.nameAt,
			message: "there is no rule `message`",
			hint: "reading starts at it: message = (call / content)*",
		});
	}
	return found;
};
