/** A conversation in the plain words that both ways of writing it need: texts are texts, arguments are objects. */
import type { Guard } from "../../render/guard.js";
import { isRecord } from "../../runtime/record.js";
import type { ChatContent, ChatMessage, ChatRequest } from "../chat-request.js";
import { guardMembers } from "./guard.js";
import { unfit } from "./unfit.js";

export interface TurnCall {
	readonly id: string;
	readonly name: string;
	/** the text of an object, and the object */
	readonly text: string;
	readonly arguments: Readonly<Record<string, unknown>>;
}

export type Turn =
	| { readonly role: "system" | "developer" | "user"; readonly content: string }
	| {
			readonly role: "assistant";
			readonly content: string;
			readonly reasoning: string;
			readonly calls: readonly TurnCall[];
	  }
	/** `name`: of the tool, or empty where no call has the id */
	| {
			readonly role: "tool";
			readonly id: string;
			readonly name: string;
			readonly content: string;
	  };

/** Throws an `EngineError`, `unfit`, for what is no text, and for arguments that are no object. */
export function turnsOf({ messages }: ChatRequest, guard: Guard): readonly Turn[] {
	const names = new Map<string, string>();
	return messages.map((message, at) => turnOf(message, `messages[${at}]`, names, guard));
}

function turnOf(
	message: ChatMessage,
	place: string,
	names: Map<string, string>,
	guard: Guard,
): Turn {
	const content = guard(textOf(message.content ?? null, place));
	switch (message.role) {
		case "system":
		case "developer":
		case "user":
			return { role: message.role, content };
		case "assistant": {
			const calls = (message.tool_calls ?? []).map((call, index) => {
				const name = guard(call.function.name);
				names.set(call.id, name);
				const spot = `${place}.tool_calls[${index}]`;
				const args = guardMembers(guard, argumentsOf(call.function.arguments, spot));
				return { id: guard(call.id), name, text: JSON.stringify(args), arguments: args };
			});
			const reasoning = guard(message.reasoning_content ?? "");
			return { role: "assistant", content, reasoning, calls };
		}
		case "tool": {
			const id = message.tool_call_id;
			return { role: "tool", id: guard(id), name: names.get(id) ?? "", content };
		}
		default:
			return message satisfies never;
	}
}

/** A part is a text of its own: they are joined by line ends, as vLLM and llama.cpp do. */
function textOf(content: ChatContent, place: string): string {
	if (content === null) return "";
	if (typeof content === "string") return content;
	const texts = content.map((part, at) => {
		if (part.type === "text" && "text" in part && typeof part.text === "string") return part.text;
		throw unfit(`${place}.content[${at}]: this model takes text only, not ${part.type}`);
	});
	return texts.join("\n");
}

function argumentsOf(text: string, place: string): Readonly<Record<string, unknown>> {
	let value: unknown;
	try {
		value = text.trim() === "" ? {} : JSON.parse(text);
	} catch {
		value = null;
	}
	if (isRecord(value)) return value;
	throw unfit(`${place}.function.arguments: must be the text of a JSON object`);
}
