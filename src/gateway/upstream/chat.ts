/** An engine over `/v1/chat/completions`: the upstream renders the prompt; calls that it leaves in the text are read here. */
import type { Format } from "../../runtime/contract.js";
import { isRecord } from "../../runtime/record.js";
import type { ChatRequest } from "../chat-request.js";
import { type Engine, groupedEngine, type Piece } from "../engine.js";
import { inParts } from "../pause.js";
import { ask, type EventPieces } from "./answer.js";
import { countChat } from "./count.js";
import { DIALECT_FIELDS, type Dialect } from "./dialects.js";
import { forward } from "./forward.js";
import { garbage, type JsonObject, optionalText } from "./json.js";
import { OwnCalls } from "./own-calls.js";
import type { ChatWriter } from "./prompt.js";
import { endpointOf, type Upstream } from "./upstream.js";

export interface ChatOptions {
	readonly upstream: Upstream;
	readonly dialect: Dialect;
	readonly format: Format;
	/** what is sent instead of the request: tools may be described in the messages */
	readonly prepare?: ChatWriter | undefined;
	/** what the upstream calls the model */
	readonly model: string;
	/** tokens, where the client gives no limit */
	readonly maxTokens?: number | undefined;
	/** what makes the engine write calls; absent: nothing */
	readonly constrain?: ((request: ChatRequest, entry: string | null) => JsonObject) | undefined;
}

/** Throws a RangeError where the upstream's URL is none. */
export function chatEngine(options: ChatOptions): Engine {
	const { upstream, prepare, format, dialect, model } = options;
	const target = { ...upstream, address: endpointOf(upstream.url, "chat/completions") };
	const { usage } = DIALECT_FIELDS[dialect];
	const bodyOf = async (request: ChatRequest) =>
		chatBody(prepare === undefined ? request : await inParts(prepare(request)), options);
	return groupedEngine(
		(request, signal) =>
			ask(async () => {
				const plain = await bodyOf(request);
				const body = { ...plain, ...options.constrain?.(request, null) };
				const read = chatPieces(format);
				return { target, body, count: request.n ?? 1, entry: null, read, usage };
			}, signal),
		{
			countTokens: async (request, signal) =>
				await countChat(options, await bodyOf(request), signal),
			forward: (sent, signal) => forward(upstream, model, sent, signal),
		},
	);
}

function chatBody(
	request: ChatRequest,
	{ dialect, format, model, maxTokens }: ChatOptions,
): JsonObject {
	const { keep, unread } = DIALECT_FIELDS[dialect];
	const limited = request.max_tokens ?? request.max_completion_tokens ?? null;
	return {
		...withoutTemplate(request),
		...(limited === null && maxTokens !== undefined ? { max_tokens: maxTokens } : {}),
		...keep(format),
		...(request.tools === undefined || request.tools.length === 0 ? {} : unread),
		model,
		stream: true,
		stream_options: { ...request.stream_options, include_usage: true },
	};
}

/**
 * Servers take a template from a request, too. It is a program that runs there, and writes special tokens: no client's business.
 * vLLM has taken it, and whether the prompt becomes tokens, from the template's variables as well.
 */
function withoutTemplate({ chat_template: _template, ...request }: ChatRequest): JsonObject {
	const { chat_template_kwargs: given } = request;
	if (!isRecord(given)) return request;
	const { chat_template: _own, tokenize: _tokenize, ...variables } = given;
	return { ...request, chat_template_kwargs: variables };
}

/** Reads the events of one answer; knows the calls that have begun in it. */
export function chatPieces(format: Format): EventPieces {
	const calls = new Map<number, OwnCalls>();
	return function* read(event, choices): Generator<Piece> {
		if (!Array.isArray(event.choices)) return;
		for (const one of event.choices) {
			if (!isRecord(one)) throw garbage("a choice that is no object");
			const choice = choices.numberOf(one.index);
			const delta = isRecord(one.delta) ? one.delta : {};
			const thought = optionalText(delta.reasoning_content ?? delta.reasoning, "reasoning");
			if (thought !== "") yield choices.piece({ type: "reasoning", choice, text: thought });
			const chunk = optionalText(delta.content, "content");
			const logprobs = one.logprobs ?? undefined;
			if (chunk !== "" || logprobs !== undefined)
				yield choices.piece({
					type: "text",
					choice,
					chunk,
					...(logprobs === undefined ? {} : { logprobs }),
				});
			if (Array.isArray(delta.tool_calls)) {
				const own = calls.get(choice) ?? new OwnCalls(choice, format.ids);
				calls.set(choice, own);
				for (const call of delta.tool_calls)
					for (const piece of own.read(call)) yield choices.piece(piece);
			}
			const end = choices.finish(choice, one.finish_reason);
			if (end !== null) yield end;
		}
	};
}
