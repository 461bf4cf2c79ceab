/** Ids of calls within one message: no two are equal, and a maker is asked only where the wire has none. */
import { describe, expect, test } from "vitest";
import { hermes } from "../../src/generated/formats/hermes.js";
import { mistral } from "../../src/generated/formats/mistral.js";
import { parse } from "../../src/runtime/index.js";

describe("ids within one message", () => {
	const call = (id: string) => `[TOOL_CALLS][{"id": "${id}", "name": "f", "arguments": {}}]`;

	test("an id of the wire that comes again is replaced, however many came between", () => {
		const wire = ["AAAAAAAA1", "AAAAAAAA2", "AAAAAAAA3", "AAAAAAAA1", "AAAAAAAA2", "AAAAAAAA3"];
		const message = parse(mistral, wire.map(call).join(""));
		const ids = message.toolCalls.map(({ id }) => id);
		expect(ids.slice(0, 3)).toEqual(wire.slice(0, 3));
		expect(new Set(ids).size).toBe(6);
		expect(message.notices.map(({ code }) => code)).toEqual(Array(3).fill("duplicate-id"));
	});

	test("a maker is asked with the name and ever higher indexes, and only where the wire has no id", () => {
		const asked: string[] = [];
		const generateId = ({ name, index }: { name: string; index: number }) => {
			asked.push(`${name} ${index}`);
			return asked.length === 1 ? "" : `id ${index}`;
		};
		const text = '<tool_call>{"name": "f", "arguments": {}}</tool_call>'.repeat(2);
		const ids = parse(hermes, text, { generateId }).toolCalls.map(({ id }) => id);
		expect(asked).toEqual(["f 0", "f 1", "f 1", "f 2"]);
		expect(ids).toEqual(["id 1", "id 2"]);
		expect(parse(mistral, call("AAAAAAAA1"), { generateId }).toolCalls[0]?.id).toBe("AAAAAAAA1");
		expect(asked.length).toBe(4);
	});

	test("a maker that gives nothing but empty texts ends too", () => {
		const text = '<tool_call>{"name": "f", "arguments": {}}</tool_call>'.repeat(3);
		const ids = parse(hermes, text, { generateId: () => "" }).toolCalls.map(({ id }) => id);
		expect(new Set(ids).size).toBe(3);
		expect(ids).not.toContain("");
	});
});
