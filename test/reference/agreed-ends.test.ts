/** What the two readers once read otherwise where a call is cut: by an `ends` text in it, before a container, or in its close. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

describe("an `ends` text in a call that has committed", () => {
	it("ends the message in an attribute, though that could hold it", () => {
		const source = `
ends "<|end|>"
message = (call / content)*
call = "<tag " name "(" (key:attr "=" value:json)? ")"
`;
		for (const begun of ["a", "a<|", "a<|en<"])
			expect(both(source, `<tag f(${begun}<|end|>x`)).toEqual([
				`call 0-${7 + begun.length} "f"  incomplete []`,
				`content ${14 + begun.length}-${15 + begun.length} "x"`,
				"notices after-end",
			]);
		expect(both(source, "<tag f(a<|en=1)")).toEqual(['call 0-15 "f" {"a<|en":1} complete []']);
	});
	it("is data where the text of a value begins, with what may stand before it or without", () => {
		for (const before of ["", "eol?"]) {
			const source = `
ends "<|end|>"
message = (call / content)*
call = "<v>" name ":" key ">" ${before} value:text "</v>"
`;
			expect(both(source, "<v>f:a><|end|></v>")).toEqual([
				'call 0-18 "f" {"a":"<|end|>"} complete []',
			]);
		}
	});
	it("ends the word that it stands behind, though a number in its place would have wanted more", () => {
		const source = `
ends "<end>"
message = (call / content)*
call = "<c " name ">" (key:="a" (value:json / value:text) "!" / key:="b" value:digits)
`;
		expect(both(source, "<c f>12!")).toEqual(['call 0-8 "f" {"a":12} complete []']);
		for (const rest of ["", "<end>"])
			expect(both(source, `<c f>12${rest}`)).toEqual(['call 0-7 "f" {"b":12} complete []']);
	});
	it("is none where the end of the input is among the terminators of the value", () => {
		const source = `
ends "<|end|>"
message = (call / content)*
call = "<v>" name ":" key ">" eol? value:text ("</v>" / $)
`;
		expect(both(source, "<v>f:a><|end|>")).toEqual(['call 0-7 "f" {"a":""} complete []']);
	});
});

describe("a value whose end only a lenient rule names with `$`", () => {
	const source = `
ends "<|end|>"
message = (call / content)*
call = "<v>" name ":" key ">" value:text "</v>"
lenient open call = "<v>" name ":" key ">" value:text $
`;
	it("ends with an `ends` text where the rule is read", () => {
		expect(both(source, "<v>f:a>b<|end|>")).toEqual(['call 0-8 "f" {"a":"b"} repaired [open]']);
	});
	it("has it as data in strict mode", () => {
		expect(both(source, "<v>f:a>b<|end|></v>", [{ name: "f" }], "stop", true)).toEqual([
			'call 0-19 "f" {"a":"b<|end|>"} complete []',
		]);
	});
});

describe("a container of which nothing has been read when the input ends", () => {
	const SOURCE = `
message = (call / content)*
call = "<tag " name "(" (key "=" value:object("{" (key "=" GAP value:object(_ (key "=" value:json)*))* "}"))? ")"
`;
	it("is a value that is missing, be it right behind a literal or behind white space", () => {
		for (const gap of ["", "_"]) {
			const source = SOURCE.replace("GAP", gap);
			expect(both(source, "<tag f(a={b=")).toEqual(['call 0-12 "f"  incomplete []']);
			expect(both(source, "<tag f(a={b=c=1")).toEqual([
				'call 0-15 "f" {"a":{"b":{"c":1} incomplete []',
			]);
			expect(both(source, "<tag f(a={b=}")).toEqual([
				'call 0-13 "f" {"a":{"b":{}}} repaired [unclosed]',
			]);
		}
	});
});

describe("a name in the close of a call", () => {
	const SOURCE = `
message = (call / content)*
call = "<v>" name ">" _ "</v" (":" skip:word)? ">"
`;
	it("is over where the call breaks behind it", () => {
		expect(both(SOURCE, "<v>f></v:6{")).toEqual(['call 0-11 "f"  incomplete []', "notices broken"]);
	});
	it("is needed once its colon stands there", () => {
		expect(both(SOURCE, "<v>f></v:{")).toEqual(['call 0-10 "f"  incomplete []', "notices broken"]);
	});
});

describe("text of a call that is skipped, which the input cuts", () => {
	it("cuts the call, be its arguments whole or not begun", () => {
		const skips = (body: string) =>
			`message = (call / content)*\ncall = "<tool>" name ${body} "</tool>"`;
		for (const finish of ["stop", "length"]) {
			for (const rest of ["", "x", "x</to"])
				expect(both(skips('">" arguments skip:text'), `<tool>f>{}${rest}`, [], finish)).toEqual([
					`call 0-${10 + rest.length} "f" {} incomplete []`,
				]);
			expect(both(skips('"(" skip:text ")" arguments'), "<tool>f(ab", [], finish)).toEqual([
				'call 0-10 "f"  incomplete []',
			]);
		}
	});
});

describe("a value whose reading dies of a condition", () => {
	it("is not counted, though an `ends` text begins there", () => {
		const source = `
ends "<eos>"
message = (call / content)*
call = "<call>" &('{"name"') { "name": name, "arguments": arguments } "</call>"
`;
		expect(both(source, '<call>{"<eos>"')).toEqual([
			'content 0-8 "<call>{\\""',
			'content 13-14 "\\""',
			"notices malformed,after-end",
		]);
	});
});

it.each(["§", "\u0004", "<|end|>"])(
	"%j ends the message within a close, of which it leaves what has been read",
	(end) => {
		const source = `
ends ${JSON.stringify(end)}
message = (call / content)*
call = "<tool>" name ":" arguments "</tool>"
`;
		const { length } = end;
		for (const begun of ["<", "</to", "</tool"]) {
			const at = 10 + begun.length;
			expect(both(source, `<tool>f:{}${begun}${end}x`)).toEqual([
				`call 0-${at} "f" {} repaired [unclosed]`,
				`content ${at + length}-${at + length + 1} "x"`,
				"notices after-end",
			]);
		}
	},
);
