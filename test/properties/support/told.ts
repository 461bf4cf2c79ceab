/** A sink that keeps what it is told, as the events that would have been returned. */
import type { ParserEvent } from "../../../src/runtime/events.js";
import type { EventSink } from "../../../src/runtime/index.js";

export class Told implements EventSink {
	readonly events: ParserEvent[] = [];

	content(text: string, start: number, end: number): void {
		this.events.push({ type: "content", text, start, end });
	}
	reasoning(text: string, start: number, end: number): void {
		this.events.push({ type: "reasoning", text, start, end });
	}
	callStart(index: number, id: string, name: string, start: number, end: number): void {
		this.events.push({ type: "call-start", index, id, name, start, end });
	}
	callArguments(index: number, delta: string, start: number, end: number): void {
		this.events.push({ type: "call-arguments", index, delta, start, end });
	}
	callEnd(...[index, status, repairs, start, end]: Parameters<EventSink["callEnd"]>): void {
		this.events.push({ type: "call-end", index, status, repairs, start, end });
	}
	notice(...[code, message, start, end, text]: Parameters<EventSink["notice"]>): void {
		const given = text === undefined ? {} : { text };
		this.events.push({ type: "notice", code, message, ...given, start, end });
	}
	markup(start: number, end: number): void {
		this.events.push({ type: "markup", start, end });
	}
}
