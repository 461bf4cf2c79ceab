import { arrivals } from "../analyse/arrivals.js";
import { nodeAt } from "../analyse/graph.js";
import { quote } from "../analyse/print.js";
import { type Check, oncePerPlace, reporter } from "./check.js";

/** At an `ends` text the message is over: what opens with it would never be read, and an empty one stands everywhere. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "ends-opening", "error");
	const { grammar, graph } = context;
	for (const { text, at } of grammar.ends) {
		if (text !== "") continue;
		report({
			at,
			message: "an empty text ends nothing: it stands everywhere",
			hint: "leave it out, or write the token with which the model ends its turn",
		});
	}
	const openings = [...graph.heads].flatMap((head) =>
		arrivals(graph, head, null).flatMap(({ spot, lenient }) => {
			const node = nodeAt(graph, spot.node);
			return node.k === "literal" && node.expr !== null && !lenient ? [node.expr] : [];
		}),
	);
	for (const { text, at } of grammar.ends) {
		const opening = openings.find((one) => text !== "" && one.text.startsWith(text));
		if (opening === undefined) continue;
		report({
			at,
			message: `the message ends at ${quote(text)}, with which ${quote(opening.text)} opens: it is never read`,
			hint: "leave it out of `ends`, or open with another literal",
			counterexample: opening.text,
			related: [{ at: opening.at, message: "the opening" }],
		});
	}
	return oncePerPlace(found);
};
