/** A value with a mark in it, and behind that the name of a parameter that the call lacks (3.5). Both readers agree. */
import fc from "fast-check";
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
		"x</ar> text",
		"x</arrg>\n<a(rg=b2>[1]",
		"x<arg text",
		"x</artext",
		"x</arg> context, text",
	])("the call does not run: %j", (value) => {
		expect(status(value)).toBe("incomplete");
	});
	it.each([
		"x text",
		"text</arg>.",
		"x</a> text",
		"x</ar context",
		`x</ar${"-".repeat(60)} text`,
		"x</arg> a context",
		"x</arg> text-2, b2_",
		`x</arg>${"-".repeat(60)} text`,
		"x</arg> te</arg>xt",
		'x</arg> <a text="y">',
	])("any other text may stand there: %j", (value) => {
		expect(status(value)).toBe("complete");
	});
	it("it may be glued to the last word of a mark", () => {
		const source = SOURCE.replaceAll("<arg=", "<param_key=");
		const read = (value: string): string => {
			const text = `<call=f><param_key=a>${value}</arg></call>`;
			return /} (\w+) \[/.exec(both(source, text, TOOLS)[0] ?? "")?.[1] ?? "";
		};
		for (const value of ["x</arg><param_keytext>y", "x</arg>xparam_keyb2:1", "<call=param_keyb2"])
			expect(read(value)).toBe("incomplete");
		for (const value of [
			"x</arg><keytext>y",
			"x</arg><param_keytext2",
			"</arg>calltext2",
			"x</arg>key_text",
		])
			expect(read(value)).toBe("complete");
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

it("both readers say the same of any such value", () => {
	const source = SOURCE.replaceAll("</arg>", "</arg_text>").replaceAll("<arg=", "<arg_text=");
	const part = fc.constantFrom(
		"</arg_text>",
		"</arg_te",
		"</arg_",
		"</a",
		"rg_",
		"text",
		"b2",
		">",
		"=",
		"<call=",
		"<cal",
		"<",
		"/",
		" ",
		"_",
		"-",
		'"',
		"\\",
		"words of a value ",
	);
	fc.assert(
		fc.property(fc.array(part, { minLength: 1, maxLength: 9 }), fc.boolean(), (parts, closed) => {
			const value = parts.join("");
			both(source, `<call=f><arg_text=a>${value}${closed ? "</arg_text>" : ""}</call>`, TOOLS);
		}),
		{ numRuns: 400 },
	);
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

describe("a value that another text than its close has ended, and that holds the first half of a mark (3.5)", () => {
	const source = `
message = (call / content)*
call = "<call=" name ">" ("<arg_text=" key ">" value "</arg_text>" &("<arg_text=" / "</call>"))* "</call>"
`;
	const read = (value: string, close: string): readonly string[] =>
		both(source, `<call=f><arg_text=a>${value}${close}<arg_text=text>y</arg_text></call>`, TOOLS);
	const statusOf = (lines: readonly string[]): string =>
		/} (\w+) \[/.exec(lines[0] ?? "")?.[1] ?? "";

	it.each(["x</arg_tex>t", "x</arg_ so", "x <arg_tx", "x <arg_text y", "</arg_", "x<call so"])(
		"does not run: %j",
		(value) => {
			for (const close of ["", "\n", "<arg_text>"])
				expect(statusOf(read(value, close))).toBe("incomplete");
			expect(statusOf(read(value, "</arg_text>"))).toBe("complete");
			expect(read(value, "").slice(1)).toEqual(["notices broken"]);
		},
	);
	it.each(["x</arg", "x <arg y", "x</ arg_text y", "x<ca_ll y", "</Arg_text y"])(
		"runs where it holds less: %j",
		(value) => {
			expect(statusOf(read(`${value} z`, ""))).toBe("repaired");
		},
	);
});

describe("signs of the close before another mark that stands for it (11.2)", () => {
	const read = (value: string, close: string): string => {
		const text = `<call=f><arg=a>${value}${close}<arg=text>y</arg></call>`;
		return /} (\w+) \[/.exec(both(SOURCE, text, TOOLS)[0] ?? "")?.[1] ?? "";
	};
	it.each(["x/", "x</", "x<", "x/\n", "x</a"])("does not run: %j", (value) => {
		expect(read(value, "<arg>")).toBe("incomplete");
		expect(read(value, "</arg>")).toBe("complete");
	});
	it.each(["x", "x>", "x/y", "/x", "x [", "x</a>"])("runs: %j", (value) => {
		expect(read(value, "<arg>")).toBe("repaired");
	});
});
