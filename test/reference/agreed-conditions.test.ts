/** Where a condition has come true: what may be nothing at its end, and a line in it. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

describe("a condition", () => {
	it.each(["key", "key _", "(key _ / ')' _)", "key _ ('=' / '')", "key (_ '=')?"])(
		"&(%s) is met as soon as it may be",
		(key) => {
			const source = `
message = (call / content)*
call = "<tool>" name "(" &(${key}) key "=" value:py ")"
`;
			expect(both(source, "<tool>f(a=1)")).toEqual(['call 0-12 "f" {"a":1} complete []']);
			for (const text of ["<tool>f(a'", "<tool>f(ab'", "<tool>f(ab c"])
				expect(both(source, text)).toEqual([
					`call 0-${text.length} "f"  incomplete []`,
					"notices broken",
				]);
		},
	);

	it("reads a line up to where the rest of it may stand", () => {
		const source = `
message = (call / content)*
call = "<tool>" name &(":" skip:line "<b>") ":" arguments "</tool>"
`;
		expect(both(source, '<tool>f:{"x":1}</tool> <b>\n')).toEqual([
			'call 0-22 "f" {"x":1} complete []',
			'content 22-27 " <b>\\n"',
		]);
		expect(both(source, '<tool>f:{"x":1}</tool>\n<b>')).toEqual([
			'content 0-26 "<tool>f:{\\"x\\":1}</tool>\\n<b>"',
			"notices malformed",
		]);
	});
});

it("the value in which a condition dies is counted to its end, and not looked into", () => {
	const source = `
message = (call / content)*
call = "<" name ">" &(skip:json "!") key:="k" value:py "!"
`;
	for (const tail of ["", "]", "]!", "}"])
		expect(both(source, `<f>[1, (2, <f>3!${tail}`)).toEqual([
			`content 0-${16 + tail.length} "<f>[1, (2, <f>3!${tail}"`,
		]);
	expect(both(source, "<f>[1, (2, ]<f>3!")).toEqual([
		'content 0-12 "<f>[1, (2, ]"',
		'call 12-17 "f" {"k":3} complete []',
	]);
	// nor is one counted while the reading itself is in none
	const beside = source.replace('!") key:="k" value:py', '!") "[1, (2 is")? key:="k" value:word');
	expect(both(beside.replace("&(", "(&("), "<f>[1, (2<f>x!")).toEqual([
		'content 0-9 "<f>[1, (2"',
		'call 9-14 "f" {"k":"x"} complete []',
	]);
	// of a value without a bracket there is nothing to count
	expect(both(source, "<f>(2, <f>3!")).toEqual([
		'content 0-7 "<f>(2, "',
		'call 7-12 "f" {"k":3} complete []',
	]);
});

it("a commit waits for a condition that begins behind it", () => {
	const source = `
message = (call / content)*
call = "<tool> " name gt end
gt = &(">" _ ("<t" / "{")) ">"
end = _ arguments "</tool>"
lenient bare end = &("<tool> " skip:tool ">")
`;
	const tools = [{ name: "f" }, { name: "g" }];
	expect(both(source, "<tool> f><tool> g>{}</tool>", tools)).toEqual([
		'call 0-9 "f" {} repaired [bare]',
		'call 9-27 "g" {} complete []',
	]);
	expect(both(source, "<tool> f><tx", tools)).toEqual([
		'content 0-12 "<tool> f><tx"',
		"notices malformed",
	]);
	expect(both(source, "<tool> f><tool> h>", tools)).toEqual([
		'content 0-9 "<tool> f>"',
		'call 9-18 "h"  incomplete []',
		"notices malformed",
	]);
});

it("that a call breaks is said before that something of it is left out", () => {
	const source = `
message = (call / content)*
call = "<tool>" { "name": name, "arguments"?: arguments, ... } id
`;
	expect(both(source, '<tool>{"name":"f","x":{"y":9}}\n')).toEqual([
		'call 0-31 "f"  incomplete []',
		"notices broken,left-out",
	]);
});

describe("a condition that ends with a class", () => {
	it.each(["word", "digits", "attr", "line"])("is met with its first character: %s", (kind) => {
		const source = `
message = (call / content)*
call = "<call>" name &("(" skip:${kind}) "(" ("1" key "=" value ",")* "</call>"
`;
		expect(both(source, "<call>s(1k=v,</call>")).toEqual(['call 0-20 "s" {"k":"v"} complete []']);
		// the call has committed by then, and breaks
		expect(both(source, "<call>s(1=").join()).toContain('call 0-10 "s"  incomplete');
	});
});

it("a literal is not read whose last character refutes a condition, and takes the place of no name", () => {
	const source = `
message = (call / content)*
call = "<tool>" (clock / name) ":" arguments ";"
clock = &("nob" / "non") ("now" / "nob" / "non") name:="clock"
`;
	expect(both(source, "<tool>now:{};")).toEqual(['call 0-13 "now" {} complete []']);
	expect(both(source, "<tool>non:{};")).toEqual(['call 0-13 "clock" {} complete []']);
});

it("a value ends before short literals that its condition names", () => {
	const source = `
message = (call / content)*
call = "<call:" name ">" (pair % ", ") "</call>"
pair = key ":~" value:text "~" &(", " / "</call>")
`;
	expect(both(source, "<call:f>a:~x~y, z~, b:~ ~</call>")).toEqual([
		'call 0-32 "f" {"a":"x~y, z","b":" "} complete []',
	]);
});

it("a thought begins behind a short mark where a short literal of a condition stands", () => {
	const source = `
message = (think / call / content)*
think = "~" &("a" / "b") reasoning "~;"
call = "<tool>" name ":" arguments ";"
`;
	expect(both(source, "x~ab~;y~c~;")).toEqual([
		'content 0-1 "x"',
		'reasoning 2-4 "ab"',
		'content 6-11 "y~c~;"',
	]);
});

it("a reading without a condition stands beside the same one with it, until that is met", () => {
	const source = `
message = (call / content)*
call = "<call>" open name "]" arguments
open = "[" &"f]"
lenient other open = "["
`;
	expect(both(source, "<call>[f]{}")).toEqual(['call 0-11 "f" {} complete []']);
	for (const name of ["g", "fg"])
		expect(both(source, `<call>[${name}]{}`)).toEqual([
			`call 0-${name.length + 10} "${name}" {} repaired [other]`,
		]);
});

it("what a condition behind the text of a section has read is text, where no call comes of it", () => {
	const source = `
message = (section / content)*
section = "<calls>" content &("<call" / "</calls>") call* "</calls>"
call = "<call" "(" name ")" arguments
`;
	expect(both(source, "<calls>abc<call")).toEqual([
		'content 7-15 "abc<call"',
		"notices malformed,stray,unclosed",
	]);
	expect(both(source, "<calls>abc<call(f){}<call so</calls>.")).toEqual([
		'content 7-10 "abc"',
		'call 10-20 "f" {} complete []',
		'content 20-28 "<call so"',
		'content 36-37 "."',
		"notices malformed,stray",
	]);
});
