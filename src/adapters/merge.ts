/** The events of one chunk, as they leave in frames: neighbours that say one thing are one piece. */
import type {
	CallArgumentsEvent,
	CallEndEvent,
	CallStartEvent,
	ContentEvent,
	ParserEvent,
	ReasoningEvent,
} from "../runtime/events.js";

export type Piece =
	| Pick<ContentEvent, "type" | "text">
	| Pick<ReasoningEvent, "type" | "text">
	| Pick<CallStartEvent, "type" | "index" | "id" | "name">
	| Pick<CallArgumentsEvent, "type" | "index" | "delta">
	| Pick<CallEndEvent, "type" | "index" | "status" | "repairs">;

/**
 * The same over a stream, for protocols in which a call is one block. A parser has no text within a call (P5), but an engine may
 * split off thoughts itself, at any time: what comes within a call waits for its end.
 */
export class Pieces {
	private inCall = false;
	private waiting: ParserEvent[] = [];

	take(events: readonly ParserEvent[]): readonly Piece[] {
		const ordered: ParserEvent[] = [];
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

	/** What still waits: the stream broke within the call. */
	rest(): readonly Piece[] {
		const { waiting } = this;
		this.waiting = [];
		return merge(waiting);
	}
}

/**
 * Texts of one kind, and the arguments of one call, that follow each other are one piece. Notices, markup and what is empty are
 * left out, and stand between nothing: no protocol has a word for them.
 */
export function merge(events: Iterable<ParserEvent>): readonly Piece[] {
	const pieces: Piece[] = [];
	for (const event of events) {
		if (event.type === "notice" || event.type === "markup" || isEmpty(event)) continue;
		const last = pieces[pieces.length - 1];
		const both = last === undefined ? null : joined(last, event);
		if (both === null) pieces.push(event);
		else pieces[pieces.length - 1] = both;
	}
	return pieces;
}

function isEmpty(piece: Piece): boolean {
	if (piece.type === "call-arguments") return piece.delta === "";
	return (piece.type === "content" || piece.type === "reasoning") && piece.text === "";
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
