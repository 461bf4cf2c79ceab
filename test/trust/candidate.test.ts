/** What is no call is refused in a sentence that begins with the place of what is wrong. */
import { describe, expect, test } from "vitest";
import { toExecutable } from "../../src/index.js";
import { createValidator } from "../../src/validate/index.js";

const options = { tools: [{ name: "now" }], validator: createValidator() };
const decide = toExecutable as (call: unknown, with_: typeof options) => unknown;
const own = { name: "now", arguments: "{}", status: "complete", repairs: [] };
const openAi = { id: "c", type: "function", function: { name: "now", arguments: "{}" } };
const withCalled = (more: object) => ({ ...openAi, function: { ...openAi.function, ...more } });

describe("a call that may run", () => {
	const rows: readonly (readonly [place: string, call: unknown])[] = [
		["call", null],
		["call", "now"],
		["call", []],
		["call", {}],
		["call", { ...own, status: undefined }],
		["call", { ...own, repairs: undefined }],
		["call.name", { ...own, name: 5 }],
		["call.arguments", { ...own, arguments: {} }],
		["call.status", { ...own, status: "whole" }],
		["call.id", { ...openAi, id: 5 }],
		["call.function", { ...openAi, function: null }],
		["call.function.name", withCalled({ name: null })],
		["call.function.arguments", withCalled({ arguments: {} })],
		["call.function.arguments", withCalled({ arguments: undefined })],
	];
	test.each(rows)("is none for the sake of %s: %j", (place, call) => {
		expect(() => decide(call, options)).toThrow(
			new RegExp(`^(?:unknown )?${place}(?: must be|:) `),
		);
	});

	test("is one in both shapes", () => {
		for (const call of [{ ...own, index: 0, id: "c", start: 0, end: 0 }, openAi])
			expect(decide(call, options)).toMatchObject({
				ok: true,
				call: { id: "c", name: "now", input: {}, status: "complete" },
			});
	});
});
