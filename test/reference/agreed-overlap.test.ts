/**
 * An `ends` text that stands in a literal, or begins within it with the end of that: it ends the message before the literal is whole. And
 * one that begins as a literal does.
 */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

const ENDS = 'ends "@@over@@"\n';

describe("the end of a close begins an `ends` text", () => {
	const source = `${ENDS}
message = (call / content)*
call = "@@call " name "(" arguments ")@@"
`;
	it("ends the call before it", () => {
		expect(both(source, "@@call f({})@@over@@x")).toEqual([
			'call 0-12 "f" {} repaired [unclosed]',
			'content 20-21 "x"',
			"notices after-end",
		]);
		expect(both(source, "@@call f({})@@@over@@x")).toEqual([
			'call 0-13 "f" {} repaired [unclosed]',
			'content 21-22 "x"',
			"notices after-end",
		]);
	});
	it("is the close where the text goes on otherwise", () => {
		expect(both(source, "@@call f({})@@ over@@")).toEqual([
			'call 0-14 "f" {} complete []',
			'content 14-21 " over@@"',
		]);
		expect(both(source, "@@call f({})@@@@over@@x")).toEqual([
			'call 0-14 "f" {} complete []',
			'content 22-23 "x"',
			"notices after-end",
		]);
	});
});

describe("several readings are within literals", () => {
	const source = `${ENDS}
message = (call / content)*
call = "@@call " name "(" arguments (")@@" / ")@@!")
`;
	it("ends the call before it", () => {
		for (const [at, rest] of [
			[12, "@@over@@x"],
			[13, "@@@over@@x"],
		] as const)
			expect(both(source, `@@call f({})${rest}`)).toEqual([
				`call 0-${at} "f" {} repaired [unclosed]`,
				`content ${11 + rest.length}-${12 + rest.length} "x"`,
				"notices after-end",
			]);
	});
});

describe("in an attempt", () => {
	const source = `${ENDS}
message = (think / call / content)*
think = "<think>" reasoning "</think>@@"
call = "<call>@@" name "(" arguments ")"
`;
	it("ends the message where that yields a result", () => {
		expect(both(source, "<think>a</think>@@over@@x")).toEqual([
			'reasoning 7-8 "a"',
			'content 18-25 "over@@x"',
		]);
		expect(both(source, "<call>@@over@@x")).toEqual([
			'content 0-6 "<call>"',
			'content 14-15 "x"',
			"notices malformed,after-end",
		]);
	});
	it("is looked for in the end of an `ends` text, too", () => {
		for (const text of ["a@@over@@over@@", "a@@over@@@over@@"]) both(source, text);
	});
});

describe("an `ends` text within a literal", () => {
	const source = `ends "["
message = (call / content)*
call = "<f>" name ">" ~ (key "=" value:"1")* "]<]m[>["
`;
	it("ends the call, however the text is cut", () => {
		for (const text of ["<f>r>]<]m[", "<f>r>]<]m[>[", "<f>r>a=1]<]m[>"]) both(source, text);
	});
});

describe("an `ends` text that begins as the literal behind a commit does", () => {
	const source = `ends "</s>"
message = (call / content)*
call = "<call>" _ { "name": name, "parameters": arguments } _ ~ "</call>"
`;
	it("lets the call commit as soon as it is none", () => {
		for (const close of ["</ca", "</call>", "<", "</s>"])
			for (const finish of ["stop", "length"])
				for (const given of ['"name": "g", "parameters": {}', '"name""g","parameters"{}'])
					both(source, `<call>{${given}${close}`, [], finish);
	});
});

describe("an `ends` text that a character shows to be none, of which the reading dies, too", () => {
	const source = `ends "</s>"
message = (call / content)*
call = "<call>" { "name": name, "parameters": arguments } ~ "</tool>"
`;
	const given = '<call>{"name": "g", "parameters": {}}';
	it("has been waited for by a call that commits before it", () => {
		for (const rest of ["</x", "</", "</s", "</s ", "</tool", "</to<", "</s>", "<x", "</x</s>"])
			for (const finish of ["stop", "length"]) both(source, given + rest, [], finish);
		const plain = source.replace('ends "</s>"', "");
		for (const rest of ["</x", "</to<"])
			expect(both(source, given + rest)).toEqual(both(plain, given + rest));
		expect(both(plain, `${given}</x`)).toEqual([
			'call 0-40 "g" {} incomplete []',
			"notices broken",
		]);
	});
});
