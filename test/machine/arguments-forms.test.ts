/** The forms in which arguments may stand (docs/SEMANTICS.md, 3.8): an object, a string that holds one, or a word for none. */
import { describe, expect, it } from "vitest";
import { feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const of = (kind: string) =>
	formatOf(`format forms "a test"
message = (call / content)*
call = "<call " name ">" ${kind} "</call>"
`);
const JSON_CALL = of("arguments");
const PYTHON_CALL = of("arguments:py");

describe("a word in place of arguments", () => {
	it.each([
		["JSON", JSON_CALL, ["null"]],
		["Python", PYTHON_CALL, ["None", "null"]],
	] as const)("is that of %s for nothing", (_what, by, words) => {
		for (const word of words) {
			const [{ toolCalls, content }] = feedAllWays(by, `<call f>${word}</call>.`);
			expect(toolCalls).toMatchObject([{ arguments: "{}", status: "complete", repairs: [] }]);
			expect(content).toBe(".");
		}
	});

	it("is no other word", () => {
		for (const [by, word] of [
			[JSON_CALL, "None"],
			[PYTHON_CALL, "Nothing"],
			[PYTHON_CALL, "nil"],
		] as const) {
			const [{ toolCalls, notices }] = feedAllWays(by, `<call f>${word}</call>.`);
			expect(toolCalls).toMatchObject([{ arguments: "", status: "incomplete" }]);
			expect(notices.map(({ code }) => code)).toEqual(["broken"]);
		}
	});
});

describe("a string that holds no object", () => {
	it("goes on to its own quote: one behind a backslash is none", () => {
		// the escape is no whole one, so the backslash behind it is the first character that does not fit
		const [{ content, toolCalls }] = feedAllWays(
			JSON_CALL,
			String.raw`<call f>"\u12\"</call> in it"</call>.`,
		);
		expect(toolCalls).toMatchObject([{ arguments: "", status: "incomplete" }]);
		expect(content).toBe(".");
	});
});
