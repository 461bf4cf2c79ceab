import { idParts, UnknownIdPart } from "../ids.js";
import { type Check, reporter } from "./check.js";

const HINT =
	"write a text with {random}, {random:N}, {alnum:N}, {index} or {name} in it; N has one or two digits";

/** The ids of two calls differ, so something in their pattern must. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "ids-pattern", "error");
	const { ids } = context.grammar;
	if (ids === null) return [];
	try {
		const parts = idParts(ids.text);
		if (parts.every((part) => "text" in part || ("use" in part && part.use === "name")))
			report({
				at: ids.at,
				message: "two calls of one tool would have the same id",
				hint: HINT,
			});
	} catch (error) {
		if (!(error instanceof UnknownIdPart)) throw error;
		report({ at: ids.at, message: `\`${error.piece}\` is no part of an id`, hint: HINT });
	}
	return found;
};
