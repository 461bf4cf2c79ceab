/** The primary's events that wait, in their order, while text in them may become a call. */
import type { ContentEvent, ParserEvent } from "../runtime/events.js";

export class Held {
	private events: ParserEvent[] = [];

	push(event: ParserEvent): void {
		const last = this.events[this.events.length - 1];
		if (event.type === "content" && last?.type === "content" && last.end === event.start) {
			const text = last.text + event.text;
			this.events[this.events.length - 1] = { ...last, text, end: event.end };
		} else this.events.push(event);
	}

	/** Everything leaves. */
	release(): ParserEvent[] {
		const { events } = this;
		this.events = [];
		return events;
	}

	/** What stands before the content at `from` (a place in the input) leaves. */
	releaseTo(from: number): ParserEvent[] {
		let n = 0;
		for (const event of this.events) {
			if (event.type === "content" && event.end > from) break;
			n++;
		}
		// most characters that come let nothing go: then the list is not touched, however long it is
		const out = n > 0 ? this.events.splice(0, n) : [];
		const next = this.events[0];
		if (next?.type === "content" && next.start < from) {
			const [before, rest] = split(next, from);
			out.push(before);
			this.events[0] = rest;
		}
		return out;
	}

	/** The content at and behind `from`, each piece that nothing else stands in. */
	textsFrom(from: number): readonly string[] {
		const texts: string[] = [];
		let last = -1;
		for (const event of this.events) {
			if (event.type !== "content" || event.end <= from) continue;
			const text = event.start < from ? event.text.slice(from - event.start) : event.text;
			if (event.start === last) texts.push(`${texts.pop() ?? ""}${text}`);
			else texts.push(text);
			last = event.end;
		}
		return texts;
	}

	/** Everything leaves, with these events in the place of the content `[start, end)`. */
	replace(start: number, end: number, events: readonly ParserEvent[]): ParserEvent[] {
		const out = this.releaseTo(start);
		out.push(...events);
		for (const event of this.events) {
			if (event.type !== "content" || event.start >= end) out.push(event);
			else if (event.end > end) out.push(split(event, end)[1]);
		}
		this.events = [];
		return out;
	}
}

/** Content is the input's own text: a place in its span is one in its text. */
function split(event: ContentEvent, at: number): [ContentEvent, ContentEvent] {
	const { type, text, start, end } = event;
	return [
		{ type, text: text.slice(0, at - start), start, end: at },
		{ type, text: text.slice(at - start), start: at, end },
	];
}
