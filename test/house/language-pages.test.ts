/**
 * The pages about the grammar language: every grammar in them compiles without an error or a warning, and its examples hold; the
 * reference names all that the language has, and shows it where it names it.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import peggy from "peggy";
import { describe, expect, test } from "vitest";
import { blocksOf, codesOf, type Section, sectionsOf } from "../../scripts/docs/blocks.js";
import { bundleProgram } from "../../scripts/docs/sources.js";
import {
	compileGrammar,
	emitWritingJavaScript,
	formatDiagnostic,
} from "../../src/compiler/index.js";
import { parseGrammar } from "../../src/language/parse.js";
import {
	FIELDS,
	KEYWORDS,
	KINDS,
	PLACEHOLDERS,
	RESERVED,
	SHAPES,
} from "../../src/language/vocabulary.js";
import { ROOT } from "../support/shared.js";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const sections = sectionsOf(read("docs/language/REFERENCE.md"));
const grammarsOf = (section: Section): readonly string[] =>
	section.blocks.filter(({ language }) => language === "toolgrammar").map(({ text }) => text);

describe.each(["docs/language/REFERENCE.md", "docs/language/TUTORIAL.md"])("%s", (page) => {
	const blocks = blocksOf(read(page)).filter(({ language }) => language === "toolgrammar");

	test("has grammars", () => {
		expect(blocks.length).toBeGreaterThan(3);
	});

	test.each(blocks)("the grammar of line $line", ({ text, marks }) => {
		const { diagnostics } = compileGrammar(text, "block.toolgrammar", { coverage: true });
		const heard = diagnostics.filter(({ severity }) => severity !== "note");
		// a block that is meant to be wrong says so: ```toolgrammar CODE …
		if (marks.length > 0) expect(heard.map(({ code }) => code)).toEqual(marks);
		else expect(heard.map((one) => formatDiagnostic(one, text))).toEqual([]);
	});
});

test("the tutorial's last grammar, generated, and its program print what the page says", async () => {
	const blocks = blocksOf(read("docs/language/TUTORIAL.md"));
	const source = blocks.findLast(({ language }) => language === "toolgrammar")?.text ?? "";
	const { module, writing } = compileGrammar(source, "ticket.toolgrammar");
	const at = blocks.findIndex(({ language }) => language === "js");
	const files = new Map([
		["./formats/ticket.js", module ?? ""],
		[
			"./formats/ticket.writing.js",
			writing && emitWritingJavaScript(writing, "ticket.toolgrammar"),
		],
	] as [string, string][]);
	const program = await bundleProgram(ROOT, blocks[at]?.text ?? "", "js", files);
	const folder = mkdtempSync(join(tmpdir(), "tutorial-"));
	try {
		writeFileSync(join(folder, "program.mjs"), program);
		const printed = execFileSync(process.execPath, [join(folder, "program.mjs")], {
			encoding: "utf8",
		});
		expect(printed).toBe(blocks[at + 1]?.text);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

test("the message that the tutorial shows is what the compiler says", () => {
	const blocks = blocksOf(read("docs/language/TUTORIAL.md"));
	const at = blocks.findIndex(({ marks }) => marks.length > 0);
	const source = blocks[at]?.text ?? "";
	const { diagnostics } = compileGrammar(source, "ticket.toolgrammar");
	expect(diagnostics.map((one) => `${formatDiagnostic(one, source)}\n`)).toContain(
		blocks[at + 1]?.text,
	);
});

/** Rules of the syntax that read what is inside of texts and JSON values. */
const INSIDE = /^(Json\w*|Escape|Literal|Control|Hex4|Bom|Newline|LineBreak|RawChar|Name\w*)$/;

/** All texts that stand in the syntax of the language, without blanks around them. */
function terminals(): ReadonlySet<string> {
	const found = new Set<string>();
	const visit = (node: unknown): void => {
		if (Array.isArray(node)) for (const child of node) visit(child);
		if (typeof node !== "object" || node === null || Array.isArray(node)) return;
		const { type, value, parts } = node as { type?: string; value?: string; parts?: unknown };
		if (type === "literal" && typeof value === "string") found.add(value.trim());
		// [?*+] and its kin are signs, [A-Za-z] are letters
		if (type === "class" && Array.isArray(parts) && !("inverted" in node && node.inverted))
			for (const part of parts)
				if (typeof part === "string" && /[^\w\s]/.test(part)) found.add(part);
		for (const [key, child] of Object.entries(node)) if (key !== "location") visit(child);
	};
	const { rules } = peggy.parser.parse(read("src/language/toolgrammar.peggy")) as {
		readonly rules: readonly { readonly name: string }[];
	};
	for (const rule of rules) if (!INSIDE.test(rule.name)) visit(rule);
	found.delete("");
	return found;
}

/** Signs that only divide what they stand between, and are shown by all that has them. */
const DIVIDE = new Set([",", ":", "\\", "."]);

const named = sections.flatMap(({ title }) => codesOf(title));
const inHeadings = (text: string): boolean =>
	named.some((code) => code === text || code.split(/[^\w…]+/).includes(text)) ||
	(/\W/.test(text) && named.some((code) => code.includes(text)));

describe("the headings of the reference", () => {
	test("name every sign and word of the syntax", () => {
		const all = [...terminals()].filter((text) => !DIVIDE.has(text) && /^[^A-Z]*$/.test(text));
		expect(all.length).toBeGreaterThan(40);
		expect(all.filter((text) => !inHeadings(text))).toEqual([]);
	});

	test.each([
		["fields", FIELDS],
		["kinds", KINDS],
		["builders", SHAPES],
		["statements", KEYWORDS],
		["placeholders", PLACEHOLDERS],
		["words that stand for themselves", RESERVED],
	])("name all %s", (_, words) => {
		expect(words.filter((word) => !inHeadings(word))).toEqual([]);
	});
});

/** What a code in a heading looks like in a grammar: `field` is any field, `…` any text. */
function pattern(code: string): RegExp {
	const source = code
		.split(/(field|…|\s+)/)
		.map((part) => {
			if (part === "field") return `(?:${FIELDS.join("|")})`;
			if (part === "…") return '[^"]*';
			if (/^\s*$/.test(part)) return "[\\s\\S]*?";
			return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace("kind", `(?:${KINDS.join("|")})`);
		})
		.join("");
	return new RegExp(source);
}

describe("each section of the reference that names something shows it", () => {
	const naming = sections.filter(({ title }) => codesOf(title).length > 0);
	const withBlocks = naming.filter(({ title }) => title !== "Examples: `example`");
	test.each(withBlocks)("$title", (section) => {
		const grammars = grammarsOf(section);
		expect(grammars).not.toEqual([]);
		for (const code of codesOf(section.title))
			expect(
				grammars.filter((text) => pattern(code).test(text)),
				code,
			).not.toEqual([]);
	});
});

test("the grammars of the reference have every type of expression", () => {
	const seen = new Set<string>();
	const visit = (node: unknown): void => {
		if (Array.isArray(node)) for (const child of node) visit(child);
		if (typeof node !== "object" || node === null || Array.isArray(node)) return;
		if ("type" in node && "at" in node && typeof node.type === "string") seen.add(node.type);
		for (const child of Object.values(node)) visit(child);
	};
	for (const text of sections.flatMap(grammarsOf)) {
		const { grammar } = parseGrammar(text, "block.toolgrammar");
		visit(grammar?.rules);
		visit(grammar?.entries);
	}
	const source = read("src/language/syntax.ts");
	const union = /export type Expr =([\s\S]*?);/.exec(source)?.[1] ?? "";
	const types = [...union.matchAll(/(\w+)Expr\b/g)].map(([, name]) => name ?? "");
	const words = types.map(
		(name) =>
			new RegExp(`interface ${name}Expr extends Located \\{\\s*readonly type: "(\\w+)"`).exec(
				source,
			)?.[1] ?? name,
	);
	expect(words.length).toBeGreaterThan(15);
	expect(words.filter((word) => !seen.has(word))).toEqual([]);
});
