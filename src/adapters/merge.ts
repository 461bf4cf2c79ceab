/** The events of one chunk, as they leave in frames. */
import type {
	CallArgumentsEvent,
	CallEndEvent,
	CallStartEvent,
	ContentEvent,
	Event,
	ReasoningEvent,
} from "../runtime/events.js";

export type Piece =
	| Pick<ContentEvent, "type" | "text">
	| Pick<ReasoningEvent, "type" | "text">
	| Pick<CallStartEvent, "type" | "index" | "id" | "name">
	| Pick<CallArgumentsEvent, "type" | "index" | "delta">
	| Pick<CallEndEvent, "type" | "index" | "status">;

/** Neighbours of one kind are one piece. Notices and markup are left out: no protocol has a word for them. */
export function merge(events: readonly Event[]): readonly Piece[] {
	const pieces: Piece[] = [];
	for (const event of events) {
		if (event.type === "notice" || event.type === "markup") continue;
		const last = pieces[pieces.length - 1];
		const both = last === undefined ? null : joined(last, event);
		if (both === null) pieces.push(event);
		else pieces[pieces.length - 1] = both;
	}
	return pieces;
}

/** The two as one; null: they stay two. */
function joined(one: Piece, next: Piece): Piece | null {
	switch (next.type) {
		case "content":
		case "reasoning":
			return one.type === next.type ? { type: next.type, text: one.text + next.text } : null;
		case "call-arguments":
			return one.type === next.type && one.index === next.index
				? { type: next.type, index: next.index, delta: one.delta + next.delta }
				: null;
		case "call-start":
		case "call-end":
			return null;
		default:
			return next satisfies never;
	}
}
