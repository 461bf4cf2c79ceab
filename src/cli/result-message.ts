/** A result of `parse` as a message that `render` takes; anything else as it is. */
import { isRecord } from "../runtime/record.js";
import { FileError } from "./errors.js";

/** Throws where the result is the one of a request that failed. */
export function messageOfResult(given: unknown): unknown {
	if (!isRecord(given) || !("parse_mode" in given)) return given;
	// what the result tells of the reading
	const { format, finish_reason, parse_mode, error, tool_calls: calls, ...message } = given;
	if (isRecord(error)) throw new FileError(`the result has an error: ${String(error.message)}`);
	if (calls === undefined) return message;
	return { ...message, toolCalls: Array.isArray(calls) ? calls.map(callOfResult) : calls };
}

/** The library's own shape of a call, whose status it looks at. */
function callOfResult(given: unknown): unknown {
	if (!isRecord(given) || !isRecord(given.function)) return given;
	const { type, function: called, span, ...call } = given;
	return { ...call, ...called };
}
