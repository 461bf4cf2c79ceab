import { type Check, reporter } from "./check.js";

/** A model that is not told the tools can call none. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "prompt-without-tools", "error");
	const { prompt } = context.grammar;
	const told = prompt?.pieces.some((one) => one.type === "placeholder" && one.name === "tools");
	if (prompt !== null && told !== true)
		report({
			at: prompt.at,
			message: "this prompt does not say which tools there are",
			hint: "put {tools} on a line of its own: the list of the request's tools stands there",
		});
	return found;
};
