import type { Expr } from "../../language/syntax.js";
import { brief } from "../analyse/print.js";
import { partsOf } from "../walks/syntax.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

function insideLook(part: Expr): readonly Expr[] {
	return part.type === "look" ? [...partsOf(part)].filter((inner) => inner.type !== "commit") : [];
}

/** Inside of a value there is no start, no end and no commit of a call. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "assert-in-payload", "error");
	const visit = (expr: Expr, inside: string, seen: ReadonlySet<string>): void => {
		const looked = new Set([...partsOf(expr)].flatMap(insideLook));
		for (const part of partsOf(expr)) {
			// a condition reads nothing: it may look for the end, or for the beginning of a line
			if (looked.has(part)) continue;
			if (part.type === "assert" || part.type === "commit") {
				report({
					at: part.at,
					message: `${brief(part)} inside ${inside}`,
					hint: "move it out of the brackets, before or behind the payload; &( … ) may stand inside",
				});
			} else if (part.type === "ref" && part.rule !== "message" && !seen.has(part.rule)) {
				const deeper = new Set([...seen, part.rule]);
				for (const one of context.rules.alternatives(part.rule)) visit(one.expr, inside, deeper);
			}
		}
	};
	for (const owner of [...context.grammar.rules, ...context.grammar.entries]) {
		for (const part of partsOf(owner.expr)) {
			if (part.type === "capture") visit(part.body, `${part.field}:( )`, new Set());
			if (part.type === "builder") visit(part.body, `${part.field}:${part.shape}( )`, new Set());
		}
	}
	return oncePerPlace(found);
};
