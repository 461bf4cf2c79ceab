import { type Check, oncePerPlace, reporter } from "./check.js";

/** A pattern that lets strangers pass takes almost any object: a marker must say that this one is a call. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "open-weak-pattern", "error");
	for (const { payload, sample } of context.openings) {
		if (payload?.expr.type !== "pattern" || !payload.expr.open) continue;
		report({
			at: payload.expr.at,
			message:
				"a pattern with `...` and no marker before it: any object with these members is taken for a call",
			hint: "leave out the `...`, so that a strange member ends the reading, or put a marker before the object",
			counterexample: sample.replace(/\}$/, ', "more": 1}'),
		});
	}
	return oncePerPlace(found);
};
