import { nearest } from "../../language/nearest.js";
import { DERIVED_CODES } from "../derive/derive.js";
import { type Check, reporter } from "./check.js";

/** `without` names a code that nothing derives: most often a misspelt one. */
export const check: Check = ({ grammar }) => {
	const { found, report } = reporter({ grammar }, "without-code", "error");
	const codes = DERIVED_CODES.map((code) => JSON.stringify(code)).join(", ");
	for (const { text, at } of grammar.without) {
		if (DERIVED_CODES.includes(text)) continue;
		const near = nearest(text, DERIVED_CODES);
		report({
			at,
			message: `nothing with the code ${JSON.stringify(text)} is derived`,
			hint: `${near === null ? "" : `did you mean "${near}"? `}derived are ${codes}`,
		});
	}
	return found;
};
