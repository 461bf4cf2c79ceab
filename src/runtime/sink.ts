/** Events told to an object instead of handed out: for text and arguments no event object is made. */

import type { CallStatus, ParserEvent } from "./events.js";
import type { NoticeCode, Open, RepairCode } from "./program/codes.js";

/**
 * What a parser with the option `sink` calls, in the order in which it would have returned the events. Fields mean what
 * they mean in the events of the same name.
 */
export interface EventSink {
	/** text of the visible answer */
	content(text: string, start: number, end: number): void;
	/** text of a thought */
	reasoning(text: string, start: number, end: number): void;
	/** a call has committed */
	callStart(index: number, id: string, name: string, start: number, end: number): void;
	/** a piece of the arguments' JSON */
	callArguments(index: number, delta: string, start: number, end: number): void;
	/** a call has ended */
	callEnd(
		index: number,
		status: CallStatus,
		repairs: readonly RepairCode[],
		start: number,
		end: number,
	): void;
	/** something was not read as it may have been meant */
	notice(code: Open<NoticeCode>, message: string, start: number, end: number, text?: string): void;
	/** only with `markup: true` */
	markup?(start: number, end: number): void;
}

/** What `feed` and `finish` return when the events went to a sink. */
export const TOLD: readonly ParserEvent[] = Object.freeze([]);

export function tell(sink: EventSink, event: ParserEvent): void {
	const { start, end } = event;
	switch (event.type) {
		case "content":
			sink.content(event.text, start, end);
			return;
		case "reasoning":
			sink.reasoning(event.text, start, end);
			return;
		case "call-start":
			sink.callStart(event.index, event.id, event.name, start, end);
			return;
		case "call-arguments":
			sink.callArguments(event.index, event.delta, start, end);
			return;
		case "call-end":
			sink.callEnd(event.index, event.status, event.repairs, start, end);
			return;
		case "notice":
			sink.notice(event.code, event.message, start, end, event.text);
			return;
		case "markup":
			sink.markup?.(start, end);
			return;
		default:
			event satisfies never;
	}
}
