import { FIELDS } from "../../language/vocabulary.js";
import { closest } from "../../misuse/closest.js";
import { refsOf } from "../walks/rules.js";
import { type Check, reporter } from "./check.js";

/** A name that nothing in the file has. */
export const check: Check = (context) => {
	const { grammar, rules } = context;
	const { found, report } = reporter(context, "undefined", "error");
	for (const ref of [...grammar.rules, ...grammar.entries].flatMap((owner) => refsOf(owner.expr))) {
		// a missing `message` is reported once, by itself
		if (rules.strict(ref.rule) !== undefined || ref.rule === "message") continue;
		const near = closest(ref.rule, [...rules.names, ...FIELDS]);
		const entry = grammar.entries.some((one) => one.name === ref.rule);
		const meant = near === null ? `add a rule: ${ref.rule} = …` : `did you mean \`${near}\`?`;
		report({
			at: ref.at,
			message: `no rule is named \`${ref.rule}\``,
			hint: entry
				? "an entry cannot be used like a rule: give its expression a rule of its own"
				: meant,
		});
	}
	for (const example of grammar.examples) {
		const { entry } = example;
		if (entry === null || grammar.entries.some((one) => one.name === entry)) continue;
		const near = closest(
			entry,
			grammar.entries.map((one) => one.name),
		);
		report({
			at: example.at,
			message: `the example starts at an entry \`${entry}\` that is not there`,
			hint:
				near === null
					? `add it: entry ${entry} after "…" = … message`
					: `did you mean \`${near}\`?`,
		});
	}
	return found;
};
