/** What the examples of a file say about its rules. Reading them is another part's work; it hands over what came of each. */
import type { Diagnostic, RelatedPlace } from "../../language/diagnostics.js";
import type { Example, Expr, Grammar, MetaValue, SourceSpan } from "../../language/syntax.js";
import { brief, quote } from "../analyse/print.js";
import { references } from "../analyse/references.js";
import { ruleTable } from "../analyse/rules.js";
import { partsOf } from "../walks/syntax.js";
import { type Finding, reporter } from "./check.js";

/** An expectation that was not met, null where nothing more was expected, and how a message says it. */
export interface Unmet {
	readonly lines: readonly string[];
	readonly expectation: Example["expect"][number] | null;
}

export interface ExampleOutcome {
	/** empty: the example holds */
	readonly differences: readonly Unmet[];
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
		const [first, ...others] = outcome.differences;
		if (first === undefined) continue;
		failed.report({
			at: placeOf(example, first),
			message: `the example \`${example.title}\` is read otherwise:\n${first.lines.join("\n")}`,
			hint: `${outcome.differences.some(readsSpace) ? SPACE : ""}${CORRECT}`,
			counterexample: example.input,
			...(others.length === 0 ? {} : { related: others.map((one) => alsoUnmet(example, one)) }),
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
		const end = endOf(grammar, expr);
		uncovered.report({
			at: expr.at,
			message: `no example takes ${what}: ${brief(expr)}`,
			hint: "add an example that does, or leave it out",
			...(end === null ? {} : takenByEnds(end)),
		});
	}
	return [...failed.found, ...uncovered.found];
}

const CORRECT =
	"correct the rules, or what the example expects; `toolgrammar explain FILE --format GRAMMAR`, with the input as a file, says where reading stopped, though the example fails";
const SPACE =
	'white space that no rule takes, such as the line end between two calls, is content: expect it (= text "\\n"), or read it in a rule (_); else ';

/** Whether what was read in the place of an expectation is content of white space alone. */
function readsSpace({ lines }: Unmet): boolean {
	return lines.some((line) => /^ {2}read {5}text "(?:\\[nrt]| )+"$/.test(line));
}

/** The text of `ends` that an expression begins with, if there is one. */
function endOf(grammar: Grammar, expr: Expr): MetaValue | null {
	const [first] = expr.type === "sequence" ? expr.items : [expr];
	if (first?.type !== "literal") return null;
	return grammar.ends.find(({ text }) => text !== "" && first.text.startsWith(text)) ?? null;
}

function takenByEnds({ text, at }: MetaValue): Pick<Finding, "hint" | "related"> {
	return {
		hint: `no example can: \`ends\` has ${quote(text)}, which ends the message before a rule reads it. Leave it out here (\`$\` asks for the end of the message), or take it out of \`ends\``,
		related: [{ at, message: "here" }],
	};
}

/** The line that is not met; where nothing more was expected the last one, or the whole example. */
function placeOf(example: Example, { expectation }: Unmet): SourceSpan {
	return (expectation ?? example.expect.at(-1) ?? example).at;
}

function alsoUnmet(example: Example, unmet: Unmet): RelatedPlace {
	return { at: placeOf(example, unmet), message: `and:\n${unmet.lines.join("\n")}` };
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
