/** The adapters' own options, looked at where they enter. What a parser is told is looked at by the parser. */
import {
	type Check,
	checkMembers,
	flag,
	fn,
	oneOf,
	text,
	wholeFrom,
	withMethods,
	wrong,
} from "../misuse/check.js";
import type { Chunk } from "../runtime/events.js";
import type { ResponseHead } from "./adapter.js";
import type { ChatOptions, ReasoningField } from "./openai-chat.js";
import type { ResponsesHead } from "./responses-shapes.js";

const HEAD: { readonly [Name in keyof Required<ResponseHead>]: Check } = {
	id: text,
	model: text,
	created: wholeFrom(0),
};
const NEEDED = Object.keys(HEAD);

const object: Check = (value, place) => {
	if (typeof value !== "object" || value === null) throw wrong(place, "an object", value);
};
const RESPONSES_HEAD: { readonly [Name in keyof Required<ResponsesHead>]: Check } = {
	...HEAD,
	echo: object,
	said: fn,
};

export const reasoningField: Check = oneOf([
	"reasoning_content",
	"reasoning",
	"both",
	"none",
] satisfies ReasoningField[]);

const CHAT: { readonly [Name in keyof Required<ChatOptions>]: Check } = {
	...HEAD,
	reasoning: reasoningField,
	includeUsage: flag,
};

export function checkHead(head: ResponseHead): void {
	checkMembers(head, "the head", HEAD, NEEDED);
}

export function checkResponsesHead(head: ResponsesHead): void {
	checkMembers(head, "the head", RESPONSES_HEAD, NEEDED);
}

export function checkChat(options: ChatOptions): void {
	checkMembers(options, "options", CHAT, NEEDED);
}

const readable = withMethods(["getReader"], ": a ReadableStream");
const signal = withMethods(["addEventListener", "throwIfAborted"], ": an AbortSignal");

export function checkStream(stream: unknown, given: unknown): void {
	readable(stream, "the stream");
	if (given !== undefined) signal(given, "options.signal");
}

/** The stream that a library gives: an object, since a string would be read character by character. `hint`: who gives it. */
export function checkPieces(stream: unknown, hint: string): void {
	const fits = typeof stream === "object" && stream !== null && Symbol.asyncIterator in stream;
	if (!fits) throw wrong("what is read", "an async iterator", stream, `: ${hint}`);
}

/** How the body of a streamed answer begins: server-sent events with an object in them. */
const EVENT_STREAM = /^(?:event:[^\n]{0,64}\n)?data: ?\{"/;
/** Of so many bytes. */
const LOOKED_AT = 96;

/** Bytes that are server-sent events hold no text of a model: the first chunk tells. Throws a TypeError. */
export function checkNoEventStream(first: Chunk): void {
	if (!(first instanceof Uint8Array)) return;
	const begin = new TextDecoder().decode(first.subarray(0, LOOKED_AT));
	if (EVENT_STREAM.test(begin))
		throw new TypeError(
			"the stream holds server-sent events, not the text of a model: give the response to `readCompletions` of toolgrammar/completions, or the delta of each event to `readEvents`",
		);
}
