import { describeFirst, endsClass } from "../analyse/first.js";
import { printExpr } from "../analyse/print.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

/**
 * A class whose end one text leaves open. A class may end wherever what follows can begin, so this is a warning as long as
 * something that follows is no character of the class; when all that follows could be more of it, there is no end at all.
 */
export const check: Check = (context) => {
	const warnings = reporter(context, "greedy-class", "warning");
	const errors = reporter(context, "greedy-class", "error");
	for (const { run, follower, text } of context.conflicts.classes) {
		const first = context.first(follower);
		const class_ = `\`${printExpr(run)}\``;
		const hint = `put a character behind it that a ${run.kind} cannot hold (white space, a bracket, a quote), or name the choices: ${run.field}:("…" / "…")`;
		const counterexample = text;
		if (endsClass(first, run.kind)) {
			warnings.report({
				at: run.at,
				message: `${class_} can also hold what follows it (${describeFirst(first)}), and this text reads both ways`,
				hint,
				counterexample,
			});
		} else {
			errors.report({
				at: run.at,
				message: `${class_} has no end of its own: all that follows (${describeFirst(first)}) could be more of it`,
				hint,
				counterexample,
			});
		}
	}
	return oncePerPlace([...errors.found, ...warnings.found]);
};
