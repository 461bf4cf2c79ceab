/** What the two readers once read otherwise where a name stands before the object or the arguments of its call. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

describe("an object behind the name of its call", () => {
	const grammarOf = (object: string) => `
message = (call / content)*
call = "<f " name ">" ${object} "</f>"
`;
	it("needs no name of its own", () => {
		const source = grammarOf('{ "arguments": arguments }');
		expect(both(source, '<f a>{"arguments":{"x":1}}</f>')).toEqual([
			'call 0-30 "a" {"x":1} complete []',
		]);
		expect(both(source, '<f a>{"arguments":{"x":1}</f>')).toEqual([
			'call 0-29 "a" {"x":1} repaired [envelope]',
		]);
		expect(both(source, '<f a>{"other":1}</f>').slice(0, 1)).toEqual([
			'call 0-20 "a"  incomplete []',
		]);
	});
	it("has no id that could still be used, as its call has committed", () => {
		const source = grammarOf('{ "id"?: id, "arguments": arguments }');
		expect(both(source, '<f a>{"id":"x","arguments":{}}</f>')).toEqual([
			'call 0-34 "a" {} complete []',
			"notices late-id",
		]);
	});
	it("commits at its `~`, and not at the literal before it", () => {
		const source = grammarOf('{ "arguments": ~ arguments }');
		expect(both(source, '<f a>{"arguments":{"x":1}}</f>')).toEqual([
			'call 0-30 "a" {"x":1} complete []',
		]);
		expect(both(source, "<f a>x")).toEqual(['content 0-6 "<f a>x"']);
		expect(both(source, '<f a>{"arguments":{')).toEqual(['call 0-19 "a" { incomplete []']);
	});
	it("may stand before the name, too", () => {
		const source = `
message = (call / content)*
call = "<f>" { "arguments": arguments } name "</f>"
`;
		expect(both(source, '<f>{"arguments":{"x":1}}a</f>')).toEqual([
			'call 0-29 "a" {"x":1} complete []',
		]);
		expect(both(source, '<f>{"arguments":{"x":1}}')).toEqual([
			'content 0-24 "<f>{\\"arguments\\":{\\"x\\":1}}"',
		]);
	});
});

describe("a literal behind the name", () => {
	it("commits the call, whatever comes where the arguments would begin", () => {
		const source = `
ends "<|end|>"
message = (call / content)*
call = "<f " name "(" arguments ")"
`;
		expect(both(source, "<f a(x")).toEqual(['call 0-6 "a"  incomplete []', "notices broken"]);
		expect(both(source, "<f a(")).toEqual(['call 0-5 "a"  incomplete []']);
		expect(both(source, "<f a(<|end|>x")).toEqual([
			'call 0-5 "a"  incomplete []',
			'content 12-13 "x"',
			"notices after-end",
		]);
	});
});

describe("an id behind the arguments", () => {
	it("is not used, and there is a notice of it", () => {
		const source = `
message = (call / content)*
call = "<f " name "(" arguments ") id " id:word ";"
`;
		expect(both(source, '<f a({"x":1}) id b;')).toEqual([
			'call 0-19 "a" {"x":1} complete []',
			"notices late-id",
		]);
	});
});

describe("an id behind the arguments of an object", () => {
	it("is told of where the call has waited for what follows it, too", () => {
		const source = `
message = (call / content)*
call = &(skip:json _ $) { "id"?: id, "name": name:tool, "arguments": ~ arguments }
`;
		const tools = [{ name: "f" }];
		expect(both(source, 'x {"name":"f","arguments":{"x":1},"id":"b"} ', tools)).toEqual([
			'content 0-2 "x "',
			'call 2-43 "f" {"x":1} complete []',
			'content 43-44 " "',
			"notices late-id",
		]);
	});
});

describe("a value that is the last thing of a call", () => {
	it("is over where the call breaks behind it", () => {
		const source = `
message = (call / content)*
call = "<f " name "(" key:="a" value:word ")"
`;
		expect(both(source, "<f a(b}")).toEqual([
			'call 0-7 "a" {"a":"b" incomplete []',
			"notices broken",
		]);
		expect(both(source, "<f a(}").slice(0, 1)).toEqual(['call 0-6 "a"  incomplete []']);
	});
});

describe("a class and a literal that read one text and come to one place", () => {
	it("the literal goes on", () => {
		const source = `
message = (call / content)*
call = "<f " name ">" (param _)* "</f>"
param = "<p " key typed
typed = '" string="no">' value:typed ended
ended = "</p>" &(_ ("<p" / "</f>"))
lenient more typed = '"' (_" " skip:word '="' skip:attr '"')+ ">" value:typed ended
lenient line typed = '"' eol 'string="no">' value:typed ended
`;
		expect(both(source, '<f a><p b"\nstring="no">1</p></f>')).toEqual([
			'call 0-32 "a" {"b":1} repaired [line]',
		]);
		expect(both(source, '<f a><p b"\nstring="on">1</p></f>')).toEqual([
			'call 0-32 "a" {"b":1} repaired [more]',
		]);
	});
});

it("a call whose name stands last is none of the tool that the call before it named", () => {
	const source = `
message = (call / content)*
call = "<c>" key:="code" value:text "</c:" name ">"
`;
	const parameters = { type: "object", properties: { x: {} }, additionalProperties: false };
	const open = { type: "object", properties: { code: {} } };
	const tools = [
		{ name: "f", parameters },
		{ name: "g", parameters: open },
	];
	expect(both(source, "<c>1</c:f><c>2</c:g>", tools)).toEqual([
		'call 0-10 "f" {"code":"1"} complete []',
		'call 10-20 "g" {"code":"2"} complete []',
	]);
});
