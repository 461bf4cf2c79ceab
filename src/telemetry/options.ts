import { type Check, flag, fn, type Shape, text, wrong } from "../misuse/check.js";
import type { Format } from "../runtime/contract.js";
import type { ParserOptions } from "../runtime/options.js";
import { PARSER_OPTIONS } from "../runtime/program/check-options.js";
import { isRecord } from "../runtime/record.js";
import type { EventSink } from "../runtime/sink.js";
import type { TelemetryRecord } from "./records.js";

/** What is recorded of the messages of a parser, and where the records go. */
export interface ObserveOptions extends Pick<ParserOptions, "tools" | "validator" | "toolChoice"> {
	/** the format that the parser reads; of a fallback chain the primary one */
	readonly format: Pick<Format, "name">;
	/**
	 * Is given each record. What it throws, or a promise that it rejects, never reaches the parser's caller: it goes to
	 * `onError`, and is dropped where there is none.
	 */
	readonly onRecord: (record: TelemetryRecord) => unknown;
	readonly onError?: ((error: unknown) => unknown) | undefined;
	/** the caller's own name for the message, for its records */
	readonly messageId?: string | number | undefined;
	/** Puts the arguments of each call into its record. They may hold anything that a user has said. */
	readonly includeArguments?: boolean | undefined;
	/** is told the events, as with the parser's own option, which an observed parser must not have */
	readonly sink?: EventSink | undefined;
	/** a clock, in milliseconds; default `performance.now` */
	readonly now?: (() => number) | undefined;
}

const named: Check = (value, place) => {
	if (!isRecord(value) || typeof value.name !== "string") throw wrong(place, "a format", value);
};

/** All that can be said of an observed parser: what its own options are is no matter of ours. */
export const OBSERVE_OPTIONS: Shape = {
	...PARSER_OPTIONS,
	format: named,
	onRecord: fn,
	onError: fn,
	messageId: (value, place) => {
		if (typeof value !== "number") text(value, place);
	},
	includeArguments: flag,
	now: fn,
};
