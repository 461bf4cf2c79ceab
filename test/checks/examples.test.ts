import { describe, expect, test } from "vitest";
import { checkExamples, type ExampleOutcome } from "../../src/compiler/checks/examples.js";
import { compileGrammar, formatDiagnostic } from "../../src/compiler/index.js";
import type { Example, Expr, Grammar } from "../../src/language/syntax.js";
import { grammarOf, lines, place } from "./table.js";

const BODY = `message = (call / content)*
call = "<call>" name ("(" / "[") arguments
lenient bare call = "call:" name "!(" arguments
unused = "a" / "b"
example words
  | a
  = text "a"
example a call
  | <call>f({}
  = call f {}`;

/** The options of the grammar by their text. */
function part(grammar: Grammar, text: string): Expr {
	const found: Expr[] = [];
	const visit = (expr: Expr): void => {
		const at = grammar.source.slice(expr.at.start.offset, expr.at.end.offset);
		if (at === text) found.push(expr);
		if (expr.type === "choice") expr.options.forEach(visit);
		else if (expr.type === "sequence") expr.items.forEach(visit);
		else if (expr.type === "repeat") visit(expr.body);
	};
	for (const rule of grammar.rules) visit(rule.expr);
	const [first] = found;
	if (first === undefined) throw new Error(`no part ${text}`);
	return first;
}

const ALL = ["call", "content", '"("', '"["', '"call:" name "!(" arguments'];

function outcome(
	grammar: Grammar,
	texts: readonly string[],
	differences: ExampleOutcome["differences"] = [],
): ExampleOutcome {
	return { differences, covered: new Set(texts.map((text) => part(grammar, text))) };
}

describe("examples", () => {
	test("all holds, all is taken: nothing is said", () => {
		const grammar = grammarOf(BODY);
		expect(checkExamples(grammar, () => outcome(grammar, ALL))).toEqual([]);
	});

	const unmet = (example: Example, which: number, ...lines: readonly string[]) => ({
		lines,
		expectation: example.expect[which] ?? null,
	});

	test("an example that is read otherwise: the expectation that is not met, and the others", () => {
		const grammar = grammarOf(
			`${BODY}\nexample more\n  | a\n  = text "b"\n  = call f {}\n  = notice stray`,
		);
		const found = checkExamples(grammar, (example) =>
			outcome(
				grammar,
				ALL,
				example.title === "more"
					? [unmet(example, 1, "  expected x", "  read y"), unmet(example, 2, "  no notice")]
					: [],
			),
		);
		expect(found).toHaveLength(1);
		expect(found[0]).toMatchObject({
			code: "example-failed",
			severity: "error",
			counterexample: "a",
			message: "the example `more` is read otherwise:\n  expected x\n  read y",
			hint: "correct the rules, or what the example expects; `toolgrammar explain FILE --format GRAMMAR`, with the input as a file, says where reading stopped, though the example fails",
			at: { start: { line: 15, column: 5 }, end: { line: 15, column: 14 } },
			related: [{ message: "and:\n  no notice", at: { start: { line: 16, column: 5 } } }],
		});
	});

	test("something more is read: the last expectation, or the example without any", () => {
		const grammar = grammarOf(`${BODY}\nexample none\n  | a`);
		const found = checkExamples(grammar, (example) =>
			outcome(grammar, ALL, example.title === "words" ? [] : [unmet(example, 9, "  read y")]),
		);
		expect(found.map(({ at }) => at.start.line)).toEqual([11, 12]);
	});

	test("an alternative that begins with a text of `ends` can never be taken", () => {
		const grammar = grammarOf(
			`ends "<e>"\nmessage = ("<b>" reasoning ("</b>" / "<e>" "x") / content)*`,
		);
		const found = checkExamples({ ...grammar, examples: grammarOf(BODY).examples }, () =>
			outcome(grammar, ['"<b>" reasoning ("</b>" / "<e>" "x")', '"</b>"', "content"]),
		);
		expect(lines(found)).toEqual([
			'3:38 warning uncovered: no example takes this alternative: "<e>" "x"',
		]);
		expect(found[0]?.hint).toMatch(
			/^no example can: `ends` has "<e>", which ends the message before/,
		);
		expect(found[0]?.related?.map(place)).toEqual(["2:6"]);
	});

	test("what no example takes; rules that nothing uses do not count", () => {
		const grammar = grammarOf(BODY);
		const found = checkExamples(grammar, (example) =>
			outcome(grammar, example.title === "words" ? ["content"] : ["call", '"("']),
		);
		expect(lines(found)).toEqual([
			'3:29 warning uncovered: no example takes this alternative: "["',
			'4:21 warning uncovered: no example takes the deviation `bare`: "call:" name "!(" arguments',
		]);
		expect(found[0]?.hint).toBe("add an example that does, or leave it out");
	});

	test("what an entry has that no example takes", () => {
		const grammar = grammarOf(`${BODY}\nentry e after "<e>" = ("x" / "y") message`);
		const found = checkExamples(grammar, () => outcome(grammar, ALL));
		expect(lines(found)).toEqual([
			'12:24 warning uncovered: no example takes this alternative: "x"',
			'12:30 warning uncovered: no example takes this alternative: "y"',
		]);
	});

	test("no example at all is said once", () => {
		const grammar = grammarOf("message = content");
		const found = checkExamples(grammar, () => outcome(grammar, []));
		expect(lines(found)).toEqual([
			"1:8 warning uncovered: there is no example: nothing shows that the rules read what they should",
		]);
		expect(found[0]?.hint).toBe(
			"add one for each alternative: example TITLE, lines of input behind |, and = with what is expected",
		);
	});
});

describe("what is said of an example that fails", () => {
	test.each(['ids "call_{random}"', 'ids "{alnum:9}"', ""])(
		"is the same each time, ids or none: %s",
		(ids) => {
			const source = `format test "a test"\n${ids}\nmessage = (call / content)*
call = "<call>" name "(" arguments ")"
example a call
  | <call>f({})
  = call g {}
`;
			const said = (): readonly string[] =>
				compileGrammar(source, "t.toolgrammar").diagnostics.map((one) =>
					formatDiagnostic(one, source),
				);
			const first = said();
			expect(first.join("\n")).toMatch(/example-failed/);
			for (let again = 0; again < 5; again++) expect(said()).toEqual(first);
		},
	);
});

test("a line end between two calls is content: the hint says so, and no other has it", () => {
	const grammar = (expected: string) =>
		`format t "a test"\nmessage = (call / content)*\ncall = "<call " name ">" arguments\nexample two\n  | <call ping>{}\n  | <call ping>{}\n${expected}`;
	const call = "  = call ping {}\n";
	const hints = (expected: string) =>
		compileGrammar(grammar(expected), "t").diagnostics.map(({ hint }) => hint);
	expect(hints(call + call)).toEqual([
		expect.stringMatching(/^white space that no rule takes.*\(= text "\\n"\)/),
	]);
	expect(hints(`${call}  = text "\\n"\n${call}`)).toEqual([]);
	expect(hints(`${call}  = text "\\n"\n  = call pong {}\n`)).toEqual([
		expect.stringMatching(/^correct the rules/),
	]);
});
