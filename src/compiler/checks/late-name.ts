import { inlinedParts } from "../analyse/fallbacks.js";
import { keyIsName, patternValues } from "../walks/syntax.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

const HINT = "nothing is wrong; a model that writes the name first is read without delay";

/** Nothing leaves before the name is known: arguments that come first wait for it. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "late-name", "note");
	for (const part of inlinedParts(context.inlined)) {
		if (part.type !== "pattern" || keyIsName(part)) continue;
		const fields = [...patternValues(part)].map((value) => value.field);
		if (!fields.includes("name") || !fields.includes("arguments")) continue;
		report({
			at: part.at,
			message:
				"members come in any order: arguments before the name are held until it is known, up to a limit",
			hint: HINT,
		});
	}
	for (const { node, repeats } of context.held.beforeName) {
		if (repeats || node.k !== "scan" || node.muted) continue;
		report({
			at: node.expr.at,
			message:
				"this value comes before the name of the call; it is held until the name is known, up to a limit",
			hint: HINT,
		});
	}
	return oncePerPlace(found);
};
