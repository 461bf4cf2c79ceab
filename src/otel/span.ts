/**
 * A message as a span, its calls as events of it: a call has no time of its own while it is read. Spans named `execute_tool` are
 * for whoever runs the tool.
 */
import type { Attributes, Context, Tracer } from "@opentelemetry/api";
import type { CallRecord, MessageRecord } from "../telemetry/records.js";
import * as name from "./attributes.js";

/** The name of the span of a message. */
export const SPAN = "toolgrammar.parse";
/** The name of the span event of one call. */
export const CALL_EVENT = "toolgrammar.call";

/** Starts and ends the span; `ended` is when the message was finished, in milliseconds since 1970. */
export function writeSpan(
	tracer: Tracer,
	record: MessageRecord,
	{ ended, parent, argumentText }: SpanOptions,
): void {
	const startTime = ended - record.time_total_ms;
	const span = tracer.startSpan(SPAN, { attributes: ofMessage(record), startTime }, parent);
	for (const call of record.calls) span.addEvent(CALL_EVENT, ofCall(call, argumentText), ended);
	span.end(ended);
}

export interface SpanOptions {
	readonly ended: number;
	readonly parent: Context | undefined;
	readonly argumentText: boolean;
}

function ofMessage(record: MessageRecord): Attributes {
	const { message_id, closed_gate, time_to_first_event_ms } = record;
	return {
		[name.GEN_AI_RESPONSE_FINISH_REASONS]: [record.finish_reason],
		...(message_id === null ? {} : { [name.MESSAGE_ID]: message_id }),
		[name.FORMAT]: record.format,
		[name.PARSE_MODE]: record.parse_mode,
		[name.FALLBACK_USED]: record.fallback_used,
		[name.CANDIDATE_COUNT]: record.candidate_count,
		...(closed_gate === null ? {} : { [name.CLOSED_GATE]: closed_gate }),
		[name.CALL_COUNT]: record.calls.length,
		[name.SCHEMA_VALIDATION]: record.schema_validation,
		[name.REPAIRS]: Object.keys(record.repairs),
		[name.NOTICES]: Object.keys(record.notices),
		[name.INPUT_LENGTH]: record.input_length,
		[name.CHUNK_COUNT]: record.chunk_count,
		[name.HELD_BACK_MAX]: record.held_back_max,
		...(time_to_first_event_ms === null
			? {}
			: { [name.TIME_TO_FIRST_EVENT]: time_to_first_event_ms / 1000 }),
	};
}

function ofCall(call: CallRecord, argumentText: boolean): Attributes {
	return {
		[name.GEN_AI_TOOL_NAME]: call.tool,
		[name.GEN_AI_TOOL_TYPE]: "function",
		[name.GEN_AI_TOOL_CALL_ID]: call.id,
		[name.CALL_INDEX]: call.index,
		[name.CALL_STATUS]: call.status,
		[name.REPAIRS]: [...call.repairs],
		[name.SCHEMA_VALIDATION]: call.schema_validation,
		[name.REASONS]: [...call.reasons],
		...(argumentText && call.arguments !== undefined
			? { [name.GEN_AI_TOOL_CALL_ARGUMENTS]: call.arguments }
			: {}),
	};
}
