/** The shared analyses by themselves, where the checks alone would not show what is wrong. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { arrivals } from "../../src/compiler/analyse/arrivals.js";
import { beginsClass, endingOf, inClass, sampleOf } from "../../src/compiler/analyse/classes.js";
import { createContext } from "../../src/compiler/analyse/context.js";
import { describeFirst } from "../../src/compiler/analyse/first.js";
import { nameCount } from "../../src/compiler/analyse/names.js";
import { nullable } from "../../src/compiler/analyse/nullable.js";
import { sampleObject, sharedObject } from "../../src/compiler/analyse/patterns.js";
import { brief, printExpr } from "../../src/compiler/analyse/print.js";
import { childrenOf, partsOf } from "../../src/compiler/walks/syntax.js";
import { parseGrammar } from "../../src/language/parse.js";
import type { Expr, PatternExpr } from "../../src/language/syntax.js";
import { isKind, KINDS } from "../../src/language/vocabulary.js";
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

describe("shortened for a message", () => {
	test.each([57, 58, 59])("a literal of %i characters", (length) => {
		const quoted = `"${"a".repeat(length)}"`;
		expect(brief(exprOf(quoted))).toBe(length < 59 ? quoted : `"${"a".repeat(56)}...`);
	});
});

describe("the rules, put in place", () => {
	const inlined = (rules: string): string =>
		printExpr(createContext(grammarOf(rules)).inlined.message);

	test.each([
		['message = a "b" (c) d\na = "a" "a"\nc = "c" / "d"\nd = "e"', '"a" "a" "b" ("c" / "d") "e"'],
		['message = a / "b"\na = "a" / ("c" / "d")', '"a" / "c" / "d" / "b"'],
		['message = a* % a "b"\na = "a" "c"', '("a" "c")* % ("a" "c") "b"'],
		[
			'message = &a name:(a) value:list(a)\na = "a" b\nb = "b"',
			'&("a" "b") name:("a" "b") value:list("a" "b")',
		],
		['message = "x" message', '"x" message'],
		['message = a\na = "a" value:list("[" a "]")', "a"],
		// deviations stand behind the strict alternatives
		['message = a "c"\na = "a"\nlenient x a = "b" / "d"', '("a" / "b" / "d") "c"'],
		['message = a\na = "a" / "b"\nlenient x a = "c"\nlenient y a = "d"', '"a" / "b" / "c" / "d"'],
		// what shares an open payload is factored, nothing else is
		['message = "a" "b" / "a" "c"', '"a" "b" / "a" "c"'],
		['message = "a" content "b" / "a" content "c"', '"a" content ("b" / "c")'],
		[
			'message = "a" content "b" / "x" / "a" content "c" "d" / "a" content "e"',
			'"a" content ("b" / "c" "d" / "e") / "x"',
		],
		['message = "a" content ("b" / "c") / "a" content "d"', '"a" content ("b" / "c" / "d")'],
		[
			'message = "a" content ("b" / "c") "e" / "a" content "d"',
			'"a" content (("b" / "c") "e" / "d")',
		],
		['message = "a" content / "a" content "d"', '"a" content ("" / "d")'],
		['message = "a" name / "a" name "d"', '"a" name / "a" name "d"'],
		['message = "a" (content "x")* "b" / "a" (content "x")* "c"', '"a" (content "x")* ("b" / "c")'],
		[
			'message = "a" content "b" reasoning "c" / "a" content "b" reasoning "d" / "a" content "e"',
			'"a" content ("b" reasoning ("c" / "d") / "e")',
		],
		[
			'message = a\na = "a" content "b"\nlenient x a = "a" content "c" &"d"',
			'"a" content ("b" / "c" &"d")',
		],
	])("%j: %s", (rules, whole) => {
		expect(inlined(rules)).toBe(whole);
	});

	test("only a deviation has a code, and what it shares with the strict rule has none", () => {
		const { inlined: all } = createContext(
			grammarOf(
				'message = a\na = "a" content "b"\nlenient x a = "a" content "c" / "d" / "e" content',
			),
		);
		const codes = [...partsOf(all.message)].flatMap((part) => {
			const code = all.lenientOf(part);
			return code === null ? [] : [`${code}: ${printExpr(part)}`];
		});
		expect(codes).toEqual(['x: "c"', 'x: "d"', 'x: "e" content']);
	});

	test("two deviations that share a payload stay apart", () => {
		expect(
			inlined('message = a\na = "a"\nlenient x a = "b" content "c"\nlenient y a = "b" content "d"'),
		).toBe('"a" / "b" content "c" / "b" content "d"');
	});
});

describe("whether one reads all that another reads", () => {
	const included = (bigger: string, smaller: string, waiting: boolean): boolean =>
		createContext(
			grammarOf(
				'message = content\nnest = value:list("[" nest? "]")\nmore = value:list("(" more? ")")',
			),
		).includes([exprOf(bigger)], exprOf(smaller), waiting);

	test.each<readonly [string, string, boolean]>([
		['"a" / "b"', '"b"', true],
		['"a"', '"b"', false],
		['"a"', '"a" "a"', false],
		['"a"+', '"a" "a"', true],
		['"a"', '""', false],
		["_", '" \\t"', true],
		["_", "_ _", true],
		["eol", '"\\n" / "\\r\\n"', true],
		["eol", '"\\r"', false],
		['"\\n"', "eol", false],
		// payloads are letters of their own
		["content", "content", true],
		["content", "content:typed", false],
		["content", "reasoning", false],
		["reasoning:json", "reasoning:json", true],
		["reasoning:json", "reasoning:py", false],
		["skip:(reasoning:json)", "reasoning:json", false],
		['{ "a": name }', '{ "a": name }', true],
		['{ "a": name }', '{ "b": name }', false],
		// a literal wins against a class, and a class may be narrower
		["name", "index", true],
		["index", "name", false],
		["name:line", "name", true],
		["name", '"a"', false],
		['name "b" / "ab"', '"ab"', true],
		// what a name reads is not known, whatever is bound
		["name:tool", "name:tool", true],
		["name:tool", "name", false],
		["name", "name:tool", false],
		["name:tool", "name:prop", false],
		["=name", "=name", true],
		["=name", "=id", false],
		["name", "=name", false],
		["=name", "name", false],
		["name:tool", "index", false],
		["name:tool", '"a"', false],
		// one condition is only met where it is asked for
		['&"a" name', '&"a" name', true],
		['&"a" name', "name", false],
		["name", '&"a" name', true],
		['bol "a"', '"a"', false],
		['"a" $', '"a"', false],
		['"a"', '"a" $', true],
	])("%s, all of %s: %s", (bigger, smaller, whether) => {
		expect(included(bigger, smaller, false)).toBe(whether);
		// nothing waits before a payload that is open
		if (!/content|reasoning/.test(bigger)) expect(included(bigger, smaller, true)).toBe(whether);
	});

	test.each<readonly [string, string, boolean]>([
		["content", 'reasoning "b"', true],
		["content", '"a" reasoning "b"', true],
		["content", '"a"', false],
		['"a" content', '"b" reasoning', false],
		['"a" content', '"a" "b" reasoning', true],
		['"a" reasoning', "content", false],
		['content "x"', '"a" name "," content', true],
		['"a" name content', '"a" "[" content', false],
	])("%s, waiting, all of %s: %s", (bigger, smaller, whether) => {
		expect(included(bigger, smaller, true)).toBe(whether);
	});
});

describe("the characters of a run", () => {
	const all = Array.from({ length: 0x180 }, (_, at) => String.fromCharCode(at)).concat("\uFF5C");
	/** Those of section 2 of docs/SEMANTICS.md. */
	const held: { readonly [kind: string]: RegExp } = {
		word: /^[^\s\u0000-\u001F\u007F<>{}()[\]"'`,;=|\uFF5C\\]|\u00A0$/,
		digits: /^[0-9]$/,
		attr: /^[^"\r\n]$/,
		line: /^[^\r\n]$/,
	};

	test.each(KINDS.filter(isKind))("%s", (kind) => {
		const slot = kind === "tool" || kind === "prop" || kind === "unbound";
		const inside = held[slot ? "word" : kind] ?? /^.$/s;
		expect(all.filter((char) => inClass(kind, char))).toEqual(
			all.filter((char) => inside.test(char)),
		);
		const begins = all.filter((char) => {
			if (kind === "word" && char === "/") return false;
			return inside.test(char) && (!slot || /[\p{L}\p{N}_$]/u.test(char));
		});
		expect(all.filter((char) => beginsClass(kind, char))).toEqual(begins);
		expect(beginsClass(kind, sampleOf(kind).charAt(0))).toBe(true);
	});

	test("text whose end is not known is made of any", () => {
		expect(all.every((char) => inClass("any", char) && beginsClass("any", char))).toBe(true);
	});
});

test("what is no node, no expression and no kind is an error", () => {
	const odd = { type: "odd", k: "odd", to: 0 } as never;
	const { rules } = createContext(grammarOf("message = content"));
	for (const asked of [
		() => arrivals({ nodes: [odd] }, 0, null),
		() => arrivals({ nodes: [] }, 0, null),
		() => childrenOf(odd),
		() => nameCount(odd),
		() => nullable(odd, rules),
		() => printExpr(odd),
		() => endingOf(odd),
		() => inClass(odd, "a"),
		() => sampleOf(odd),
	])
		expect(asked).toThrow(/unreachable: .*odd|no node 0/);
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

describe("the smallest object that a pattern takes", () => {
	test.each([
		['{ "a" | "b": name, "c"?: id, "d": arguments }', '{"a": "f", "d": {}}'],
		[
			'{ "a": skip:py, "b": "x", "c": skip:typed, "d": id:tool }',
			'{"a": {}, "b": "x", "c": "f", "d": "f"}',
		],
		['{ "a": { "b": { "c": name } }, ... }', '{"a": {"b": {"c": "f"}}}'],
		["{ name: arguments }", '{"f": {}}'],
		["py{ 'a': name, 'b': 'x', 'c': { 'd': id } }", `{'a': 'f', 'b': 'x', 'c': {"d": "f"}}`],
		['{ "a"?: name }', "{}"],
	])("%s: %s", (one, object) => {
		expect(sampleObject(pattern(one))).toBe(object);
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
		["{ name: arguments }", "{ name: arguments }", '{"f": {}}'],
		["{ name: arguments }", '{ "a": arguments, "b": arguments }', '{"a": {}, "b": {}}'],
		["{ name: arguments }", '{ "a": name }', null],
		["{ name: arguments, ... }", "{ name: id }", null],
		['py{ "a": name, "b": skip:py }', 'py{ "b": arguments, "a": "x" }', "{'a': 'x', 'b': {}}"],
		['{ "a": { "b": name } }', '{ "a": { "b": name, "c"?: id } }', '{"a": {"b": "f"}}'],
		['{ "a": { "b": name } }', '{ "a": "x" }', null],
		['{ "a": { "b": name } }', '{ "a": id:tool }', null],
		['{ "a": { "b": name } }', '{ "a": skip:json }', '{"a": {"b": "f"}}'],
		['{ "a": arguments }', '{ "a": "x" }', null],
		['{ "a": arguments }', '{ "a": id:tool }', null],
		['{ "a": arguments }', '{ "a": skip:typed }', '{"a": {}}'],
		['{ "a": name }', '{ "a": skip:json }', '{"a": "f"}'],
		['{ "a": "x" }', '{ "a": skip:json }', '{"a": "x"}'],
		['{ "a": name, "x"?: id }', '{ "a": name, "y"?: id }', '{"a": "f"}'],
		['{ "a": name, "x": id, ... }', '{ "a": name }', null],
		['{ "a" | "b": name }', '{ "c": id, ... }', null],
		['{ "a" | "b": name, ... }', '{ "c": id, ... }', '{"a": "f", "c": "f"}'],
	])("%s and %s: %s", (a, b, shared) => {
		expect(sharedObject(pattern(a), pattern(b))).toBe(shared);
		expect(sharedObject(pattern(b), pattern(a))?.length).toBe(shared?.length);
	});
});
