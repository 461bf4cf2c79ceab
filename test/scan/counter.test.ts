/**
 * Counting ends where a value does. From the state before its last character it comes to where counting from behind it stands.
 */
import { describe, expect, it, test } from "vitest";
import { Counter, nestingBefore } from "../../src/runtime/scan/counter.js";

const TAILS = ["}}", "]}", ')"}', '", "]}"}}', "', ')'}}"];

/** At which characters all is closed. */
function closings(counter: Counter, text: string): readonly boolean[] {
	return [...text].map((c) => counter.step(c.charCodeAt(0)));
}

for (const python of [false, true])
	for (const last of ["}", "]", ...(python ? [")"] : ['"', "'", "”", "`"])])
		test(`${last}${python ? " of Python" : ""}`, () => {
			for (const depth of [1, 2, 3])
				for (const tail of TAILS) {
					const before = nestingBefore(last.charCodeAt(0), depth, python);
					expect(before).not.toBe(null);
					if (before === null) return;
					const { quote, escaped = false } = before;
					const counter = new Counter(before.depth, before.inString ? quote : 0, python, escaped);
					expect(counter.inString).toBe(before.inString);
					counter.step(last.charCodeAt(0));
					const behind = new Counter(depth, 0, python, false);
					expect(closings(counter, tail), tail).toEqual(closings(behind, tail));
				}
		});

test("other characters end nothing", () => {
	for (const last of '1e,:{[( "') {
		const python = last === '"';
		expect(nestingBefore(last.charCodeAt(0), 1, python), last).toBe(null);
	}
	expect(nestingBefore("'".charCodeAt(0), 1, true)).toBe(null);
});

describe("a value is counted to its end", () => {
	const json = ['{"a": [1, "}]"], "b": {"c": "\\\\"}}', '[[[], {}], "\\"]"]', '"a{"', "[(]"];
	const python = [
		"{'a': [1, '}]'], \"b\": (1, '\\\\')}",
		"(((), {}), ')\\')')",
		"'it\"'",
		"[{(1,)}]",
	];
	it.each([
		...json.map((text) => [text, false] as const),
		...python.map((text) => [text, true] as const),
	])("%s", (text, isPython) => {
		const last = text.length - 1;
		const expected = Array.from({ length: text.length }, (_, k) => k === last);
		expect(closings(new Counter(0, 0, isPython, false), text)).toEqual(expected);
		// from inside of a string, behind a backslash
		const quote = text.charCodeAt(0) === 39 ? 39 : 34;
		const inside = new Counter(1, quote, isPython, true);
		const rest = `${String.fromCharCode(quote)}}${String.fromCharCode(quote)}, ${text}}`;
		expect(inside.inString).toBe(true);
		expect(closings(inside, rest).indexOf(true)).toBe(rest.length - 1);
	});
});
