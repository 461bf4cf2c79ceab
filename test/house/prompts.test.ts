/** What a prompt block quotes is spelled as the rules of its grammar spell it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileGrammar } from "../../src/compiler/index.js";
import { parseGrammar } from "../../src/language/parse.js";
import { ROOT } from "../support/shared.js";
import { grammarLiterals } from "./grammar-literals.js";

const grammars = readdirSync(join(ROOT, "grammars")).map((file) => {
	const { grammar } = parseGrammar(readFileSync(join(ROOT, "grammars", file), "utf8"), file);
	if (grammar === null) throw new Error(`grammars/${file} has errors`);
	return grammar;
});

const quoted = grammars.flatMap((grammar) =>
	(grammar.prompt?.pieces ?? [])
		.flatMap((piece) => (piece.type === "text" ? [...piece.text.matchAll(/`([^`]*)`/g)] : []))
		.map(([, words = ""]) => [grammar.name, words, grammar] as const),
);

test("there are such texts", () => expect(quoted.length).toBeGreaterThan(5));

test.each(quoted)("%s: %s", (_name, words, grammar) => {
	expect([...grammarLiterals(grammar)].some((literal) => literal.includes(words))).toBe(true);
});

test("the block on the page is one", () => {
	const page = readFileSync(join(ROOT, "docs", "PROMPTS.md"), "utf8");
	const [, block = ""] = /^```toolgrammar\n([\s\S]*?)^```$/m.exec(page) ?? [];
	const { writing } = compileGrammar(`format t "words"\nmessage = content\n${block}`, "t");
	const placed = writing?.prompt?.flatMap((part) => (typeof part === "string" ? [] : [part.put]));
	expect(placed).toEqual(["tools", "example"]);
});
