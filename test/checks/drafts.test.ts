/** Whole grammars of real formats: the checks must not reject what is right. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkTogether, runChecks } from "../../src/compiler/checks/index.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { Grammar } from "../../src/language/syntax.js";
import { lines } from "./table.js";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const drafts = join(root, "..", "shared", "drafts");

/** What is really wrong in a draft: the class of the strict rule takes the text of the deviation, and strict comes first. */
const WRONG: { readonly [file: string]: readonly string[] } = {
	"harmony.toolgrammar": ["21 shadowed-lenient"],
};

function read(folder: string): readonly Grammar[] {
	return readdirSync(folder)
		.filter((file) => file.endsWith(".toolgrammar"))
		.map((file) => {
			const { grammar, diagnostics } = parseGrammar(readFileSync(join(folder, file), "utf8"), file);
			if (grammar === null) throw new Error(lines(diagnostics).join("\n"));
			return grammar;
		});
}

function errors(grammar: Grammar): string[] {
	return lines(runChecks(grammar).filter((one) => one.severity === "error"));
}

describe("the grammars of the project", () => {
	const grammars = read(join(root, "grammars"));
	test.each(grammars.map((grammar) => [grammar.name, grammar] as const))("%s", (_, grammar) => {
		expect(errors(grammar)).toEqual([]);
	});

	test("side by side", () => {
		expect(lines(checkTogether(grammars))).toEqual([]);
	});
});

const there = existsSync(drafts);
if (!there) console.warn("SKIPPED: the draft grammars are not beside this checkout");

describe.skipIf(!there)("the drafts", () => {
	const grammars = there ? read(drafts) : [];

	test("they are all there", () => {
		expect(grammars.length).toBeGreaterThan(30);
	});

	test.each(grammars.map((grammar) => [grammar.file, grammar] as const))("%s", (file, grammar) => {
		const found = runChecks(grammar).filter((one) => one.severity === "error");
		expect(found.map((one) => `${one.at.start.line} ${one.code}`)).toEqual(WRONG[file] ?? []);
	});

	test("side by side", () => {
		expect(lines(checkTogether(grammars))).toEqual([]);
	});
});
