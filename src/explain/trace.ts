/**
 * What the parser did, seen from outside: fed character by character, what it holds back and for how long shows where an
 * attempt to read markup began and which character ended it.
 */
import type { Format } from "../runtime/contract.js";
import { createParser } from "../runtime/engine/parser.js";
import type { Message, ParserEvent } from "../runtime/events.js";
import type { ParserOptions } from "../runtime/options.js";

/** Text from `start` on was held back until the character at `died` came; then it was text. */
export interface Attempt {
	readonly start: number;
	/** the text's length: the end of the output was what came */
	readonly died: number;
	readonly within: "content" | "reasoning";
}

export interface Trace {
	readonly events: readonly ParserEvent[];
	readonly message: Message;
	readonly attempts: readonly Attempt[];
	/** characters in which attempts were looked for */
	readonly traced: number;
}

/** Characters that are fed one by one; the rest comes in one piece. */
export const MOST_TRACED = 262_144;
/** Attempts that are kept: the shortest ones are of no interest, and prose has many. */
const SHORTEST = 3;
const MOST_ATTEMPTS = 4096;

export function trace(
	format: Format,
	text: string,
	options: ParserOptions,
	finishReason: string,
): Trace {
	const parser = createParser(format, { ...options, collect: true, markup: true });
	const events: ParserEvent[] = [];
	const watch = new Watch();
	const traced = Math.min(text.length, MOST_TRACED);
	for (let at = 0; at < traced; at++) {
		const made = parser.feed(text.charAt(at));
		for (const event of made) events.push(event);
		watch.step(made, at, at + 1);
	}
	if (traced < text.length) for (const event of parser.feed(text.slice(traced))) events.push(event);
	const last = parser.finish(finishReason);
	for (const event of last) events.push(event);
	if (traced === text.length) watch.step(last, text.length, text.length);
	const { message } = parser;
	if (message === null) throw new Error("the parser has collected no message");
	return { events, message, attempts: watch.attempts, traced };
}

class Watch {
	readonly attempts: Attempt[] = [];
	private decided = 0;
	private inCall = false;

	/** `fed`: characters that have come, of which that at `at` is the last */
	step(events: readonly ParserEvent[], at: number, fed: number): void {
		const from = this.decided;
		let released: Attempt["within"] | null = null;
		for (const event of events) {
			// a notice may stand anywhere
			if (event.type === "notice") continue;
			if ((event.type === "content" || event.type === "reasoning") && event.start <= from)
				released = event.type;
			if (event.type === "call-start") this.inCall = true;
			if (event.type === "call-end") this.inCall = false;
			this.decided = Math.max(this.decided, event.end);
		}
		if (released === null || this.inCall || at - from < SHORTEST) return;
		if (this.decided > fed || this.attempts.length >= MOST_ATTEMPTS) return;
		this.attempts.push({ start: from, died: at, within: released });
	}
}
