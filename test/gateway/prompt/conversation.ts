/** One conversation, with a text in every place where a client may put one. */
import type { ChatMessage, ChatRequest } from "../../../src/gateway/chat-request.js";

export interface Shape {
	readonly system: boolean;
	/** a call and its result */
	readonly call: boolean;
	readonly tools: boolean;
}

export function conversation(text: string, { system, call, tools }: Shape): ChatRequest {
	const called: readonly ChatMessage[] = [
		{
			role: "assistant",
			content: null,
			tool_calls: [
				{
					id: "call00000",
					type: "function",
					function: { name: "search", arguments: JSON.stringify({ query: text }) },
				},
			],
		},
		{ role: "tool", tool_call_id: "call00000", content: text },
	];
	return {
		model: "m",
		messages: [
			...(system ? [{ role: "system", content: text } as const] : []),
			{ role: "user", content: text },
			...(call ? called : []),
		],
		...(tools
			? {
					tools: [
						{
							type: "function",
							function: {
								name: "search",
								description: text,
								parameters: {
									type: "object",
									properties: { query: { type: "string", description: text } },
									required: ["query"],
								},
							},
						},
					],
				}
			: {}),
	};
}

export function countOf(text: string, part: string): number {
	let count = 0;
	for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) count++;
	return count;
}
