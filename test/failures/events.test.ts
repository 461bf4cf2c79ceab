/**
 * Public failures that show in the order and the number of the events rather than in the message: what a client gets while
 * the model is still writing.
 */
import { describe, expect, test } from "vitest";
import { getFormat } from "../../src/generated/registry.js";
import type { Format } from "../../src/runtime/contract.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import { createParser } from "../../src/runtime/index.js";
import type { ParserOptions } from "../../src/runtime/options.js";
import { coderCall, tool } from "./case.js";

function formatOf(name: string): Format {
	const format = getFormat(name);
	if (!format) throw new Error(`no format ${name}`);
	return format;
}

/** The events of each character. */
function trace(
	name: string,
	text: string,
	options: ParserOptions = {},
): readonly (readonly ParserEvent[])[] {
	const parser = createParser(formatOf(name), options);
	// The parser may use its list of events again.
	return [
		...text.split("").map((character) => [...parser.feed(character)]),
		[...parser.finish("stop")],
	];
}

const twoCalls =
	'<tool_call>{"name":"get_weather","arguments":{"path":"a.rs"}}</tool_call><tool_call>{"name":"get_weather","arguments":{}}</tool_call>';

describe("B25", () => {
	test("the name comes once and whole, with the id", () => {
		const starts = trace("hermes", twoCalls)
			.flat()
			.filter((event) => event.type === "call-start");
		expect(starts.map(({ name, index }) => [name, index])).toEqual([
			["get_weather", 0],
			["get_weather", 1],
		]);
		expect(new Set(starts.map(({ id }) => id)).size).toBe(2);
	});
});

describe("B27", () => {
	test("one start and one end per call, and nothing of a call behind its end", () => {
		const open = new Map<number, "open" | "ended">();
		for (const event of trace("hermes", `${twoCalls} ok`).flat()) {
			if (event.type === "call-start") {
				expect(open.has(event.index)).toBe(false);
				open.set(event.index, "open");
			} else if (event.type === "call-arguments") {
				expect(open.get(event.index)).toBe("open");
				expect(event.delta).not.toBe("");
			} else if (event.type === "call-end") {
				expect(open.get(event.index)).toBe("open");
				open.set(event.index, "ended");
			}
		}
		expect([...open]).toEqual([
			[0, "ended"],
			[1, "ended"],
		]);
	});
});

describe("B28", () => {
	test.each([
		["qwen3_coder", "tags", coderCall("write", [["text", "x".repeat(4000)]])],
		[
			"hermes",
			"JSON in tags",
			`<tool_call>\n{"name": "write", "arguments": {"text": "${"x".repeat(4000)}"}}\n</tool_call>`,
		],
		["mistral", "name and JSON", `[TOOL_CALLS]write{"text": "${"x".repeat(4000)}"}`],
		[
			"mistral",
			"arguments behind a marker",
			`[TOOL_CALLS]write[ARGS]{"text": "${"x".repeat(4000)}"}`,
		],
		[
			"mistral",
			"an id",
			`[TOOL_CALLS]write[CALL_ID]123456789[ARGS]{"text": "${"x".repeat(4000)}"}`,
		],
		[
			"mistral",
			"an array",
			`[TOOL_CALLS][{"name": "write", "arguments": {"text": "${"x".repeat(4000)}"}}]`,
		],
		[
			"kimi_k2",
			"a section",
			`<|tool_calls_section_begin|><|tool_call_begin|>functions.write:0<|tool_call_argument_begin|>{"text": "${"x".repeat(4000)}"}<|tool_call_end|><|tool_calls_section_end|>`,
		],
	])("%s, %s: a string of 4,000 characters streams as it comes", (name, _shape, text) => {
		const steps = trace(name, text, { tools: [tool("write", { text: "string" })] });
		let longest = 0;
		let silent = 0;
		for (const events of steps.slice(text.indexOf("xx"), text.lastIndexOf("xx"))) {
			silent = events.some(({ type }) => type === "call-arguments") ? 0 : silent + 1;
			longest = Math.max(longest, silent);
		}
		expect(longest).toBeLessThan(5);
	});
});

describe("B30", () => {
	test("the end of a thought, content and a call in one step keep their order", () => {
		const parser = createParser(formatOf("hermes"));
		const events = parser.feed(`<think>a</think>b\n${twoCalls}c`);
		const order = [...events, ...parser.finish("stop")].map(({ type }) => type);
		expect(order.filter((type, index) => type !== order[index - 1])).toEqual([
			"reasoning",
			"content",
			"call-start",
			"call-arguments",
			"call-end",
			"call-start",
			"call-arguments",
			"call-end",
			"content",
		]);
	});
});

describe("B31", () => {
	test("what follows the start of a call has no name and no id, not even empty ones", () => {
		for (const event of trace("hermes", twoCalls).flat()) {
			if (event.type === "call-start") expect(event.name).toBe("get_weather");
			else {
				expect(event).not.toHaveProperty("name");
				expect(event).not.toHaveProperty("id");
			}
		}
	});
});

describe("E12", () => {
	test("a parser reads one message, and the next parser begins anew", () => {
		const ids: string[] = [];
		for (let request = 0; request < 2; request++) {
			const parser = createParser(formatOf("hermes"), { collect: true });
			parser.feed(`<think>thought ${request}</think>${twoCalls}`);
			parser.finish("stop");
			expect(() => parser.feed("more")).toThrow();
			expect(() => parser.finish("stop")).toThrow();
			expect(parser.message?.reasoning).toBe(`thought ${request}`);
			expect(parser.message?.toolCalls).toMatchObject([
				{ index: 0, arguments: '{"path":"a.rs"}' },
				{ index: 1, arguments: "{}" },
			]);
			ids.push(...(parser.message?.toolCalls ?? []).map(({ id }) => id));
		}
		expect(new Set(ids).size).toBe(4);
	});
});

describe("E11", () => {
	test("two interleaved choices do not touch each other", () => {
		const first = createParser(formatOf("kimi_k2"), { collect: true });
		const second = createParser(formatOf("kimi_k2"), { collect: true });
		const one = "<think>a</think>one";
		const two =
			"two<|tool_calls_section_begin|><|tool_call_begin|>functions.f:0<|tool_call_argument_begin|>{}<|tool_call_end|><|tool_calls_section_end|>";
		for (let at = 0; at < two.length; at++) {
			first.feed(one[at] ?? "");
			second.feed(two[at] ?? "");
		}
		first.finish("stop");
		second.finish("stop");
		expect(first.message).toMatchObject({ reasoning: "a", content: "one", toolCalls: [] });
		expect(second.message).toMatchObject({
			reasoning: "",
			content: "two",
			toolCalls: [{ name: "f", index: 0 }],
		});
	});
});

describe("I09", () => {
	test("too many argument characters have an outcome and a notice", () => {
		const parser = createParser(formatOf("mistral"), {
			collect: true,
			limits: { argumentsLength: 50 },
		});
		parser.feed(`[TOOL_CALLS]f{"a": "${"x".repeat(100)}"}[TOOL_CALLS]g{}`);
		parser.finish("stop");
		expect(parser.message?.toolCalls[0]).toMatchObject({ name: "f", status: "incomplete" });
		expect(parser.message?.notices.some(({ code }) => code.startsWith("limit-"))).toBe(true);
	});
});

describe("I01", () => {
	test.each([
		["length", "incomplete", []],
		["stop", "repaired", ["unclosed"]],
	])("a list that does not end is read like any other (Q4: %s)", (reason, status, repairs) => {
		const parser = createParser(formatOf("pythonic"));
		const text = `[search(${Array.from({ length: 22 }, (_, i) => `a${i}=1`).join(", ")}`;
		const events = [...parser.feed(text), ...parser.finish(reason)];
		expect(events.filter(({ type }) => type === "call-end")).toMatchObject([
			{ index: 0, status, repairs },
		]);
	});
});
