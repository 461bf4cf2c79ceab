/** At a cut, a call that has ended in one reading is not over while another one may bring more of it. */

import type { Machine } from "../machine/machine.js";
import { PATTERN, SLOT, TEXT } from "../program/program.js";
import { argumentsAhead, pairsAhead } from "../readings/ahead-pairs.js";
import { type LogEntry, lastOf } from "../readings/log.js";
import type { Thread } from "../readings/thread.js";
import { endedHere } from "./at-end.js";
import { passEnd } from "./coming.js";
import { probe } from "./probe.js";

/** Where calls began, and up to where one may have ended in one reading, though another one brings more of it. */
export type Calls = ReadonlyMap<number, number>;

/** The call that has committed began before all of these readings. */
const COMMITTED = -1;

/** The calls of which one of these readings brings more, where the input is cut. Behind a `stop` the model has said all. */
export function callsGoingOn(m: Machine, threads: readonly Thread[]): Calls {
	const calls = new Map<number, number>();
	if (m.finishReason === "stop") return calls;
	const behind = probe(m, () => passEnd(m, threads));
	for (const t of [...threads, ...behind]) {
		if (t.unit < 0) continue;
		const call = callOf(t);
		calls.set(call, Math.max(goesOnFrom(m, t), calls.get(call) ?? -1));
	}
	return calls;
}

/** A call that has ended up to here lacks something that the reading brings of it. */
function goesOnFrom(m: Machine, t: Thread): number {
	// open text is the last resort of a choice, which a reading that has ended the call behind its beginning has passed
	if (mayBringMore(m, t)) return t.step.kind === TEXT ? t.from : m.here;
	for (let l = t.log; l !== null; l = l.before) if (isBound(l.entry)) return l.at - 1;
	return -1;
}

/** Whether the name, the arguments, a key or a value is being read, or may still come. */
function mayBringMore(m: Machine, t: Thread): boolean {
	const { step } = t;
	if (step.kind === PATTERN) return probe(m, () => endedHere(m, t)) === null;
	if (step.kind === SLOT && step.field === "name") return isLonger(m, t);
	return !t.named || pairsAhead(step) || argumentsAhead(step);
}

/** Whether the name of a declared tool goes on behind what has been read. */
function isLonger({ config }: Machine, { step, atom }: Thread): boolean {
	const goesOn = (name: string): boolean => name !== atom && name.startsWith(atom);
	return step.what === "tool" && [...config.toolNames].some(goesOn);
}

function isBound({ kind }: LogEntry): boolean {
	return kind === "bound" || kind === "value" || kind === "pattern";
}

/** Where the call began in which the reading is. */
export function callOf({ log }: Thread): number {
	return lastOf("open", log)?.at ?? COMMITTED;
}

/** Whether one of these calls has ended in the reading. */
export function hasLeft({ log }: Thread, calls: Calls): boolean {
	for (let close = lastOf("close", log); close !== null; ) {
		const open = lastOf("open", close.before);
		if (close.at <= (calls.get(open?.at ?? COMMITTED) ?? -1)) return true;
		close = lastOf("close", open);
	}
	return false;
}
