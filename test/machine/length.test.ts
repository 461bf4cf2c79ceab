/** Where arguments are too long: at a place that the text alone decides, with nothing changed up to the limit. */
import { describe, expect, it } from "vitest";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const PYTHON = formatOf(`format length "a test"
message = (call / content)*
call = "<call " name ">" arg "</call>"
arg = key "=" value:py
`);
const OBJECT = formatOf(`format length "a test"
message = (call / content)*
call = "<call " name ">" arguments "</call>"
`);
const TAGS = formatOf(`format length "a test"
message = (call / content)*
call = "<call " name ">" (param)* "</call>"
param = "<p=" key ">" value:text "</param>"
`);
const DICT = formatOf(`format length "a test"
message = (call / content)*
call = "<call " name ">" arguments:py "</call>"
`);
/** The call commits in its arguments, where the condition has come true. */
const LATE = formatOf(`format length "a test"
message = (call / content)*
call = "<call " name begin arguments "</call>"
begin = &('>{"abcde') ">"
`);

/** Arguments and status of the one call, where the notice of the limit stands, and the text behind the call. */
function limited(by: typeof TAGS, text: string, limit: number): readonly unknown[] {
	const [message] = feedAllWays(by, text, { limits: { argumentsLength: limit } });
	const [call] = message.toolCalls;
	const at = message.notices.find(({ code }) => code === "limit-arguments")?.start;
	return [call?.arguments, call?.status, at ?? null, message.content];
}

describe("the length of arguments", () => {
	it.each([
		// what a key writes has not left yet
		[TAGS, "<call f><p=city>abcdef</param></call>."],
		// the beginning of a terminator leaves at once when it is none
		[TAGS, "<call f><p=a></para</para</para</param></call>."],
		// a surrogate pair is one character, near the limit too
		[TAGS, "<call f><p=a>x😀y😀</param></call>."],
		// the first bracket and all behind it wait for a comma
		[PYTHON, "<call f>a=((12, 3), 'xy')</call>."],
		[PYTHON, `<call f>a={'${"k".repeat(40)}': [1, 22, 333]}</call>.`],
		[PYTHON, "<call f>a=[1_000, 0xff, 'a' 'b', 'é\\x41', ]</call>."],
		[OBJECT, '<call f>{"a": [1,      2,      3, ], "b": "\\u00e9\\n"}</call>.'],
		[OBJECT, `<call f>{'a': "\t\t\t", b: True, "c": "\\d"}</call>.`],
		[OBJECT, '<call f>"{\\"a\\": \\"\\u0041\\\\n\\"}"</call>.'],
		// half of a pair waits for the other one, and may leave as an escape
		[OBJECT, '<call f>"{\\"a\\": \\"x\\ud83dyz\\ud83d\\ude00\\ude00\\"}"</call>.'],
		[LATE, '<call f>{"abcdef": [1, 2, 3]}</call>.'],
		// the brackets of a tuple wait in the arguments' own object, too
		[DICT, "<call f>{'a': ((12, 3), 'xy'), 'b': (((1)))}</call>."],
		[DICT, `<call f>{'a': {'${"k".repeat(40)}': [1, 22, 333]}}</call>.`],
	])("%#", (by, text) => {
		const free = limited(by, text, 1000);
		const length = String(free[0]).length;
		expect(free.slice(1, 3)).toEqual([expect.stringMatching(/complete|repaired/), null]);
		expect(limited(by, text, length)).toEqual(free);
		for (let limit = 0; limit < length; limit++) {
			const [json, status, at, content] = limited(by, text, limit);
			expect(status, `${limit}`).toBe("incomplete");
			expect(at, `${limit}`).not.toBeNull();
			expect(free[0], `${limit}`).toContain(json);
			expect(content, `${limit}`).toBe(".");
		}
	});

	it("a terminator that has begun is not lost", () => {
		const text = "<call f><p=a>xx<</param></call>.";
		// `{"a":"xx<`: too long with the bracket in front of the terminator
		expect(limited(TAGS, text, 8)).toEqual(['{"a":"xx<', "incomplete", text.indexOf("</p"), "."]);
	});

	it("a token whose meaning is not known counts for itself", () => {
		const text = `<call f>a=${"9".repeat(50)}</call>.`;
		expect(limited(PYTHON, text, 20)).toEqual(["", "incomplete", text.indexOf("9") + 21, "."]);
	});

	it("the half of a surrogate pair does not leave behind the beginning of a terminator", () => {
		const text = "<call f><p=a>xy\n</para😀z</para</😀</param></call>.";
		const length = String(limited(TAGS, text, 1000)[0]).length;
		// alone it would be the escape `\ud83d`
		for (let limit = 0; limit < length; limit++)
			expect(limited(TAGS, text, limit)[0], `${limit}`).not.toContain("\\u");
	});

	it("what waits for the commit counts: the call breaks with it", () => {
		const text = '<call f>{"abcdef": [1, 2, 3]}</call>.';
		const committed = text.indexOf('f"');
		for (let limit = 0; limit < 7; limit++)
			expect(limited(LATE, text, limit)[2], `${limit}`).toBe(committed);
		expect(limited(LATE, text, 7)[2]).toBe(committed + 1);
	});
});

it("a call that begins in a string which breaks the value is found near the limit, too", () => {
	const text = '<call f>{"a": "x</call>\n<call g>{"b": 1}</call>';
	for (const argumentsLength of [1000, 60, 40, 30]) {
		const [{ toolCalls }] = feedAllWays(OBJECT, text, { limits: { argumentsLength } });
		const calls = toolCalls.map(({ name, status }) => `${name} ${status}`);
		expect(calls, `${argumentsLength}`).toEqual(["f incomplete", "g complete"]);
	}
});
