/** A value with a mark in it, and behind that the name of a parameter that the call lacks (3.5). Both readers agree. */
import { describe, expect, it } from "vitest";
import type { ToolDefinition } from "../../src/runtime/options.js";
import { both } from "./both.js";

const SOURCE = `
message = (call / content)*
call = "<call=" name ">" ("<arg=" key ">" value "</arg>" &("<arg=" / "</call>"))* "</call>"
`;
const TOOLS: readonly ToolDefinition[] = [
	{
		name: "f",
		parameters: {
			type: "object",
			properties: { a: { type: "string" }, text: { type: "string" }, b2: { type: "array" } },
		},
	},
];

const status = (value: string, more = "", tools = TOOLS): string => {
	const text = `<call=f><arg=a>${value}</arg>${more}</call>`;
	return /} (\w+) \[/.exec(both(SOURCE, text, tools)[0] ?? "")?.[1] ?? "";
};

describe("the name of a parameter that the call lacks, behind a mark", () => {
	it.each([
		"x</arg>\n<a[rg=text>y",
		"x</arg>text",
		"x</arg> so </call> b2",
		`x</arg>${"-".repeat(59)} text`,
		"x</arg>\n<a(rg=b2>[1]</arg> or",
		"x</arg> context, text",
	])("the call does not run: %j", (value) => {
		expect(status(value)).toBe("incomplete");
	});
	it.each([
		"x text",
		"text</arg>.",
		"x</ar> text",
		"x</arg> a context",
		"x</arg> text-2, b2_",
		`x</arg>${"-".repeat(60)} text`,
		"x</arg> te</arg>xt",
		'x</arg> <a text="y">',
	])("any other text may stand there: %j", (value) => {
		expect(status(value)).toBe("complete");
	});
	it("a parameter that the call has is none that it lacks", () => {
		const more = "<arg=text>z</arg>";
		expect(status("x</arg> <a(rg=text>y", more)).toBe("complete");
		expect(status("x</arg> <a(rg=text>y</arg> <a(rg=b2>[]", more)).toBe("incomplete");
	});
	it("none is known of an undeclared tool", () => {
		expect(status("x</arg> <a(rg=text>y", "", [])).toBe("complete");
	});
	it("the string is the same one: values that are lists have strings of their own", () => {
		const source = SOURCE.replace("value", "value:json");
		const read = (value: string): string =>
			both(source, `<call=f><arg=b2>${value}</arg></call>`, TOOLS)[0] ?? "";
		expect(read('["</arg>", "text"]')).toContain("complete");
		expect(read('["</arg>\\u0020te\\u0078t"]')).toContain("incomplete");
		expect(read('["</arg>\\ntext"]')).toContain("incomplete");
	});
});

describe("a value without its close that may end with it, written in another way (11.2)", () => {
	const read = (value: string): string => {
		const text = `<call=f><arg=a>${value}<arg=text>y</arg></call>`;
		return /} (\w+) \[/.exec(both(SOURCE, text, TOOLS)[0] ?? "")?.[1] ?? "";
	};
	it.each([
		"x</arg",
		"x</arg\n",
		"x<",
		"x</",
		"x <arg:b",
		"x</a.rg-2_é",
		"x]>",
		"x [",
		`x</${"g".repeat(99)}`,
	])("does not run: %j", (value) => {
		expect(read(value)).toBe("incomplete");
	});
	it.each(["x", "x]", "x/arg", "x</a rg", "x<//arg", 'x<a"b'])(
		"is read to the next opening: %j",
		(value) => {
			expect(read(value)).toBe("repaired");
		},
	);
});
