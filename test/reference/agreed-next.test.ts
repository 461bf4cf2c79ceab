/** The next call, right behind one: what stands before it is no text of the message, so that it begins there (2.4, 5.3). Both readers agree. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

describe("right behind a call that has ended", () => {
	it("a name begins the next one, be the call's last character one of a word", () => {
		const source = `
message = (call / content)*
call = name ":" arguments "end"
`;
		expect(both(source, "f:{}endg:{}end")).toEqual([
			'call 0-7 "f" {} complete []',
			'call 7-14 "g" {} complete []',
		]);
		// here it is one of the message's text
		expect(both(source, "f:{}end (g:{}end")).toEqual([
			'call 0-7 "f" {} complete []',
			'content 7-9 " ("',
			'call 9-16 "g" {} complete []',
		]);
	});

	it("white space of the next one's layout is markup, be the call's last character white space, too", () => {
		const source = `
message = (call / content)*
call = _ name ":" arguments "\\n"
`;
		expect(both(source, "f:{}\n g:{}\n")).toEqual([
			'call 0-5 "f" {} complete []',
			'call 6-11 "g" {} complete []',
		]);
	});
});

it("behind a call that broke it begins a line, be that line's end the beginning of the close that never came", () => {
	const source = `
message = (call / content)*
call = bol "#call " name ":" arguments "\\n#end"
`;
	expect(both(source, '#call f:{"a" x}\n#call g:{}\n#end')).toEqual([
		'call 0-16 "f" {"a"  incomplete []',
		'call 16-31 "g" {} complete []',
		"notices broken",
	]);
	// no line begins there: the opening ends the call (5.3), and is text
	expect(both(source, '#call f:{"a" x} #call g:{}\n#end')).toEqual([
		'call 0-16 "f" {"a"  incomplete []',
		'content 16-31 "#call g:{}\\n#end"',
		"notices broken",
	]);
});
