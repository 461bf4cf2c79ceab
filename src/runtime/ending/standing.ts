/**
 * The readings as they stood where an `ends` text may have begun inside of markup: what ends.ts goes back to if one stands there.
 */

import type { Over, Standing } from "../machine/head-state.js";
import type { Machine } from "../machine/machine.js";
import { ATOM, isBetween, LITERAL, TEXT } from "../program/program.js";
import { endsText } from "../program/value-ends.js";
import { onlyGoesOn } from "../readings/atom.js";
import { longestWaiting } from "../readings/choice.js";
import { MARKS } from "../readings/facts.js";
import type { Thread } from "../readings/thread.js";
import { isBehindFrame } from "./at-end.js";
import { comesToEnd } from "./coming.js";
import { copies, probe } from "./probe.js";

/** Whether an `ends` text would end the message here, though readings have begun on markup: in a value it is data. */
export function mayEndHere({ payload }: Machine): boolean {
	return payload === null || payload.field !== "value";
}

/** Whether an `ends` text would end the message only if the markup before it yields a result: in an attempt, or at the beginning. */
export function isOnlyBegun(m: Machine): boolean {
	return m.payload !== null || !(m.call.committed || isBehindFrame(m));
}

/** An `ends` text may begin with the next character: those that die of it may be the ones that it ends. */
export function noteStanding(m: Machine): void {
	const at = m.here;
	// an attempt that begins here reads the text itself
	if (!mayEndHere(m) || (m.payload !== null && at === m.origin)) return;
	if (allWait(m)) return;
	if (!m.program.mayEnd(m.text, m.i) && m.threads.every((t) => isQuiet(m, t))) return;
	const stood = copies(m);
	const inValue = new Set(stood.threads.filter((one) => takesAsData(m, one)));
	m.head.standing = m.head.standing.filter((one) => one.at < at);
	keep(m, { at, ...stood, inValue });
}

/** Whether nothing is decided for the reading behind the next character: all chunkings go on alike. */
function isQuiet(m: Machine, t: Thread): boolean {
	const { marks, offset, step } = t;
	if ((marks & MARKS.any) !== 0) return false;
	if (step.kind === LITERAL) return step.text.length - offset > 1;
	return step.kind === ATOM ? onlyGoesOn(m, t) : isBetween(step);
}

/** All wait in open text, of which the one that wins looks for an `ends` text itself. */
function allWait(m: Machine): boolean {
	const winner = longestWaiting(m.threads);
	return winner !== undefined && !winner.undecided && m.mayEnter(winner.step, winner.from);
}

/** It reads a value, or waits for the text of one that only its own terminators end. */
function takesAsData({ config }: Machine, { payload, step }: Thread): boolean {
	if (payload !== null) return true;
	return step.kind === TEXT && step.field === "value" && !endsText(step, config);
}

/** An attempt that yields no result if the input ends here need not be remembered. */
function keep(m: Machine, standing: Omit<Standing, "waiting">): void {
	const { threads, looks, inValue } = standing;
	let waiting: Thread | null = null;
	if (isOnlyBegun(m) && inValue.size === 0) {
		const comes = probe(m, () => comesToEnd(m, threads, looks));
		if (comes === false) {
			m.head.nothingAt = standing.at;
			return;
		}
		if (comes !== true && threads.includes(comes)) waiting = comes;
	}
	m.head.standing.push({ ...standing, waiting });
}

/** The values that were over before the character that is read: their readings stood at what follows. */
export function tellOver(m: Machine): void {
	const { over } = m.head;
	m.head.over = [];
	for (const one of over) valueWasOver(m, one);
}

function valueWasOver(m: Machine, { thread, behind, definite }: Over): void {
	const last = m.head.standing.at(-1);
	if (last?.at !== m.here || !last.inValue.delete(thread)) return;
	let threads = last.threads.flatMap((one) => (one === thread ? behind : [one]));
	if (definite) {
		// the choice of the value is decided: readings that wait in its other alternative, open text, are dropped
		const waits = ({ step, from }: Thread) => step.kind === TEXT && from < last.at;
		for (const one of last.inValue) if (waits(one)) last.inValue.delete(one);
		threads = threads.filter((one) => !waits(one));
	}
	m.head.standing.pop();
	keep(m, { ...last, threads });
}
