import { describe, expect, test } from "vitest";
import type { Example } from "../../src/language/syntax.js";
import { HEAD, place, plain, read } from "./support.js";

/** The example with these lines. */
function example(...lines: readonly string[]): Example {
	const [first, ...more] = read(`${HEAD}example e\n${lines.join("\n")}\n`).examples;
	if (first === undefined || more.length > 0) throw new Error("not one example");
	return first;
}

describe("input", () => {
	test("one blank behind the bar is dropped", () =>
		expect(example("  | a", "  |b", "  |  c ").input).toBe("a\nb\n c "));
	test("a bar alone is an empty line", () =>
		expect(example("  |", "  | ", "  | a", "  |").input).toBe("\n\na\n"));
	test("all other characters stand for themselves", () =>
		expect(example('  | # "x" \\n\t| = \u2028').input).toBe('# "x" \\n\t| = \u2028'));
	test("a line may be a literal", () =>
		expect(example("  | a", '  |= "b\\u0000\\n"  # zero', "  |='c'").input).toBe(
			"a\nb\u0000\n\nc",
		));
	test("a line that begins with = has a blank before it", () =>
		expect(example("  | =b").input).toBe("=b"));
	test("no line is no input", () => expect(example('  = text ""').input).toBe(""));
	test("comments and empty lines between the lines do not count", () =>
		expect(example("  | a", "", "# c", "  # d", "  | b", "  = notice x").input).toBe("a\nb"));
});

describe("settings", () => {
	test("tools, in one line or in several", () => {
		const lines = ["  with f(a: string), g( )  # two", "  with h( b? : null, c:array )", "  | x"];
		const parameter = (name: string, type: string, optional = false) => ({ name, type, optional });
		expect(example(...lines).tools).toEqual([
			{ name: "f", parameters: [parameter("a", "string")] },
			{ name: "g", parameters: [] },
			{ name: "h", parameters: [parameter("b", "null", true), parameter("c", "array")] },
		]);
	});
	test("names of tools and parameters are not only words", () => {
		const [tool] = example('  with ns.get-x:2(user.id: integer, "a b": string)', "  |").tools;
		expect(tool?.name).toBe("ns.get-x:2");
		expect(tool?.parameters.map((parameter) => parameter.name)).toEqual(["user.id", "a b"]);
	});
	test("an entry and a finish reason", () => {
		expect(example("  finish tool_calls", "  entry thinking", "  |")).toMatchObject({
			entry: "thinking",
			finish: "tool_calls",
		});
	});
	test("the title is the rest of the line", () => {
		const [first] = read(`${HEAD}example a "title", in C# # and more  \n  | x\n`).examples;
		expect(first?.title).toBe('a "title", in C# # and more');
	});
});

describe("expectations", () => {
	const call = (name: string, json: string, more: object = {}) => ({
		type: "call",
		name,
		arguments: json,
		id: null,
		repairs: [],
		incomplete: false,
		...more,
	});
	const expected = (...lines: readonly string[]) =>
		plain(example("  |", ...lines.map((line) => `  = ${line}`)).expect);

	test("texts, reasoning and notices, in order", () =>
		expect(expected('text "a"', "reasoning 'b'", "notice limit-depth", 'text "c"')).toEqual([
			{ type: "text", text: "a" },
			{ type: "reasoning", text: "b" },
			{ type: "notice", code: "limit-depth" },
			{ type: "text", text: "c" },
		]));
	test("adjacent texts are one, and adjacent reasoning", () =>
		expect(expected('text "a\\n"', 'text "b"', 'reasoning "c"', 'reasoning "d"')).toEqual([
			{ type: "text", text: "a\nb" },
			{ type: "reasoning", text: "cd" },
		]));
	test("a call", () => expect(expected("call f {}")).toEqual([call("f", "{}")]));
	test("the arguments stay as they are written", () => {
		const json = '{ "a":[1 , -2.50e+3,[]],"b" : {"c":null,"d":"\\u0041 \\"}, # é"} }';
		expect(expected(`call f ${json}  # the end`)).toEqual([call("f", json)]);
	});
	test("names that are no words", () =>
		expect(expected("call a.b:c-d {}", 'call "two words" {}', "call få {}")).toEqual([
			call("a.b:c-d", "{}"),
			call("two words", "{}"),
			call("få", "{}"),
		]));
	test("an id", () =>
		expect(expected("call f {} id a.b:c#1", 'call f {} id "x y"')).toEqual([
			call("f", "{}", { id: "a.b:c#1" }),
			call("f", "{}", { id: "x y" }),
		]));
	test("repairs and a call that was cut", () =>
		expect(expected("call f {} repaired a-b, c", "call f {} incomplete")).toEqual([
			call("f", "{}", { repairs: ["a-b", "c"] }),
			call("f", "{}", { incomplete: true }),
		]));
	test("each stands at its place, without the sign", () => {
		const lines = [
			"  | a",
			'  = text "a"',
			'  = text "b"   # both',
			"  = call f {}  ",
			"  = notice x",
		];
		expect(example(...lines).expect.map(({ at }) => place(at))).toEqual([
			"4:5-5:13",
			"6:5-6:14",
			"7:5-7:13",
		]);
	});
});
