/** Adds `markup` events for the text between the spans of the others, so that all spans tile the input (P6). */
import type { ParserEvent } from "../events.js";

export class MarkupTiler {
	private covered = 0;

	tile(events: readonly ParserEvent[]): ParserEvent[] {
		const out: ParserEvent[] = [];
		for (const event of events) {
			if (event.type === "content" || event.type === "reasoning" || event.type === "call-start") {
				this.fill(event.start, out);
				if (event.type !== "call-start") this.covered = event.end;
			} else if (event.type === "call-end") this.covered = event.end;
			out.push(event);
		}
		return out;
	}

	end(length: number, out: ParserEvent[]): void {
		this.fill(length, out);
	}

	private fill(to: number, out: ParserEvent[]): void {
		if (to <= this.covered) return;
		out.push({ type: "markup", start: this.covered, end: to });
		this.covered = to;
	}
}
