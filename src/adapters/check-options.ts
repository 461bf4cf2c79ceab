/** The adapters' own options, looked at where they enter. What a parser is told is looked at by the parser. */
import {
	type Check,
	checkMembers,
	flag,
	oneOf,
	text,
	wholeFrom,
	withMethods,
	wrong,
} from "../misuse/check.js";
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
