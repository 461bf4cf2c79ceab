/** One message of the history. Fields that are not named here stay. */
import type { ChatContent, ChatMessage, ChatToolCall } from "../../chat-request.js";
import { type Fields, fieldsAt, given, listAt, nameAt, Refusal, textAt } from "../reader.js";

export function readMessage(value: unknown, place: string): ChatMessage {
	const message = fieldsAt(value, place);
	const { role } = message;
	switch (role) {
		case "system":
		case "developer":
		case "user":
			return { ...message, role, content: readContent(message.content, `${place}.content`) };
		case "tool": {
			const tool_call_id = nameAt(message.tool_call_id, `${place}.tool_call_id`);
			const content = readContent(message.content, `${place}.content`);
			return { ...message, role, tool_call_id, content };
		}
		case "assistant":
			return readAssistant(message, place);
		default:
			throw new Refusal(`${place}.role`, "must be system, developer, user, assistant or tool");
	}
}

function readAssistant(message: Fields, place: string): ChatMessage {
	const { tool_calls, reasoning_content, content, ...rest } = message;
	const calls = given(tool_calls) ? listAt(tool_calls, `${place}.tool_calls`) : null;
	if (content === undefined && calls === null)
		throw new Refusal(place, "has neither content nor tool_calls");
	return {
		...rest,
		role: "assistant",
		content: given(content) ? readContent(content, `${place}.content`) : null,
		...(typeof reasoning_content === "string" ? { reasoning_content } : {}),
		...(calls === null
			? {}
			: { tool_calls: calls.map((call, at) => readCall(call, `${place}.tool_calls[${at}]`)) }),
	};
}

function readCall(value: unknown, place: string): ChatToolCall {
	const call = fieldsAt(value, place);
	const type = call.type ?? "function";
	if (type !== "function") throw new Refusal(`${place}.type`, 'must be "function"');
	const inner = fieldsAt(call.function, `${place}.function`);
	return {
		...call,
		type,
		id: nameAt(call.id, `${place}.id`),
		function: {
			...inner,
			name: nameAt(inner.name, `${place}.function.name`),
			arguments: textAt(inner.arguments, `${place}.function.arguments`),
		},
	};
}

function readContent(value: unknown, place: string): ChatContent {
	if (typeof value === "string") return value;
	if (!Array.isArray(value)) throw new Refusal(place, "must be a string or a list of parts");
	return value.map((one: unknown, at) => {
		const where = `${place}[${at}]`;
		const part = fieldsAt(one, where);
		const type = nameAt(part.type, `${where}.type`);
		if (type !== "text") return { ...part, type };
		return { ...part, type, text: textAt(part.text, `${where}.text`) };
	});
}
