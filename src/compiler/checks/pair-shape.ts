import { inlinedParts } from "../analyse/fallbacks.js";
import { pairProblems } from "../analyse/pairs.js";
import { partsOf } from "../walks/syntax.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

/** object( ) and tree( ) are made of keys and values, list( ) of values only. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "pair-shape", "error");
	for (const part of inlinedParts(context.inlined)) {
		if (part.type !== "builder") continue;
		const mode = part.shape === "list" ? "list" : "object";
		for (const problem of pairProblems(context.inlined, part.body, mode)) report(problem);
		const bound = [...partsOf(part.body)].some(
			(inner) =>
				inner.type === "ref" ||
				((inner.type === "payload" ||
					inner.type === "constant" ||
					inner.type === "builder" ||
					inner.type === "capture") &&
					inner.field === "value"),
		);
		if (bound) continue;
		report({
			at: part.at,
			message: `value:${part.shape}( ) without a \`value\` in it`,
			hint:
				mode === "list"
					? 'bind its elements: value:list( "[" value % "," "]" )'
					: 'bind its members: value:object( "{" (key ":" value) % "," "}" )',
		});
	}
	return oncePerPlace(found);
};
