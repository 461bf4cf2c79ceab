/** The beginning of an `ends` text, with which the input ends in a section: it is no markup of that (6.7), and so it is not lost. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

const CALL = 'call 7-18 "f" {} complete []';

describe("where nothing else may begin with it", () => {
	const source = `
ends "<eos>"
message = (section / content)*
section = "<calls>" call* "</calls>"
call = "<tool>" name ":" arguments "/"
`;
	it("is content, as other text there", () => {
		expect(both(source, "<calls><tool>f:{}/<eo")).toEqual([
			CALL,
			'content 18-21 "<eo"',
			"notices stray,unclosed",
		]);
		expect(both(source, "<calls><eo")).toEqual(['content 7-10 "<eo"', "notices stray,unclosed"]);
	});
	it("ends the message once it is whole, and the close of the section is markup as far as it goes", () => {
		expect(both(source, "<calls><tool>f:{}/<eos>")).toEqual([CALL, "notices unclosed"]);
		expect(both(source, "<calls><tool>f:{}/</cal")).toEqual([CALL, "notices unclosed"]);
	});
});

describe("where the grammar has `$`", () => {
	const source = (close: string) => `
ends "</eos>"
message = (section / content)*
section = "<calls>" call* ${close}
call = "<tool>" name ":" arguments "/"
`;
	it("is content behind the calls, and behind the close", () => {
		const closed = source('"</calls>" $');
		expect(both(closed, "<calls><tool>f:{}/</eo")).toEqual([
			CALL,
			'content 18-22 "</eo"',
			"notices stray,unclosed",
		]);
		// `$` does not hold there, so the close is none
		expect(both(closed, "<calls><tool>f:{}/</calls></eo")).toEqual([
			CALL,
			'content 18-30 "</calls></eo"',
			"notices malformed,stray,unclosed",
		]);
		expect(both(closed, "<calls><tool>f:{}/</calls></eos>")).toEqual([CALL]);
		// as far as it goes it may be the close
		expect(both(closed, "<calls><tool>f:{}/</")).toEqual([CALL, "notices unclosed"]);
	});
	it("is content where the section may end with the message", () => {
		const open = source('("</calls>" / $)');
		expect(both(open, "<calls><tool>f:{}/</eo")).toEqual([
			CALL,
			'content 18-22 "</eo"',
			"notices stray",
		]);
		expect(both(open, "<calls><tool>f:{}/</calls></eo")).toEqual([CALL, 'content 26-30 "</eo"']);
		expect(both(open, "<calls><tool>f:{}/</eos>")).toEqual([CALL]);
	});
});
