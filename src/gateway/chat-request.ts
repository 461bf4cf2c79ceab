/** The request that all endpoints are translated to: the one of chat completions. Fields that it does not name pass through. */

export interface ChatTextPart {
	readonly type: "text";
	readonly text: string;
}
/** Text, or parts; parts that are no text pass through in chat mode and are refused where a prompt is rendered. */
export type ChatContent =
	| string
	| readonly (ChatTextPart | { readonly type: string; readonly [field: string]: unknown })[]
	| null;

/** A call of an earlier answer; `arguments` is JSON text. */
export interface ChatToolCall {
	readonly id: string;
	readonly type: "function";
	readonly function: { readonly name: string; readonly arguments: string };
}

/** A message of a request, in the shape of OpenAI's chat completions. */
export type ChatMessage =
	| { readonly role: "system" | "developer" | "user"; readonly content: ChatContent }
	| {
			readonly role: "assistant";
			readonly content?: ChatContent;
			readonly reasoning_content?: string;
			readonly tool_calls?: readonly ChatToolCall[];
	  }
	| { readonly role: "tool"; readonly tool_call_id: string; readonly content: ChatContent };

/** A request in the shape of OpenAI's chat completions: the form that all endpoints share. */
export interface ChatRequest {
	readonly model: string;
	readonly messages: readonly ChatMessage[];
	/** in any shape that `readTools` takes */
	readonly tools?: readonly unknown[];
	readonly tool_choice?: unknown;
	readonly parallel_tool_calls?: boolean;
	readonly n?: number;
	readonly stream?: boolean;
	readonly stream_options?: { readonly include_usage?: boolean };
	readonly [field: string]: unknown;
}
