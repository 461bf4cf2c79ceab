/** An object of a call that ends before its members are there is none (3.8): what stands behind its brace does not mend it. Both readers agree. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

describe("an object whose members are missing", () => {
	const source = `
message = (call / content)*
call = "<call>" { "name": name, "arguments": arguments } "</call>"
`;
	it.each([
		'{"name": "f"}',
		'{"arguments": {}}',
		'{"name": "f"}, "arguments": {}}',
		'{"arguments": {}}, "name": "f"}',
		'{"name": "f"} ,"arguments": {}}',
		'{}, "name": "f", "arguments": {}}',
	])("%s", (object) => {
		const text = `<call>${object}</call>`;
		expect(both(source, text)).toEqual([
			`content 0-${text.length} ${JSON.stringify(text)}`,
			"notices malformed",
		]);
	});
});

describe("an object in the object", () => {
	const source = `
message = (call / content)*
call = "<call>" { "function": { "name": name, "arguments": arguments } } "</call>"
`;
	it.each([
		'{"function": {"name": "f"}, "arguments": {}}}',
		'{"function": {"name": "f"}, "arguments": {}}',
		'{"function": {}, "name": "f", "arguments": {}}',
		'{}, "function": {"name": "f", "arguments": {}}}',
	])("must hold its own members: %s", (object) => {
		const text = `<call>${object}</call>`;
		expect(both(source, text)).toEqual([
			`content 0-${text.length} ${JSON.stringify(text)}`,
			"notices malformed",
		]);
	});
	it("is one call where it does", () => {
		expect(both(source, '<call>{"function": {"name": "f", "arguments": {}}}</call>')).toEqual([
			'call 0-57 "f" {} complete []',
		]);
	});
});

it("a repair is no argument: a call that ends with one, and has no argument, is cut", () => {
	const source = `
message = (call / content)*
call = "<c>" name ">" open (key "=" value:json ";")* "</c>"
open = "{"
lenient round open = "("
lenient square open = "(" "["
`;
	expect(both(source, "<c>f>(")).toEqual(['call 0-6 "f"  incomplete [round]']);
	expect(both(source, "<c>f>(a=1;")).toEqual(['call 0-10 "f" {"a":1} repaired [round,unclosed]']);
});
