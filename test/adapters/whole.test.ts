/** Whole answers of Ollama and of streams that begin with something else than a text: what the protocols' own words leave open. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createOllamaStream, ollamaText } from "../../src/adapters/ollama.js";
import { streamEvents } from "../../src/adapters/web.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import type { CallEndEvent, ParserEvent } from "../../src/runtime/events.js";
import { collect } from "../../src/runtime/index.js";
import { HEAD } from "./support/protocols.js";

const at = { start: 0, end: 0 };

describe("Ollama", () => {
	const someStatus = fc.constantFrom<CallEndEvent["status"]>("complete", "repaired", "incomplete");
	const events = (
		content: string,
		reasoning: string,
		statuses: readonly CallEndEvent["status"][],
	) => [
		{ type: "reasoning", text: reasoning, ...at } as const,
		{ type: "content", text: content, ...at } as const,
		...statuses.flatMap((status, index): readonly ParserEvent[] => [
			{ type: "call-start", index, id: `i${index}`, name: "f", ...at },
			{ type: "call-arguments", index, delta: '{"n": 1.0}', ...at },
			{ type: "call-end", index, status, repairs: [], ...at },
		]),
	];

	test("a whole answer is done, and has what was said, thought and called, whole calls alone", () => {
		fc.assert(
			fc.property(
				fc.constantFrom("", "Hi"),
				fc.constantFrom("", "hm"),
				fc.array(someStatus, { maxLength: 3 }),
				(content, reasoning, statuses) => {
					const message = collect(events(content, reasoning, statuses));
					const { created_at, done_reason, ...said } = JSON.parse(ollamaText(HEAD, message));
					expect(new Date(created_at).getTime()).toBe(HEAD.created * 1000);
					expect(done_reason).toBe("stop");
					const calls = statuses.flatMap((status, index) =>
						status === "incomplete"
							? []
							: [{ id: `i${index}`, function: { index, name: "f", arguments: { n: 1 } } }],
					);
					expect(said).toEqual({
						model: HEAD.model,
						done: true,
						message: {
							role: "assistant",
							content,
							...(reasoning === "" ? {} : { thinking: reasoning }),
							...(calls.length === 0 ? {} : { tool_calls: calls }),
						},
					});
				},
			),
		);
	});

	test("each line but the last says that it is not done", () => {
		const stream = createOllamaStream(HEAD);
		const lines = [...stream.events(events("Hi", "hm", ["complete"])), ...stream.end("stop")];
		const done = lines.map((line) => JSON.parse(line).done);
		expect(done).toEqual([...done.slice(1).fill(false), true]);
		expect(done.length).toBe(4);
	});
});

describe("the first bytes of a stream of text", () => {
	const read = async (first: string) => {
		const stream = new Blob([first]).stream() as ReadableStream<Uint8Array>;
		let content = "";
		for await (const event of streamEvents(hermes, stream))
			if (event.type === "content") content += event.text;
		return content;
	};
	test.each([
		'data: {"a":1}\n\n',
		'data:{"a":1}\n\n',
		'event: x\ndata: {"a":1}\n\n',
		'event:x\ndata:{"a"',
	])("are refused where they are server-sent events: %j", async (first) => {
		await expect(read(first)).rejects.toThrow(/server-sent events, not the text of a model/);
	});
	test.each([
		"data: [1]\n",
		'the data: {"a":1}',
		'data:  {"a":1}',
		"event: x\n",
		`event: ${"x".repeat(64)}\ndata: {"a"`,
	])("are text where they are none: %j", async (first) => {
		expect(await read(first)).toBe(first);
	});
});
