import { printExpr, quote } from "../analyse/print.js";
import { type Check, reporter } from "./check.js";

/** Where a literal and a class could read the same characters, the literal does: the class lacks these texts. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "class-minus", "note");
	for (const [run, literals] of context.conflicts.losers) {
		const list = [...literals].map(quote).join(", ");
		report({
			at: run.at,
			message: `\`${printExpr(run)}\` never reads what the literal ${list} beside it reads`,
			hint: "literals win against classes; nothing needs to be done",
		});
	}
	return found;
};
