import type { ChatRequest } from "../chat-request.js";

/** A conversation as the text that the model continues. */
export interface Prompt {
	/** without the token that begins a text, where `begins` says so */
	readonly text: string;
	/** that token, where the prompt begins with it */
	readonly begins: string;
	/** the state in which its end leaves the message, by the name of an entry of the format */
	readonly entry: string | null;
}

/** Writes it in parts. Throws an `EngineError`, `unfit`, where the conversation cannot be written. */
export type PromptWriter = (request: ChatRequest) => Generator<void, Prompt, void>;

/** Writes a conversation in other words, in parts. Throws as a `PromptWriter` does. */
export type ChatWriter = (request: ChatRequest) => Generator<void, ChatRequest, void>;
