/** What a character has decided of an attempt that is known: it is decided again, without the readings that agreed on it. */

import type { Step } from "../program/program.js";
import { hasNewValue, type Log } from "../readings/log.js";
import type { Thread } from "../readings/thread.js";
import type { State } from "./state.js";

/** Takes down what is decided. */
export class Deciding {
	private times = 0;
	/** where the attempt, or the part of a call's markup, began */
	origin = 0;
	/** all before this place is decided */
	keepFrom = 0;
	/** what is done by it */
	log: Log | null = null;
	/** what leaves of the value that begins */
	given = NOTHING;

	note(origin: number, keepFrom: number, log: Log | null): void {
		this.times++;
		this.origin = origin;
		this.keepFrom = keepFrom;
		this.log = log;
	}

	/** What has been logged will be done, too. */
	does(log: Log | null): void {
		this.log = log;
	}

	/** Text of the value that has begun leaves. */
	gives(text: string, from: number): void {
		this.given = { text, from };
	}

	/** Whether the same would be decided again. */
	get isSure(): boolean {
		return this.times === 1 && !hasNewValue(this.log);
	}
}

/** The readings go on. */
export interface Going {
	readonly kind: "going";
	readonly state: State;
	readonly originSteps: readonly Step[];
	/** the value of a committed call that begins */
	readonly value: Begun | null;
}

/** Text of a value, which stands from `from` on in the input. */
export interface Given {
	readonly text: string;
	readonly from: number;
}

const NOTHING: Given = { text: "", from: 0 };

/** A value has begun, of which some text has left. */
export interface Begun {
	readonly step: Step;
	readonly given: Given;
}

/** One reading has won, and waits for open text. */
export interface Waiting {
	readonly kind: "waiting";
	readonly thread: Thread;
}

/** Never changed; all places are those of the input in which it was decided first. */
export class Decided {
	readonly kind = "decided";
	readonly origin: number;
	readonly keepFrom: number;
	readonly log: Log | null;

	constructor(
		{ origin, keepFrom, log }: Deciding,
		readonly then: Going | Waiting,
	) {
		this.origin = origin;
		this.keepFrom = keepFrom;
		this.log = log;
	}
}
