/** Tables of checks: the smallest grammar that is wrong in one way, and a neighbour of it that is not. */
import { describe, expect, test } from "vitest";
import { runChecks } from "../../src/compiler/checks/index.js";
import type { Diagnostic, Severity } from "../../src/language/diagnostics.js";
import { formatDiagnostic } from "../../src/language/diagnostics.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { Grammar } from "../../src/language/syntax.js";

export interface Case {
	readonly title: string;
	readonly code: string;
	/** error, when it is not said */
	readonly severity?: Severity;
	/** the lines of the grammar behind its first one, which is added: so these begin at line 2 */
	readonly bad: string;
	/** line:column */
	readonly at: string;
	readonly hint: RegExp;
	readonly message?: RegExp;
	readonly counterexample?: string;
	/** line:column of related places */
	readonly related?: readonly string[];
	/** other errors that come with it */
	readonly also?: readonly string[];
	/** has no error, and nothing of this code */
	readonly good: string;
}

export function grammarOf(body: string, name = "t"): Grammar {
	const source = `format ${name} "a test"\n${body.replace(/^\n/, "").replace(/^\t+/gm, "")}\n`;
	const { grammar, diagnostics } = parseGrammar(source, `${name}.toolgrammar`);
	if (grammar === null)
		throw new Error(diagnostics.map((one) => formatDiagnostic(one, source)).join("\n"));
	return grammar;
}

export function place({ at }: Pick<Diagnostic, "at">): string {
	return `${at.start.line}:${at.start.column}`;
}

/** Short lines that a failing test can show. */
export function lines(diagnostics: readonly Diagnostic[]): string[] {
	return diagnostics.map((one) => `${place(one)} ${one.severity} ${one.code}: ${one.message}`);
}

export function checkTable(name: string, cases: readonly Case[]): void {
	describe(name, () => {
		describe.each(cases)("$code: $title", (one) => {
			test("the wrong one is found, in its place, with a remedy", () => {
				const grammar = grammarOf(one.bad);
				const found = runChecks(grammar);
				const errors = found.filter(
					(other) => other.severity === "error" && other.code !== one.code,
				);
				expect(lines(errors.filter((other) => !(one.also ?? []).includes(other.code)))).toEqual([]);
				const mine = found.filter((other) => other.code === one.code);
				expect(lines(mine).map((line) => line.split(":").slice(0, 2).join(":"))).toEqual([
					`${one.at} ${one.severity ?? "error"} ${one.code}`,
				]);
				const [first] = mine;
				if (first === undefined) return;
				expect(first.hint).toMatch(one.hint);
				expect(first.message).toMatch(/\w+ .*\w/);
				if (one.message !== undefined) expect(first.message).toMatch(one.message);
				if (one.counterexample !== undefined) expect(first.counterexample).toBe(one.counterexample);
				if (one.related !== undefined)
					expect((first.related ?? []).map(place)).toEqual(one.related);
				expect(first.file).toBe("t.toolgrammar");
				expect(formatDiagnostic(first, grammar.source)).toContain(`[${one.code}]`);
			});

			test("its neighbour is fine", () => {
				const found = runChecks(grammarOf(one.good));
				expect(
					lines(found.filter((other) => other.severity === "error" || other.code === one.code)),
				).toEqual([]);
			});
		});
	});
}
