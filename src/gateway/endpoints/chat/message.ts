/** One message of the history. Fields that are not named here stay. */
import type { ChatContent, ChatMessage, ChatToolCall } from "../../chat-request.js";
import { type Fields, given, mustBe, Refusal } from "../reader.js";

export function readMessage(value: unknown, place: string): ChatMessage {
	const message = mustBe.fields(value, place);
	const { role } = message;
	switch (role) {
		case "system":
		case "developer":
		case "user":
			return { ...message, role, content: readContent(message.content, `${place}.content`) };
		case "tool": {
			const tool_call_id = mustBe.name(message.tool_call_id, `${place}.tool_call_id`);
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
	// thoughts leave under one of two names, and come back so
	const thought = reasoning_content ?? message.reasoning;
	const calls = given(tool_calls) ? mustBe.list(tool_calls, `${place}.tool_calls`) : null;
	if (content === undefined && calls === null)
		throw new Refusal(place, "has neither content nor tool_calls");
	return {
		...rest,
		role: "assistant",
		content: given(content) ? readContent(content, `${place}.content`) : null,
		...(typeof thought === "string" ? { reasoning_content: thought } : {}),
		...(calls === null
			? {}
			: { tool_calls: calls.map((call, at) => readCall(call, `${place}.tool_calls[${at}]`)) }),
	};
}

function readCall(value: unknown, place: string): ChatToolCall {
	const call = mustBe.fields(value, place);
	const type = call.type ?? "function";
	if (type !== "function") throw new Refusal(`${place}.type`, 'must be "function"');
	const inner = mustBe.fields(call.function, `${place}.function`);
	return {
		...call,
		type,
		id: mustBe.name(call.id, `${place}.id`),
		function: {
			...inner,
			name: mustBe.name(inner.name, `${place}.function.name`),
			arguments: mustBe.text(inner.arguments, `${place}.function.arguments`),
		},
	};
}

function readContent(value: unknown, place: string): ChatContent {
	if (typeof value === "string") return value;
	if (!Array.isArray(value)) throw new Refusal(place, "must be a string or a list of parts");
	return value.map((one: unknown, at) => {
		const where = `${place}[${at}]`;
		const part = mustBe.fields(one, where);
		const type = mustBe.name(part.type, `${where}.type`);
		if (type !== "text") return { ...part, type };
		return { ...part, type, text: mustBe.text(part.text, `${where}.text`) };
	});
}
