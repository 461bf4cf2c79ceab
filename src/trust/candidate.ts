/** What may be asked to run: a call of this parser, or one as OpenAI's API writes it. */
import { misuse, oneOf, shown, text, wrong } from "../misuse/check.js";
import type { ToolCall } from "../runtime/events.js";
import { isRecord } from "../runtime/record.js";

/** A call as parsing gives it. It may be cut, invalid, or of a tool that nobody offers. */
export type CandidateCall = Pick<
	ToolCall,
	"index" | "id" | "name" | "arguments" | "status" | "repairs" | "start" | "end"
>;

/** A member of `tool_calls`, as the gateway and other servers of OpenAI's protocol write it. */
export interface OpenAiCall {
	readonly id: string;
	readonly type: "function";
	readonly function: { readonly name: string; readonly arguments: string };
}

/**
 * The call as a candidate. One of OpenAI's says nothing of its end and its place: it counts as complete, at 0. Throws a TypeError or a
 * RangeError on what is neither.
 */
export function candidateOf(call: CandidateCall | OpenAiCall): CandidateCall {
	const given: unknown = call;
	if (!isRecord(given)) throw wrong("call", TAKEN, given);
	if ("function" in given) return ofOpenAi(given);
	if (given.status === undefined || !Array.isArray(given.repairs))
		throw wrong("call", TAKEN, given);
	text(given.name, "call.name");
	text(given.arguments, "call.arguments");
	oneOf(["complete", "repaired", "incomplete"])(given.status, "call.status");
	return call as CandidateCall;
}

const TAKEN =
	"one of toolCalls, as parse and a parser's message give it, or OpenAI's { id, type, function: { name, arguments } }";

function ofOpenAi(given: Readonly<Record<string, unknown>>): CandidateCall {
	const { id, function: called } = given;
	text(id, "call.id");
	if (!isRecord(called)) throw wrong("call.function", "an object with name, arguments", called);
	text(called.name, "call.function.name");
	if (typeof called.arguments !== "string")
		throw misuse(
			"call.function.arguments",
			`must be the JSON text, not ${shown(called.arguments)}; JSON.stringify makes it`,
		);
	return {
		index: 0,
		id: String(id),
		name: String(called.name),
		arguments: called.arguments,
		status: "complete",
		repairs: [],
		start: 0,
		end: 0,
	};
}
