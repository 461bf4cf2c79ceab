/**
 * What telemetry delivers: plain data, the same in a callback and as a line of JSON, hence the names. Lengths and offsets count
 * UTF-16 code units, times are milliseconds. Names and codes only: no content, no reasoning, no value of an argument.
 */
import type { CallStatus } from "../runtime/events.js";
import type { Gate, ParseMode } from "../runtime/outcome.js";

/** `not_judged`: no tools, no validator, or the call is incomplete. */
export type SchemaValidation = "pass" | "fail" | "not_judged";
/** What running a call came to, by the word of who ran it. `empty`: it went well and gave nothing. */
export type ToolResultStatus = "ok" | "empty" | "error";

/** One call of a message. */
export interface CallRecord {
	/** in its message, from 0 */
	readonly index: number;
	readonly id: string;
	/** as the model wrote it, declared or not */
	readonly tool: string;
	readonly status: CallStatus;
	/** codes of the lenient rules and repairs that it needed, each once */
	readonly repairs: readonly string[];
	/** whether its arguments fit the schema of its tool */
	readonly schema_validation: SchemaValidation;
	/** why it failed, each reason once: `unknown-tool`, `wrong-tool`, or `schema` with the place in the arguments */
	readonly reasons: readonly string[];
	/** the arguments' JSON text; only with `includeArguments` */
	readonly arguments?: string;
}

/** One parsed message with its calls. Delivered when it has been finished. */
export interface MessageRecord {
	readonly record: "message";
	/** the caller's name for the message; null: it has none */
	readonly message_id: string | number | null;
	/** canonical name; with a fallback chain the primary one */
	readonly format: string;
	/** which reader gave the calls; `none`: there is no call */
	readonly parse_mode: ParseMode;
	/** the calls were found by a fallback, not by the format */
	readonly fallback_used: boolean;
	/** texts that a fallback read as a call */
	readonly candidate_count: number;
	/** the gate that refused the first candidate; `intent`: none was looked for; null: neither */
	readonly closed_gate: Gate | null;
	/** that of the message: `tool_calls` in the place of `stop` if a call is not `incomplete` */
	readonly finish_reason: string;
	readonly calls: readonly CallRecord[];
	readonly calls_complete: number;
	readonly calls_repaired: number;
	readonly calls_incomplete: number;
	/** `fail` when a call failed; `pass` when a call was judged and none failed */
	readonly schema_validation: SchemaValidation;
	/** by code: how many calls needed the repair */
	readonly repairs: Readonly<Record<string, number>>;
	/** by code: how many notices there were */
	readonly notices: Readonly<Record<string, number>>;
	/** UTF-16 code units that were fed */
	readonly input_length: number;
	/** how often `feed` was called */
	readonly chunk_count: number;
	/** the longest text that had been fed and had not left yet when `feed` returned */
	readonly held_back_max: number;
	/** from the first `feed` to the return of the call that gave the first event; null: there was no event */
	readonly time_to_first_event_ms: number | null;
	/** from the first `feed` to the end of `finish` */
	readonly time_total_ms: number;
}

/** What became of a call; it comes later than the message, or while it is still being read. */
export interface ToolResultRecord {
	readonly record: "tool_result";
	readonly message_id: string | number | null;
	readonly format: string;
	readonly index: number;
	readonly id: string;
	readonly tool: string;
	readonly tool_result_status: ToolResultStatus;
}

/** A record of a message, or of the result of one of its calls. It holds no texts unless arguments were asked for. */
export type TelemetryRecord = MessageRecord | ToolResultRecord;
