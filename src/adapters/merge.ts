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

/**
 * The same over a stream, for protocols in which a call is one block. A parser has no text within a call (P5), but an engine may
 * split off thoughts itself, at any time: what comes within a call waits for its end. A call that never ends lets none out.
 */
export class Pieces {
	private inCall = false;
	private waiting: Event[] = [];

	take(events: readonly Event[]): readonly Piece[] {
		const ordered: Event[] = [];
		for (const event of events) {
			if (this.inCall && (event.type === "content" || event.type === "reasoning")) {
				this.waiting.push(event);
				continue;
			}
			ordered.push(event);
			if (event.type === "call-start") this.inCall = true;
			if (event.type !== "call-end") continue;
			this.inCall = false;
			ordered.push(...this.waiting);
			this.waiting = [];
		}
		return merge(ordered);
	}
}

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
