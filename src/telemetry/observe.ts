/** A parser with a record of what it did. */

import { checkMembers, withMethods } from "../misuse/check.js";
import type { Parser } from "../runtime/engine/parser.js";
import type { Chunk, Message, ParserEvent } from "../runtime/events.js";
import type { Outcome } from "../runtime/outcome.js";
import { TOLD, tell } from "../runtime/sink.js";
import { Facts } from "./facts.js";
import { FedLength } from "./length.js";
import { messageRecord } from "./message.js";
import { OBSERVE_OPTIONS, type ObserveOptions } from "./options.js";
import type { TelemetryRecord, ToolResultStatus } from "./records.js";

/** What came of a report on a call's result. */
export type Reported = "recorded" | "unknown-id" | "reported-before";

/** A parser whose messages are recorded. */
export interface ObservedParser extends Parser {
	/**
	 * Reports what running a call came to, at any time after its `call-start`. An id that the message does not have, or that
	 * has been reported, gives no record.
	 */
	toolResult(id: string, status: ToolResultStatus): Reported;
}

/** A parser, of a format or of a fallback chain; the latter says how the calls were found. */
export type Observable = Parser & { readonly outcome?: Outcome | null | undefined };

/**
 * Wraps a parser that has not been fed yet: same events, same message, and one record when it is finished (none if it never
 * is). The verdict on a call is that of the collected message; of a parser that does not collect, it is made here, with
 * `tools` and `validator`.
 */
export function observe(parser: Observable, options: ObserveOptions): ObservedParser {
	withMethods(["feed", "finish"])(parser, "the parser");
	checkMembers(options, "options", OBSERVE_OPTIONS, ["format", "onRecord"]);
	return new Observer(parser, options);
}

class Observer implements ObservedParser {
	private readonly facts: Facts;
	private readonly fed = new FedLength();
	private readonly reported = new Set<number>();
	private chunks = 0;
	private heldBack = 0;
	private begin: number | null = null;
	private first: number | null = null;
	private done = false;
	private kept: Message | null = null;

	constructor(
		private readonly parser: Observable,
		private readonly options: ObserveOptions,
	) {
		const { tools, includeArguments } = options;
		const wanted = tools !== undefined || includeArguments === true;
		// a parser that collects keeps them itself
		this.facts = new Facts(wanted && parser.message === null);
	}

	feed(chunk: Chunk): readonly ParserEvent[] {
		this.begin ??= this.now();
		const events = this.parser.feed(chunk);
		this.chunks++;
		this.fed.add(chunk);
		this.see(events);
		const held = this.fed.length - this.facts.left;
		if (held > this.heldBack) this.heldBack = held;
		return this.given(events);
	}

	finish(reason = "stop"): readonly ParserEvent[] {
		const begin = this.begin ?? this.now();
		const events = this.parser.finish(reason);
		this.done = true;
		this.fed.end();
		this.see(events);
		const total = this.now() - begin;
		const given = this.given(events);
		this.deliver(() => this.record(reason, begin, total));
		return given;
	}

	/** After the end the message is folded, and its calls judged, once. */
	get message(): Message | null {
		if (!this.done) return this.parser.message;
		this.kept ??= this.parser.message;
		return this.kept;
	}

	toolResult(id: string, status: ToolResultStatus): Reported {
		for (const { index, id: known, name } of this.facts.calls.values()) {
			if (known !== id) continue;
			if (this.reported.has(index)) return "reported-before";
			this.reported.add(index);
			const { format, messageId } = this.options;
			this.deliver(() => ({
				record: "tool_result",
				message_id: messageId ?? null,
				format: format.name,
				index,
				id,
				tool: name,
				tool_result_status: status,
			}));
			return "recorded";
		}
		return "unknown-id";
	}

	private see(events: readonly ParserEvent[]): void {
		if (events === TOLD)
			throw new Error("observe needs the parser's events: give the sink to observe, not to it");
		if (events.length > 0) this.first ??= this.now();
		for (const event of events) this.facts.take(event);
	}

	private given(events: readonly ParserEvent[]): readonly ParserEvent[] {
		const { sink } = this.options;
		if (sink === undefined) return events;
		for (const event of events) tell(sink, event);
		return TOLD;
	}

	private record(reason: string, begin: number, total: number): TelemetryRecord {
		const record = messageRecord(this.options, this.facts, {
			reason,
			message: this.message,
			outcome: this.parser.outcome ?? null,
			inputLength: this.fed.length,
			chunks: this.chunks,
			heldBack: this.heldBack,
			firstEvent: this.first === null ? null : this.first - begin,
			total,
		});
		this.facts.forgetArguments();
		return record;
	}

	private now(): number {
		return this.options.now?.() ?? performance.now();
	}

	/** Nothing that goes wrong in telemetry may be felt outside of it. */
	private deliver(make: () => TelemetryRecord): void {
		const { onRecord, onError } = this.options;
		guarded(
			() => onRecord(make()),
			(error) =>
				guarded(
					() => onError?.(error),
					() => {},
				),
		);
	}
}

function guarded(act: () => unknown, failed: (error: unknown) => void): void {
	try {
		Promise.resolve(act()).catch(failed);
	} catch (error) {
		failed(error);
	}
}
