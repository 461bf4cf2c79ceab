/** White space before markup that is longer than an attempt may read (2.4, 2.7): what stands behind it is read all the same. Both readers agree. */
import { expect, it } from "vitest";
import { both } from "./both.js";

const BLANKS = " ".repeat(70);

it("a call stands behind any amount of it", () => {
	const source = `
message = (item / content)*
item = _ "<tool>" call
call = name ":" arguments "</tool>"
`;
	for (const before of [BLANKS, `Hi${BLANKS}`, `Hi\n${BLANKS}\n`]) {
		const at = before.length;
		expect(both(source, `${before}<tool>f:{}</tool>`)).toEqual([
			`content 0-${at} ${JSON.stringify(before)}`,
			`call ${at}-${at + 17} "f" {} complete []`,
		]);
	}
});

it("a value that it ends with holds it", () => {
	const source = `
message = (call / content)*
call = "<tool>" name ":" key:="a" value:text _ "</tool>"
`;
	expect(both(source, `<tool>f:x${BLANKS}</tool>`)).toEqual([
		`call 0-86 "f" {"a":"x${BLANKS}"} complete []`,
	]);
	expect(both(source, "<tool>f:x \n </tool>")).toEqual(['call 0-19 "f" {"a":"x"} complete []']);
});

it("of a layout it is no text of what follows, and more than an attempt may read is no layout (2.7)", () => {
	const source = `
message = (say / content)*
say = "<say>" _ content "</say>"
`;
	const most = " ".repeat(64);
	expect(both(source, `<say>${most}x</say>y`)).toEqual(['content 69-70 "x"', 'content 76-77 "y"']);
	expect(both(source, `<say>${most} x</say>y`)).toEqual([`content 0-78 "<say>${most} x</say>y"`]);
});
