/** The result of a parse in the shape of the command-line contract: the order of the members is part of it. */
import type { Message, Notice, ToolCall } from "../runtime/events.js";
import type { ParseMode } from "../runtime/outcome.js";

export interface ResultError {
	readonly code: string;
	readonly message: string;
}

/** A result without its id, which comes first: see `resultLine`. */
export interface Result {
	readonly format: string | null;
	readonly content: string;
	readonly reasoning: string;
	readonly tool_calls: readonly ResultCall[];
	readonly finish_reason: string;
	readonly parse_mode: ParseMode;
	readonly notices: readonly ResultNotice[];
	readonly error: ResultError | null;
}

export interface ResultCall {
	readonly index: number;
	readonly id: string;
	readonly type: "function";
	readonly function: { readonly name: string; readonly arguments: string };
	readonly status: ToolCall["status"];
	readonly repairs: readonly string[];
	readonly valid: boolean | null;
	readonly errors: readonly { readonly path: string; readonly message: string }[];
	readonly span: readonly [number, number];
}

export interface ResultNotice {
	readonly code: string;
	readonly message: string;
	readonly span: readonly [number, number];
}

export interface ResultFacts {
	readonly format: string;
	readonly message: Message;
	readonly mode: ParseMode;
}

/** The line of a result; `id`: the JSON text of the request's. */
export function resultLine(id: string, result: Result): string {
	return `{"id":${id},${JSON.stringify(result).slice(1)}\n`;
}

export function toResult({ format, message, mode }: ResultFacts): Result {
	return {
		format,
		content: message.content,
		reasoning: message.reasoning,
		tool_calls: message.toolCalls.map(toCall),
		finish_reason: message.finishReason,
		parse_mode: mode,
		notices: message.notices.map(toNotice),
		error: message.error,
	};
}

/** The result of a request that was not served. */
export function failedResult(
	facts: { readonly format: string | null; readonly finishReason: string },
	error: ResultError,
): Result {
	return {
		format: facts.format,
		content: "",
		reasoning: "",
		tool_calls: [],
		finish_reason: facts.finishReason,
		parse_mode: "none",
		notices: [],
		error,
	};
}

function toCall(call: ToolCall): ResultCall {
	return {
		index: call.index,
		id: call.id,
		type: "function",
		function: { name: call.name, arguments: call.arguments },
		status: call.status,
		repairs: call.repairs,
		valid: call.valid,
		errors: call.errors.map(({ path, message }) => ({ path, message })),
		span: [call.start, call.end],
	};
}

function toNotice({ code, message, start, end }: Notice): ResultNotice {
	return { code, message, span: [start, end] };
}
