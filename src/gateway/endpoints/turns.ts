/** The messages of a conversation as they come in, item by item or block by block. */
import type { ChatContent, ChatMessage, ChatToolCall } from "../chat-request.js";
import { Refusal } from "./reader.js";

export type Part = Exclude<ChatContent, string | null>[number];

interface Turn {
	content: string | null;
	reasoning: string;
	readonly calls: ChatToolCall[];
}

/**
 * What the assistant has said in one go is one message, as chat completions have it: its thoughts, its texts and its calls, each
 * joined in their order.
 */
export class Turns {
	private readonly said: ChatMessage[] = [];
	private readonly ids = new Set<string>();
	private turn: Turn | null = null;

	text(text: string): void {
		const turn = this.open();
		turn.content = (turn.content ?? "") + text;
	}

	reasoning(text: string): void {
		this.open().reasoning += text;
	}

	call(id: string, name: string, json: string): void {
		this.ids.add(id);
		this.open().calls.push({ id, type: "function", function: { name, arguments: json } });
	}

	/** `param` is where the id stands. */
	result(id: string, content: ChatContent, param: string): void {
		if (!this.ids.has(id))
			throw new Refusal(param, `is of no call before it: ${JSON.stringify(id)}`);
		this.add({ role: "tool", tool_call_id: id, content });
	}

	add(message: ChatMessage): void {
		this.end();
		this.said.push(message);
	}

	/** What the assistant says next is another message. */
	end(): void {
		const { turn } = this;
		this.turn = null;
		if (turn === null) return;
		const { content, reasoning, calls } = turn;
		this.said.push({
			role: "assistant",
			content,
			...(reasoning === "" ? {} : { reasoning_content: reasoning }),
			...(calls.length === 0 ? {} : { tool_calls: calls }),
		});
	}

	messages(): readonly ChatMessage[] {
		this.end();
		return this.said;
	}

	private open(): Turn {
		this.turn ??= { content: null, reasoning: "", calls: [] };
		return this.turn;
	}
}

/** Texts alone are left as they are: a list where there are several. */
export function contentOf(parts: readonly Part[]): ChatContent {
	const [first] = parts;
	if (first === undefined) return "";
	if (parts.length === 1 && first.type === "text" && typeof first.text === "string")
		return first.text;
	return parts;
}
