/** What the examples of a file say about its rules. Reading them is another part's work; it hands over what came of each. */
import type { Diagnostic } from "../../language/diagnostics.js";
import type { Example, Expr, Grammar } from "../../language/syntax.js";
import { brief } from "../analyse/print.js";
import { references } from "../analyse/references.js";
import { ruleTable } from "../analyse/rules.js";
import { partsOf } from "../walks/syntax.js";
import { reporter } from "./check.js";

export interface ExampleOutcome {
	/** one line for each difference between what was expected and what was read; empty: the example holds */
	readonly differences: readonly string[];
	/** the options of choices, and the expressions of lenient rules, that were taken */
	readonly covered: ReadonlySet<Expr>;
}

export function checkExamples(
	grammar: Grammar,
	run: (example: Example) => ExampleOutcome,
): Diagnostic[] {
	const failed = reporter({ grammar }, "example-failed", "error");
	const uncovered = reporter({ grammar }, "uncovered", "warning");
	const covered = new Set<Expr>();
	for (const example of grammar.examples) {
		const outcome = run(example);
		for (const expr of outcome.covered) covered.add(expr);
		if (outcome.differences.length === 0) continue;
		failed.report({
			at: example.at,
			message: `the example \`${example.title}\` is read otherwise:\n${outcome.differences.join("\n")}`,
			hint: "correct the rules, or what the example expects; `toolgrammar explain FILE --format GRAMMAR`, with the input as a file, says where reading stopped",
			counterexample: example.input,
		});
	}
	if (grammar.examples.length === 0) {
		uncovered.report({
			at: grammar.nameAt,
			message: "there is no example: nothing shows that the rules read what they should",
			hint: "add one for each alternative: example TITLE, lines of input behind |, and = with what is expected",
		});
		return [...uncovered.found];
	}
	for (const { expr, what } of expectations(grammar)) {
		if (covered.has(expr)) continue;
		uncovered.report({
			at: expr.at,
			message: `no example takes ${what}: ${brief(expr)}`,
			hint: "add an example that does, or leave it out",
		});
	}
	return [...failed.found, ...uncovered.found];
}

/** What an example should reach: each option of each choice, and each deviation, of the rules that are used. */
function expectations(grammar: Grammar): readonly { readonly expr: Expr; readonly what: string }[] {
	const { reachable } = references(grammar, ruleTable(grammar));
	const rules = grammar.rules.filter((rule) => reachable.has(rule.name));
	return [...rules, ...grammar.entries].flatMap((owner) => {
		const options = [...partsOf(owner.expr)].flatMap((part) =>
			part.type === "choice" ? part.options : [],
		);
		const own =
			"lenient" in owner && owner.lenient !== null
				? [{ expr: owner.expr, what: `the deviation \`${owner.lenient}\`` }]
				: [];
		return [...own, ...options.map((expr) => ({ expr, what: "this alternative" }))];
	});
}
