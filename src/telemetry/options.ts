import type { Format } from "../runtime/contract.js";
import type { ParserOptions } from "../runtime/options.js";
import type { EventSink } from "../runtime/sink.js";
import type { TelemetryRecord } from "./records.js";

export interface ObserveOptions extends Pick<ParserOptions, "tools" | "validator" | "toolChoice"> {
	/** the format that the parser reads; of a fallback chain the primary one */
	readonly format: Pick<Format, "name">;
	/**
	 * Is given each record. What it throws, or a promise that it rejects, never reaches the parser's caller: it goes to
	 * `onError`, and is dropped where there is none.
	 */
	readonly onRecord: (record: TelemetryRecord) => unknown;
	readonly onError?: (error: unknown) => unknown;
	/** the caller's own name for the message, for its records */
	readonly messageId?: string | number;
	/** Puts the arguments of each call into its record. They may hold anything that a user has said. */
	readonly includeArguments?: boolean;
	/** is told the events, as with the parser's own option, which an observed parser must not have */
	readonly sink?: EventSink;
	/** a clock, in milliseconds; default `performance.now` */
	readonly now?: () => number;
}
