/** Where a word ends: at what follows it, wherever that can begin (2.8), and of several readings the longest (2.9). Both readers agree. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

const call = (rule: string) => `
message = (call / content)*
call = ${rule}
`;

describe("an attribute", () => {
	it("may be empty where a call begins", () => {
		const source = call('"<" skip:attr \'" \' name ">" arguments');
		expect(both(source, '<" f>{}')).toEqual(['call 0-7 "f" {} complete []']);
		expect(both(source, '<a b" f>{}')).toEqual(['call 0-10 "f" {} complete []']);
	});

	it("alone has its entities decoded", () => {
		const source = call('"<tool>" name \' k="\' key:attr \'">\' value:text "</tool>"');
		expect(both(source, '<tool>f k="a&amp;b&quot;&lt;">1</tool>')).toEqual([
			'call 0-38 "f" {"a&b\\"&lt;":"1"} complete []',
		]);
		const lines = call('"<tool>" name eol key:line eol value:text "</tool>"');
		expect(both(lines, "<tool>f\na&amp;b&quot;\n1</tool>")).toEqual([
			'call 0-30 "f" {"a&amp;b&quot;":"1"} complete []',
		]);
	});
});

describe("a word ends", () => {
	it("before a literal whose first characters are its own: each of them may begin it", () => {
		const source = call('"<tool>" name "-->" arguments');
		expect(both(source, "<tool>f-->{}")).toEqual(['call 0-12 "f" {} complete []']);
		expect(both(source, "<tool>f--->{}")).toEqual(['call 0-13 "f-" {} complete []']);
		expect(both(source, "<tool>f-g-->{}")).toEqual(['call 0-14 "f-g" {} complete []']);
	});

	it("before a text that was bound", () => {
		const source = call('"<tool>" name ":" id =name ";" arguments');
		expect(both(source, "<tool>f:abcf;{}")).toEqual(['call 0-15 "f" {} complete []']);
		expect(both(source, "<tool>f:abfcf;{}")).toEqual(['call 0-16 "f" {} complete []']);
		expect(both(source, "<tool>f:f;{}")).toEqual([
			'content 0-12 "<tool>f:f;{}"',
			"notices malformed",
		]);
	});

	it("before a declared name", () => {
		const source = call('"<tool>" id name:tool ";" arguments');
		for (const text of ["<tool>abf;{}", "<tool>fff;{}"])
			expect(both(source, text, [{ name: "f" }])).toEqual([`call 0-12 "f" {} complete []`]);
	});

	it("before a value: the key is the longest word that leaves one", () => {
		const source = call('"<tool>" name ":" (key value:json ";")* "/"');
		for (const [pair, json] of [
			["a12", '{"a1":2}'],
			["a-12", '{"a-1":2}'],
			["atrue", '{"a":true}'],
		])
			expect(both(source, `<tool>f:${pair};/`)).toEqual([
				`call 0-${10 + (pair?.length ?? 0)} "f" ${json} complete []`,
			]);
	});
});

it("a declared name begins within a word, too", () => {
	expect(both(call('name:tool "(" arguments ")"'), "xf({})", [{ name: "f" }])).toEqual([
		'content 0-1 "x"',
		'call 1-6 "f" {} complete []',
	]);
});
