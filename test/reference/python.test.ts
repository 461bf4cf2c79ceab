/** Python literals, as the JSON text that they mean. */
import { describe, expect, it } from "vitest";
import { readPython } from "./python.js";
import { grammar, read, tool } from "./support.js";

const ALLOWED = { depth: 100, repair: () => true };

function json(text: string): string | null {
	const value = readPython(text, 0, ALLOWED);
	return value.outcome.is === "done" && value.outcome.end === text.length ? value.json : null;
}

describe("literals", () => {
	it.each([
		[`'a'`, '"a"'],
		[`"it's"`, '"it\'s"'],
		[`'''a\n'b' "c"'''`, '"a\\n\'b\' \\"c\\""'],
		[`"""a"""`, '"a"'],
		[`''`, '""'],
		[`r'\\d'`, '"\\\\d"'],
		[`b"x"`, '"x"'],
		[`rb'\\x'`, '"\\\\x"'],
		[`'\\n\\t\\\\\\'\\x41\\u00e9\\U0001F600\\101'`, '"\\n\\t\\\\\'A\\u00e9😀A"'],
		[`'\\d'`, '"\\\\d"'],
		[`'a\\\nb'`, '"ab"'],
		[`'a' "b"\t'c'`, '"abc"'],
		[`[('a' "b"\n'c' )]`, '["abc" ]'],
		[`'a' rb"\\d"`, '"a\\\\d"'],
		["True", "true"],
		["false", "false"],
		["None", "null"],
		["null", "null"],
		["-5", "-5"],
		["+5", "5"],
		["1_000", "1000"],
		["0x1F", "31"],
		[".5", "0.5"],
		["[5.]", "[5.0]"],
		["1e-3", "1e-3"],
		["12345678901234567890", "12345678901234567890"],
		["[1, 'a', None,]", '[1, "a", null]'],
		["(1, 2)", "[1, 2]"],
		["(1,)", "[1]"],
		["(1)", "1"],
		["()", "[]"],
		["{}", "{}"],
		["{'a': 1, \"b\": {'c': [True]}}", '{"a": 1, "b": {"c": [true]}}'],
		["{1: 2, None: 3}", '{"1": 2, "null": 3}'],
		["{1, 2}", "[1, 2]"],
		["{'a',}", '["a"]'],
		["{(1): 2}", '{"1": 2}'],
	])("%s is %s", (text, expected) => expect(json(text)).toBe(expected));

	it.each([
		"x",
		"f(1)",
		"[007]",
		"[1j]",
		"[1 2]",
		"{'a' 1}",
		"{[]: 1}",
		"[,]",
		"-x",
		"1_.5",
		"'a' fx",
	])("%s is none", (text) => expect(readPython(`${text} `, 0, ALLOWED).outcome.is).toBe("broken"));

	it("depth is counted, not recursed into", () => {
		const depth = 100_000;
		const text = "[".repeat(depth) + "]".repeat(depth);
		expect(readPython(text, 0, { ...ALLOWED, depth }).outcome.is).toBe("done");
		expect(readPython(text, 0, { ...ALLOWED, depth: depth - 1 }).outcome).toMatchObject({
			why: "limit-depth",
		});
	});
});

describe("calls", () => {
	const by = grammar(`
message = (list / content)*
list = ^ "[" _ (call % (_ "," _)) _ "]"
call = name "(" _ (arg % (_ "," _))? _ ")"
arg = key "=" value:py
`);
	it("are read with their strings, whatever stands in them", () => {
		expect(read(by, `[f(a="]), g(", b=[1, {'c': (2,)}]), g()]`)).toEqual([
			'call f {"a":"]), g(","b":[1, {"c": [2]}]} complete',
			"call g {} complete",
		]);
	});
	it("are complete wherever the list is cut behind them", () => {
		expect(read(by, "[f(a=1), g(b='x")).toEqual([
			'call f {"a":1} complete',
			'call g {"b":"x incomplete',
			"! unclosed",
		]);
	});

	it("may be objects with a declared name, and commit at `~`", () => {
		const objects = grammar(`
message = (list / content)*
list = ^ "[" (call % (_ "," _)) "]"
call = py{ "name": name:tool, "arguments": ~ arguments }
`);
		const text = "[{'name': 'f', 'arguments': {'on': True}}]";
		expect(read(objects, text, { tools: [tool("f")] })).toEqual(['call f {"on": true} complete']);
		expect(read(objects, text, { tools: [tool("g")] })).toEqual([`text ${JSON.stringify(text)}`]);
	});
});
