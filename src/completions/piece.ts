/** What one object of an answer says of the first choice, in the shapes of both endpoints, streamed or whole. */
import { isRecord } from "../runtime/record.js";
import type { JsonObject } from "./body.js";
import { CompletionError } from "./error.js";

export interface CompletionPiece {
	/** what the server has split off itself */
	readonly reasoning: string;
	readonly text: string;
	/** null: the choice goes on */
	readonly reason: string | null;
}

/** Null: it says nothing of it, as the usage does. Throws a `CompletionError`. */
export function pieceOf({ choices }: JsonObject, status: number): CompletionPiece | null {
	if (choices === undefined || choices === null) return null;
	if (!Array.isArray(choices)) throw garbage("choices that are no list", status);
	const choice = choices.find((one) => isRecord(one) && (one.index ?? 0) === 0);
	if (!isRecord(choice)) return null;
	const { delta, message, text, finish_reason: reason } = choice;
	const said = isRecord(delta) ? delta : isRecord(message) ? message : { content: text };
	if (Array.isArray(said.tool_calls) && said.tool_calls.length > 0)
		throw new CompletionError(
			"tool-calls",
			"the server has read calls itself (tool_calls): take them from its answer, or start it without its own tool call parser",
			status,
		);
	return {
		reasoning: textOf(said.reasoning_content ?? said.reasoning, "reasoning", status),
		text: textOf(said.content, "content", status),
		reason: typeof reason === "string" && reason !== "" ? reason : null,
	};
}

function textOf(value: unknown, field: string, status: number): string {
	if (value === undefined || value === null) return "";
	if (typeof value !== "string") throw garbage(`a ${field} that is no text`, status);
	return value;
}

function garbage(what: string, status: number): CompletionError {
	return new CompletionError("garbage", `the server sent ${what}`, status);
}
