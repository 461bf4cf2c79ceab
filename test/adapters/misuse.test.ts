/** What a program hands to an adapter and should not: each is refused at once, with its place and what was meant. */
import { describe, expect, test } from "vitest";
import { createAnthropicStream } from "../../src/adapters/anthropic.js";
import { readLMStudio } from "../../src/adapters/lmstudio.js";
import { createOllamaStream } from "../../src/adapters/ollama.js";
import {
	chatChunks,
	chatMessage,
	chunkWriter,
	usageChunk,
} from "../../src/adapters/openai-chat.js";
import { createResponsesStream } from "../../src/adapters/openai-responses.js";
import { toolCallStreamer } from "../../src/adapters/transformers-js.js";
import { streamEvents } from "../../src/adapters/web.js";
import { readWebLLM } from "../../src/adapters/web-llm.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { parse } from "../../src/runtime/index.js";
import { HEAD } from "./support/protocols.js";

/** A program without types. */
function wrong<T>(value: unknown): T {
	return value as T;
}

const heads = [
	["Responses", createResponsesStream],
	["Anthropic", createAnthropicStream],
	["Ollama", createOllamaStream],
	["Chat", chatChunks],
] as const;

describe.each(heads)("the head of %s", (name, create) => {
	const place = name === "Chat" ? "options" : "the head";
	const rows: readonly (readonly [object, string])[] = [
		[{ id: undefined }, ".id must be a text, not undefined"],
		[{ model: 5 }, ".model must be a text, not 5"],
		[{ created: -1 }, ".created must be a whole number, 0 or more, not -1"],
		[{ created: 1.5 }, ".created must be a whole number, 0 or more, not 1.5"],
	];
	test.each(rows)("%j", (more, says) => {
		expect(() => create(wrong({ ...HEAD, ...more }))).toThrow(place + says);
	});

	test("a member that nobody knows, and no object", () => {
		expect(() => create(wrong({ ...HEAD, creatd: 1 }))).toThrow('did you mean "created"');
		expect(() => create(wrong("x"))).toThrow(`${place} must be an object, not "x"`);
		expect(() => create({ ...HEAD, created: 0 })).not.toThrow();
	});
});

test("what only one protocol has", () => {
	const responses = (more: object) => () => createResponsesStream({ ...HEAD, ...more });
	expect(responses({ echo: "x" })).toThrow('the head.echo must be an object, not "x"');
	expect(responses({ echo: null })).toThrow("the head.echo must be an object, not null");
	expect(responses({ said: {} })).toThrow("the head.said must be a function, not an empty object");
	const chat = (more: object) => () => chatChunks({ ...HEAD, ...more });
	expect(chat({ reasoning: "thoughts" })).toThrow(
		'unknown options.reasoning: "thoughts"; known are reasoning_content, reasoning, both, none',
	);
	expect(chat({ includeUsage: 1 })).toThrow("options.includeUsage must be true or false, not 1");
	expect(() => chatChunks(HEAD, -1)).toThrow("index must be a whole number, 0 or more, not -1");
	expect(() => chunkWriter(wrong({ ...HEAD, id: 1 }))).toThrow("options.id must be a text");
	expect(() => usageChunk(wrong({ ...HEAD, id: 1 }), wrong({}))).toThrow("options.id must be");
	expect(() => chatMessage(parse(hermes, "Hi."), wrong("thoughts"))).toThrow(
		'unknown reasoning: "thoughts"',
	);
});

describe("a stream that is none", () => {
	const stream = new ReadableStream<string>();
	const rows: readonly (readonly [string, () => unknown, string])[] = [
		[
			"of the web",
			() => streamEvents(hermes, wrong<ReadableStream<string>>("text")),
			'the stream must be an object with getReader, not "text": a ReadableStream',
		],
		[
			"of the web, with a controller in the place of its signal",
			() => streamEvents(hermes, stream, { signal: wrong({ abort: 1 }) }),
			"options.signal must be an object with addEventListener, throwIfAborted, not an object with abort: an AbortSignal",
		],
		[
			"of WebLLM",
			() => readWebLLM(hermes, wrong("text")),
			'what is read must be an async iterator, not "text": the stream of `chat.completions.create`',
		],
		[
			"of WebLLM: null",
			() => readWebLLM(hermes, wrong(null)),
			"what is read must be an async iterator, not null",
		],
		[
			"of LM Studio",
			() => readLMStudio(hermes, wrong([])),
			"what is read must be an async iterator, not a list: what `model.respond` gives",
		],
		[
			"of LM Studio, without a result",
			() => readLMStudio(hermes, wrong(stream)),
			"the prediction must be an object with result, not an empty object: what `model.respond` gives",
		],
		[
			"of transformers.js, without one who hears",
			() => toolCallStreamer(hermes, wrong(undefined)),
			"onEvent must be a function, not undefined",
		],
	];
	test.each(rows)("%s", (_what, make, says) => {
		expect(make).toThrow(TypeError);
		expect(make).toThrow(says);
	});
});
