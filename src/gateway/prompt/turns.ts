/** A conversation in the plain words that both ways of writing it need: texts are texts, arguments are objects. */
import type { Guard } from "../../render/guard.js";
import type { ChatContent, ChatMessage, ChatRequest } from "../chat-request.js";
import { unfit } from "../engine.js";
import { argumentsOf } from "./arguments.js";

export interface TurnCall {
	readonly id: string;
	readonly name: string;
	/** the text of an object, or of a part of one where the call was cut */
	readonly text: string;
	/** null: the text is no object */
	readonly arguments: ReadonlyMap<string, unknown> | null;
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

/** Throws an `EngineError`, `unfit`, for contents that are no text. */
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
			const calls = (message.tool_calls ?? []).map((call): TurnCall => {
				const name = guard(call.function.name);
				names.set(call.id, name);
				const said = argumentsOf(call.function.arguments, guard);
				const text = said?.text ?? guard(call.function.arguments);
				return { id: guard(call.id), name, text, arguments: said?.members ?? null };
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
