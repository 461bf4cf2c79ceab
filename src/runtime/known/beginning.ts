/** What the readings of an attempt depend on, beside the text that they read: what was bound before, and a few facts. */
import type { Machine } from "../machine/machine.js";
import { sameBound } from "../readings/bound.js";
import { COMMITTED, NAMED, OVER, PAST, TOO_DEEP } from "../readings/facts.js";
import { openName } from "../readings/perform.js";
import type { Thread } from "../readings/thread.js";
import { atomClass, inClass, isSpace } from "../scan/classes.js";

/** So many keys may be bound, and groups of markup open, where an attempt begins that is kept. */
const MOST_BOUND = 24;
/** So many containers may be open there: text that nests deeper makes new states at each level, and seldom comes again. */
const MOST_OPEN = 8;

// Ways out that are none: the readings of a committed call stand behind the value that is the step, or at the step.
export const BEHIND_VALUE = -1;
export const AT_STEP = -2;

/** Readings begin: behind a payload that they leave, or in a committed call. */
export interface Begins {
	/** the reading that they come from, with what it has bound */
	readonly context: Thread;
	/** the ways out of the payload that are tried; negative: see above */
	readonly exits: number;
	/** where they begin, and the code of the character before it */
	readonly at: number;
	readonly before: number;
}

/** What readings depend on where they begin. */
export class Beginning {
	private readonly context: Thread;
	private readonly called: string;
	/** the payload's reading that was found the same last: it never changes, and is mostly that of the next attempt, too */
	private last: Thread | null = null;

	/** `facts`: those of `factsOf`. */
	constructor(
		m: Machine,
		{ context }: Begins,
		private readonly facts: number,
	) {
		this.context = context.copy();
		this.context.payload = null;
		this.called = openName(m);
	}

	isThat(m: Machine, { context, exits }: Begins, facts: number): boolean {
		if (this.facts !== facts || this.called !== openName(m)) return false;
		if (this.last === context) return true;
		const inherited = exits < 0 ? ALL : INHERITED;
		const isSame =
			(this.context.marks & inherited) === (context.marks & inherited) &&
			isFree(context) &&
			sameBound(this.context, context);
		if (isSame && exits >= 0) this.last = context;
		return isSame;
	}
}

const ALL = -1;

/** Facts of the reading before that those of an attempt inherit. */
const INHERITED = TOO_DEEP | NAMED | OVER | COMMITTED | PAST;

/** The facts on which readings depend that begin there, as one number. */
export function factsOf(m: Machine, { at, before }: Begins): number {
	const { call, calls, config } = m;
	return (
		(kindOf(before) << 8) |
		(m.hasBegun(at) ? 1 : 0) |
		(at === m.enteredAt ? 2 : 0) |
		(calls >= config.limits.calls ? 4 : 0) |
		(calls > 0 ? 8 : 0) |
		(call.committed ? 16 : 0) |
		(m.stray?.standsBefore(at) === true ? 32 : 0) |
		(m.enteredAt >= 0 ? 64 : 0) |
		(m.saidOverCalls ? 128 : 0)
	);
}

/** All that readings ask of the character before them. */
function kindOf(code: number): number {
	if (code === 10) return 0;
	if (isSpace(code)) return 1;
	return 2 + (inClass(WORD, code) ? 1 : 0) + (inClass(DIGITS, code) ? 2 : 0);
}
const WORD = atomClass("word");
const DIGITS = atomClass("digits");

/** Whether the readings depend on little enough to be kept: that one waits for no condition, and little is open or bound. */
export function isFree(t: Thread): boolean {
	if (t.groupField !== null || t.undecided || t.refuted || (t.settled && !t.hasSettled))
		return false;
	if (t.nesting > MOST_OPEN || (t.frame?.depth ?? 0) > MOST_BOUND) return false;
	let keys = 0;
	for (let one = t.keys; one !== null; one = one.before) if (++keys > MOST_BOUND) return false;
	return true;
}
