/**
 * Counters and histograms. Their attributes have few values each: no ids, and no names of tools, which a model may invent.
 */
import type { Meter } from "@opentelemetry/api";
import type { MessageRecord, TelemetryRecord, ToolResultRecord } from "../telemetry/records.js";
import * as name from "./attributes.js";

/** Powers of four: from what a parser takes to what a stream takes, and from a marker to the longest text held back. */
const SECONDS = [0.001, 0.004, 0.016, 0.064, 0.256, 1, 4, 16, 64, 256];
const UNITS = [0, 16, 64, 256, 1024, 4096, 16_384, 65_536];

export function instruments(meter: Meter): (record: TelemetryRecord) => void {
	const counter = (of: string, unit: string, description: string) =>
		meter.createCounter(`toolgrammar.${of}`, { unit, description });
	const histogram = (of: string, unit: string, bounds: number[], description: string) =>
		meter.createHistogram(`toolgrammar.${of}`, {
			unit,
			description,
			advice: { explicitBucketBoundaries: bounds },
		});
	const messages = counter("messages", "{message}", "messages that were parsed");
	const calls = counter("calls", "{call}", "tool calls that were read");
	const repairs = counter("repairs", "{call}", "calls that needed a lenient rule or repair");
	const notices = counter("notices", "{notice}", "notices that parsers gave");
	const results = counter("tool_results", "{result}", "what running calls came to");
	const duration = histogram(
		"duration",
		"s",
		SECONDS,
		"from the first chunk of a message to its end",
	);
	const first = histogram(
		"time_to_first_event",
		"s",
		SECONDS,
		"from the first chunk to the first event",
	);
	const held = histogram("held_back", "{utf16_unit}", UNITS, "the longest text that was held back");

	const message = (record: MessageRecord): void => {
		const where = { [name.FORMAT]: record.format, [name.PARSE_MODE]: record.parse_mode };
		messages.add(1, where);
		for (const { status, schema_validation } of record.calls)
			calls.add(1, {
				...where,
				[name.CALL_STATUS]: status,
				[name.SCHEMA_VALIDATION]: schema_validation,
			});
		for (const [code, count] of Object.entries(record.repairs))
			repairs.add(count, { ...where, [name.CODE]: code });
		for (const [code, count] of Object.entries(record.notices))
			notices.add(count, { ...where, [name.CODE]: code });
		duration.record(record.time_total_ms / 1000, where);
		if (record.time_to_first_event_ms !== null)
			first.record(record.time_to_first_event_ms / 1000, where);
		held.record(record.held_back_max, where);
	};
	const result = ({ format, tool_result_status }: ToolResultRecord): void =>
		results.add(1, { [name.FORMAT]: format, [name.TOOL_RESULT_STATUS]: tool_result_status });
	return (record) => (record.record === "message" ? message(record) : result(record));
}
