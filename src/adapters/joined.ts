/** Fewer, longer events: for clients that do work on every one of them. */
import type { Event } from "../runtime/events.js";

/** Pieces of one text or of one call's arguments that follow each other are one event; all else stays. */
export function* joined(events: Iterable<Event>): Generator<Event, void, void> {
	let last: Event | null = null;
	for (const event of events) {
		const both: Event | null = last === null ? null : join(last, event);
		if (both === null && last !== null) yield last;
		last = both ?? event;
	}
	if (last !== null) yield last;
}

/** null: they are two. Text that is apart in the input stays so: markup stood between. */
function join(a: Event, b: Event): Event | null {
	if (a.type === "content" && b.type === "content" && a.end === b.start)
		return { ...a, text: a.text + b.text, end: b.end };
	if (a.type === "reasoning" && b.type === "reasoning" && a.end === b.start)
		return { ...a, text: a.text + b.text, end: b.end };
	if (a.type === "call-arguments" && b.type === "call-arguments" && a.index === b.index)
		return { ...a, delta: a.delta + b.delta, end: b.end };
	return null;
}
