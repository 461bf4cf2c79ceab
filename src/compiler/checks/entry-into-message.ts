import type { Expr } from "../../language/syntax.js";
import { type Check, reporter } from "./check.js";

/** An entry reads what the prompt has begun, and then the message goes on as ever. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "entry-into-message", "error");
	for (const { entry, expr } of context.inlined.entries) {
		if (endsInMessage(expr)) continue;
		report({
			at: entry.expr.at,
			message: `the entry \`${entry.name}\` does not end with \`message\` on each path: nothing could follow what it reads`,
			hint: `end it with the message: entry ${entry.name} = … message`,
		});
	}
	return found;
};

function endsInMessage(expr: Expr): boolean {
	if (expr.type === "ref") return expr.rule === "message";
	if (expr.type === "choice") return expr.options.every(endsInMessage);
	if (expr.type !== "sequence") return false;
	const last = expr.items.at(-1);
	return last !== undefined && endsInMessage(last);
}
