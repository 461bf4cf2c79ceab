/** An `ends` text that begins within a literal, with the end of that: it ends the message before the literal is whole. */
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
