/** The record of a finished message. */

import type { Message, ToolCall } from "../runtime/events.js";
import type { Outcome } from "../runtime/outcome.js";
import { finishReasonOf } from "../runtime/stages/collect.js";
import { judgeCall, type Verdict } from "../runtime/stages/verdict.js";
import { toolMap } from "../runtime/tools/same.js";
import { type CallFacts, countEach, type Facts } from "./facts.js";
import type { ObserveOptions } from "./options.js";
import { reasonsOf } from "./reasons.js";
import type { CallRecord, MessageRecord, SchemaValidation } from "./records.js";

/** What is known at the end beside the events. Times are milliseconds. */
export interface End {
	/** what the engine said */
	readonly reason: string;
	/** null: the parser does not collect */
	readonly message: Message | null;
	/** null: there is no fallback chain */
	readonly outcome: Outcome | null;
	readonly inputLength: number;
	readonly chunks: number;
	readonly heldBack: number;
	readonly firstEvent: number | null;
	readonly total: number;
}

export function messageRecord(options: ObserveOptions, facts: Facts, end: End): MessageRecord {
	const { message, outcome } = end;
	// both are folded from the same events, in the same order
	const calls = [...facts.calls.values()].map((call, at) =>
		callRecord(options, call, message?.toolCalls[at]),
	);
	const withStatus = (status: CallRecord["status"]): number =>
		calls.filter((call) => call.status === status).length;
	const incomplete = withStatus("incomplete");
	const mode = outcome?.mode ?? (calls.length > 0 ? "primary" : "none");
	return {
		record: "message",
		message_id: options.messageId ?? null,
		format: options.format.name,
		parse_mode: mode,
		fallback_used: mode !== "primary" && mode !== "none",
		candidate_count: outcome?.candidates ?? 0,
		closed_gate: outcome?.closed?.gate ?? null,
		finish_reason: message?.finishReason ?? finishReasonOf(end.reason, calls.length > incomplete),
		calls,
		calls_complete: withStatus("complete"),
		calls_repaired: withStatus("repaired"),
		calls_incomplete: incomplete,
		schema_validation: overall(calls),
		repairs: countEach(calls.flatMap((call) => call.repairs)),
		notices: countEach(noticesOf(options, facts.notices, calls, message)),
		input_length: end.inputLength,
		chunk_count: end.chunks,
		held_back_max: end.heldBack,
		time_to_first_event_ms: end.firstEvent,
		time_total_ms: end.total,
	};
}

function callRecord(
	options: ObserveOptions,
	{ index, id, name, status, repairs, pieces }: CallFacts,
	collected: ToolCall | undefined,
): CallRecord {
	const text = collected?.arguments ?? pieces.join("");
	const { valid, errors }: Verdict =
		collected ?? judgeCall(name, text, { status, repairs }, options);
	return {
		index,
		id,
		tool: name,
		status,
		repairs,
		schema_validation: valid === null ? "not_judged" : valid ? "pass" : "fail",
		reasons: reasonsOf(errors, toolMap(options.tools).get(name)),
		...(options.includeArguments === true ? { arguments: text } : {}),
	};
}

function overall(calls: readonly CallRecord[]): SchemaValidation {
	if (calls.some((call) => call.schema_validation === "fail")) return "fail";
	return calls.some((call) => call.schema_validation === "pass") ? "pass" : "not_judged";
}

/** Collecting adds notices of its own: of invalid calls, and that a call was required and none came. */
function noticesOf(
	{ toolChoice }: ObserveOptions,
	notices: readonly string[],
	calls: readonly CallRecord[],
	message: Message | null,
): readonly string[] {
	if (message !== null) return message.notices.map(({ code }) => code);
	const invalid = calls.filter((call) => call.schema_validation === "fail");
	const missing = toolChoice === "required" && calls.length === 0;
	return [...notices, ...invalid.map(() => "invalid-call"), ...(missing ? ["no-call"] : [])];
}
