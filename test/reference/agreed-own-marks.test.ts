/** A name does not hold the mark of its own call (2.21), whatever may stand between that and the name. Both readers agree. */
import { describe, expect, it } from "vitest";
import { both } from "./both.js";
import { tool } from "./support.js";

describe("a name that was never ended", () => {
	it.each([
		["white space that may be left out", '(" " / "\\n")?', ["", " ", "\n"]],
		["one of two literals of white space", '("\\n" / " ")', [" ", "\n"]],
		["a condition, and a line's end that may be left out", "&x eol?\nx = _ name", ["", "\n"]],
	] as const)("does not hide the next call behind %s", (_, between, texts) => {
		const [before, ...rules] = between.split("\n");
		const source = `
message = (call / content)*
call = "@tool:" ${before} name ";" arguments
${rules.join("\n")}
`;
		for (const text of texts) {
			const lost = `@tool:${text}x`;
			const at = lost.length;
			const call = `@tool:${text}f;{}`;
			expect(both(source, lost + call)).toEqual([
				`content 0-${at} ${JSON.stringify(lost)}`,
				`call ${at}-${at + call.length} "f" {} complete []`,
				"notices malformed",
			]);
			// unless a tool has such a name
			const name = `x@tool:${text}f`;
			if (text === "")
				expect(both(source, lost + call, [tool(name)])).toEqual([
					`call 0-${at + call.length} ${JSON.stringify(name)} {} complete []`,
				]);
		}
	});
});
