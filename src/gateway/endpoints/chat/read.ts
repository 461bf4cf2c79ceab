/** The request of chat completions: checked where the gateway relies on it, passed on as it is where it does not. */
import type { ChatRequest } from "../../chat-request.js";
import {
	countAt,
	type Fields,
	fieldsAt,
	flagAt,
	given,
	listAt,
	nameAt,
	Refusal,
} from "../reader.js";
import { readMessage } from "./message.js";

/** As many as the API that this one is modelled on. */
const MOST_CHOICES = 128;

/** Throws a `RequestProblem`. */
export function readChat(body: Fields): ChatRequest {
	for (const [old, now] of [
		["functions", "tools"],
		["function_call", "tool_choice"],
	] as const)
		if (given(body[old])) throw new Refusal(old, `is not supported any more: use ${now}`);
	const { messages, tools, n, stream, parallel_tool_calls, stream_options, tool_choice, ...rest } =
		body;
	const said = given(messages) ? listAt(messages, "messages") : [];
	if (said.length === 0) throw new Refusal("messages", "must be a list of one message or more");
	const parallel = "parallel_tool_calls";
	return {
		...rest,
		model: nameAt(body.model, "model"),
		messages: said.map((message, at) => readMessage(message, `messages[${at}]`)),
		...(given(tools) ? { tools: listAt(tools, "tools") } : {}),
		...(given(tool_choice) ? { tool_choice } : {}),
		...(given(n) ? { n: countAt(n, "n", MOST_CHOICES) } : {}),
		...(given(stream) ? { stream: flagAt(stream, "stream") } : {}),
		...(given(parallel_tool_calls) ? { [parallel]: flagAt(parallel_tool_calls, parallel) } : {}),
		...(given(stream_options) ? { stream_options: readStreamOptions(stream_options) } : {}),
	};
}

function readStreamOptions(value: unknown): NonNullable<ChatRequest["stream_options"]> {
	const { include_usage: include, ...rest } = fieldsAt(value, "stream_options");
	if (!given(include)) return rest;
	return { ...rest, include_usage: flagAt(include, "stream_options.include_usage") };
}
