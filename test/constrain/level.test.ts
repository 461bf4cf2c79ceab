/** Structural tags of the level `structures`, which versions of xgrammar before 0.1.27 take. */
import { expect, test } from "vitest";
import { CannotConstrain, constrain, type Level } from "../../src/constrain/index.js";
import { getFormat } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";

const parameters = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
const tools = [{ name: "f", parameters }];

function tagOf(name: string, more: object) {
	const [format, writing] = [getFormat(name), getWriting(name)];
	if (format === undefined || writing === undefined) throw new Error(name);
	const made = constrain(format, writing, { tools, target: "structural-tag", ...more });
	return made.target === "structural-tag" ? made.tag : null;
}

test("text around JSON: a structure for each tool, and the triggers", () => {
	expect(tagOf("hermes", { level: "structures" })).toEqual({
		type: "structural_tag",
		structures: [
			{
				begin: '<tool_call>\n{"name": "f", "arguments": ',
				schema: { ...parameters, additionalProperties: false },
				end: "}\n</tool_call>",
			},
		],
		triggers: ["<tool_call>"],
	});
});

test.each([
	["hermes", { toolChoice: "required" }, /must be written/],
	["hermes", { parallel: false }, /one call at most/],
	["qwen_coder", {}, /text around one JSON object|one call at most/],
])("%s, %j: what it has no word for is refused", (name, more, why) => {
	const act = () => tagOf(name, { ...more, level: "structures" });
	expect(act).toThrow(CannotConstrain);
	expect(act).toThrow(why);
	expect(tagOf(name, { ...more, level: "format" })).toHaveProperty("format");
});

test("another level is an error of the caller", () => {
	const level = "0.1.0" as Level;
	expect(() => tagOf("hermes", { level })).toThrow(/level must be one of format, structures/);
});
