/** One message of the history. Fields that are not named here stay. */
import { isRecord } from "../../../tools/misuse.js";
import type { ChatContent, ChatMessage, ChatToolCall } from "../../chat-request.js";
import { badRequest } from "../../problem.js";
import { fields } from "./fields.js";

export function readMessage(given: unknown, place: string): ChatMessage {
	if (!isRecord(given)) throw badRequest(`${place} must be an object`, place);
	const { role } = given;
	const field = fields(given, `${place}.`);
	switch (role) {
		case "system":
		case "developer":
		case "user":
			return { ...given, role, content: readContent(given.content, `${place}.content`) };
		case "tool": {
			const tool_call_id = field.word("tool_call_id");
			const content = readContent(given.content, `${place}.content`);
			return { ...given, role, tool_call_id, content };
		}
		case "assistant":
			return readAssistant(given, place);
		default: {
			const what = "system, developer, user, assistant or tool";
			throw badRequest(`${place}.role must be ${what}`, `${place}.role`);
		}
	}
}

function readAssistant(given: Readonly<Record<string, unknown>>, place: string): ChatMessage {
	const { tool_calls: _, reasoning_content, ...rest } = given;
	const calls = fields(given, `${place}.`).list("tool_calls");
	const { content } = given;
	if (content === undefined && calls === undefined)
		throw badRequest(`${place} has neither content nor tool_calls`, place);
	return {
		...rest,
		role: "assistant",
		...(content === undefined || content === null
			? { content: null }
			: { content: readContent(content, `${place}.content`) }),
		...(typeof reasoning_content === "string" ? { reasoning_content } : {}),
		...(calls === undefined
			? {}
			: { tool_calls: calls.map((call, at) => readCall(call, `${place}.tool_calls[${at}]`)) }),
	};
}

function readCall(given: unknown, place: string): ChatToolCall {
	if (!isRecord(given)) throw badRequest(`${place} must be an object`, place);
	const type = given.type ?? "function";
	if (type !== "function") throw badRequest(`${place}.type must be "function"`, `${place}.type`);
	const inner = given.function;
	if (!isRecord(inner))
		throw badRequest(`${place}.function must be an object`, `${place}.function`);
	const field = fields(inner, `${place}.function.`);
	return {
		...given,
		type,
		id: fields(given, `${place}.`).word("id"),
		function: { ...inner, name: field.word("name"), arguments: field.text("arguments") },
	};
}

function readContent(given: unknown, place: string): ChatContent {
	if (typeof given === "string") return given;
	if (!Array.isArray(given))
		throw badRequest(`${place} must be a string or a list of parts`, place);
	return given.map((part: unknown, at) => {
		const where = `${place}[${at}]`;
		if (!isRecord(part)) throw badRequest(`${where} must be an object`, where);
		const type = fields(part, `${where}.`).word("type");
		if (type !== "text") return { ...part, type };
		return { ...part, type, text: fields(part, `${where}.`).text("text") };
	});
}
