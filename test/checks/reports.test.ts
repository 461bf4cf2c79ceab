/**
 * Small grammars that are wrong, and neighbours that are not, with all that is said about them: in `reports`, a file for each check.
 * A case is `=== title`, the grammar without its first line, `---` and the reports as they are printed; none of them: it is in order.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runChecks } from "../../src/compiler/checks/index.js";
import { formatDiagnostic } from "../../src/language/diagnostics.js";
import { ROOT } from "../support/shared.js";
import { grammarOf } from "./table.js";

const FOLDER = join(ROOT, "test/checks/reports");

interface Case {
	readonly title: string;
	readonly grammar: string;
	readonly reports: string;
}

function casesOf(file: string): readonly Case[] {
	const text = readFileSync(join(FOLDER, file), "utf8");
	return text
		.split(/^=== /m)
		.slice(1)
		.map((one) => {
			const [head = "", reports = ""] = one.split(/^---\n/m);
			const [title = "", ...grammar] = head.split("\n");
			return { title, grammar: grammar.join("\n"), reports: reports.trimEnd() };
		});
}

function printed(body: string): string {
	const grammar = grammarOf(body);
	return runChecks(grammar)
		.map((one) => formatDiagnostic(one, grammar.source))
		.join("\n\n");
}

describe.each(readdirSync(FOLDER))("%s", (file) => {
	const cases = casesOf(file);

	test("is about its check", () => {
		const code = `[${file.replace(/\.txt$/, "")}]`;
		expect(cases.filter(({ reports }) => reports.includes(code))).not.toEqual([]);
	});

	test.each(cases)("$title", ({ grammar, reports }) => {
		expect(printed(grammar)).toBe(reports);
	});
});
