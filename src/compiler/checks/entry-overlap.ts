import { quote } from "../analyse/print.js";
import { type Check, reporter } from "./check.js";

/** The end of the prompt chooses the entry: one end, one entry. */
export const check: Check = (context) => {
	const { found, report } = reporter(context, "entry-overlap", "error");
	const owners = new Map<string, (typeof context.grammar.entries)[number]>();
	for (const entry of context.grammar.entries) {
		for (const tail of entry.after) {
			const first = owners.get(tail);
			if (first === undefined) owners.set(tail, entry);
			else {
				report({
					at: entry.nameAt,
					message: `the prompt that ends with ${quote(tail)} leads to the entry \`${first.name}\` and to \`${entry.name}\``,
					hint: "leave the tail to one of them; of two tails that both fit the longer one counts",
					counterexample: tail,
					related: [{ at: first.nameAt, message: "the other entry" }],
				});
			}
		}
	}
	return found;
};
