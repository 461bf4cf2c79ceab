/** What may end right where the input ends, or with an `ends` text: a name of a tool, a value beside open text, a line. Both readers agree. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";
import { tool } from "./support.js";

const TOOLS = [tool("f", { a: "integer", b: "boolean" }), tool("g"), tool("fu")];

describe("the name of a declared tool, with which the input ends", () => {
	it.each(["", "_ $"])("ends the call that ends with it: %j", (behind) => {
		const source = `
message = (call / content)*
call = "<c>" name:tool ${behind}
`;
		expect(both(source, "<c>f", TOOLS)).toEqual(['call 0-4 "f" {} complete []']);
		// it may have been `fu`
		expect(both(source, "<c>f", TOOLS, "length")).toEqual(['content 0-4 "<c>f"']);
		for (const finish of ["stop", "length"]) {
			expect(both(source, "Hm <c>g", TOOLS, finish)).toEqual([
				'content 0-3 "Hm "',
				'call 3-7 "g" {} complete []',
			]);
		}
	});
	it("is the longest that stands there", () => {
		const source = `
message = (call / content)*
call = "<c>" name:tool
`;
		expect(both(source, "<c>fu", TOOLS)).toEqual(['call 0-5 "fu" {} complete []']);
		expect(both(source, "<c>fx", TOOLS)).toEqual([
			'call 0-4 "f" {} complete []',
			'content 4-5 "x"',
		]);
		expect(both(source, "<c>", TOOLS)).toEqual(['content 0-3 "<c>"']);
	});
});

describe("a value that stands beside open text", () => {
	const source = `
message = (call / content)*
call = "<c>" name "(" key "=" (value:json / value:text) (")" / $)
`;
	it("ends with the input, if it is whole, and lists its repairs", () => {
		expect(both(source, "<c>f(a=12", TOOLS)).toEqual(['call 0-9 "f" {"a":12} complete []']);
		expect(both(source, "<c>f(a=+1", TOOLS)).toEqual(['call 0-9 "f" {"a":1} repaired [number]']);
		expect(both(source, "<c>f(b=True", TOOLS)).toEqual([
			'call 0-11 "f" {"b":true} repaired [python-literal]',
		]);
	});
	it("is cut where it is not whole", () => {
		expect(both(source, "<c>f(a=[1", TOOLS)).toEqual(['call 0-9 "f" {"a":[1 incomplete []']);
	});
});

describe("a number before an `ends` text, and open text in the other alternative", () => {
	const source = `
ends "<|e|>"
message = (call / content)*
call = "<c>" name "=" (key:="n" value:json ("</c>" / $) / key:="k" value:text "</c>")
`;
	it("ends with it where the number may end there", () => {
		expect(both(source, "<c>f=12<|e|>x</c>")).toEqual([
			'call 0-7 "f" {"n":12} complete []',
			'content 12-17 "x</c>"',
			"notices after-end",
		]);
		expect(both(source, "<c>f=12")).toEqual(['call 0-7 "f" {"n":12} complete []']);
	});
	it("has it as data where only the text is left", () => {
		expect(both(source, "<c>f=12x<|e|>y</c>")).toEqual([
			'call 0-18 "f" {"k":"12x<|e|>y"} complete []',
		]);
	});
});

describe("the beginning of a line behind `$`", () => {
	const source = `
ends "<|e|>"
message = (call / content)*
call = "<c>" name ("\\n" / ";") $ (bol "<|e|>" / id:word "|>")
`;
	it("is asked of the character before the `ends` text", () => {
		expect(both(source, "<c>f\n<|e|>x")).toEqual([
			'call 0-10 "f" {} complete []',
			'content 10-11 "x"',
		]);
		expect(both(source, "<c>f;<|e|>")).toEqual(['content 0-5 "<c>f;"']);
	});
});

describe("a value that is skipped, with which the input ends", () => {
	it("ends the call, and leaves nothing in its arguments", () => {
		const source = `
message = (call / content)*
call = "<c>" name ">" skip:py
`;
		for (const value of ["'x'", "12", "True", "[1]", "(1)"])
			for (const finish of ["stop", "length"])
				expect(both(source, `<c>f>${value}`, [], finish)).toEqual([
					`call 0-${5 + value.length} "f" {} complete []`,
				]);
		for (const value of ["", "'x", "[1", "1."])
			expect(both(source, `<c>f>${value}`)).toEqual([
				`call 0-${5 + value.length} "f"  incomplete []`,
			]);
	});
	it("stands behind one that counts", () => {
		const source = `
message = (call / content)*
call = "<c>" name ">" key:="k" value:json "," skip:py (";" / $)
`;
		for (const value of ["'x'", "2", "True", "[1]", "'x';"])
			expect(both(source, `<c>f>1,${value}`)).toEqual([
				`call 0-${7 + value.length} "f" {"k":1} complete []`,
			]);
		expect(both(source, "<c>f>1,'x")).toEqual(['call 0-9 "f" {"k":1 incomplete []']);
	});
});

describe("a value of Python, with which the input ends", () => {
	const source = `
message = (call / content)*
call = "<c>" name ">" key:="k" value:py (";" / $)
`;
	it.each([
		["'x'", '"x"'],
		["'x' 'y'", '"xy"'],
		["2", "2"],
		["None", "null"],
	])("is whole with it: %s", (value, json) => {
		for (const finish of ["stop", "length"]) {
			// more of a number may have been meant
			const isCut = finish === "length" && value === "2";
			expect(both(source, `<c>f>${value}`, [], finish)).toEqual([
				`call 0-${5 + value.length} "f" {"k":${json}${isCut ? " incomplete" : "} complete"} []`,
			]);
		}
	});
	it("is cut within a string, and behind the point of a number (7.8)", () => {
		expect(both(source, "<c>f>'x")).toEqual(['call 0-7 "f" {"k":"x incomplete []']);
		expect(both(source, "<c>f>1.")).toEqual(['call 0-7 "f"  incomplete []']);
	});
});

describe("an `ends` text in a value, while open text that may end with the message waits beside it", () => {
	const source = `
ends "<|e|>"
message = (call / content)*
call = "<c>" name "=" (key:="n" value:json ";" / key:="k" value:text $)
`;
	it("is data in a string of the value", () => {
		expect(both(source, '<c>f="<|e|>";')).toEqual(['call 0-13 "f" {"n":"<|e|>"} complete []']);
		expect(both(source, '<c>f=["<|e|>"];')).toEqual(['call 0-15 "f" {"n":["<|e|>"]} complete []']);
	});
	it("ends the message where the value has died", () => {
		expect(both(source, "<c>f=x<|e|>;")).toEqual([
			'call 0-6 "f" {"k":"x"} complete []',
			'content 11-12 ";"',
			"notices after-end",
		]);
	});
	it("ends it behind a number, which lacks what follows it", () => {
		expect(both(source, "<c>f=1<|e|>")).toEqual(['call 0-6 "f" {"k":"1"} complete []']);
	});
});

describe("a reading at `$`", () => {
	const source = `
message = (think / tools / call / content)*
think = "<sep>"
tools = "<sep>" "<over>" $
call = "<call>" name ":" arguments
`;
	it("lives beside one that waits in open text, until the next character", () => {
		expect(both(source, "<sep><over>", TOOLS)).toEqual([]);
		expect(both(source, "<sep><over>x", TOOLS)).toEqual(['content 5-12 "<over>x"']);
		expect(both(source, "<sep><over", TOOLS)).toEqual(['content 5-10 "<over"']);
	});
});

describe("`^`", () => {
	it.each(["=name ^", '"end" ^', "^"])(
		"is not met behind the commit of a call: value %s",
		(end) => {
			const source = `
message = (call / content)*
call = "<tool>" name ":" key:="k" value ${end} ">>" "</tool>"
`;
			for (const text of ["f", "end", ""])
				expect(both(source, `<tool>f:v${text}>></tool>`).join()).toContain("incomplete");
		},
	);
});

it.each(["(call / content)*", "call call?"])(
	"a value that the end of the input ends, in a message of %s",
	(message) => {
		const source = `
message = ${message}
call = "<v>" name ":" key ">" value:text $
`;
		for (const value of ['{"x"}', "('x')", '"', "x"])
			expect(both(source, `<v>f:a>${value}`)).toEqual([
				`call 0-${7 + value.length} "f" {"a":${JSON.stringify(value)}} complete []`,
			]);
	},
);
