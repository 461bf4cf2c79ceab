import { stealingExits } from "../analyse/exits.js";
import { type Check, oncePerPlace, reporter } from "./check.js";
import { isWeak } from "./weak-opening.js";

/** A deviation must not take text that strict reading has as data: what ends a payload needs evidence behind it. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "lenient-steals", "error");
	for (const { exit, payload, node } of stealingExits(context)) {
		report({
			at: exit.at,
			message: `this deviation ends \`${payload.field}\` where the same characters may be its text`,
			hint: "ask for evidence of what comes next: &( … ) with an opening, the close of the enclosing rule, or `$`",
			counterexample: context.sample(node),
			related: [{ at: payload.at, message: "the payload" }],
		});
	}
	for (const opening of context.openings) {
		if (opening.lenient === null || !isWeak(opening)) continue;
		report({
			at: opening.opener.at,
			message: `the deviation \`${opening.lenient}\` begins with too little to be told from ordinary text`,
			hint: "begin it with at least four literal characters, or bind a declared name (name:tool), or add `~` behind what proves the call",
			counterexample: opening.sample,
		});
	}
	return oncePerPlace(found);
};
