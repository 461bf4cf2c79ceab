/**
 * A call whose last parts may be left out ends in one reading while another one goes on with it (2.22, 6.9). Where the input is cut it
 * does not run, and what has begun of its arguments is no text. Both readers agree.
 */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";

/** Ways to end a call in which nothing shows that it is over, with a text that says all of it. */
const TAILS: readonly (readonly [tail: string, text: string])[] = [
	["arguments?", '{"a": 1}'],
	['(_ "with " arguments)?', ' with {"a": 1}'],
	['("<p=" key ">" value "</p>")*', "<p=a>x</p><p=b>y</p>"],
	['(_ "<p=" key ">" value:json "</p>")*', " <p=a>1</p> <p=b>[2]</p>"],
	['(" " key "=" value:json)*', " a=12 b=[3]"],
	['(" " key "=" value:word)*', " a=x b=yy"],
	['(arguments / ("<p=" key ">" value "</p>")*)', "<p=a>x</p>"],
	['(arguments / ("<p=" key ">" value "</p>")*)', '{"a": 1}'],
	['("<p=" key ">" value "</p>")* "<!>"?', "<p=a>x</p><!>"],
	['(";" arguments)? (_ "<!>")?', ';{"a": 1} <!>'],
];
const SHAPES: readonly (readonly [message: string, before: string, behind: string])[] = [
	["(call / content)*", "", ""],
	["(call / content)*", "Well: ", ""],
	["(section / content)*\nsection = '<calls>' (call _)* '</calls>'", "<calls>", "</calls>"],
	["(section / content)*\nsection = '<calls>' call % ',' '</calls>'", "<calls>", "</calls>"],
];
const REASONS = ["length", "content_filter", "abort"];

/** The calls that may run. */
function running(lines: readonly string[]): readonly string[] {
	return lines.filter((line) => /^ *call .* (complete|repaired) /.test(line));
}

describe.each(TAILS)("a call that ends with %s: %s", (tail, written) => {
	it.each(SHAPES)("in %s", (message, before, behind) => {
		const source = `message = ${message}\ncall = "<call:" name ">" ${tail}\n`;
		const text = `${before}<call:f>${written}${behind}`;
		const whole = running(both(source, text));
		expect(whole.length).toBe(1);
		// what may run of a prefix is what runs of the text: the same arguments
		const given = /"f" .* (?=complete|repaired)/.exec(whole[0] ?? "")?.[0];
		for (let at = 0; at < text.length; at++)
			for (const finish of REASONS)
				for (const line of running(both(source, text.slice(0, at), [], finish)))
					expect(line, `${finish} behind ${text.slice(0, at)}`).toContain(given);
		for (let at = 0; at < text.length; at++) both(source, text.slice(0, at));
	});
});

it("a number that the end of the input ends is the last argument only if the model says so", () => {
	const source = `
message = (call / content)*
call = "<call:" name ">" "(" (key "=" value:py) % "," ")"?
`;
	expect(both(source, "<call:f>(a=1")).toEqual(['call 0-12 "f" {"a":1} complete []']);
	expect(both(source, "<call:f>(a=1", [], "length")).toEqual([
		'call 0-12 "f" {"a":1 incomplete []',
	]);
	const closed = source.replace('")"?', '")"');
	expect(both(closed, "<call:f>(a=1")).toEqual(['call 0-12 "f" {"a":1} repaired [unclosed]']);
	expect(both(closed, "<call:f>(a=1", [], "length")).toEqual([
		'call 0-12 "f" {"a":1 incomplete []',
	]);
});

it("no text that is given back ends a value that is cut", () => {
	const source = `
message = (call / content)*
call = "<call>" name ": " ((eol "- " key "," value) % ",") eol
`;
	const text = "<call>f: \n- a,x,\n- b,1\n";
	expect(running(both(source, text))).toEqual(['call 0-22 "f" {"a":"x","b":1} complete []']);
	// the second value has not begun
	for (let at = 0; at <= text.indexOf("b,"); at++)
		expect(running(both(source, text.slice(0, at), [], "length"))).toEqual([]);
});

it("arguments that break are no text behind their call", () => {
	const source = `
message = (call / content)*
call = "<call:" name ">" arguments?
`;
	for (const text of ['{"a": 1 oops', '{"a": 1', "{oops"]) {
		const [line = "", ...more] = both(source, `<call:f>${text}`);
		expect(line).toContain("incomplete");
		expect(more.filter((one) => one.includes("content"))).toEqual([]);
	}
	expect(both(source, "<call:f>[1]")).toEqual([
		'call 0-8 "f" {} complete []',
		'content 8-11 "[1]"',
	]);
});
