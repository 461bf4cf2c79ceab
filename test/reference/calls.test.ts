/** Sections 2 (settling points) and 3 of docs/SEMANTICS.md: the commit, the arguments, the result of a call. */
import { describe, expect, it } from "vitest";
import { grammar, OBJECT, read, TAGS, tool } from "./support.js";

/** Before the commit a mismatch is text; behind it the call is there, and cut. */
const TEXT = /^text/;

describe("the commit", () => {
	it("is the end of the first literal behind the name that can be seen", () => {
		const by = grammar(`
message = (call / content)*
call = "<call " name _ ">" "(" ")"
`);
		expect(read(by, "<call f x")[0]).toMatch(TEXT);
		expect(read(by, "<call f >x")).toEqual(["call f  incomplete", "! broken"]);
	});

	it("waits while an id can still be bound before the payload", () => {
		const by = grammar(`
message = (call / content)*
call = "<call " name ">" ("#" id ">")? arguments "</call>"
`);
		expect(read(by, "<call f>x")[0]).toMatch(TEXT);
		expect(read(by, "<call f>{")).toEqual(["call f { incomplete"]);
		expect(read(by, "<call f>#7>{}</call>")).toEqual(["call f {} complete id 7"]);
	});

	it("is the first character of an object pattern's arguments, if the name is known", () => {
		expect(read(OBJECT, '<call>{"name":"f","arguments":[1]}</call>')[0]).toMatch(TEXT);
		expect(read(OBJECT, '<call>{"name":"f","arguments":{1]}</call>')).toContain("! broken");
		expect(read(OBJECT, '<call>{"arguments":{"a":1},"name":7}</call>')[0]).toMatch(TEXT);
		expect(read(OBJECT, '<call>{"arguments":{"a":1},"name":"f",7}</call>')).toContain("! broken");
	});

	it("is the end of the pattern if there are no arguments", () => {
		expect(read(OBJECT, '<call>{"name":"f"')[0]).toMatch(TEXT);
		expect(read(OBJECT, '<call>{"name":"f"}')).toEqual(["call f {} repaired unclosed"]);
	});

	it("is the first character of open text", () => {
		const by = grammar(`
message = (call / content)*
call = "run " name _ key:="command" value:text eol "end"
`);
		expect(read(by, "run f ")[0]).toMatch(TEXT);
		expect(read(by, "run f x")).toEqual(['call f {"command":"x incomplete']);
	});

	it("is the end of the unit at the latest", () => {
		const by = grammar(`
message = (call / content)*
call = "@" name
`);
		expect(read(by, "@ping pong")).toEqual(["call ping {} complete", 'text " pong"']);
	});

	it("is `~`, and nothing before it, where one can come", () => {
		const by = grammar(`
message = (call / content)*
call = "<call " name ">" _ "{" ~ "}" "</call>"
`);
		expect(read(by, "<call f> x")[0]).toMatch(TEXT);
		expect(read(by, "<call f> {x")).toEqual(["call f  incomplete", "! broken"]);
	});

	it("is the first character of the member behind `~`", () => {
		const by = grammar(`
message = (call / content)*
call = "<call>" { "name": name, "sure": ~ skip:json, "arguments": arguments } "</call>"
`);
		expect(read(by, '<call>{"name":"f","arguments":{1')[0]).toMatch(TEXT);
		expect(read(by, '<call>{"name":"f","sure":true,"arguments":{1')).toContain("! broken");
	});

	it("does not wait for a deviation", () => {
		const by = grammar(`
message = (call / content)*
call = "<call " name ">" "</call>"
lenient loose call = "<call " name "> " skip:word "</call>"
`);
		// The strict reading commits behind `>`; so the deviation, which would fit, has lost.
		expect(read(by, "<call f> x</call>")[0]).toBe("call f  incomplete");
	});

	it("waits for a reading that is as strict", () => {
		const by = grammar(`
message = (call / content)*
call = "<call " name ">" "</call>" / "<call " name "> " skip:word "</call>"
`);
		expect(read(by, "<call f> x</call>")).toEqual(["call f {} complete"]);
	});
});

describe("the arguments' value", () => {
	const call = (value: string) => `<call>{"name":"f","arguments":${value}}</call>`;
	it("is an object, byte for byte", () => {
		const json = '{ "a" : [1.50, "\\u00e9\\/"],\n"b":{} }';
		expect(read(OBJECT, call(json))).toEqual([`call f ${json} complete`]);
	});
	it("may be a string that holds an object, or nothing", () => {
		expect(read(OBJECT, call('"{\\"a\\": \\"x\\\\n\\"}"'))).toEqual([
			'call f {"a": "x\\n"} repaired stringified',
		]);
		expect(read(OBJECT, call('""'))).toEqual(["call f {} repaired stringified"]);
		expect(read(OBJECT, call('" "'))).toEqual(["call f {} repaired stringified"]);
	});
	it("may be null, which is nothing", () => {
		expect(read(OBJECT, call("null"))).toEqual(["call f {} complete"]);
	});
	it("is nothing else", () => {
		for (const value of ["1", "[1]", '"x"', '"[1]"', "true", "nil"]) {
			expect(read(OBJECT, call(value))[0], value).toMatch(TEXT);
		}
	});
	it("may be missing where the grammar lets it", () => {
		expect(read(OBJECT, '<call>{"name":"f"}</call>')).toEqual(["call f {} complete"]);
	});
});

describe("an object pattern", () => {
	it("takes its members in any order, by any of their names", () => {
		const by = grammar(`
message = (call / content)*
call = "<call>" { "name" | "tool": name, "id"?: id, "arguments" | "input": arguments } "</call>"
`);
		expect(read(by, '<call>{"input":{"a":1},"tool":"f"}</call>')).toEqual([
			'call f {"a":1} complete',
		]);
	});
	it("refuses strangers unless it is open, and wants all members that are not optional", () => {
		const by = grammar(`
message = (call / content)*
call = "<call>" { "name": name, "arguments": arguments } "</call>"
`);
		expect(read(by, '<call>{"x":1,"name":"f","arguments":{}}</call>')[0]).toMatch(TEXT);
		expect(read(by, '<call>{"name":"f"}</call>')[0]).toMatch(TEXT);
		expect(read(OBJECT, '<call>{"x":[{"name":"g"}],"name":"f"}</call>')).toEqual([
			"call f  incomplete",
			"! left-out",
		]);
	});
	it("takes the last name before the commit", () => {
		expect(read(OBJECT, '<call>{"name":"f","name":"g"}</call>')).toEqual([
			"call g {} complete",
			"! duplicate-key",
		]);
	});
	it("checks constants, and reads nested objects", () => {
		const by = grammar(`
message = (call / content)*
call = "<call>" { "type": "function", "function": { "name": name, "arguments": arguments } } "</call>"
`);
		expect(
			read(by, '<call>{"function":{"name":"f","arguments":{}},"type":"function"}</call>'),
		).toEqual(["call f {} complete"]);
		expect(
			read(by, '<call>{"type":"tool","function":{"name":"f","arguments":{}}}</call>')[0],
		).toMatch(TEXT);
	});
	it("may have the name as its only key", () => {
		const by = grammar(`
message = (call / content)*
call = "<call>" { name: arguments } "</call>"
`);
		expect(read(by, '<call>{"f":{"a":1}}</call>')).toEqual(['call f {"a":1} complete']);
		expect(read(by, '<call>{"f":{},"g":{}}</call>')).toEqual(["call f {} incomplete", "! broken"]);
	});
	it("wants a declared name where it says tool", () => {
		const by = grammar(`
message = (call / content)*
call = ^ { "name": name:tool, "arguments": ~ arguments }
`);
		const text = '{"name":"f","arguments":{}}';
		expect(read(by, text, { tools: [tool("f")] })).toEqual(["call f {} complete"]);
		expect(read(by, text, { tools: [tool("g")] })).toEqual([`text ${JSON.stringify(text)}`]);
	});
});

describe("ids", () => {
	const by = grammar(`
message = (call / content)*
call = "<call>" { "name": name, "id"?: id, "arguments"?: arguments } "</call>"
`);
	it("count when they are known at the commit", () => {
		expect(read(by, '<call>{"id":"a","name":"f","arguments":{}}</call>')).toEqual([
			"call f {} complete id a",
		]);
		expect(read(by, '<call>{"name":"f","id":7}</call>')).toEqual(["call f {} complete id 7"]);
		expect(read(by, '<call>{"name":"f","arguments":{},"id":"a"}</call>')).toEqual([
			"call f {} complete",
			"! late-id",
		]);
	});
	it("are replaced when they repeat", () => {
		const text = '<call>{"id":"a","name":"f"}</call>'.repeat(2);
		expect(read(by, text)).toEqual([
			"call f {} complete id a",
			"call f {} complete",
			"! duplicate-id",
		]);
	});
});

describe("key and value", () => {
	it("make a compact object; values are read by the schema", () => {
		const tools = [tool("f", { s: "string", n: "integer", b: "boolean", o: "object" })];
		const text = "<call=f><p=s>12</p><p=n> 12 </p><p=b>True</p><p=o></p><p=u>[1, 2]</p></call>";
		expect(read(TAGS, text, { tools })).toEqual([
			'call f {"s":"12","n":12,"b":true,"o":"","u":[1,2]} complete',
			"! kept-string",
		]);
	});
	it("keep strings verbatim, less the frame", () => {
		const tools = [tool("f", { s: "string" })];
		expect(read(TAGS, '<call=f><p=s>\n \n"a" &amp; <b>\\n \n\n</p></call>', { tools })).toEqual([
			'call f {"s":" \\n\\"a\\" &amp; <b>\\\\n \\n"} complete',
		]);
	});
	it("make nothing of nothing", () => {
		expect(read(TAGS, "<call=f></call>")).toEqual(["call f {} complete"]);
	});
	it("keep a key that repeats, with a notice", () => {
		expect(read(TAGS, "<call=f><p=a>1</p><p=a>2</p></call>")).toEqual([
			'call f {"a":1,"a":2} complete',
			"! duplicate-key",
		]);
	});
	it("treat no key as special", () => {
		expect(read(TAGS, "<call=f><p=__proto__>1</p><p=constructor>2</p></call>")).toEqual([
			'call f {"__proto__":1,"constructor":2} complete',
		]);
	});
});
