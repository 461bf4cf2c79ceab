/** Which values of a member are an id: one that comes behind the commit is told of, and others are not. Both readers agree. */
import { expect, it } from "vitest";
import { both } from "./both.js";

const SOURCE = `
message = (call / content)*
call = "<call>" { "name": name, "arguments": arguments, "id"?: id } "</call>"
`;

it.each([
	['"a"', true],
	[`"${"x".repeat(256)}"`, true],
	[`"${"x".repeat(257)}"`, false],
	[`"${"x".repeat(1500)}"`, false],
	["12", true],
	["1".repeat(257), false],
	["1.5", false],
	["1e3", false],
	["-3", false],
	["null", false],
	["true", false],
	['""', false],
])("%s", (id, isId) => {
	const late = both(SOURCE, `<call>{"name": "f", "arguments": {}, "id": ${id}}</call>`);
	expect(late[0]).toContain('"f" {} complete');
	expect(late.includes("notices late-id")).toBe(isId);
	const early = both(SOURCE, `<call>{"id": ${id}, "name": "f", "arguments": {}}</call>`);
	expect(early).toHaveLength(1);
	expect(early[0]).toContain('"f" {} complete');
});
