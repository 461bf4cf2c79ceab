import { nearest } from "../../language/nearest.js";
import { FIELDS } from "../../language/vocabulary.js";
import { refsOf } from "../walks/rules.js";
import { type Check, type CheckContext, reporter } from "./check.js";

/** A name that nothing in the file has. */
export const check: Check = (context) => {
	const { grammar, rules } = context;
	const { found, report } = reporter(context, "undefined", "error");
	const refs = [...grammar.rules, ...grammar.entries].flatMap((owner) => refsOf(owner.expr));
	// a missing `message` is reported once, by itself
	const missing = refs.filter(({ rule }) => rules.strict(rule) === undefined && rule !== "message");
	const alone = new Set(missing.map(({ rule }) => rule)).size === 1;
	for (const ref of missing) {
		const near = nearest(ref.rule, [...rules.names, ...FIELDS]);
		const entry = grammar.entries.some((one) => one.name === ref.rule);
		const meant = near === null ? added(context, ref.rule, alone) : `did you mean \`${near}\`?`;
		const unused =
			near === null || context.references.reachable.has(near) ? undefined : rules.strict(near);
		report({
			at: ref.at,
			...(unused === undefined
				? {}
				: { related: [{ at: unused.nameAt, message: `nothing uses \`${near}\`` }] }),
			message: `no rule is named \`${ref.rule}\``,
			hint: entry
				? "an entry cannot be used like a rule: give its expression a rule of its own"
				: meant,
		});
	}
	for (const example of grammar.examples) {
		const { entry } = example;
		if (entry === null || grammar.entries.some((one) => one.name === entry)) continue;
		const near = nearest(
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

/** One rule that nothing uses is probably meant by the one name that no rule has. */
function added({ rules, references }: CheckContext, name: string, alone: boolean): string {
	const unused = rules.names.filter((one) => one !== "message" && !references.reachable.has(one));
	const guess =
		alone && unused.length === 1 ? `did you mean \`${unused[0]}\`, which nothing uses? Or ` : "";
	return `${guess}add a rule: ${name} = …, or take a field: ${FIELDS.join(", ")}`;
}
