/** The modes of the machine: what it reads, each by a file of modes/ (run.ts sends each to its own). */

/** an open payload runs */
export const MODE_TEXT = 0;
/** a header is undecided, or a call's markup is read */
export const MODE_HEAD = 1;
/** a committed call's JSON or Python value */
export const MODE_VALUE = 2;
/** a value that failed before the commit */
export const MODE_COUNT = 3;
/** a call that broke */
export const MODE_BROKEN = 4;
/** the message is over */
export const MODE_ENDED = 5;
/** an `ends` text may stand here */
export const MODE_ENDING = 6;
/** what follows a call must prove its end */
export const MODE_PROOF = 7;

/** An `ends` text stands from `at` to `behind`; `before`: the character code before it. */
export interface MessageEnd {
	readonly at: number;
	readonly behind: number;
	readonly before: number;
}
