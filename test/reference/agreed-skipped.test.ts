/** Text that is skipped before a call commits, and white space with which a deviation begins. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

it.each(["TOOL: f\n", "a TOOL: f\n", "TOOL: f\n`"])(
	"a call that is cut behind its name, before which text was skipped, is text: %j",
	(text) => {
		const source = `
message = (call / content)*
call = "TOOL:" skip:text name eol ("ARG:" key eol value)* "\`\`\`"
`;
		expect(both(source, text)).toEqual([
			`content 0-${text.length} ${JSON.stringify(text)}`,
			"notices malformed",
		]);
		expect(both(source, "TOOL: f\n```")).toEqual(['call 0-11 "f" {} complete []']);
	},
);

it("a call that is a deviation begins behind the white space before it", () => {
	const source = `
message = (section / content)*
section = "<calls>" call "</calls>"
call = "<call>" name ">" arguments "</call>"
lenient bare section = _ "<tool>" name ">" arguments "</tool>" _
`;
	expect(both(source, "Hm.\n<tool>f>{}</tool>\n")).toEqual([
		'content 0-3 "Hm."',
		'call 4-21 "f" {} repaired [bare]',
	]);
});

describe("skipped text between the name of a call and its `~`", () => {
	const source = `
message = (call / content)*
call = "<call>" name ":" (key "=" value ";" "</call>" / skip:text "(" ~ arguments ")")
`;
	it("is read up to what follows it", () => {
		expect(both(source, "<call>f:some words({})")).toEqual(['call 0-22 "f" {} complete []']);
		expect(both(source, "<call>f:a=1;</call>")).toEqual(['call 0-19 "f" {"a":1} complete []']);
	});
	it.each(["", "x", "some words", "some words)"])(
		"is text with its call where none follows: %j",
		(words) => {
			const text = `<call>f:${words}`;
			const content = [`content 0-${text.length} ${JSON.stringify(text)}`, "notices malformed"];
			expect(both(source, text)).toEqual(content);
		},
	);
	it("may be empty, and may begin as the text behind it does", () => {
		expect(both(source, "<call>f:({})")).toEqual(['call 0-12 "f" {} complete []']);
		const before = 'message = (call / content)*\ncall = "TOOL:" skip:text "=" name ":" arguments';
		for (const words of ["", "a", "=", "x=y", "=="])
			expect(both(before, `TOOL:${words}=f:{}`)).toEqual([
				`call 0-${words.length + 10} "f" {} complete []`,
			]);
	});
	it("may begin with the white space that `_` would read", () => {
		const before =
			'message = (call / content)*\ncall = "TOOL:" _ skip:text "\\n" name ":" arguments';
		for (const words of ["", "a", " a", "\n", " "])
			expect(both(before, `TOOL:${words}\nf:{}`), words).toEqual([
				`call 0-${words.length + 10} "f" {} complete []`,
			]);
	});
	it("is bounded as before a name", () => {
		const called = (length: number): string => `<call>f:${"x".repeat(length)}({})`;
		expect(both(source, called(256))).toEqual(['call 0-268 "f" {} complete []']);
		expect(both(source, called(257)).at(-1)).toBe("notices malformed");
	});
});
