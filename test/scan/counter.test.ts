/** Counting from the state before the last character of a value comes to where counting from behind it stands. */
import { expect, test } from "vitest";
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
