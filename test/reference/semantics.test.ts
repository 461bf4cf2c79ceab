/**
 * docs/SEMANTICS.md: its examples are read as it says, by the machine and by the interpreter, in all chunks; its rules are numbered
 * one by one, and each names a law or a test that there is.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Block, blocksOf } from "../../scripts/docs/blocks.js";
import { compile } from "../../src/compiler/compile.js";
import { compileGrammar } from "../../src/compiler/index.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { every } from "../properties/support/chunks.js";
import { ROOT } from "../support/shared.js";
import { byMachine, byReference } from "./comparison.js";
import { tool } from "./support.js";

const page = readFileSync(join(ROOT, "docs/SEMANTICS.md"), "utf8");
const blocks = blocksOf(page).filter(({ marks }) => marks[0] === "reading");

interface Reading {
	readonly text: string;
	readonly lines: readonly string[];
}

/** Rules, and then texts behind `>`, each with what is read of it. */
function partsOf({ text }: Block): {
	readonly rules: string;
	readonly readings: readonly Reading[];
} {
	const rules: string[] = [];
	const readings: { text: string[]; lines: string[] }[] = [];
	for (const line of text.trimEnd().split("\n")) {
		const last = readings.at(-1);
		if (line.startsWith("> ")) {
			if (last === undefined || last.lines.length > 0)
				readings.push({ text: [line.slice(2)], lines: [] });
			else last.text.push(line.slice(2));
		} else if (last === undefined) rules.push(line);
		else last.lines.push(line);
	}
	return {
		rules: rules.join("\n"),
		readings: readings.map((one) => ({ text: one.text.join("\n"), lines: one.lines })),
	};
}

/** `f(a:string,n:integer)`; a property without a type may be anything. */
function toolOf(words: string): ToolDefinition {
	const [, name = "", list = ""] =
		/^(\w+)\((.*)\)$/.exec(words) ?? expect.fail(`no tool: ${words}`);
	const types = list
		.split(",")
		.filter(Boolean)
		.map((one) => one.split(":"));
	if (types.every(({ length }) => length === 2)) return tool(name, Object.fromEntries(types));
	const properties = Object.fromEntries(types.map(([key = ""]) => [key, {}]));
	return { name, parameters: { type: "object", properties } };
}

function settingOf(marks: readonly string[]) {
	const said = new Map(marks.map((mark) => mark.split(/=(.*)/s) as [string, string]));
	for (const key of said.keys())
		expect(["reading", "tools", "strict", "finish", "ends"], `the setting ${key}`).toContain(key);
	const tools = said.get("tools");
	return {
		ends: said.get("ends"),
		setting: {
			options: {
				strict: said.has("strict"),
				...(tools === undefined ? {} : { tools: [toolOf(tools)] }),
			},
			finish: said.get("finish") ?? "stop",
		},
	};
}

describe("the examples", () => {
	test("there are some", () => {
		expect(blocks.length).toBeGreaterThan(20);
	});

	test.each(blocks)("line $line", (block) => {
		const { rules, readings } = partsOf(block);
		const { ends, setting } = settingOf(block.marks);
		const head = ends === undefined ? "" : `ends ${JSON.stringify(ends)}\n`;
		const source = `format page "an example"\n${head}\n${rules}\n`;
		const { diagnostics } = compileGrammar(source, "page.toolgrammar");
		const errors = diagnostics.filter(({ severity }) => severity === "error");
		expect(errors.map(({ message }) => message)).toEqual([]);
		const { grammar } = parseGrammar(source, "page.toolgrammar");
		if (grammar === null) return expect.fail("no grammar");
		const format = compile(grammar);
		expect(readings.length).toBeGreaterThan(0);
		for (const { text, lines } of readings) {
			expect(byReference(grammar, text, setting), `the interpreter: ${text}`).toEqual(lines);
			for (const chunks of [[text], every(text, 1), every(text, 3)])
				expect(byMachine(format, chunks, setting), `the machine: ${text}`).toEqual(lines);
			// and each beginning of it alike by both, whatever the reason to end
			for (const finish of ["stop", "length"]) {
				for (let end = 0; end < text.length; end++) {
					const [part, cut] = [text.slice(0, end), { ...setting, finish }];
					const said = byReference(grammar, part, cut);
					expect(byMachine(format, [part], cut), `${finish}: ${part}`).toEqual(said);
				}
			}
		}
	});
});

describe("the rules", () => {
	const rules = page
		.replace(/^```[\s\S]*?^```$/gm, "")
		.split(/^(?=\*\*\d+\.\d+\*\* |#)/m)
		.filter((part) => part.startsWith("**"));
	const laws = new Set(
		readdirSync(join(ROOT, "test/properties/laws")).flatMap((file) => {
			const [, number] = /^p(\d+)-/.exec(file) ?? [];
			return number === undefined ? [] : [`P${Number(number)}`];
		}),
	);

	test("are numbered one by one in each section", () => {
		const last = new Map<string, number>();
		for (const rule of rules) {
			const [, section = "", number = ""] = /^\*\*(\d+)\.(\d+)\*\*/.exec(rule) ?? [];
			expect(`${section}.${number}`).toBe(`${section}.${(last.get(section) ?? 0) + 1}`);
			last.set(section, Number(number));
		}
		expect([...last.keys()]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]);
	});

	test.each(rules)("%s", (rule) => {
		const [, names = ""] =
			[...rule.matchAll(/\[((?:P\d+|[a-z][a-z/-]*)(?:, (?:P\d+|[a-z][a-z/-]*))*)\](?!\()/g)].at(
				-1,
			) ?? [];
		expect(names, "names no law and no test").not.toBe("");
		for (const name of names.split(", ")) {
			if (/^P\d/.test(name)) expect(laws, name).toContain(name);
			else {
				const path = name.includes("/") ? name : `reference/${name}`;
				expect(existsSync(join(ROOT, `test/${path}.test.ts`)), `test/${path}.test.ts`).toBe(true);
			}
		}
	});

	test("that it refers to are there", () => {
		const numbers = new Set(rules.map((rule) => /^\*\*([\d.]+)/.exec(rule)?.[1]));
		for (const [, list = ""] of page.matchAll(
			/(?:rule |\()((?:\d+\.\d+)(?:(?:, | to )\d+\.\d+)*)/g,
		))
			for (const one of list.split(/, | to /)) expect(numbers, one).toContain(one);
	});
});
