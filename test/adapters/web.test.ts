import { describe, expect, test } from "vitest";
import { streamEvents, streamMessage, toolCallStream } from "../../src/adapters/web.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import type { Chunk, ParserEvent } from "../../src/runtime/events.js";
import { parse } from "../../src/runtime/index.js";
import { fold, numbered, read } from "../properties/support/reading.js";
import { settingOf } from "../properties/support/settings.js";
import { registrySubjects } from "../properties/support/subjects.js";
import { listOf, streamOf } from "./ai-sdk/harness.js";

async function all(events: AsyncIterable<ParserEvent>): Promise<ParserEvent[]> {
	const got: ParserEvent[] = [];
	for await (const event of events) got.push(event);
	return got;
}

const subjects = registrySubjects();
describe.each(subjects.map((subject) => [subject.format.name, subject] as const))(
	"%s",
	(_name, { format, examples }) => {
		test("its shortest example, as text and as bytes, in one chunk and in many", async () => {
			const [example] = [...examples].sort((a, b) => a.input.length - b.input.length);
			if (example === undefined) throw new Error("no example");
			const { options } = settingOf(example, false);
			const settings = { ...options, generateId: numbered };
			const { input } = example;
			const bytes = [...new TextEncoder().encode(input)].map((byte) => Uint8Array.of(byte));
			const expected = read(format, [input], { options, finish: "stop" });
			const ways: readonly (readonly Chunk[])[] = [[input], input.split(""), bytes];
			for (const chunks of ways) {
				expect(fold(await all(streamEvents(format, streamOf(chunks), settings)))).toEqual(expected);
				const piped = streamOf(chunks).pipeThrough(toolCallStream(format, settings));
				expect(fold(await listOf(piped))).toEqual(expected);
				expect(await streamMessage(format, streamOf(chunks), settings)).toEqual(
					parse(format, input, settings),
				);
			}
		});
	},
);

/** A source that never ends, and what becomes of it. */
function endless() {
	const state = { pulled: 0, cancelled: [] as unknown[] };
	const stream = new ReadableStream<string>(
		{
			pull(controller) {
				state.pulled++;
				controller.enqueue("word ");
			},
			cancel(reason) {
				state.cancelled.push(reason);
			},
		},
		{ highWaterMark: 0 },
	);
	return { state, stream };
}

describe("an iterator over a stream", () => {
	test("takes a chunk only when it is asked", async () => {
		const { state, stream } = endless();
		const events = streamEvents(hermes, stream);
		expect(state.pulled).toBe(0);
		await events.next();
		expect(state.pulled).toBe(1);
		await events.next();
		expect(state.pulled).toBe(2);
		await events.return();
	});

	test("cancels the stream when the loop is left, and gives it free", async () => {
		const { state, stream } = endless();
		for await (const _ of streamEvents(hermes, stream)) break;
		expect(state.cancelled).toHaveLength(1);
		expect(stream.locked).toBe(false);
	});

	test("ends with the signal's reason, also while it waits", async () => {
		const reason = new Error("enough");
		const cancelled: unknown[] = [];
		const silent = new ReadableStream<string>({ cancel: (why) => void cancelled.push(why) });
		const abort = new AbortController();
		const waiting = streamMessage(hermes, silent, { signal: abort.signal });
		const told = expect(waiting).rejects.toBe(reason);
		abort.abort(reason);
		await told;
		expect(cancelled).toEqual([reason]);
		expect(silent.locked).toBe(false);
	});

	test("does not begin when the signal was aborted before", async () => {
		const { state, stream } = endless();
		const signal = AbortSignal.abort(new Error("never"));
		await expect(all(streamEvents(hermes, stream, { signal }))).rejects.toThrow("never");
		expect(state.pulled).toBe(0);
		expect(state.cancelled).toHaveLength(1);
	});

	test("throws what the stream throws, without an end of the open call", async () => {
		const chunks = ['So.<tool_call>\n{"name": "f", "arguments": {"a": "'];
		const error = new Error("lost");
		const stream = new ReadableStream<string>(
			{
				pull(controller) {
					const chunk = chunks.shift();
					if (chunk === undefined) controller.error(error);
					else controller.enqueue(chunk);
				},
			},
			{ highWaterMark: 0 },
		);
		const got: ParserEvent[] = [];
		const loop = (async () => {
			for await (const event of streamEvents(hermes, stream)) got.push(event);
		})();
		await expect(loop).rejects.toBe(error);
		expect(got.map(({ type }) => type)).toEqual(["content", "call-start", "call-arguments"]);
	});
});

describe("the body of a streamed answer", () => {
	const frame = 'data: {"id":"1","choices":[{"delta":{"content":"Hi"}}]}\n\n';
	const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
	test.each([frame, `event: message_start\n${frame}`])("is refused as text: %s", async (text) => {
		const fault = /server-sent events/;
		await expect(streamMessage(hermes, streamOf([bytes(text)]))).rejects.toThrow(fault);
		const piped = streamOf([bytes(text)]).pipeThrough(toolCallStream(hermes));
		await expect(listOf(piped)).rejects.toThrow(fault);
	});
	test("is not looked for in text, nor behind the first bytes", async () => {
		const ways: readonly (readonly Chunk[])[] = [[frame], [bytes("Look: "), bytes(frame)]];
		for (const chunks of ways)
			expect((await streamMessage(hermes, streamOf(chunks))).content).toContain(frame.trim());
	});
});
