/** Neighbours that say one thing, as one event: what came of one chunk leaves as few frames. */
import type { Event } from "../runtime/events.js";

/** Text, and the arguments of one call, that follow each other are joined; empty ones and markup are left out. */
export function joinEvents(events: readonly Event[]): readonly Event[] {
	const joined: Event[] = [];
	for (const event of events) {
		if (isEmpty(event)) continue;
		const last = joined.at(-1);
		const both = last === undefined ? null : join(last, event);
		if (both === null) joined.push(event);
		else joined[joined.length - 1] = both;
	}
	return joined;
}

function isEmpty(event: Event): boolean {
	switch (event.type) {
		case "content":
		case "reasoning":
			return event.text === "";
		case "call-arguments":
			return event.delta === "";
		case "markup":
			return true;
		case "call-start":
		case "call-end":
		case "notice":
			return false;
	}
}

function join(a: Event, b: Event): Event | null {
	if (
		(a.type === "content" && b.type === "content") ||
		(a.type === "reasoning" && b.type === "reasoning")
	)
		return { ...a, text: a.text + b.text, end: b.end };
	if (a.type === "call-arguments" && b.type === "call-arguments" && a.index === b.index)
		return { ...a, delta: a.delta + b.delta, end: b.end };
	return null;
}
