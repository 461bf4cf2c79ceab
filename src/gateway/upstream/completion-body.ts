/** From a request of chat completions to one of completions. */
import { isRecord } from "../../runtime/record.js";
import type { ChatRequest } from "../chat-request.js";
import { unfit } from "../engine.js";
import type { CompletionsOptions } from "./completions.js";
import { DIALECT_FIELDS, type Dialect } from "./dialects.js";
import type { JsonObject } from "./json.js";
import type { Prompt } from "./prompt.js";

/** Fields of a chat that mean nothing beside a prompt, or something else, or that would change what comes back. */
const DROPPED: ReadonlySet<string> = new Set([
	"messages",
	"tools",
	"tool_choice",
	"parallel_tool_calls",
	"functions",
	"function_call",
	"reasoning",
	"reasoning_effort",
	"chat_template",
	"chat_template_kwargs",
	"add_generation_prompt",
	"continue_final_message",
	"documents",
	"modalities",
	"audio",
	"prediction",
	"store",
	"metadata",
	"prompt",
	"prompt_embeds",
	"suffix",
	"echo",
	"best_of",
	"logprobs",
	"top_logprobs",
	"max_tokens",
	"max_completion_tokens",
	"stream",
	"stream_options",
	"response_format",
]);

export function completionBody(
	request: ChatRequest,
	{ text, begins }: Prompt,
	{ dialect, format, model, maxTokens }: Omit<CompletionsOptions, "prompt" | "upstream">,
): JsonObject {
	const { keep, unlimited, begun } = DIALECT_FIELDS[dialect];
	const passed = Object.entries(request).filter(([name]) => !DROPPED.has(name));
	const limit = request.max_completion_tokens ?? request.max_tokens ?? maxTokens;
	const logprobs = request.logprobs === true ? { logprobs: request.top_logprobs ?? 0 } : {};
	return {
		...Object.fromEntries(passed),
		...formOf(request, dialect),
		...logprobs,
		...(limit === undefined || limit === null ? unlimited : { max_tokens: limit }),
		...keep(format),
		...(begins === "" ? {} : begun),
		model,
		prompt: begun === null ? text : begins + text,
		stream: true,
		stream_options: { include_usage: true },
	};
}

/** The form that the answer must have, in the server's own words. A form that gets lost would be found out by the client alone. */
function formOf({ response_format: format }: ChatRequest, dialect: Dialect): JsonObject {
	if (!isRecord(format) || format.type === "text") return {};
	const { form } = DIALECT_FIELDS[dialect];
	if (form === null) throw unfit("response_format: this upstream's completions know none");
	if (format.type !== "json_object" && format.type !== "json_schema" && dialect === "llama.cpp")
		throw unfit(`response_format.type: is not supported: ${JSON.stringify(format.type)}`);
	return form(format);
}
