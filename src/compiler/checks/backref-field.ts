import { partsOf } from "../walks/syntax.js";
import { type Check, reporter } from "./check.js";

/** What a reading keeps of what it has bound is the name of the call and the key: only these can be repeated. */
const KEPT: ReadonlySet<string> = new Set(["name", "key"]);

/** A back reference to anything else could never match. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "backref-field", "error");
	for (const owner of [...context.grammar.rules, ...context.grammar.entries]) {
		for (const part of partsOf(owner.expr)) {
			if (part.type !== "backref" || KEPT.has(part.field)) continue;
			report({
				at: part.at,
				message: `\`=${part.field}\` is never read: only a name and a key can be repeated`,
				hint: "repeat `=name` or `=key`, or skip what stands there: skip:word",
			});
		}
	}
	return found;
};
