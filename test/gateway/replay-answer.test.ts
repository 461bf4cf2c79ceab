/** What a replay answers in each case, and the texts and numbers that it makes up. */
import { describe, expect, test } from "vitest";
import type { ChatMessage } from "../../src/gateway/chat-request.js";
import { answerOf, type ReplayFormat } from "../../src/gateway/replay/answer.js";
import { fitArguments } from "../../src/gateway/replay/fit.js";
import { fitNumber } from "../../src/gateway/replay/fit-number.js";
import { fitString } from "../../src/gateway/replay/fit-string.js";
import { replayEngine, replayModels } from "../../src/gateway/replay/replay.js";
import { wordsIn } from "../../src/gateway/replay/words.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { llama3_json } from "../../src/generated/formats/llama3_json.js";
import { hermes as hermesWriting } from "../../src/generated/writings/hermes.js";
import { llama3_json as llamaWriting } from "../../src/generated/writings/llama3_json.js";
import { parse } from "../../src/runtime/index.js";
import { hermesCall, SEARCH, WEATHER } from "./support.js";

const replay: ReplayFormat = { format: hermes, writing: hermesWriting };
const SAID = "This is a replay of the format hermes, not a model.";
const tools = [WEATHER, SEARCH];
const user: readonly ChatMessage[] = [{ role: "user", content: "Hello" }];
const answered = (more: object, one = replay) =>
	answerOf(one, { model: "m", messages: user, ...more });
const calls = (text: string) => parse(hermes, text, { tools }).toolCalls.map(({ name }) => name);

describe("an answer", () => {
	const named = (name: string) => ({ type: "function", function: { name } });
	const allowed = { mode: "required", tools: [named("search")] };
	test.each([
		["no choice", undefined, ["get_weather"]],
		["auto", "auto", ["get_weather"]],
		["required", "required", ["get_weather"]],
		["a tool by its name", named("search"), ["search"]],
		["allowed tools", { type: "allowed_tools", allowed_tools: allowed }, ["search"]],
		["none", "none", []],
	])("calls what it may, with %s", (_what, tool_choice, names) => {
		const { text } = answered({ tools, ...(tool_choice === undefined ? {} : { tool_choice }) });
		expect(calls(text)).toEqual(names);
		if (names.length === 0) expect(text).toBe(`${SAID} The request has no tools that it may call.`);
		else
			expect(parse(hermes, text, { tools }).content.trim()).toBe(
				`${SAID} It calls the first tool.`,
			);
	});

	test("thinks where the format has thoughts, and only there", () => {
		const thought = ({ format, writing }: ReplayFormat) =>
			parse(format, answered({ tools }, { format, writing }).text, { tools }).reasoning;
		expect(thought(replay)).toBe("There are tools, so I call the first.");
		expect(llama3_json.reasoning).toBe(false);
		expect(thought({ format: llama3_json, writing: llamaWriting })).toBe("");
	});

	const result = (content: unknown) => ({
		messages: [
			{ role: "user", content: "Go." },
			{
				role: "assistant",
				tool_calls: [{ id: "1", type: "function", function: { name: "search", arguments: "{}" } }],
			},
			{ role: "tool", tool_call_id: "1", content },
		],
	});
	test.each([
		["a text", "7 degrees", ": 7 degrees"],
		["parts, and those that are no text", [{ type: "text", text: "7" }, { type: "x" }], ": 7"],
		["nothing", null, ": "],
		["a long text, of which 200 characters are quoted", "x".repeat(300), `: ${"x".repeat(200)}`],
		["the format's own marks, which are not quoted", hermesCall("search", "{}"), "."],
	])("of a result quotes it: %s", (_what, content, quoted) => {
		const { text } = answered({ ...result(content), tools });
		expect(calls(text)).toEqual([]);
		expect(text).toBe(`${SAID} The tool has answered${quoted}`);
	});

	test("of samples is what they say, with their entry and end, and nothing of it is flagged", () => {
		const samples = [
			{ name: "a", text: "<tool_call>", entry: "thinking", finish: "length" },
			{ name: "b", text: "B" },
		];
		const played = { ...replay, samples };
		const rest = { flagged: false };
		expect(answered({}, played)).toEqual({
			...{ text: "<tool_call>", entry: "thinking", finish: "length" },
			...rest,
		});
		expect(answered({ sample: "b", tools }, played)).toEqual({ text: "B", ...rest });
		// nobody has asked yet: the first
		expect(answered({ messages: [{ role: "system", content: "x" }] }, played).text).toBe(
			"<tool_call>",
		);
		expect(() => answered({ sample: "c" }, played)).toThrow('sample must be one of: "a", "b"');
	});

	test("is flagged where nothing in it spells a special token by chance", () => {
		const asking = (content: string) =>
			answered({ tools: [SEARCH], messages: [{ role: "user", content }] }).flagged;
		expect(asking("Look for Oslo.")).toBe(true);
		expect(answered({ ...result("<|im_end|>"), tools }).text).not.toContain("<|im_end|>");
	});
});

describe("options of a replay", () => {
	test.each([
		[{ tokenSize: 0 }, "options.tokenSize must be a whole number, 1 or more, not 0"],
		[{ speed: -1 }, "options.speed must be a whole number, 0 or more, not -1"],
		[{ sped: 1 }, 'unknown member of options: "sped"'],
	])("%j", (options, says) => {
		expect(() => replayEngine(replay, options as object)).toThrow(says);
	});

	test("a model is called by its format, and owned by the replay", () => {
		expect(replayModels([replay])).toMatchObject([
			{ id: "replay/hermes", format: { name: "hermes" }, ownedBy: "toolgrammar-replay" },
		]);
	});
});

test.each([
	["date", "2026-01-15"],
	["time", "12:30:00Z"],
	["date-time", "2026-01-15T12:30:00Z"],
	["duration", "PT1H"],
	["email", "someone@example.com"],
	["idn-email", "someone@example.com"],
	["hostname", "example.com"],
	["idn-hostname", "example.com"],
	["ipv4", "192.0.2.1"],
	["ipv6", "2001:db8::1"],
	["uri", "https://example.com/"],
	["iri", "https://example.com/"],
	["url", "https://example.com/"],
	["uri-reference", "/path"],
	["uuid", "00000000-0000-4000-8000-000000000000"],
	["regex", ".*"],
	["json-pointer", "/path"],
	["toString", "sample x"],
	["color", "sample x"],
	[7, "sample x"],
])("a text of the format %s is %s", (format, text) => {
	expect(fitString({ format }, "x")).toBe(text);
});

test("a text is as long as it must be, in characters as schemas count them", () => {
	const length = (schema: Readonly<Record<string, unknown>>, name: string) =>
		[...fitString(schema, name)].length;
	expect(fitString({ minLength: 20 }, "x")).toBe("sample x and more an");
	for (const name of ["x", "🌧🌧🌧🌧"]) {
		expect(length({ minLength: 20 }, name)).toBe(20);
		expect(length({ maxLength: 9 }, name)).toBeLessThanOrEqual(9);
		expect(length({ minLength: 12, maxLength: 12 }, name)).toBe(12);
		expect(length({ maxLength: 0 }, name)).toBe(0);
		expect(length({ minLength: 1e9 }, name)).toBe(10_000);
	}
	expect(fitString({ minLength: "9", maxLength: "1" }, "x")).toBe("sample x");
});

test.each([
	[{}, true, 1],
	[{}, false, 1],
	[{ minimum: 2.5 }, true, 3],
	[{ minimum: 2.5 }, false, 2.5],
	[{ maximum: 0 }, true, 0],
	[{ maximum: 0.5 }, true, 0],
	[{ multipleOf: 5 }, true, 5],
	[{ multipleOf: 5, minimum: 6 }, true, 10],
	[{ multipleOf: 5, minimum: 6, maximum: 9 }, true, 5],
	[{ multipleOf: -5 }, true, 1],
	[{ multipleOf: "5", minimum: "6" }, true, 1],
	[{ exclusiveMinimum: 1 }, true, 2],
	[{ exclusiveMinimum: 1 }, false, 1.5],
	[{ exclusiveMaximum: 1 }, true, 0],
	[{ exclusiveMaximum: 1 }, false, 0.5],
	[{ minimum: 5, exclusiveMinimum: true }, true, 6],
	[{ maximum: 1, exclusiveMaximum: true }, true, 0],
	[{ minimum: 5, exclusiveMinimum: false }, true, 5],
])("a number of %j, whole: %s, is %d", (schema, whole, value) => {
	expect(fitNumber(schema, whole)).toBe(value);
});

test("where all is optional the first property is given, but no inner one", () => {
	const inner = { type: "object", properties: { b: { type: "null" } } };
	const properties = { a: inner, c: { type: "null" } };
	expect(fitArguments({ type: "object", properties })).toEqual({ a: {} });
	expect(fitArguments({ type: "object", properties, required: ["c"] })).toEqual({ c: null });
	expect(fitArguments({ type: "object" })).toEqual({});
	expect(fitArguments(true)).toEqual({});
	expect(fitArguments({ type: "string" })).toEqual({});
	expect(fitArguments(undefined)).toEqual({});
});

test("words of 60 characters are taken, longer ones are not", () => {
	const quoted = (length: number) => wordsIn(`Look for "${"a".repeat(length)}".`);
	expect(quoted(60)).toEqual(["a".repeat(60)]);
	expect(quoted(61)).toEqual([]);
	expect(wordsIn(Array.from({ length: 20 }, (_, k) => `"w${k}"`).join(" "))).toHaveLength(16);
});
