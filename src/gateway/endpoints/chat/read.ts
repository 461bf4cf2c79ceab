/** The request of chat completions: checked where the gateway relies on it, passed on as it is where it does not. */
import type { ChatRequest } from "../../chat-request.js";
import { type Fields, given, mustBe, Refusal } from "../reader.js";
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
	const said = given(messages) ? mustBe.list(messages, "messages") : [];
	if (said.length === 0) throw new Refusal("messages", "must be a list of one message or more");
	const parallel = "parallel_tool_calls";
	return {
		...rest,
		model: mustBe.name(body.model, "model"),
		messages: said.map((message, at) => readMessage(message, `messages[${at}]`)),
		...(given(tools) ? { tools: mustBe.list(tools, "tools") } : {}),
		...(given(tool_choice) ? { tool_choice } : {}),
		...(given(n) ? { n: mustBe.count(n, "n", MOST_CHOICES) } : {}),
		...(given(stream) ? { stream: mustBe.flag(stream, "stream") } : {}),
		...(given(parallel_tool_calls)
			? { [parallel]: mustBe.flag(parallel_tool_calls, parallel) }
			: {}),
		...(given(stream_options) ? { stream_options: readStreamOptions(stream_options) } : {}),
	};
}

function readStreamOptions(value: unknown): NonNullable<ChatRequest["stream_options"]> {
	const { include_usage: include, ...rest } = mustBe.fields(value, "stream_options");
	if (!given(include)) return rest;
	return { ...rest, include_usage: mustBe.flag(include, "stream_options.include_usage") };
}
