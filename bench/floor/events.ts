import type { ParserEvent } from "../../src/runtime/events.js";
import { OPENER } from "./text.js";

/**
 * The least parser with the interface of ours: it looks for the first character of the opener, hands out each chunk as one
 * event with its place, and reads nothing. What it costs more than the other floor is the price of events in an array.
 */
export class EventFloor {
	private pos = 0;

	feed(chunk: string): readonly ParserEvent[] {
		if (chunk.indexOf(OPENER.charAt(0)) >= 0) return [];
		const start = this.pos;
		const end = start + chunk.length;
		this.pos = end;
		return [{ type: "content", text: chunk, start, end }];
	}

	finish(): readonly ParserEvent[] {
		return [];
	}
}
