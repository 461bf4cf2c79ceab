import { excessOf } from "../analyse/sizes.js";
import { type Check, reporter } from "./check.js";

/** A grammar that is larger than any format is not compiled: it might take hours. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "too-large", "error");
	const excess = excessOf(context.grammar, context.rules);
	if (excess !== null)
		report({
			at: excess.at,
			message: `the grammar is too large: ${excess.what}; ${excess.most} are the most`,
			hint: "a format is a few rules: name values by a class (name, key:attr) instead of spelling each; rules that use each other twice double with each step",
		});
	return found;
};

/** The same for what is small, but has too many readings: what remains when a search has been given up. */
export const tooManyReadings: Check = (context) => {
	const { found, report } = reporter(context, "too-large", "error");
	report({
		at: context.grammar.nameAt,
		message:
			"it cannot be told in time whether one text reads two ways: too many readings go on side by side",
		hint: "put literals between what may repeat or be left out, so that readings part early",
	});
	return found;
};
