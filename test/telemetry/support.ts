/** Parsers under observation, in the ways in which the tests feed them. */
import { getFormat } from "../../src/generated/registry.js";
import type { Format } from "../../src/runtime/contract.js";
import type { Chunk, ParserEvent } from "../../src/runtime/events.js";
import { createParser } from "../../src/runtime/index.js";
import type { ParserOptions } from "../../src/runtime/options.js";
import { type ObserveOptions, observe } from "../../src/telemetry/index.js";
import type { MessageRecord, TelemetryRecord } from "../../src/telemetry/records.js";
import { withIds } from "../properties/support/reading.js";

export function formatNamed(name: string): Format {
	const format = getFormat(name);
	if (format === undefined) throw new Error(`no format ${name}`);
	return format;
}

export interface Way {
	readonly parser?: ParserOptions;
	readonly observe?: Partial<ObserveOptions>;
	readonly finish?: string;
}

/** Feeds the chunks to an observed parser. */
export function watch(format: Format, chunks: readonly Chunk[], way: Way = {}) {
	const records: TelemetryRecord[] = [];
	const parser = observe(createParser(format, withIds(way.parser ?? {})), {
		format,
		onRecord: (record) => records.push(record),
		...way.observe,
	});
	const events: ParserEvent[] = chunks.flatMap((chunk) => parser.feed(chunk));
	events.push(...parser.finish(way.finish));
	return { parser, events, records };
}

export function messageOf(records: readonly TelemetryRecord[]): MessageRecord {
	const [record] = records;
	if (record?.record !== "message" || records.length !== 1)
		throw new Error(`one message, not ${JSON.stringify(records)}`);
	return record;
}

/** What must not depend on the chunks. */
export function timeless(record: MessageRecord): object {
	const { time_to_first_event_ms, time_total_ms, chunk_count, held_back_max, ...rest } = record;
	return rest;
}
