/** OpenAI Chat Completions: the chunks of a stream, and the whole response. Types are structural: no SDK is imported. */
import { wholeFrom } from "../misuse/check.js";
import type { Message, ParserEvent } from "../runtime/events.js";
import type { StreamAdapter, StreamFailure, Usage } from "./adapter.js";
import { checkChat, reasoningField } from "./check-options.js";
import { merge, type Piece } from "./merge.js";

/** A piece of a call: pieces of one `index` belong together, their `arguments` concatenate to JSON text. */
export interface ChunkToolCall {
	readonly index: number;
	/** id, type and name come once, together, with empty arguments */
	readonly id?: string;
	readonly type?: "function";
	readonly function: { readonly name?: string; readonly arguments: string };
}

/** What a chunk adds to the message of its choice. */
export interface ChunkDelta {
	readonly role?: "assistant";
	readonly content?: string;
	readonly reasoning_content?: string;
	readonly reasoning?: string;
	readonly tool_calls?: readonly ChunkToolCall[];
}

/** One choice of a chunk. */
export interface ChunkChoice {
	readonly index: number;
	readonly delta: ChunkDelta;
	readonly logprobs: unknown;
	readonly finish_reason: string | null;
}

/** A chunk of a streamed chat completion, as OpenAI's API sends it. */
export interface ChatCompletionChunk {
	readonly id: string;
	readonly object: "chat.completion.chunk";
	readonly created: number;
	readonly model: string;
	readonly choices: readonly ChunkChoice[];
	/** null in all chunks but the last; only with `includeUsage` */
	readonly usage?: Usage | null;
}

/** What takes the place of a chunk when the stream breaks. */
export interface ChatStreamError {
	readonly error: { message: string; type: string; param: null; code: string };
}

/** Under which name reasoning leaves; there is no standard one. */
export type ReasoningField = "reasoning_content" | "reasoning" | "both" | "none";

/** What all chunks of one answer have in common. */
export interface ChatOptions {
	/** the whole id, such as `chatcmpl-…` */
	readonly id: string;
	readonly model: string;
	/** seconds since 1970 */
	readonly created: number;
	/** default: `reasoning_content` */
	readonly reasoning?: ReasoningField | undefined;
	/** `stream_options.include_usage` of the request */
	readonly includeUsage?: boolean | undefined;
}

/** One choice of a stream: `index` is the choice's. The chunk with the usage is `usageChunk`. */
export function chatChunks(
	options: ChatOptions,
	index = 0,
): StreamAdapter<ChatCompletionChunk | ChatStreamError> {
	checkChat(options);
	wholeFrom(0)(index, "index");
	return new ChatChunks(options, index);
}

class ChatChunks implements StreamAdapter<ChatCompletionChunk | ChatStreamError> {
	constructor(
		private readonly options: ChatOptions,
		private readonly index: number,
	) {}

	begin(): readonly ChatCompletionChunk[] {
		return [this.chunk({ role: "assistant", content: "" })];
	}

	events(events: readonly ParserEvent[], logprobs?: unknown): readonly ChatCompletionChunk[] {
		const deltas: ChunkDelta[] = [];
		for (const piece of merge(events)) {
			const delta = this.delta(piece);
			if (delta !== null) deltas.push(delta);
		}
		if (logprobs === undefined) return deltas.map((delta) => this.chunk(delta));
		// they belong to the piece, not to what could be handed out of it: a piece that is held back has them, too
		if (deltas.length === 0) deltas.push({});
		return deltas.map((delta, at) => this.chunk(delta, null, at === 0 ? logprobs : null));
	}

	end(reason: string): readonly ChatCompletionChunk[] {
		return [this.chunk({}, reason)];
	}

	fail({ code, message }: StreamFailure): readonly ChatStreamError[] {
		const type = code.startsWith("upstream_") ? "upstream_error" : "server_error";
		return [{ error: { message, type, param: null, code } }];
	}

	private chunk(
		delta: ChunkDelta,
		finish_reason: string | null = null,
		logprobs: unknown = null,
	): ChatCompletionChunk {
		const { id, created, model, includeUsage } = this.options;
		const object = "chat.completion.chunk";
		const choices = [{ index: this.index, delta, logprobs, finish_reason }];
		// no spread: this is done for every piece
		return includeUsage
			? { id, object, created, model, choices, usage: null }
			: { id, object, created, model, choices };
	}

	private delta(piece: Piece): ChunkDelta | null {
		switch (piece.type) {
			case "content":
				return { content: piece.text };
			case "reasoning":
				return reasoningFields(this.options.reasoning, piece.text);
			case "call-start": {
				const { index, id, name } = piece;
				return ofCall({ index, id, type: "function", function: { name, arguments: "" } });
			}
			case "call-arguments":
				return ofCall({ index: piece.index, function: { arguments: piece.delta } });
			case "call-end":
				return null;
			default:
				return piece satisfies never;
		}
	}
}

/** The JSON of all chunks of one stream but that of its usage. What they share is written once. */
export function chunkWriter(
	options: ChatOptions,
): (chunk: ChatCompletionChunk | ChatStreamError) => string {
	checkChat(options);
	const begin = `${JSON.stringify(head(options)).slice(0, -1)},"choices":`;
	const end = options.includeUsage ? ',"usage":null}' : "}";
	return (chunk) =>
		"error" in chunk ? JSON.stringify(chunk) : begin + JSON.stringify(chunk.choices) + end;
}

/** The chunk behind the last choice's end, with `stream_options.include_usage`. */
export function usageChunk(options: ChatOptions, usage: Usage): ChatCompletionChunk {
	checkChat(options);
	return { ...head(options), choices: [], usage };
}

/**
 * The whole response. The messages have the same calls as a stream: one whose arguments never ended is among them, and is not
 * JSON; `finish_reason` is `tool_calls` only if another one is whole.
 */
export function chatCompletion(
	options: ChatOptions,
	messages: readonly Message[],
	usage?: Usage,
	logprobs: readonly unknown[] = [],
) {
	checkChat(options);
	const { id, created, model } = options;
	const choices = messages.map((message, index) => ({
		index,
		message: chatMessage(message, options.reasoning),
		logprobs: logprobs[index] ?? null,
		finish_reason: message.finishReason,
	}));
	const rest = usage === undefined ? {} : { usage };
	return { id, object: "chat.completion" as const, created, model, choices, ...rest };
}

/** A message as it stands in a response, and in the history of the next request. */
export function chatMessage(message: Message, reasoning?: ReasoningField) {
	if (reasoning !== undefined) reasoningField(reasoning, "reasoning");
	const { content, toolCalls } = message;
	const calls = toolCalls.map(({ id, name, arguments: text }) => ({
		id,
		type: "function" as const,
		function: { name, arguments: text },
	}));
	return {
		role: "assistant" as const,
		content: content === "" && calls.length > 0 ? null : content,
		refusal: null,
		...(message.reasoning === "" ? {} : reasoningFields(reasoning, message.reasoning)),
		...(calls.length === 0 ? {} : { tool_calls: calls }),
	};
}

function head({ id, created, model }: ChatOptions) {
	return { id, object: "chat.completion.chunk" as const, created, model };
}

function ofCall(call: ChunkToolCall): ChunkDelta {
	return { tool_calls: [call] };
}

function reasoningFields(field: ReasoningField = "reasoning_content", text: string) {
	switch (field) {
		case "reasoning_content":
			return { reasoning_content: text };
		case "reasoning":
			return { reasoning: text };
		case "both":
			return { reasoning_content: text, reasoning: text };
		case "none":
			return null;
		default:
			return field satisfies never;
	}
}
