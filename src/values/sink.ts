/** The same for a parser that tells its events to a sink. */
import { withMethods } from "../misuse/check.js";
import type { CallStatus } from "../runtime/events.js";
import type { NoticeCode, Open, RepairCode } from "../runtime/program/codes.js";
import type { EventSink } from "../runtime/sink.js";
import { type ValueKind, ValueReader } from "./reader.js";

/** Is told the events of a `ValueParser`. */
export interface ValueSink extends EventSink {
	/** fields as in `CallValueEvent`; called behind the `callArguments` whose text holds the piece */
	callValue(index: number, key: string, kind: ValueKind, delta: string, done: boolean): void;
}

/** Give it to a parser as its option `sink`. */
export function valuesTo(sink: ValueSink): EventSink {
	withMethods([
		"content",
		"reasoning",
		"callStart",
		"callArguments",
		"callEnd",
		"notice",
		"callValue",
	])(sink, "the sink");
	return new Values(sink);
}

class Values implements EventSink {
	private reader: ValueReader | null = null;
	private index = 0;

	constructor(private readonly sink: ValueSink) {}

	content(text: string, start: number, end: number): void {
		this.sink.content(text, start, end);
	}
	reasoning(text: string, start: number, end: number): void {
		this.sink.reasoning(text, start, end);
	}
	callStart(index: number, id: string, name: string, start: number, end: number): void {
		this.sink.callStart(index, id, name, start, end);
		this.index = index;
		this.reader = new ValueReader(this.tell);
	}
	callArguments(index: number, delta: string, start: number, end: number): void {
		this.sink.callArguments(index, delta, start, end);
		this.reader?.read(delta);
	}
	callEnd(
		index: number,
		status: CallStatus,
		repairs: readonly RepairCode[],
		start: number,
		end: number,
	): void {
		this.sink.callEnd(index, status, repairs, start, end);
	}
	notice(code: Open<NoticeCode>, message: string, start: number, end: number, text?: string): void {
		this.sink.notice(code, message, start, end, text);
	}
	markup(start: number, end: number): void {
		this.sink.markup?.(start, end);
	}

	private readonly tell = (key: string, kind: ValueKind, delta: string, done: boolean): void =>
		this.sink.callValue(this.index, key, kind, delta, done);
}
