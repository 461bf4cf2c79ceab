import type { Expr, Field, Grammar, PatternExpr, SourceSpan } from "../../language/syntax.js";
import { reach } from "../walks/reach.js";
import { refsOf } from "../walks/rules.js";
import { partsOf, patternValues } from "../walks/syntax.js";
import { type Check, reporter } from "./check.js";

const ARGUMENTS: readonly Field[] = ["arguments", "key", "value"];

/** A writer starts at `message` and takes strict rules only: what only deviations or entries bind it cannot write. */
export const check: Check = (context) => {
	const { grammar, rules } = context;
	const { found, report } = reporter(context, "not-writable", "warning");
	const writable = new Set<Field>();
	const written = (name: string): readonly Expr[] =>
		rules.alternatives(name).flatMap(({ expr, lenient }) => (lenient === null ? [expr] : []));
	const strict = reach(["message"], (name) =>
		written(name)
			.flatMap(refsOf)
			.map((ref) => ref.rule),
	);
	for (const { field } of [...strict].flatMap(written).flatMap(bindings)) writable.add(field);
	// arguments are written as one object or as pairs, whichever the message has
	if (ARGUMENTS.some((field) => writable.has(field)))
		for (const field of ARGUMENTS) writable.add(field);
	const reported = new Set<Field>(["skip"]);
	for (const owner of readable(grammar, context.references.reachable)) {
		for (const { field, at } of bindings(owner)) {
			if (writable.has(field) || reported.has(field)) continue;
			reported.add(field);
			report({
				at,
				message: `\`${field}\` is read, but can never be written: no strict rule that \`message\` leads to binds it`,
				hint: "give `message` a strict alternative that binds it; deviations and entries are never written",
			});
		}
	}
	return found;
};

function readable(grammar: Grammar, reachable: ReadonlySet<string>): readonly Expr[] {
	const rules = grammar.rules.filter((rule) => reachable.has(rule.name));
	return [...rules, ...grammar.entries].map((owner) => owner.expr);
}

interface Bound {
	readonly field: Field;
	readonly at: SourceSpan;
}

function bindings(expr: Expr): readonly Bound[] {
	return [...partsOf(expr)].flatMap((part): readonly Bound[] => {
		if (part.type === "pattern") return [...patternValues(part), ...namesInKeyPlace(part)];
		return part.type === "payload" ||
			part.type === "capture" ||
			part.type === "constant" ||
			part.type === "builder"
			? [part]
			: [];
	});
}

function namesInKeyPlace(pattern: PatternExpr): readonly Bound[] {
	return pattern.members
		.filter((member) => member.keys === null)
		.map(({ at }) => ({ field: "name", at }));
}
