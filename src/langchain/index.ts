/** A chat model of LangChain around another one whose model writes its calls as text: tools are bound, calls come structured. */
import type { CallbackManagerForLLMRun } from "@langchain/core/callbacks/manager";
import type { BaseLanguageModelInput } from "@langchain/core/language_models/base";
import {
	BaseChatModel,
	type BaseChatModelCallOptions,
	type BaseChatModelParams,
	type BindToolsInput,
} from "@langchain/core/language_models/chat_models";
import {
	AIMessage,
	AIMessageChunk,
	type BaseMessage,
	HumanMessage,
	SystemMessage,
	ToolMessage,
} from "@langchain/core/messages";
import { ChatGenerationChunk, type ChatResult } from "@langchain/core/outputs";
import type { Runnable } from "@langchain/core/runnables";
import { convertToOpenAITool } from "@langchain/core/utils/function_calling";
import { chunkFields, endFields, messageFields } from "../adapters/langchain.js";
import { answerText, resultText, unwritten, type Words } from "../render/in-text.js";
import { toolInstructions } from "../render/instructions.js";
import type { Writing } from "../render/writing.js";
import type { Format } from "../runtime/contract.js";
import { createParser, parse } from "../runtime/engine/parser.js";
import type { FunctionDefinition, ParserOptions } from "../runtime/options.js";
import { readTools } from "../tools/index.js";

/** What a `ToolgrammarChatModel` is made of. */
export interface ToolgrammarChatFields extends BaseChatModelParams {
	/** gives what its model writes as text */
	readonly model: BaseChatModel;
	/** what the model writes */
	readonly format: Format;
	/**
	 * The format's writing: tools are described in the system message, and earlier calls are written as the model does, for a model whose
	 * server knows nothing of tools. Absent: both go to `model` as they are, which must take tools
	 */
	readonly writing?: Writing | undefined;
	/** how the text is read */
	readonly reading?:
		| Pick<ParserOptions, "strict" | "policies" | "limits" | "validator">
		| undefined;
}

/** The options of one call of the model. */
export interface ToolgrammarCallOptions extends BaseChatModelCallOptions {
	readonly tools?: BindToolsInput[] | undefined;
}

/** A chat model of LangChain whose answers have tool calls, around one that gives them as text. */
export class ToolgrammarChatModel extends BaseChatModel<ToolgrammarCallOptions, AIMessageChunk> {
	constructor(private readonly fields: ToolgrammarChatFields) {
		super(fields);
	}

	_llmType(): string {
		return "toolgrammar";
	}

	override bindTools(
		tools: BindToolsInput[],
		more: Partial<ToolgrammarCallOptions> = {},
	): Runnable<BaseLanguageModelInput, AIMessageChunk, ToolgrammarCallOptions> {
		return this.withConfig({ ...more, tools });
	}

	override async _generate(
		messages: BaseMessage[],
		options: this["ParsedCallOptions"],
	): Promise<ChatResult> {
		const { inner, prompt, read } = this.asked(messages, options);
		const answer = await inner.invoke(prompt, passed(options));
		const finishReason = reasonOf(answer);
		const said = parse(this.fields.format, answer.text, { ...read, finishReason });
		const fields = messageFields(said);
		const { invalid_tool_calls } = fields;
		// of these it keeps none that are handed to it
		const message = Object.assign(new AIMessageChunk(fields), { invalid_tool_calls });
		return { generations: [{ text: message.text, message }] };
	}

	override async *_streamResponseChunks(
		messages: BaseMessage[],
		options: this["ParsedCallOptions"],
		run?: CallbackManagerForLLMRun,
	): AsyncGenerator<ChatGenerationChunk> {
		const { inner, prompt, read } = this.asked(messages, options);
		const parser = createParser(this.fields.format, read);
		let reason = "stop";
		const stream = await inner.stream(prompt, passed(options));
		for await (const piece of stream) {
			reason = reasonOf(piece, reason);
			for (const fields of chunkFields(parser.feed(piece.text))) yield* told(fields, run);
		}
		for (const fields of [...chunkFields(parser.finish(reason)), endFields(reason)])
			yield* told(fields, run);
	}

	private asked(messages: BaseMessage[], { tools: bound = [] }: this["ParsedCallOptions"]) {
		const { model, format, writing, reading } = this.fields;
		const tools = readTools(bound.map((tool) => convertToOpenAITool(tool)));
		const read = { ...reading, tools };
		if (writing !== undefined)
			return { read, inner: model, prompt: inText(messages, { format, writing, tools }) };
		if (bound.length === 0) return { read, inner: model, prompt: messages };
		const inner = model.bindTools?.(bound);
		if (inner === undefined)
			throw new TypeError("the model takes no tools: give `writing`, and they are described to it");
		return { read, inner, prompt: messages };
	}
}

/** The options of a call that the model within is told. */
function passed({ signal, stop }: BaseChatModelCallOptions): Partial<BaseChatModelCallOptions> {
	return { ...(signal === undefined ? {} : { signal }), ...(stop === undefined ? {} : { stop }) };
}

async function* told(
	fields: ReturnType<typeof endFields>,
	run: CallbackManagerForLLMRun | undefined,
): AsyncGenerator<ChatGenerationChunk> {
	const chunk = new ChatGenerationChunk({
		text: fields.content,
		message: new AIMessageChunk(fields),
	});
	yield chunk;
	await run?.handleLLMNewToken(fields.content, undefined, undefined, undefined, undefined, {
		chunk,
	});
}

function reasonOf({ response_metadata: metadata }: BaseMessage, otherwise = "stop"): string {
	const { finish_reason: reason } = metadata;
	return typeof reason === "string" && reason !== "" ? reason : otherwise;
}

interface Told extends Words {
	readonly tools: readonly FunctionDefinition[];
}

/** The conversation with tools, calls and results as text. */
function inText(messages: BaseMessage[], told: Told): BaseMessage[] {
	const { format, writing, tools } = told;
	const names = new Map<string, string>();
	const said = messages.map((message): BaseMessage => {
		if (ToolMessage.isInstance(message)) {
			const name = names.get(message.tool_call_id) ?? message.name ?? "";
			return new HumanMessage(resultText(name, message.text));
		}
		if (!AIMessage.isInstance(message) || (message.tool_calls ?? []).length === 0) return message;
		const calls = (message.tool_calls ?? []).map(({ id = "", name, args }) => {
			names.set(id, name);
			return { id, name, arguments: JSON.stringify(args) };
		});
		const done = answerText(told, { content: message.text, calls }, tools);
		if (done.status === "rendered") return new AIMessage(done.text);
		throw new RangeError(unwritten(told, done.reason));
	});
	if (tools.length === 0) return said;
	const about = toolInstructions(format, writing, tools);
	const [first, ...rest] = said;
	if (first !== undefined && SystemMessage.isInstance(first))
		return [new SystemMessage(`${first.text}\n\n${about}`), ...rest];
	return [new SystemMessage(about), ...said];
}
