/** From the body of a Responses request to the form that all endpoints share. */
import type { ChatRequest } from "../../chat-request.js";
import { type Fields, given, member, mustBe, Refusal, unsupported, without } from "../reader.js";
import { Turns } from "../turns.js";
import { readItems } from "./items.js";
import { readChoice, readResponsesTools } from "./tools.js";

/** Fields that ask for state, or for work, that the gateway does not have or do. */
const REFUSED: readonly string[] = [
	"previous_response_id",
	"conversation",
	"prompt",
	"context_management",
	"moderation",
];

/** What is read here, and what changes no answer: the rest passes through. */
const READ: ReadonlySet<string> = new Set([
	...["model", "input", "instructions", "tools", "tool_choice", "parallel_tool_calls"],
	...["max_output_tokens", "text", "reasoning", "stream", "stream_options", "messages"],
	...["store", "include", "truncation", "background", "top_logprobs", "n"],
]);

/** Throws a `Refusal`. */
export function readResponsesRequest(body: Fields): ChatRequest {
	refuse(body);
	const { tools, choice } = readChoice(body.tool_choice, readResponsesTools(body.tools));
	const streamed = given(body.stream) && mustBe.flag(body.stream, "stream");
	return {
		...without(body, READ),
		...textFields(body.text),
		...reasoningFields(body.reasoning),
		...(given(body.max_output_tokens)
			? { max_tokens: mustBe.count(body.max_output_tokens, "max_output_tokens") }
			: {}),
		model: mustBe.name(body.model, "model"),
		messages: messagesOf(body),
		...(tools.length === 0 ? {} : { tools }),
		...member("tool_choice", choice),
		...(given(body.parallel_tool_calls)
			? { parallel_tool_calls: mustBe.flag(body.parallel_tool_calls, "parallel_tool_calls") }
			: {}),
		...(streamed ? { stream: true, stream_options: { include_usage: true } } : {}),
	};
}

function refuse(body: Fields): void {
	for (const field of REFUSED)
		if (given(body[field]))
			throw unsupported(field, "is not supported: the gateway keeps no state");
	if (given(body.background) && mustBe.flag(body.background, "background"))
		throw unsupported("background", "is not supported: the gateway keeps no state");
	if (given(body.truncation) && body.truncation !== "disabled")
		throw unsupported("truncation", "must be disabled: the gateway cuts no input");
	if (given(body.n) && body.n !== 1) throw unsupported("n", "must be 1: a response is one message");
	if (given(body.top_logprobs) && body.top_logprobs !== 0)
		throw unsupported("top_logprobs", "is not supported here: ask /v1/chat/completions");
	if (!given(body.include)) return;
	// thoughts come in plain text, so that nothing is missing for the next request
	for (const [at, one] of mustBe.list(body.include, "include").entries())
		if (one !== "reasoning.encrypted_content")
			throw unsupported(`include[${at}]`, `is not supported: ${JSON.stringify(one)}`);
}

function messagesOf({ instructions, input }: Fields): ChatRequest["messages"] {
	const turns = new Turns();
	if (given(instructions))
		turns.add({ role: "system", content: mustBe.text(instructions, "instructions") });
	if (typeof input === "string") turns.add({ role: "user", content: input });
	else readItems(mustBe.list(input, "input"), turns);
	const messages = turns.messages();
	if (messages.length === 0) throw new Refusal("input", "is empty");
	return messages;
}

/** `text`: the form of the answer. */
function textFields(text: unknown): Fields {
	if (!given(text)) return {};
	const { format, verbosity, ...others } = mustBe.fields(text, "text");
	const rest = without(others, new Set());
	return {
		...(given(verbosity) ? { verbosity } : {}),
		...(given(format) ? formatFields(mustBe.fields(format, "text.format")) : {}),
		...(Object.keys(rest).length === 0 ? {} : { text: rest }),
	};
}

function formatFields({ type, ...of }: Fields): Fields {
	switch (type) {
		case "text":
			return {};
		case "json_object":
			return { response_format: { type } };
		case "json_schema":
			mustBe.name(of.name, "text.format.name");
			mustBe.fields(of.schema, "text.format.schema");
			return { response_format: { type, json_schema: of } };
		default:
			throw unsupported("text.format.type", `is not supported: ${JSON.stringify(type)}`);
	}
}

/** A summary may be asked for: the thoughts come as they are, whole. */
function reasoningFields(reasoning: unknown): Fields {
	if (!given(reasoning)) return {};
	const fields = mustBe.fields(reasoning, "reasoning");
	const rest = without(fields, new Set(["effort", "summary", "generate_summary"]));
	return {
		...(given(fields.effort)
			? { reasoning_effort: mustBe.text(fields.effort, "reasoning.effort") }
			: {}),
		...(Object.keys(rest).length === 0 ? {} : { reasoning: rest }),
	};
}
