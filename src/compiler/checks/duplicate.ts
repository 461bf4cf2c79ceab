import type { SourceSpan } from "../../language/syntax.js";
import { type Check, reporter } from "./check.js";

interface Named {
	readonly name: string;
	readonly at: SourceSpan;
}

/** Two things of one kind with one name. */
export const check: Check = (context) => {
	const { grammar } = context;
	const { found, report } = reporter(context, "duplicate", "error");
	const unique = (what: string, all: readonly Named[], hint: string): void => {
		const first = new Map<string, SourceSpan>();
		for (const { name, at } of all) {
			const before = first.get(name);
			if (before === undefined) first.set(name, at);
			else
				report({
					at,
					message: `${what} \`${name}\` is there twice`,
					hint,
					related: [{ at: before, message: "the first one" }],
				});
		}
	};
	const strict = grammar.rules.filter((rule) => rule.lenient === null);
	const lenient = grammar.rules.filter((rule) => rule.lenient !== null);
	unique(
		"the rule",
		strict.map((rule) => ({ name: rule.name, at: rule.nameAt })),
		"join the two with `/`, or name a deviation: lenient CODE RULE = …",
	);
	unique(
		"the deviation",
		lenient.map((rule) => ({ name: `${rule.lenient} ${rule.name}`, at: rule.nameAt })),
		"one code names one deviation of a rule: join the two with `/`, or give one another code",
	);
	unique(
		"the entry",
		grammar.entries.map((entry) => ({ name: entry.name, at: entry.nameAt })),
		'one entry can have several prompt tails: after "…", "…"',
	);
	unique(
		"the example",
		grammar.examples.map((example) => ({ name: example.title, at: example.at })),
		"say in the title what is different",
	);
	unique(
		"the alias",
		[
			{ name: grammar.name, at: grammar.nameAt },
			...grammar.aliases.map((alias) => ({ name: alias.text, at: alias.at })),
		],
		"leave one out; the format's own name needs no alias",
	);
	return found;
};
