/** Where the interpreter is: in an open payload, reading headers, or at the end. */
import type { Counter } from "./count.js";
import type { Origin } from "./origin.js";
import type { Reading, Span } from "./reading.js";

/** One open payload (or loop) runs. `at` is the next character. */
export interface InPayload {
	readonly mode: "payload";
	/** waits at the payload */
	readonly reading: Reading;
	readonly start: number;
	readonly at: number;
	/** attempts of outer payloads that are still undecided: the call around this payload has not committed */
	readonly attempts: readonly Attempt[];
	/** content that the loop of a section does not expect, and a notice has said so */
	readonly stray: boolean;
	/** a value has failed here and is counted to its end */
	readonly counter: Counter | null;
}

/** All readings of what stands behind a payload, or behind a settling point, at once. */
export interface InReadings {
	readonly mode: "readings";
	/** the place where these readings began */
	readonly from: number;
	readonly at: number;
	/** behind the character before `at`, before anything was expanded */
	readonly raw: readonly Reading[];
	/** expanded, in order of preference */
	readonly list: readonly Reading[];
	readonly attempts: readonly Attempt[];
	/** literals that were completed, for "literal beats class" */
	readonly literals: readonly Span[];
	readonly origin: Origin;
	/** they began in a call that had committed: that it has ended is not decided before they have come to one */
	readonly inCall: boolean;
	/** where it was known that their call commits: they have read the text up to there before */
	readonly known?: number;
}

export interface Over {
	readonly mode: "over";
	readonly reading: Reading;
	/** where the message ended */
	readonly at: number;
}

export type State = InPayload | InReadings | Over;

/** An attempt to leave a payload, begun where the payload stood. */
export interface Attempt {
	readonly payload: InPayload;
	/** some reading of it has opened a call */
	readonly opened: boolean;
	/** some reading of it has read a literal of four or more characters: with a call opened, its failure deserves a notice */
	readonly told: boolean;
	/** an entry leaves nothing: when it fails, its text is read from its first character on */
	readonly entry?: true;
}
