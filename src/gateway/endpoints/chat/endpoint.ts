/** `/v1/chat/completions`. */
import type { StreamAdapter, Usage } from "../../../adapters/adapter.js";
import { reasoningField } from "../../../adapters/check-options.js";
import {
	type ChatOptions,
	chatChunks,
	chatCompletion,
	chunkWriter,
	type ReasoningField,
	usageChunk,
} from "../../../adapters/openai-chat.js";
import { checkMembers } from "../../../misuse/check.js";
import type { Message } from "../../../runtime/events.js";
import type { Endpoint, Frame, ResponseMeta } from "../../endpoint.js";
import { frameAdapter } from "../../frames.js";
import { openAiError } from "../openai-error.js";
import { readWith } from "../reader.js";
import { readChat } from "./read.js";

/** How chat completions are answered. */
export interface ChatEndpointOptions {
	/** default: `reasoning_content` */
	readonly reasoning?: ReasoningField | undefined;
}

export const CHAT_OPTIONS = { reasoning: reasoningField };

/** OpenAI's chat completions: `/v1/chat/completions`. Throws a TypeError on an option that it does not know. */
export function chatEndpoint(options: ChatEndpointOptions = {}): Endpoint {
	checkMembers(options, "options", CHAT_OPTIONS);
	const { reasoning } = options;
	const optionsOf = ({ id, model, created, request }: ResponseMeta): ChatOptions => ({
		id: `chatcmpl-${id}`,
		model,
		created,
		includeUsage: includesUsage(request),
		reasoning,
	});
	return {
		path: "/v1/chat/completions",
		read: (body) => readWith(body, readChat),
		choice(meta: ResponseMeta, index: number): StreamAdapter<Frame> {
			const options = optionsOf(meta);
			const write = chunkWriter(options);
			return frameAdapter(chatChunks(options, index), (chunk) => ({ data: write(chunk) }));
		},
		close(meta: ResponseMeta, usage?: Usage): readonly Frame[] {
			const wanted = includesUsage(meta.request) && usage !== undefined;
			const chunks = wanted ? [JSON.stringify(usageChunk(optionsOf(meta), usage))] : [];
			return [...chunks, "[DONE]"].map((data) => ({ data }));
		},
		whole: (
			meta: ResponseMeta,
			choices: readonly Message[],
			usage?: Usage,
			logprobs?: readonly unknown[],
		) => JSON.stringify(chatCompletion(optionsOf(meta), choices, usage, logprobs)),
		error: openAiError,
	};
}

function includesUsage(request: ResponseMeta["request"]): boolean {
	return request.stream_options?.include_usage === true;
}
