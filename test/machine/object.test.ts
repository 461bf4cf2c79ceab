/** The object that a call stands in (SEMANTICS, sections 6 and 7): its keys, its name and its id. */
import { describe, expect, test } from "vitest";
import { hermes } from "../../src/generated/formats/hermes.js";
import type { ToolCall } from "../../src/runtime/events.js";
import { type FeedOptions, feedAllWays } from "../support/chunking.js";
import { formatOf } from "./formats.js";

/** The only call of a text that was read to its end; null when there is none. */
function callOf(object: string, options: FeedOptions = {}): ToolCall | null {
	const [message] = feedAllWays(hermes, `<tool_call>${object}</tool_call>`, options);
	const calls = message.toolCalls.filter(({ status }) => status !== "incomplete");
	expect(calls.length).toBeLessThanOrEqual(1);
	return calls[0] ?? null;
}

const VISIBLE = Array.from({ length: 126 - 32 }, (_, at) => String.fromCharCode(33 + at));

describe("a key without quotes", () => {
	// a colon ends the key, and a quote would begin one
	const characters = VISIBLE.filter((c) => !":\"'".includes(c));

	// braces may be doubled in this format, and one comma may be too many
	test.each(characters.filter((c) => !"{,".includes(c)))("that begins with %s", (c) => {
		const call = callOf(`{${c}b: 1, name: "f", arguments: {"k": 1}}`);
		if (/[A-Za-z_$]/.test(c))
			expect(call).toMatchObject({ name: "f", status: "repaired", repairs: ["unquoted-key"] });
		else expect(call).toBeNull();
	});

	test.each(characters)("that holds %s", (c) => {
		const call = callOf(`{a${c}b: 1, name: "f", arguments: {"k": 1}}`);
		if (/[A-Za-z0-9_$-]/.test(c))
			expect(call).toMatchObject({ name: "f", status: "repaired", repairs: ["unquoted-key"] });
		else expect(call).toBeNull();
	});

	test("is none where nothing is repaired", () => {
		expect(callOf('{name: "f", arguments: {}}', { strict: true })).toBeNull();
		expect(callOf('{"name": "f", "arguments": {}}', { strict: true })?.repairs).toEqual([]);
	});
});

describe("a key and a name in the quotes of other languages", () => {
	test.each(["“”", "””", "„“", "‘’", "«»", "``"])("%s", (quotes) => {
		const [opening = "", closing = ""] = quotes;
		const foreign = (text: string): string => opening + text + closing;
		const repaired = { name: "f", arguments: '{"k": 1}', repairs: ["foreign-quotes"] };
		expect(callOf(`{${foreign("name")}: "f", "arguments": {"k": 1}}`)).toMatchObject(repaired);
		expect(callOf(`{"name": ${foreign("f")}, "arguments": {"k": 1}}`)).toMatchObject(repaired);
		expect(callOf(`{${foreign("name")}: "f", "arguments": {}}`, { strict: true })).toBeNull();
	});
});

describe("the longest name and key", () => {
	const limits = { nameLength: 12 };
	test.each([
		['{"name": "abcdefghijkl", "arguments": {}}', "abcdefghijkl"],
		['{"name": "abcdefghijklm", "arguments": {}}', null],
		['{"abcdefghijkl": 1, "name": "f", "arguments": {}}', "f"],
		['{abcdefghijkl: 1, "name": "f", "arguments": {}}', "f"],
		['{abcdefghijklm: 1, "name": "f", "arguments": {}}', null],
		['{"name": "", "arguments": {}}', null],
		// a character that is written as six is one
		[`{"name": "${"\\u0061".repeat(12)}", "arguments": {}}`, "aaaaaaaaaaaa"],
		[`{"name": "${"\\u0061".repeat(13)}", "arguments": {}}`, null],
		[`{"name": "${"\u0001".repeat(13)}", "arguments": {}}`, null],
		[`{"${"\\u0061".repeat(12)}": 1, "name": "f", "arguments": {}}`, "f"],
	])("%s", (object, name) => {
		expect(callOf(object, { limits })?.name ?? null).toBe(name);
	});

	// with its first quote it may take 73: it is given up before its last one, at the same character in any chunk
	test.each([72, 73, 74, 75, 80])(
		"one of %i characters is no name, and hides no call",
		(length) => {
			// nobody has read with this format before: the first message is read in pieces as long as its chunks
			const first = formatOf(`format names "a JSON object"
message = (call / content)*
call    = "<c>" { "name": name, "arguments": arguments, ... } "</c>"
`);
			const text = `<c>{"name": "${"a".repeat(length)}", "arguments": {}}</c>. <c>{"name": "g", "arguments": {}}</c>`;
			const [{ toolCalls }] = feedAllWays(first, text, { limits });
			expect(toolCalls.map(({ name }) => name)).toEqual(["g"]);
		},
	);
});

describe("a constant of an object", () => {
	const format = formatOf(`format constants "a JSON object with a constant"
message = (call / content)*
call    = "<c>" { "type": "function", "name": name, "arguments": arguments, ... } "</c>"
`);
	test("may come again, with another value too: the call is whole", () => {
		for (const again of ['"function"', "{}"]) {
			const text = `<c>{"type": "function", "name": "f", "type": ${again}, "arguments": {}}</c>`;
			const [{ toolCalls, notices }] = feedAllWays(format, text);
			expect(toolCalls).toMatchObject([{ name: "f", status: "complete" }]);
			expect(notices.map(({ code }) => code)).toEqual(["duplicate-key"]);
		}
	});

	test.each(['"tool"', '"functions"', '""', "null", "1", "{}"])(
		"is what its object is known by: with %s in its place it is no call, and hides none",
		(type) => {
			const object = (one: string) => `<c>{"type": ${one}, "name": "f", "arguments": {}}</c>`;
			const [{ content, toolCalls }] = feedAllWays(format, object(type) + object('"function"'));
			expect(content).toBe(object(type));
			expect(toolCalls).toMatchObject([{ name: "f", arguments: "{}", status: "complete" }]);
		},
	);
});

describe("an object that holds a part of its call", () => {
	const callsOf = (rule: string, text: string): readonly unknown[] => {
		const by = formatOf(`format parts "an object"\nmessage = (call / content)*\ncall = ${rule}\n`);
		const [{ toolCalls, notices }] = feedAllWays(by, text);
		const calls = toolCalls.map((one) => [one.name, one.arguments, one.status, ...one.repairs]);
		return [...calls, ...notices.map(({ code }) => code)];
	};

	test("wraps no call where its name stands elsewhere", () => {
		const rule = '"<c " name ">" { "arguments": arguments, ... } "</c>"';
		const text = '<c f>{"function": {"a": 1}, "arguments": {"k": 1}}</c>';
		expect(callsOf(rule, text)).toEqual([["f", '{"k": 1}', "complete"], "left-out"]);
	});

	test("has no arguments under another key where they stand elsewhere", () => {
		const rule = '"<c>" { "name": name, ... } "=" arguments "</c>"';
		const text = '<c>{"name": "f", "input": {"a": 1}}={"k": 1}</c>';
		expect(callsOf(rule, text)).toEqual([["f", '{"k": 1}', "incomplete"], "left-out"]);
	});
});

describe("the id of an object", () => {
	const format = formatOf(`format ids "a JSON object with an id"
message = (call / content)*
call    = "<c>" { "id"?: id, "name": name, "arguments": arguments, ... } "</c>"
example a call
  | <c>{"id": "x", "name": "f", "arguments": {}}</c>
  = call f {} id x
`);
	const idOf = (member: string): readonly string[] =>
		feedAllWays(format, `<c>{${member}"name": "f", "arguments": {}}</c>`)[0].toolCalls.map(
			({ id }) => id,
		);

	test.each([
		['"id": "a b", ', "a b"],
		['"id": 12, ', "12"],
		['"id": 0, ', "0"],
		['"id": 90, ', "90"],
		['"id": "", ', null],
		['"id": -1, ', null],
		['"id": 1.5, ', null],
		['"id": true, ', null],
		['"id": null, ', null],
		['"id": [1], ', null],
		["", null],
	])("%s", (member, id) => {
		const [given] = idOf(member);
		expect(given).toBe(id ?? idOf("")[0]);
	});
});
