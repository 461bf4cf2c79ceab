/** The protocols, each with its adapter, its order and its words: what the properties are stated over. */
import type { ResponseHead, StreamAdapter, Usage } from "../../../src/adapters/adapter.js";
import { anthropicMessageText, createAnthropicStream } from "../../../src/adapters/anthropic.js";
import { createOllamaStream, ollamaText } from "../../../src/adapters/ollama.js";
import { createResponsesStream, toResponse } from "../../../src/adapters/openai-responses.js";
import type { Message } from "../../../src/runtime/events.js";
import { AnthropicChecker, anthropicFinish } from "./anthropic-order.js";
import { OllamaChecker, ollamaFinish } from "./ollama-order.js";
import { ResponsesChecker, responsesFinish } from "./responses-order.js";
import { type Checker, type Told, toldOf } from "./told.js";

export const HEAD: ResponseHead = { id: "0a1b", model: "a-model", created: 1_700_000_000 };

/** A stream and who watches over it: gives the frames, as texts, that the adapter has made of each step. */
export interface Watched {
	readonly adapter: StreamAdapter<string>;
	readonly checker: Pick<Checker<unknown>, "told" | "ended">;
}

export interface Protocol {
	readonly name: string;
	watch(): Watched;
	/** what a client of this protocol can know of the message */
	expected(message: Message): Told;
	whole(message: Message, usage?: Usage): string;
	/** the type of a frame that is a delta, and of what; null: it is none */
	deltaOf(frame: string): string | null;
}

function watched<Frame>(adapter: StreamAdapter<Frame>, checker: Checker<Frame>): Watched {
	const seen = (frames: readonly Frame[]): readonly string[] => {
		for (const frame of frames) checker.take(frame);
		return frames.map((frame) => (typeof frame === "string" ? frame : JSON.stringify(frame)));
	};
	return {
		checker,
		adapter: {
			begin: () => seen(adapter.begin()),
			events: (events) => seen(adapter.events(events)),
			end: (reason, usage) => seen(adapter.end(reason, usage)),
			fail: (error) => seen(adapter.fail(error)),
		},
	};
}

export const PROTOCOLS: readonly Protocol[] = [
	{
		name: "OpenAI Responses",
		watch: () => watched(createResponsesStream(HEAD), new ResponsesChecker()),
		expected: (message) => ({ ...toldOf(message), finish: responsesFinish(message.finishReason) }),
		whole: (message, usage) => JSON.stringify(toResponse(HEAD, message, usage)),
		deltaOf: (frame) => /^\{"type":"(response\.[a-z_]+\.delta)"/.exec(frame)?.[1] ?? null,
	},
	{
		name: "Anthropic",
		watch: () => watched(createAnthropicStream(HEAD), new AnthropicChecker()),
		// a call that was cut is not told from another one
		expected: (message) => {
			const told = toldOf(message);
			for (const call of told.calls) call.whole = true;
			return { ...told, finish: anthropicFinish(message.finishReason) };
		},
		whole: (message, usage) => anthropicMessageText(HEAD, message, usage),
		deltaOf: (frame) =>
			/"delta":\{"type":"((?:text|thinking|input_json)_delta)"/.exec(frame)?.[1] ?? null,
	},
	{
		name: "Ollama",
		watch: () => watched(createOllamaStream(HEAD), new OllamaChecker()),
		expected: (message) => {
			const { calls, ...told } = toldOf(message);
			const finish = ollamaFinish(message.finishReason);
			for (const call of calls) call.arguments = call.arguments.replace(/[\n\r]/g, " ");
			return { ...told, calls: calls.filter(({ whole }) => whole), finish };
		},
		whole: (message, usage) => ollamaText(HEAD, message, usage),
		deltaOf: (frame) => {
			const [found, thinking] =
				/"role":"assistant","content":"(?:","(thinking)"|[^"])/.exec(frame) ?? [];
			return found === undefined ? null : (thinking ?? "content");
		},
	},
];
