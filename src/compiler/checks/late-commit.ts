import { brief } from "../analyse/print.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

/** `~` behind a scanner's payload: the price is that all before it is held. Open text there is an `unbounded-holdback`. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "late-commit", "note");
	for (const { commit, node } of context.held.beforeCommit) {
		if (node.k === "open") continue;
		report({
			at: commit.expr.at,
			message: `the call commits behind ${brief(node.expr)}: it holds the whole call until then`,
			hint: 'nothing is wrong; `~` before the arguments ("arguments": ~ arguments) lets them stream',
			related: [{ at: node.expr.at, message: "this payload is held" }],
		});
	}
	return oncePerPlace(found);
};
