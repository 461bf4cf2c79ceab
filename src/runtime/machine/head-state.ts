/** What is known of the header that is read, beside its readings. Made for the first one, and again after plain text. */

import type { Deciding } from "../known/decided.js";
import type { State } from "../known/state.js";
import type { EndProof, GoodEnd, Proof } from "../program/proof.js";
import type { Log, Look } from "../readings/log.js";
import type { Thread } from "../readings/thread.js";
import type { Aftermath } from "../scan/aftermath.js";

/** The readings as they stood at a place. */
export interface Standing {
	readonly at: number;
	readonly threads: readonly Thread[];
	readonly looks: readonly Look[];
	/** those that are in a value of which only the next character can show that it was over; they are among the others */
	readonly inValue: Set<Thread>;
	/** the one in open text that wins if the message ends here; null: another one does, or it is not known */
	readonly waiting: Thread | null;
}

/** Only the character that is read has shown that a value was over before it. */
export interface Over {
	/** the reading that was in the value */
	readonly thread: Thread;
	/** the readings behind it */
	readonly behind: readonly Thread[];
	/** readings that wait are over with it */
	readonly definite: boolean;
}

/** All readings have died at `at`; an `ends` text may have begun where one of `starts` stood. */
export interface Ending {
	readonly at: number;
	readonly starts: readonly Standing[];
	readonly dying: readonly Thread[];
}

/** A call seems to end at `end`. */
export interface Proving {
	readonly proof: Proof | GoodEnd | EndProof;
	readonly end: number;
	/** the reading that has won at `at`; null: all have died, and nothing but markup was missing */
	readonly winner: Winner | null;
	/** the call has broken, and its brackets have closed */
	readonly counted: Aftermath | null;
}

export interface Winner {
	readonly at: number;
	/** what it has logged before the call's end; `by`: characters between the log's places and the input's */
	readonly before: Log | null;
	readonly by: number;
	/** goes on with it from `at`, once the end is proved; null: it has died behind the call that it has left */
	readonly goOn: (() => void) | null;
}

export class Head {
	/** the attempt opened a call and completed a literal of four or more characters */
	opened = false;
	marked = false;
	/** the state that the readings are in, while those of what follows are kept, too */
	keeping: State | null = null;
	/** takes down what is decided behind that state, to be kept as well */
	deciding: Deciding | null = null;
	/** literals completed in this attempt, as pairs of offsets */
	literals: number[] = [];
	/** those that the character that is read completes, with the conditions of their readings */
	completed: { readonly start: number; readonly looks: readonly Look[] }[] = [];
	/** whom the character that is read kills, in bits: KILLS */
	kills = 0;
	/** the call breaks because its containers nest too deep */
	tooDeep = false;
	/** the character is read for a condition */
	looking = false;
	/** readings are only tried, nothing is done */
	probing = false;
	/** the payload in which the last reading died, and the unit it was in */
	dead: Thread | null = null;
	/** the readings that the character at which all have died found alive */
	dying: readonly Thread[] = [];
	/** the readings as they stood where an `ends` text may have begun, the last ones */
	standing: Standing[] = [];
	/** those among which no winner was looked for, for an `ends` text might have begun */
	unjudged: readonly Thread[] = [];
	over: Over[] = [];
	/** the last offset where an `ends` text may have begun that does not end the attempt: ending the input there yields no result */
	nothingAt = -1;
	/** a call seems to have ended: what follows is looked at */
	proving: Proving | null = null;
	/** where the last one ended for which that spoke */
	provedAt = -1;
	/** the end of a long text that is held: to cut a piece of all that is held would copy it */
	heldEnd = "";
	/** what is known when all have died where an `ends` text may stand */
	ending: Ending | null = null;
}
