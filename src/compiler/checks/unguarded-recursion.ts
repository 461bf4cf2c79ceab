import { cycles } from "../analyse/cycles.js";
import { nameCount } from "../analyse/names.js";
import type { Use } from "../analyse/references.js";
import { type Check, reporter } from "./check.js";

/** Each round of a recursion nests: it builds a container, and it has a literal on either side. */
const GUARDS: readonly { readonly missing: (use: Use) => boolean; readonly what: string }[] = [
	{ missing: (use) => !use.built, what: "outside of object( ), list( ) and tree( )" },
	{ missing: (use) => !use.before, what: "with no literal before the next round" },
	{ missing: (use) => !use.after, what: "with no literal behind the next round" },
];

export const check: Check = (context) => {
	const { found, report } = reporter(context, "unguarded-recursion", "error");
	const { uses } = context.references;
	const left = new Set(cycles(uses.filter((use) => use.leftmost)).flat());
	const reported = new Set<Use>();
	for (const { missing, what } of GUARDS) {
		for (const cycle of cycles(uses.filter(missing))) {
			const [use] = cycle;
			if (cycle.some((one) => left.has(one) || reported.has(one))) continue;
			reported.add(use);
			report({
				at: use.ref.at,
				message: `the rule \`${use.from}\` leads to itself ${what}: ${wayOf(cycle)}`,
				hint: 'a rule may only be used in itself inside a builder and between two literals: value:list( "[" x % "," "]" )',
			});
		}
	}
	const named = (use: Use): boolean =>
		context.rules.alternatives(use.from).some(({ expr }) => nameCount(expr).max > 0);
	for (const cycle of cycles(uses)) {
		const [use] = cycle;
		if (!cycle.some(named) || cycle.some((one) => left.has(one) || reported.has(one))) continue;
		report({
			at: use.ref.at,
			message: `the rule \`${use.from}\` leads to itself with the name of a call on the way: ${wayOf(cycle)}`,
			hint: 'a rule of calls is no part of itself; a condition on the next one asks for its mark: &("[[" / "]]")',
		});
	}
	return found;
};

function wayOf(cycle: readonly [Use, ...Use[]]): string {
	return [cycle[0].from, ...cycle.map((one) => one.ref.rule)].join(" → ");
}
