/** What the types refuse, the run time refuses: adapters, telemetry, values, rendering, the choice of a format. */
import { describe, expect, test } from "vitest";
import { repairToolCall, toolCallMiddleware } from "../../src/adapters/ai-sdk/v4.js";
import { anthropicMessageText, createAnthropicStream } from "../../src/adapters/anthropic.js";
import { readLMStudio } from "../../src/adapters/lmstudio.js";
import { callTemplate, tokenReader } from "../../src/adapters/node-llama-cpp.js";
import { createOllamaStream, ollamaText } from "../../src/adapters/ollama.js";
import {
	chatChunks,
	chatCompletion,
	chatMessage,
	chunkWriter,
	usageChunk,
} from "../../src/adapters/openai-chat.js";
import { createResponsesStream, toResponse } from "../../src/adapters/openai-responses.js";
import { toolCallStreamer } from "../../src/adapters/transformers-js.js";
import { streamEvents, streamMessage, toolCallStream } from "../../src/adapters/web.js";
import { readWebLLM } from "../../src/adapters/web-llm.js";
import { constrainFields } from "../../src/constrain-fields/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { getFormat, listFormats } from "../../src/generated/registry.js";
import { hermes as writing } from "../../src/generated/writings/hermes.js";
import { createParser, parse } from "../../src/index.js";
import { openTelemetry } from "../../src/otel/index.js";
import { render } from "../../src/render/index.js";
import { toolInstructions } from "../../src/render/instructions.js";
import { checkTemplate, rankFormats, selectFormat } from "../../src/select/index.js";
import { observe } from "../../src/telemetry/index.js";
import { createValidator } from "../../src/validate/index.js";
import { withValues } from "../../src/values/index.js";
import { refused } from "./table.js";

const HEAD = { id: "1", model: "m", created: 1 };
const validator = createValidator();
const message = parse(hermes, "Hi");
const stream = () => new Response("Hi").body ?? expect.fail("no body");
const registry = { getFormat, listFormats };
const onRecord = () => {};
async function* pieces() {
	yield { content: "Hi", reasoningType: "none" };
}

describe("heads and options of the protocols", () => {
	refused([
		// @ts-expect-error
		[() => chatChunks({ id: "1", model: "m" }), /options\.created must be a whole number/],
		// @ts-expect-error
		[() => chatChunks(), /options must be an object/],
		// @ts-expect-error
		[() => chatChunks({ ...HEAD, created: "now" }), /created must be a whole number.*"now"/],
		// @ts-expect-error
		[() => chatChunks({ ...HEAD, include_usage: true }), /did you mean "includeUsage"/],
		// @ts-expect-error
		[() => chatChunks({ ...HEAD, reasoning: "reasoning-content" }), /"reasoning_content"\?/],
		// @ts-expect-error
		[() => chatChunks(HEAD, "0"), /index must be a whole number/],
		// @ts-expect-error
		[() => chunkWriter({ ...HEAD, includeUsage: "yes" }), /includeUsage must be true or false/],
		// @ts-expect-error
		[() => usageChunk({ id: "1" }, {}), /options\.model must be a text/],
		// @ts-expect-error
		[() => chatCompletion({ ...HEAD, reasoning: true }, [message]), /options\.reasoning must be/],
		// @ts-expect-error
		[() => chatMessage(message, "thoughts"), /known are reasoning_content, reasoning, both, none/],
		// @ts-expect-error
		[() => createAnthropicStream({ id: "1", model: "m" }), /the head\.created must be/],
		// @ts-expect-error
		[() => anthropicMessageText({ ...HEAD, usage: {} }, message), /member of the head: "usage"/],
		// @ts-expect-error
		[() => createOllamaStream("m"), /the head must be an object/],
		// @ts-expect-error
		[() => ollamaText({ ...HEAD, model: 5 }, message), /the head\.model must be a text/],
		// @ts-expect-error
		[() => createResponsesStream({ ...HEAD, eco: {} }), /did you mean "echo"/],
		// @ts-expect-error
		[() => toResponse({ ...HEAD, echo: "x" }, message), /the head\.echo must be an object/],
	]);
});

describe("readers of streams", () => {
	refused([
		// @ts-expect-error
		[() => streamEvents("hermes", stream()), /getFormat/],
		// @ts-expect-error
		[() => streamEvents(hermes, new Response("Hi")), /the stream must be an object with getReader/],
		// @ts-expect-error
		[() => streamEvents(hermes, stream(), { signal: true }), /signal must be .*AbortSignal/],
		// @ts-expect-error
		[() => streamMessage(hermes, "Hi"), /getReader/],
		// @ts-expect-error
		[() => streamMessage(hermes, stream(), { strict: 1 }), /strict must be true or false/],
		// @ts-expect-error
		[() => toolCallStream(hermes, { limit: {} }), /did you mean "limits"/],
		// @ts-expect-error
		[() => toolCallStreamer(hermes), /onEvent must be a function/],
		// @ts-expect-error
		[() => toolCallStreamer(hermes, onRecord, { limits: 5 }), /limits must be an object/],
		// @ts-expect-error
		[() => tokenReader(hermes, {}, onRecord), /the model must be an object with detokenize/],
		// @ts-expect-error
		[() => callTemplate(hermes), /the writing/],
		[
			// @ts-expect-error
			() => readLMStudio(hermes, "Hi"),
			/what is read must be an async iterator.*: what `model\.respond` gives/,
		],
		// @ts-expect-error
		[() => readLMStudio(hermes, pieces()), /result/],
		// @ts-expect-error
		[() => readWebLLM(hermes, "Hi"), /what is read must be an async iterator/],
	]);
});

describe("the AI SDK", () => {
	refused([
		// @ts-expect-error
		[() => toolCallMiddleware(), /options must be an object/],
		// @ts-expect-error
		[() => toolCallMiddleware({}), /options\.format must be an object/],
		// @ts-expect-error
		[() => toolCallMiddleware({ format: "hermes" }), /getFormat/],
		// @ts-expect-error
		[() => toolCallMiddleware({ format: hermes, tools: "prompts" }), /did you mean "prompt"/],
		// @ts-expect-error
		[() => toolCallMiddleware({ format: hermes, history: "text" }), /calls, results/],
		// @ts-expect-error
		[() => toolCallMiddleware({ format: hermes, constrain: "vllm" }), /must be a function/],
		[
			() => toolCallMiddleware({ format: hermes, constrain: constrainFields("vllm") }),
			/needs tools: "prompt"/,
		],
		// @ts-expect-error
		[() => constrainFields("vlm"), /did you mean "vllm"/],
		// @ts-expect-error
		[() => constrainFields("tgi", "always"), /known are auto, required/],
		[
			// @ts-expect-error
			() => toolCallMiddleware({ format: hermes, policies: { onMalformed: "throw" } }),
			/known are text, error/,
		],
		// @ts-expect-error
		[() => repairToolCall({}), /validator must be an object with validate/],
		// @ts-expect-error
		[() => repairToolCall({ validator: createValidator }), /createValidator\(\)/],
		[
			// @ts-expect-error
			() => repairToolCall({ validator, policies: { strict: true } }),
			/options\.policies: "strict"/,
		],
	]);
});

describe("around a parser", () => {
	refused([
		// @ts-expect-error
		[() => observe(hermes, { format: hermes, onRecord }), /the parser must be an object with feed/],
		// @ts-expect-error
		[() => observe(createParser(hermes), { format: hermes }), /onRecord must be a function/],
		// @ts-expect-error
		[() => observe(createParser(hermes), { format: "hermes", onRecord }), /format must be/],
		// @ts-expect-error
		[() => withValues(hermes), /the parser must be an object with feed, finish/],
		// @ts-expect-error
		[() => render("hermes", writing, { content: "a" }), /getFormat/],
		// @ts-expect-error
		[() => render(hermes, writing, { contents: "a" }), /did you mean "content"/],
		// @ts-expect-error
		[() => selectFormat("Qwen/Qwen3-8B", registry), /must be an object/],
		// @ts-expect-error
		[() => selectFormat({ modell: "Qwen/Qwen3-8B" }, registry), /did you mean "model"/],
	]);
});

describe("prompts, telemetry, the choice of a format", () => {
	refused([
		// @ts-expect-error
		[() => toolInstructions("hermes", writing, []), /getFormat/],
		// @ts-expect-error
		[() => toolInstructions(hermes, "hermes", []), /the writing must be that of hermes/],
		// @ts-expect-error
		[() => toolInstructions(hermes, writing, { pay: {} }), /tools must be a list/],
		// @ts-expect-error
		[() => openTelemetry({ tracer: true }), /tracer must be an object with startSpan/],
		// @ts-expect-error
		[() => openTelemetry({ metre: null }), /did you mean "meter"/],
		// @ts-expect-error
		[() => rankFormats({ text: "Hi" }, registry), /the output must be a text/],
		// @ts-expect-error
		[() => rankFormats("Hi", registry, { limits: 5 }), /did you mean "limit"/],
		// @ts-expect-error
		[() => checkTemplate(hermes, "{{ x }}", { engine: {} }), /engine/],
		// @ts-expect-error
		[() => checkTemplate("hermes", "{{ x }}"), /getFormat/],
		// @ts-expect-error
		[() => createValidator({ maxError: 5 }), /did you mean "maxErrors"/],
		[() => rankFormats("Hi", registry, { limit: Number.NaN }), /limit must be a whole number/],
		[() => createValidator({ maxErrors: Number.NaN }), /maxErrors must be a whole number/],
	]);
});

describe("what only the run time knows", () => {
	refused([
		[() => chatChunks({ ...HEAD, created: Number.NaN }), /created must be a whole number/],
		[() => chatChunks(HEAD, -1), /index must be a whole number, 0 or more, not -1/],
		[() => toolCallStream(hermes, { limits: { calls: 0.5 } }), /calls must be a whole number/],
		[() => toolCallMiddleware({ format: hermes, limits: { depth: Number.NaN } }), /depth must/],
		[() => toolCallMiddleware({ format: hermes, entry: "thinkin" }), /did you mean "thinking"/],
		[
			() => toolCallMiddleware({ format: hermes, policies: { lenient: ["unclose"] } }),
			/did you mean "unclosed"/,
		],
		[() => repairToolCall({ validator, policies: { lenient: ["unclose"] } }), /"unclosed"/],
	]);
});

test("undefined is the default", () => {
	const none = { reasoning: undefined, includeUsage: undefined };
	expect(chatChunks({ ...HEAD, ...none }, undefined).begin()).toEqual(chatChunks(HEAD).begin());
	expect(toResponse({ ...HEAD, echo: undefined }, message)).toEqual(toResponse(HEAD, message));
	toolCallMiddleware({
		format: hermes,
		describeTools: undefined,
		history: undefined,
		reader: undefined,
		limits: undefined,
		policies: undefined,
		entry: undefined,
		strict: undefined,
		validator: undefined,
		generateId: undefined,
	});
	repairToolCall({ validator, policies: undefined });
	streamEvents(hermes, stream(), { signal: undefined });
});
