/** Arguments in a wrapper (docs/SEMANTICS.md, section 7): when it is one, and how long they may be in it. */
import { describe, expect, it } from "vitest";
import type { Format } from "../../src/runtime/contract.js";
import type { ToolCall } from "../../src/runtime/events.js";
import { type FeedOptions, feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

const JSON_CALL = formatOf(`format wrapped "a test"
message = (call / content)*
call = "<call " name ">" arguments "</call>"
`);
const PYTHON_CALL = formatOf(`format wrapped "a test"
message = (call / content)*
call = "<call " name ">" arguments:py "</call>"
`);
const tools = [{ name: "f", parameters: { type: "object", properties: { k: {} } } }];

function callOf(by: Format, object: string, options: FeedOptions = {}): ToolCall | undefined {
	return feedAllWays(by, `<call f>${object}</call>`, { tools, ...options })[0].toolCalls[0];
}

describe("arguments in a wrapper", () => {
	it("have the name of their call beside them once", () => {
		for (const object of [
			'{"name": "f", "arguments": {"k": 1}}',
			'{"arguments": {"k": 1}, "name": "f"}',
		])
			expect(callOf(JSON_CALL, object)).toMatchObject({
				arguments: '{"k": 1}',
				status: "repaired",
				repairs: ["wrapped-arguments"],
			});
		const twice = '{"name": "f", "arguments": {"k": 1}, "name": "f"}';
		expect(callOf(JSON_CALL, twice)?.status).toBe("incomplete");
	});

	it("are the object itself where two names stand before them", () => {
		const object = '{"name": "f", "name": "f", "arguments": {"k": 1}}';
		expect(callOf(JSON_CALL, object)).toMatchObject({ arguments: object, status: "complete" });
	});

	it("are the object itself where its member is a tuple", () => {
		for (const [tuple, list] of [
			["(1, 2)", "[1, 2]"],
			["({'k': 1},)", '[{"k": 1}]'],
		])
			expect(callOf(PYTHON_CALL, `{'arguments': ${tuple}}`)).toMatchObject({
				arguments: `{"arguments": ${list}}`,
				status: "complete",
			});
	});

	it("are too long with the character that makes them so, whatever it means", () => {
		const object = `{'arguments': {'k': ${"9".repeat(50)}}}`;
		const text = `<call f>${object}</call>`;
		const options = { tools, limits: { argumentsLength: 20 } };
		const [{ notices }] = feedAllWays(PYTHON_CALL, text, options);
		const at = notices.find(({ code }) => code === "limit-arguments")?.start;
		expect(at).toBe(text.indexOf("9") + 21);
	});
});
