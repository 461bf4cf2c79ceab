/** Whatever is said of a grammar says where, shows the line, and says what to write instead or gives a text that shows the fault. */
import { describe, expect, test } from "vitest";
import { casesOfTests } from "../../scripts/docs/wrong-grammars.js";
import { runChecks } from "../../src/compiler/checks/index.js";
import { compileGrammar } from "../../src/compiler/index.js";
import { codeFrame } from "../../src/language/frame.js";
import { parseGrammar } from "../../src/language/parse.js";
import { ROOT } from "../support/shared.js";

const cases = await casesOfTests(ROOT);

describe("of each wrong grammar of these tests", () => {
	test("there are many", () => {
		expect(cases.length).toBeGreaterThan(150);
	});

	test.each(cases)("$code: $bad", ({ bad, name = "t", examples }) => {
		const source = `format ${name} "a test"\n${bad}\n`;
		const { grammar, diagnostics } = parseGrammar(source, "t.toolgrammar");
		const found =
			examples === true || grammar === null
				? compileGrammar(source, "t.toolgrammar", { coverage: true }).diagnostics
				: [...diagnostics, ...runChecks(grammar)];
		const poor = found.filter(({ hint = "", counterexample = "", at }) => {
			const placed = at.start.offset >= 0 && at.end.offset <= source.length && at.start.line >= 1;
			const remedy = hint.trim() !== "" || counterexample.trim() !== "";
			return !placed || !remedy || !codeFrame(source, at).includes("^");
		});
		expect(poor.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
	});
});
