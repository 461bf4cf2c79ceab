/** Names with something around them, by both readers: texts whole, and beginnings of them, wherever a name stands. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";
import { tool } from "./support.js";

const SOURCES: Readonly<Record<string, string>> = {
	"before a bracket": `
message = (call / content)*
call = "<call " name ">" arguments "</call>"
`,
	"in lines": `
message = (call / content)*
call = "<call>" _ name _ (pair _)* "</call>"
pair = "<key>" key "</key>" value "</value>"
`,
	"as a declared one": `
message = (call / content)*
call = "<call " name:tool ">" arguments "</call>"
`,
	"in an attribute": `
message = (call / content)*
call = "<call '" name:attr '"' ">" arguments "</call>"
`,
	"in an id": `
message = (call / content)*
call = "<call " id:("functions." name ":" index) ">" arguments "</call>"
`,
	"in an object": `
message = (call / content)*
call = "<call>" { "name": name, "arguments": arguments, ... } "</call>"
`,
	"as a key": `
message = (call / content)*
call = "<call>" { name: arguments } "</call>"
`,
	"in an object, as a declared one": `
message = (call / content)*
call = "<call>" { "name": name:tool, "arguments": ~ arguments } "</call>"
`,
	"in a list of Python": `
message = (calls / content)*
calls = "<calls>" "[" (call % ", ") "]"
call = name "(" (arg % ", ")? ")"
arg = key "=" value:py
`,
	"with a close of its own": `
message = (call / content)*
call = "<call " name ">" arguments "</" =name ">"
`,
};

const TOOLS = [tool("get_it", { k: "string" }), tool("get", {}), tool("a:b", {})];

const NAMES: Readonly<Record<string, string>> = {
	" get_it": "get_it",
	"\n get_it\r\n ": "get_it",
	"get()": "get",
	"get_it ( )": "",
	"`get_it`": "get_it",
	"' get_it() '": "get_it",
	"**`get`**": "get",
	"**get*": "",
	"“get”:": "get",
	"„get“": "get",
	"get:": "get",
	"get/": "get",
	"get\\_it": "get_it",
	"get\\it": "",
	"functions.get_it": "get_it",
	"`default_api.get`": "get",
	"tools.get": "",
	"a:": "",
	"a:b:": "a:b",
	"*****get*****": "",
	"****get****": "get",
	Get: "",
	"`get": "",
	"get)": "",
};

function written(source: string, name: string): string {
	const object = '{"k": "v"}';
	if (source.includes("<calls>")) return `<calls>[${name}(k="v")]</calls> ok`;
	if (source.includes("=name")) return `<call ${name}>${object}</${name}> ok`;
	if (source.includes("key ")) return `<call>${name}<key>k</key>v</value></call> ok`;
	if (source.includes("attr")) return `<call '${name}">${object}</call> ok`;
	if (source.includes("id:(")) return `<call functions.${name}:1>${object}</call> ok`;
	const string = JSON.stringify(name);
	if (source.includes("{ name:")) return `<call>{${string}: ${object}}</call> ok`;
	if (source.includes("{")) return `<call>{"name": ${string}, "arguments": ${object}}</call> ok`;
	return `<call ${name}>${object}</call> ok`;
}

describe.each(Object.entries(SOURCES))("both read decorated names %s", (_place, source) => {
	it.each(Object.keys(NAMES))("however %j is cut", (name) => {
		const text = written(source, name);
		both(source, text, TOOLS);
		// every third beginning that holds some of the name, by the one end or by the other
		const first = text.indexOf(name.charAt(0), 5);
		for (let end = first; end < text.length; end += 3)
			both(source, text.slice(0, end), TOOLS, end % 2 === 0 ? "stop" : "length");
		both(source, text, []);
	});
});

describe("a decorated name", () => {
	it.each(Object.entries(NAMES))("%j is that of the tool %j", (name, meant) => {
		const source = SOURCES["in an object"] ?? "";
		const [call] = both(source, written(source, name), TOOLS);
		const read = meant === "" ? JSON.stringify(name) : JSON.stringify(meant);
		expect(call).toContain(`${read} {"k": "v"}`);
		expect(call).toMatch(meant === "" ? / complete \[\]$/ : / repaired \[decorated-name\]$/);
	});
	it("is a name where a tool has it", () => {
		const source = SOURCES["in an object"] ?? "";
		const [call] = both(source, written(source, "get()"), [tool("get", {}), tool("get()", {})]);
		expect(call).toMatch(/"get\(\)" .* complete \[\]$/);
	});
	it("is none that is longer than a name may be", () => {
		const source = SOURCES["before a bracket"] ?? "";
		const read = (blanks: number): readonly string[] =>
			both(source, `<call get${" ".repeat(blanks)}>{}</call>`, TOOLS);
		expect(read(253)[0]).toContain("decorated-name");
		expect(read(254)[0]).toMatch(/^content /);
	});
	it("commits its call, however the blanks around it are cut", () => {
		const source = `
message = (call / content)*
call = "<call=" name _ ~ arguments "</call>"
`;
		for (const text of ["<call= get {", "<call=\nget\n{", "<call= get  {"])
			expect(both(source, text, TOOLS)).toEqual([
				`call 0-${text.length} "get" { incomplete [decorated-name]`,
			]);
	});
	it("is none behind the name where text that may follow it has been read without a deviation", () => {
		const source = `
message = (call / content)*
call = "<call " name:tool _ key:="command" value:text "</call>"
`;
		expect(both(source, "<call get : ls</call>", TOOLS)).toEqual([
			'call 0-21 "get" {"command":": ls"} complete []',
		]);
	});
	it("read white space behind a name up to the bound of the name, and then up to that of white space", () => {
		const source = `
message = (call / content)*
call = "<tool:" name:tool " " _ key:="a" value:text "</tool>"
`;
		const tools = [{ name: "f", parameters: { type: "object", properties: { a: {} } } }];
		const read = (blanks: number) => both(source, `<tool:f${" ".repeat(blanks)}x</tool>`, tools)[0];
		expect(read(65)).toBe('call 0-80 "f" {"a":"x"} complete []');
		for (const blanks of [66, 256, 270, 320])
			expect(read(blanks)).toBe(`call 0-${blanks + 15} "f" {"a":"x"} repaired [decorated-name]`);
		expect(read(321)).toMatch(/^content/);
	});
});
