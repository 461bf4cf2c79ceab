import { endingOf } from "../analyse/classes.js";
import { inlinedParts } from "../analyse/fallbacks.js";
import { brief } from "../analyse/print.js";
import { sampleRead } from "../analyse/samples.js";
import { partsOf } from "../walks/syntax.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

const HINT =
	"bind the name before the payload, read what nobody wants with skip:text (at most 256 characters), or bind a class";

/** Before a call commits all of it is held: payloads there have no bound. Arguments before the name are held to a limit, see late-name. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "unbounded-holdback", "error");
	for (const { node, repeats } of context.held.beforeName) {
		const once = node.k === "scan" && !node.muted;
		const skipped = node.k === "open" && node.expr.field === "skip";
		if (!repeats && (once || skipped)) continue;
		report({
			at: node.expr.at,
			message: `${brief(node.expr)} ${repeats ? "may stand any number of times" : "has no bound and stands"} before the name of the call; all of it is held`,
			hint: HINT,
			counterexample: context.sample(context.graph.nodes.indexOf(node)) + sampleRead(node),
		});
	}
	for (const { commit, node } of context.held.beforeCommit) {
		if (node.k !== "open") continue;
		report({
			at: node.expr.at,
			message: `${brief(node.expr)} has no bound and stands before the \`~\` of the call; all of it is held`,
			hint: "put `~` before the first open payload; a condition there, &( … ), can look at what follows",
			related: [{ at: commit.expr.at, message: "the call commits here" }],
		});
	}
	for (const part of inlinedParts(context.inlined)) {
		if (part.type !== "capture" || part.field === "skip") continue;
		for (const inner of partsOf(part.body)) {
			const payload =
				inner.type === "pattern" ||
				(inner.type === "payload" && ["open", "scanner"].includes(endingOf(inner.kind)));
			if (!payload) continue;
			report({
				at: inner.at,
				message: `${brief(inner)} inside ${part.field}:( ): the text of a group is held as a whole, and this has no bound`,
				hint: "a group is made of literals and classes",
			});
		}
	}
	return oncePerPlace(found);
};
