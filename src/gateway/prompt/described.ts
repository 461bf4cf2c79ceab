/** Chats for an upstream whose own template knows nothing of the format's tools: they and the calls of the history become text. */
import type { Words } from "../../render/in-text.js";
import type { ChatMessage } from "../chat-request.js";
import type { ChatWriter } from "../upstream/prompt.js";
import { offeredTools } from "./tools.js";
import { type Turn, turnsOf } from "./turns.js";
import { withTextCalls } from "./written.js";

/** The upstream's template is not known here, nor what its tokenizer takes for a token: contents go as they are. */
const AS_IT_IS = (text: string): string => text;

export function describedTools(words: Words): ChatWriter {
	return function* (request) {
		const {
			tools: _tools,
			tool_choice: _choice,
			parallel_tool_calls: _parallel,
			...rest
		} = request;
		const tools = offeredTools(request, AS_IT_IS);
		const plain = { ...words, tools, calls: true };
		yield;
		const turns = yield* withTextCalls(turnsOf(request, AS_IT_IS), plain);
		return { ...rest, messages: turns.map(messageOf) };
	};
}

function messageOf(turn: Turn): ChatMessage {
	switch (turn.role) {
		case "system":
		case "developer":
		case "user":
			return turn;
		case "assistant": {
			const { content, reasoning } = turn;
			return {
				role: "assistant",
				content,
				...(reasoning === "" ? {} : { reasoning_content: reasoning }),
			};
		}
		case "tool":
			return { role: "tool", tool_call_id: turn.id, content: turn.content };
		default:
			return turn satisfies never;
	}
}
