/** Ids that come before or behind the commit of their call (3.1, 8.1). */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

describe("an id behind pairs that may be left out", () => {
	const source = `
message = (call / content)*
call = "<call>" name ":" (key "=" value "!")* id ";"
`;
	it("is in time where there are none, and late behind one", () => {
		expect(both(source, "<call>f:a1;")).toEqual(['call 0-11 "f" {} complete []']);
		expect(both(source, "<call>f:x=1!a1;<call>g:a2;")).toEqual([
			'call 0-15 "f" {"x":1} complete []',
			'call 15-26 "g" {} complete []',
			"notices late-id",
		]);
	});
});

it("a commit that stands in an object within the object is waited for", () => {
	const source = `
message = (call / content)*
call = "<tool>" name "|" { "function": { "arguments": ~ arguments } } "</tool>"
`;
	expect(both(source, '<tool>f|{"function": {"arguments": ')).toEqual([
		'content 0-35 "<tool>f|{\\"function\\": {\\"arguments\\": "',
		"notices malformed",
	]);
	expect(both(source, '<tool>f|{"function": {"arguments": {')).toEqual([
		'call 0-36 "f" { incomplete []',
	]);
	expect(both(source, '<tool>f|{"function": {"arguments": {}}}</tool>')).toEqual([
		'call 0-46 "f" {} complete []',
	]);
});
