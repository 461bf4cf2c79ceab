/** A chat model of LangChain that says what a test tells it to. */
import { BaseChatModel } from "@langchain/core/language_models/chat_models";
import { AIMessage, AIMessageChunk, type BaseMessage } from "@langchain/core/messages";
import { ChatGenerationChunk, type ChatResult } from "@langchain/core/outputs";

/** Says the texts in turn, in pieces of three characters, and keeps what it is asked. */
export class TextModel extends BaseChatModel {
	readonly asked: BaseMessage[][] = [];
	constructor(
		private readonly texts: readonly string[],
		private readonly reason = "stop",
	) {
		super({});
	}
	_llmType(): string {
		return "text";
	}
	private next(messages: BaseMessage[]): string {
		this.asked.push(messages);
		return this.texts[this.asked.length - 1] ?? "";
	}
	async _generate(messages: BaseMessage[]): Promise<ChatResult> {
		const text = this.next(messages);
		const message = new AIMessage({
			content: text,
			response_metadata: { finish_reason: this.reason },
		});
		return { generations: [{ text, message }] };
	}
	override async *_streamResponseChunks(messages: BaseMessage[]) {
		for (const text of this.next(messages).match(/[\s\S]{1,3}/g) ?? [])
			yield new ChatGenerationChunk({ text, message: new AIMessageChunk(text) });
		const end = { content: "", response_metadata: { finish_reason: this.reason } };
		yield new ChatGenerationChunk({ text: "", message: new AIMessageChunk(end) });
	}
}
