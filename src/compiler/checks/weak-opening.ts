import { ENOUGH, type WeakOpening } from "../analyse/openings.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

/** A short opening is found in ordinary text: it needs a declared name or a late commit to be believed. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "weak-opening", "error");
	for (const opening of context.openings) {
		if (opening.lenient !== null || !isWeak(opening)) continue;
		const place = opening.asserted
			? "; a place at the start of the text or of a line does not prove an object"
			: "";
		report({
			at: opening.opener.at,
			message: `${opening.literals} literal character${opening.literals === 1 ? "" : "s"} before the first payload: ordinary text begins like this${place}`,
			hint: `open with at least ${ENOUGH} literal characters, or bind a declared name (name:tool), or add \`~\` behind what proves the call`,
			counterexample: opening.sample,
		});
	}
	return oncePerPlace(found);
};

/** Where a line or the message begins counts as evidence, but not for an object: answers are objects too. */
export function isWeak({ proven, asserted, payload }: WeakOpening): boolean {
	return !proven && !(asserted && payload?.expr.type !== "pattern");
}
