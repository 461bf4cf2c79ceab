/**
 * Telemetry to OpenTelemetry. The tracer and the meter are passed in; of `@opentelemetry/api`, an optional peer, only types are
 * used.
 */
import type { Context, Meter, Tracer } from "@opentelemetry/api";
import { type Check, checkMembers, flag, withMethods } from "../misuse/check.js";
import type { TelemetryRecord } from "../telemetry/records.js";
import { instruments } from "./instruments.js";
import { writeSpan } from "./span.js";

export * from "./attributes.js";
export { CALL_EVENT, SPAN } from "./span.js";

/** Where spans and metrics go. */
export interface OpenTelemetryOptions {
	/** for a span per message; left out: no spans */
	readonly tracer?: Tracer | undefined;
	/** for counters and histograms; left out: no metrics */
	readonly meter?: Meter | undefined;
	/** Writes the arguments of records that hold them (`includeArguments`) to the spans. User data; default false. */
	readonly argumentText?: boolean | undefined;
}

const OPTIONS: { readonly [Name in keyof Required<OpenTelemetryOptions>]: Check } = {
	tracer: withMethods(["startSpan"]),
	meter: withMethods(["createCounter", "createHistogram"]),
	argumentText: flag,
};

/**
 * Made once for a process; what it returns is what `observe` takes as `onRecord`, and serves all messages. A span is a child of
 * `parent`; without it, of the context that is active when the message is finished. Throws a TypeError or a RangeError on options
 * that are not known.
 */
export function openTelemetry(
	options: OpenTelemetryOptions,
): (record: TelemetryRecord, parent?: Context) => void {
	checkMembers(options, "options", OPTIONS);
	const { tracer, meter, argumentText = false } = options;
	const measure = meter === undefined ? null : instruments(meter);
	return (record, parent) => {
		measure?.(record);
		if (tracer !== undefined && record.record === "message")
			writeSpan(tracer, record, { ended: Date.now(), parent, argumentText });
	};
}
