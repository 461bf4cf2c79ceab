/** What the events of one message come to, without their texts. */
import type { CallStatus, ParserEvent } from "../runtime/events.js";

export interface CallFacts {
	readonly index: number;
	readonly id: string;
	readonly name: string;
	/** the arguments' text; empty unless it is kept */
	readonly pieces: string[];
	status: CallStatus;
	repairs: readonly string[];
}

export class Facts {
	readonly calls = new Map<number, CallFacts>();
	readonly notices: string[] = [];
	/** where the text that has left ends */
	left = 0;

	constructor(private readonly keepArguments: boolean) {}

	take(event: ParserEvent): void {
		// a notice may speak of text that is still held
		if (event.type !== "notice" && event.end > this.left) this.left = event.end;
		switch (event.type) {
			case "call-start": {
				const { index, id, name } = event;
				// until its end has come, a call is one that was cut
				const call: CallFacts = { index, id, name, pieces: [], status: "incomplete", repairs: [] };
				this.calls.set(index, call);
				return;
			}
			case "call-arguments":
				if (this.keepArguments) this.calls.get(event.index)?.pieces.push(event.delta);
				return;
			case "call-end": {
				const call = this.calls.get(event.index);
				if (call === undefined) return;
				call.status = event.status;
				call.repairs = event.repairs;
				return;
			}
			case "notice":
				this.notices.push(event.code);
				return;
			case "content":
			case "reasoning":
			case "markup":
				return;
			default:
				event satisfies never;
		}
	}

	/** The calls stay known for their results. */
	forgetArguments(): void {
		for (const call of this.calls.values()) call.pieces.length = 0;
	}
}

/** How often each text occurs. */
export function countEach(texts: Iterable<string>): Record<string, number> {
	const counts = new Map<string, number>();
	for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
	return Object.fromEntries(counts);
}
