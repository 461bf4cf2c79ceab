/** Content in a JSON string, and an input that is an object or a string: both readers, at every cut. */
import { describe, expect, it } from "vitest";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { both } from "./both.js";
import { tool } from "./support.js";

describe("content in a JSON string", () => {
	const source = `
message = (say / content)*
say = "<say>" '"' content:quoted '"' _ ">"
`;
	/** The text that stands for the string, and its lines. */
	function said(text: string, meant: string): void {
		const input = `<say>"${text}">.`;
		const end = 6 + text.length;
		expect(both(source, input)).toEqual([
			`content 6-${end} ${JSON.stringify(meant)}`,
			`content ${end + 2}-${end + 3} "."`,
		]);
	}

	it("is what its escapes stand for", () => {
		said(String.raw`a\"b\\c\/d\b\f\n\r\te\u00e9\u0041\'`, "a\"b\\c/d\b\f\n\r\teéA'");
	});
	it("has surrogate pairs, and halves as they stand", () => {
		said(String.raw`\ud83d\ude00 \uD83D\uDE00`, "😀 😀");
		said(String.raw`\ud83d \ude00\ud83d`, String.raw`\ud83d \ude00\ud83d`);
		said(String.raw`\ud83d\ud83d\ude00\n`, "\\ud83d😀\n");
		said(String.raw`\ud83d\u0041`, "\\ud83dA");
	});
	it("holds what is no escape, line ends, and quotes that do not end it", () => {
		said(String.raw`\d \u12 \u12zz \x41`, String.raw`\d \u12 \u12zz \x41`);
		said('a\n\t"b" {"c": "d"} <say> "', 'a\n\t"b" {"c": "d"} <say> "');
		said(String.raw`a\">\\`, 'a">\\');
	});
	it("may be cut anywhere", () => {
		for (const [text, meant] of [
			["a\\", "a\\"],
			["a\\u00", "a\\u00"],
			["a\\ud83d", "a\\ud83d"],
			["a\\ud83d\\", "a\\ud83d\\"],
			["a\\ud83d\\ude0", "a\\ud83d\\ude0"],
			['a"', 'a"'],
			['a" ', 'a" '],
			["a\\n", "a\n"],
		] as const)
			expect(both(source, `<say>"${text}`)).toEqual([
				`content 6-${6 + text.length} ${JSON.stringify(meant)}`,
			]);
	});
});

describe("an input", () => {
	const source = `
message = (call / content)*
call = "<call>" { "tool": name, "input": ~ arguments:input, "id"?: id } "</call>"
`;
	const one = tool("f", { q: "string" });
	const other = { ...tool("f", { q: "string", n: "integer" }) };
	const required: ToolDefinition = {
		name: "f",
		parameters: {
			type: "object",
			properties: { q: { type: "string" }, n: { type: "integer" } },
			required: ["q"],
		},
	};
	const open: ToolDefinition = {
		name: "f",
		parameters: { type: "object", properties: { q: {} }, additionalProperties: true },
	};

	function call(input: string, by: ToolDefinition, strict = false): string {
		const text = `<call>{"tool": "f", "input": ${input}}</call>`;
		const [line = "", ...rest] = both(source, text, [by], "stop", strict);
		return [line.replace(/^call \d+-\d+ "f" /, ""), ...rest].join(" | ");
	}

	it("is an object", () => {
		expect(call('{"q": "a"}', other)).toMatch(/^{"q": "a"} complete/);
		expect(call("null", one)).toMatch(/^{} complete/);
	});
	it("is the text of the only parameter, or of the only one that is required", () => {
		for (const by of [one, required]) {
			expect(call('"a"', by)).toMatch(/^{"q":"a"} complete/);
			expect(call(String.raw`" \"a\"\n\u00e9 { \ud83d\ude00 \ud83d"`, by, true)).toMatch(
				/^{"q":" \\"a\\"\\né { 😀 \\ud83d"} complete/,
			);
			expect(call('""', by)).toMatch(/^{"q":""} complete/);
			expect(call('"  "', by)).toMatch(/^{"q":" {2}"} complete/);
		}
	});
	it("is nothing for a tool without parameters", () => {
		expect(call('""', tool("f"))).toMatch(/^{} complete/);
		expect(call('" "', tool("f"))).toMatch(/^{} complete/);
		expect(call('"a"', tool("f"))).toMatch(/incomplete .*broken/);
	});
	it("is an object in a string", () => {
		expect(call(String.raw`" {\"q\": \"a\"}"`, one)).toMatch(/^{"q": "a"} repaired .*stringified/);
		expect(call('"{a"', one)).toMatch(/incomplete .*broken/);
	});
	it("is no string for any other tool", () => {
		for (const by of [other, open, { name: "f" }]) {
			expect(call('"a"', by)).toMatch(/incomplete .*broken/);
			expect(call(String.raw`" \"a"`, by)).toMatch(/incomplete .*broken/);
			expect(call(String.raw`"\u0061 b"`, by)).toMatch(/incomplete .*broken/);
		}
		expect(call('""', other)).toMatch(/incomplete .*broken/);
	});
	it("is repaired as other strings are", () => {
		expect(call("'it\\'s'", one)).toMatch(/^{"q":"it's"} repaired .*single-quotes/);
		expect(call('"a\nb"', one)).toMatch(/^{"q":"a\\nb"} repaired .*control-character/);
	});
	it("is no number, and no string before the name is known", () => {
		expect(call("1", one)).toMatch(/^content/);
		const late = both(source, '<call>{"input": "a", "tool": "f"}</call>', [one]);
		expect(late.join()).not.toContain("call ");
	});
	it("may be cut anywhere", () => {
		const text = '<call>{"tool": "f", "input": " a\\u00e9 \\ud83d\\ude00", "id": "i"}</call>';
		for (let end = 0; end < text.length; end++)
			for (const finish of ["stop", "length"]) both(source, text.slice(0, end), [one], finish);
	});
});
