import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generateLanguage } from "../../scripts/generate-language.js";

const committed = readFileSync(
	new URL("../../src/generated/language/parser.ts", import.meta.url),
	"utf8",
);

test("the committed parser is the one of the grammar", () => {
	// not toBe: the difference of two long files says nothing
	expect(generateLanguage() === committed, "run: npx tsx scripts/generate-language.ts").toBe(true);
});

test("it says that it is generated, and builds no code at run time", () => {
	const [first, second] = committed.split("\n");
	expect(first).toMatch(/^\/\/ Generated .* do not edit/);
	expect(second).toBe("// @ts-nocheck");
	expect(committed).not.toMatch(/\beval\b|\bnew Function\b/);
});

test("it names no place of a machine", () => {
	expect(committed).not.toMatch(/file:\/\/|\/home\/|\/work\/|[A-Z]:\\/);
});
