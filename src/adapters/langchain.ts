/** LangChain: from events to the fields of its messages, as plain objects. Nothing of it is imported. */
import type { Message, ParserEvent, ToolCall } from "../runtime/events.js";
import { isRecord } from "../runtime/record.js";
import { merge, type Piece } from "./merge.js";

/** A piece of a call in the shape of LangChain's messages: pieces of one `index` belong together, their `args` concatenate to JSON text. */
export interface ToolCallChunk {
	readonly type: "tool_call_chunk";
	readonly index: number;
	/** id and name come once, with the first piece */
	readonly id?: string;
	readonly name?: string;
	readonly args: string;
}
/** For `new AIMessageChunk(…)`; such chunks are put together with their method `concat`. */
export interface ChunkFields {
	readonly content: string;
	readonly tool_call_chunks?: ToolCallChunk[];
	readonly additional_kwargs?: { readonly reasoning_content: string };
	readonly response_metadata?: { readonly finish_reason: string };
}

/** For `new AIMessage(…)`. */
export interface MessageFields {
	readonly content: string;
	readonly tool_calls: {
		readonly type: "tool_call";
		readonly id: string;
		readonly name: string;
		readonly args: Record<string, unknown>;
	}[];
	readonly invalid_tool_calls: {
		readonly type: "invalid_tool_call";
		readonly id: string;
		readonly name: string;
		readonly args: string;
		readonly error: string;
	}[];
	readonly additional_kwargs: { readonly reasoning_content?: string };
	readonly response_metadata: { readonly finish_reason: string };
}

/**
 * Behind the arguments of an incomplete call: nothing that begins so is JSON, inside of a string or outside. LangChain completes
 * arguments that are cut and would list the call under `tool_calls`, to be run; with this it stands under `invalid_tool_calls`.
 */
const CUT = "\\!";

/** The chunks for the events of one `feed` or `finish`. */
export function chunkFields(events: Iterable<ParserEvent>): readonly ChunkFields[] {
	const chunks: ChunkFields[] = [];
	for (const piece of merge(events)) {
		const chunk = chunkOf(piece);
		if (chunk !== null) chunks.push(chunk);
	}
	return chunks;
}

/** The last chunk; `reason`: that of the message, or what the engine said. */
export function endFields(reason: string): ChunkFields {
	return { content: "", response_metadata: { finish_reason: reason } };
}

function chunkOf(piece: Piece): ChunkFields | null {
	switch (piece.type) {
		case "content":
			return { content: piece.text };
		case "reasoning":
			return { content: "", additional_kwargs: { reasoning_content: piece.text } };
		case "call-start": {
			const { index, id, name } = piece;
			return callChunk({ type: "tool_call_chunk", index, id, name, args: "" });
		}
		case "call-arguments":
			return callChunk({ type: "tool_call_chunk", index: piece.index, args: piece.delta });
		case "call-end":
			if (piece.status !== "incomplete") return null;
			return callChunk({ type: "tool_call_chunk", index: piece.index, args: CUT });
		default:
			return piece satisfies never;
	}
}

function callChunk(chunk: ToolCallChunk): ChunkFields {
	return { content: "", tool_call_chunks: [chunk] };
}

/** A whole message. Calls that are incomplete, or judged and not valid, are `invalid_tool_calls`. */
export function messageFields(message: Message): MessageFields {
	const { content, reasoning, toolCalls, finishReason } = message;
	const fields: MessageFields = {
		content,
		tool_calls: [],
		invalid_tool_calls: [],
		additional_kwargs: reasoning === "" ? {} : { reasoning_content: reasoning },
		response_metadata: { finish_reason: finishReason },
	};
	for (const call of toolCalls) {
		const { id, name } = call;
		const error = errorOf(call);
		const args = error === null ? argumentsOf(call.arguments) : null;
		if (args !== null) fields.tool_calls.push({ type: "tool_call", id, name, args });
		else {
			const said = error ?? "the arguments are not one JSON object";
			const invalid = { type: "invalid_tool_call", id, name, args: call.arguments } as const;
			fields.invalid_tool_calls.push({ ...invalid, error: said });
		}
	}
	return fields;
}

function errorOf({ status, valid, errors }: ToolCall): string | null {
	if (status === "incomplete") return "the call is not complete";
	if (valid !== false) return null;
	return errors
		.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`))
		.join("; ");
}

function argumentsOf(text: string): Readonly<Record<string, unknown>> | null {
	try {
		const value: unknown = JSON.parse(text);
		return isRecord(value) ? value : null;
	} catch {
		return null;
	}
}
