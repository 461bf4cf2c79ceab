/** The short way to the JSON of a chunk says what the long way says, to the letter. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { chatChunks, chunkWriter } from "../../src/adapters/openai-chat.js";
import type { ParserEvent } from "../../src/runtime/events.js";

const at = { start: 0, end: 0 };
const someEvent = fc.oneof(
	fc.string({ unit: "grapheme" }).map((text): ParserEvent => ({ type: "content", text, ...at })),
	fc.string({ unit: "binary" }).map((text): ParserEvent => ({ type: "reasoning", text, ...at })),
	fc
		.tuple(fc.string(), fc.string())
		.map(([id, name]): ParserEvent => ({ type: "call-start", index: 0, id, name, ...at })),
	fc.string().map((delta): ParserEvent => ({ type: "call-arguments", index: 0, delta, ...at })),
);

test("every chunk of a stream", () => {
	const someOptions = fc.record({
		id: fc.string(),
		model: fc.string({ unit: "grapheme" }),
		created: fc.nat(),
		includeUsage: fc.boolean(),
	});
	fc.assert(
		fc.property(someOptions, fc.array(someEvent), fc.json(), (options, events, logprobs) => {
			const chunks = chatChunks(options, 1);
			const write = chunkWriter(options);
			const all = [
				...chunks.begin(),
				...chunks.events(events),
				...chunks.events(events, JSON.parse(logprobs)),
				...chunks.end("stop"),
				...chunks.fail({ code: "upstream_error", message: "gone" }),
			];
			for (const chunk of all) expect(write(chunk)).toBe(JSON.stringify(chunk));
		}),
	);
});
