/** The shared analyses by themselves, where the checks alone would not show what is wrong. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { createContext } from "../../src/compiler/analyse/context.js";
import { describeFirst } from "../../src/compiler/analyse/first.js";
import { nameCount } from "../../src/compiler/analyse/names.js";
import { sampleObject } from "../../src/compiler/analyse/patterns.js";
import { printExpr } from "../../src/compiler/analyse/print.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { Expr, PatternExpr } from "../../src/language/syntax.js";
import { grammarOf } from "./table.js";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

function exprOf(text: string): Expr {
	const rule = grammarOf(`message = content\nx = ${text}`).rules.find((one) => one.name === "x");
	if (rule === undefined) throw new Error(text);
	return rule.expr;
}

function pattern(text: string): PatternExpr {
	const expr = exprOf(text);
	if (expr.type !== "pattern") throw new Error(text);
	return expr;
}

describe("printing", () => {
	test.each([
		'"a" (b / "c" d)? &(_"\\n" / eol) ~ $ ^ bol',
		'(a b)+ % (_ "," _)',
		'&("a" "b")',
		'name:("f." key) =key value:tree "item" (x)',
		'{ "a" | "b"?: ~ arguments, "c": { name: value:json }, ... }',
		'py{ "a": name:tool }',
		'key:="x" name content reasoning:line',
	])("%s", (text) => {
		const printed = printExpr(exprOf(text));
		expect(printExpr(exprOf(printed))).toBe(printed);
	});

	test("what the rules of the grammars print as is read as the same", () => {
		for (const file of readdirSync(join(root, "grammars"))) {
			if (!file.endsWith(".toolgrammar")) continue;
			const { grammar } = parseGrammar(readFileSync(join(root, "grammars", file), "utf8"), file);
			for (const rule of grammar?.rules ?? []) {
				const printed = printExpr(rule.expr);
				expect(printExpr(exprOf(printed))).toBe(printed);
			}
		}
	});

	test("different expressions print differently", () => {
		const texts = ["a b", "a / b", "(a b)?", "a b?", "a % b", '"a"', "name", "name:tool", "=name"];
		expect(new Set(texts.map((text) => printExpr(exprOf(text)))).size).toBe(texts.length);
	});
});

describe("names on a path", () => {
	test.each([
		["name", 1, 1],
		["name / id", 0, 1],
		["name? name", 1, 2],
		["name*", 0, 2],
		["skip:(name)", 0, 0],
		['id:("f." name)', 1, 1],
		['name:="f"', 1, 1],
		["{ name: arguments }", 1, 1],
		['{ "f": { "name": name }, "n"?: name }', 1, 2],
		["&(name)", 0, 0],
	])("%s: %i to %i", (text, min, max) => {
		expect(nameCount(exprOf(text))).toEqual({ min, max });
	});
});

describe("what can come first", () => {
	const first = (body: string): string => {
		const context = createContext(grammarOf(body));
		return describeFirst(context.first(context.graph.message));
	};

	test.each([
		['message = ("<a>" content "</a>" / content)*', 'the text of `content`, "<a>", the end'],
		['message = ("<a>"? _ "b")', '"<a>", "b"'],
		[
			'message = ({ "name": name, "arguments": arguments })*',
			'"{"name": "f", "arguments": {}}", the end',
		],
		["message = name arguments", '"x"'],
	])("%s", (body, said) => {
		expect(first(body).replaceAll("\\", "")).toBe(said);
	});
});

describe("objects that two patterns take", () => {
	test.each([
		['{ "a": name }', '{ "a": id }', '{"a": "f"}'],
		['{ "a": name }', '{ "b": name }', null],
		['{ "a": name, ... }', '{ "b": name }', null],
		['{ "a": name, ... }', '{ "b": name, ... }', '{"a": "f", "b": "f"}'],
		['{ "a" | "b": name }', '{ "b": name }', '{"b": "f"}'],
		['{ "t": "x" }', '{ "t": "y" }', null],
		['{ "t": "x" }', '{ "t": id }', '{"t": "x"}'],
		['{ "a": arguments }', '{ "a": name }', null],
		['{ "a"?: id, "b": name }', '{ "b": name }', '{"b": "f"}'],
		['{ "a": name }', 'py{ "a": name }', null],
		['{ "f": { "a": name } }', '{ "f": { "b": name } }', null],
		["{ name: arguments }", '{ "f": arguments }', '{"f": {}}'],
	])("%s and %s: %s", (a, b, shared) => {
		expect(sampleObject(pattern(a), pattern(b))).toBe(shared);
	});
});
