/** Plays one sample: token by token into the parser, what comes out to a display. */
import type { ParserEvent } from "../../runtime/events.js";
import type { Parser } from "../library.js";
import type { Pace } from "./pace.js";
import type { Sample } from "./samples.js";
import { countEvent, emptyTally, isTroubled, type Tally } from "./tally.js";
import { tokens } from "./tokens.js";

export interface Display {
	begin(sample: Sample): Promise<void>;
	/** after each token, which is `fed`: what has left the parser, and the text that it has read and not decided on */
	step(events: readonly ParserEvent[], held: string, fed: string): Promise<void>;
	/** `why`: the command that says why something was not read; null: all was */
	end(tally: Tally, why: string | null): Promise<void>;
}

export interface Reasons {
	/** what of an event is shown */
	readonly shown: (event: ParserEvent) => ParserEvent;
	/** the command that says all of it; null: there is none */
	readonly why: string | null;
}

export async function playSample(
	sample: Sample,
	parser: Parser,
	display: Display,
	pace: Pace,
	{ shown, why }: Reasons,
): Promise<Tally> {
	const tally = emptyTally();
	const { text } = sample;
	let fed = 0;
	let decided = 0;
	let inCall = false;
	const take = (events: readonly ParserEvent[]): string => {
		for (const event of events) {
			countEvent(tally, event);
			decided = Math.max(decided, event.end);
			if (event.type === "call-start") inCall = true;
			if (event.type === "call-end") inCall = false;
		}
		return text.slice(decided, fed);
	};
	await display.begin(sample);
	for (const token of tokens(text)) {
		await pace.next();
		fed += token.length;
		const events = parser.feed(token);
		const held = take(events);
		if (!inCall) tally.held = Math.max(tally.held, held.length);
		await display.step(events.map(shown), held, token);
	}
	const last = parser.finish(sample.finish ?? "stop");
	take(last);
	await display.step(last.map(shown), "", "");
	tally.characters = fed;
	await display.end(tally, isTroubled(tally) ? why : null);
	return tally;
}
