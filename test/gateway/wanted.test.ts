/** What a request says of calls, as a parser and the gateway take it. */
import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../src/gateway/chat-request.js";
import { readWanted } from "../../src/gateway/tool-choice.js";
import { SEARCH, WEATHER } from "./support.js";

const tools = [WEATHER, SEARCH];
const ask = (more: object): ChatRequest => {
	return { model: "m", messages: [{ role: "user", content: "Hello" }], ...more };
};
const named = (name: string) => ({ type: "function", function: { name } });
const allowed = (mode: unknown, list: unknown) => ({
	type: "allowed_tools",
	allowed_tools: { mode, tools: list },
});
const read = (tool_choice: unknown) => {
	const { choice, names, required } = readWanted(ask({ tools, tool_choice }));
	return { choice, names: names === null ? null : [...names], required };
};

describe("a choice", () => {
	const search = [named("search")];
	test.each([
		[undefined, { choice: "auto", names: null, required: false }],
		[null, { choice: "auto", names: null, required: false }],
		["auto", { choice: "auto", names: null, required: false }],
		["none", { choice: "none", names: null, required: false }],
		["required", { choice: "required", names: null, required: true }],
		[named("search"), { choice: named("search"), names: ["search"], required: true }],
		// as some clients say it
		[
			{ type: "function", name: "search" },
			{ choice: named("search"), names: ["search"], required: true },
		],
		[allowed("auto", search), { choice: "auto", names: ["search"], required: false }],
		[allowed("required", search), { choice: "required", names: ["search"], required: true }],
		[
			allowed("required", [{ name: "search" }, named("get_weather")]),
			{ choice: "required", names: ["search", "get_weather"], required: true },
		],
	])("%j", (given, wanted) => {
		expect(read(given)).toEqual(wanted);
	});

	const shapes =
		'tool_choice must be "auto", "none", "required" or {"type":"function","function":{"name"}}';
	const lists = "allowed_tools has a mode, auto or required, and tools";
	test.each([
		["any", shapes],
		[5, shapes],
		[{ type: "function" }, shapes],
		[{ type: "function", function: { name: "" } }, shapes],
		[{ type: "allowed_tools" }, shapes],
		[allowed("none", search), lists],
		[allowed("auto", []), lists],
		[allowed("auto", "search"), lists],
		[allowed("auto", [...search, 5]), lists],
		[allowed("auto", [{ name: "" }]), lists],
		[named("other"), 'tool_choice names "other": no such tool'],
		[allowed("auto", [...search, named("other")]), 'tool_choice names "other": no such tool'],
	])("that is none: %j", (given, says) => {
		expect(() => read(given)).toThrow(says);
	});
});

test("a call that must come needs a tool; none that may come does", () => {
	expect(() => readWanted(ask({ tool_choice: "required" }))).toThrow(
		"tool_choice wants a call, and there are no tools",
	);
	for (const tool_choice of ["auto", "none"])
		expect(readWanted(ask({ tool_choice }))).toMatchObject({ tools: [], required: false });
});

test("several calls may come, unless the request says that they may not", () => {
	const parallel = (more: object) => readWanted(ask({ tools, ...more })).parallel;
	expect(parallel({})).toBe(true);
	expect(parallel({ parallel_tool_calls: true })).toBe(true);
	expect(parallel({ parallel_tool_calls: false })).toBe(false);
});
