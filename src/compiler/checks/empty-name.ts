import { brief } from "../analyse/print.js";
import { partsOf } from "../walks/syntax.js";
import { type Check, reporter } from "./check.js";

/** No tool is called by an empty name: the call of such a path would name nothing. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "empty-name", "error");
	for (const owner of [...context.grammar.rules, ...context.grammar.entries]) {
		for (const part of partsOf(owner.expr)) {
			const isEmpty =
				(part.type === "capture" && part.field === "name" && context.nullable(part.body)) ||
				(part.type === "constant" && part.field === "name" && part.text === "");
			if (!isEmpty) continue;
			report({
				at: part.at,
				message: `this name may be empty: ${brief(part)}`,
				hint: 'name a tool on each path: name:("…" / "…"), or a constant: name:="…"',
			});
		}
	}
	return found;
};
