/** What is known of the header that is read, beside its readings. Made for the first one, and again after plain text. */
import type { Deciding } from "./decided.js";
import type { Ending } from "./ends.js";
import type { State } from "./known.js";
import type { Look } from "./log.js";
import type { Proving } from "./proving.js";
import type { Over, Standing } from "./standing.js";
import type { Thread } from "./thread.js";

export class Head {
	/** the character code before the attempt, or before the part of a call's markup that is read */
	originBefore = 10;
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
	killWaiting = false;
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
	over: Over[] = [];
	/** the last offset where an `ends` text may have begun that does not end the attempt: ending the input there yields no result */
	nothingAt = -1;
	/** a call seems to have ended: what follows is looked at */
	proving: Proving | null = null;
	/** where the last one ended for which that spoke */
	provedAt = -1;
	/** what is known when all have died where an `ends` text may stand */
	ending: Ending | null = null;
}
