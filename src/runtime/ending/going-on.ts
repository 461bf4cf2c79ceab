/** At a cut, a call that has ended in one reading is not over while another one may bring more of it. */

import type { Machine } from "../machine/machine.js";
import { PATTERN, SLOT, TEXT } from "../program/program.js";
import { argumentsAhead, pairsAhead } from "../readings/ahead-pairs.js";
import type { LogEntry } from "../readings/log.js";
import type { Thread } from "../readings/thread.js";
import { endedHere } from "./at-end.js";
import { passEnd } from "./coming.js";
import { probe } from "./probe.js";

/** Where calls began, and up to where one may have ended in one reading, though another one brings more of it. */
export type Calls = ReadonlyMap<number, number>;

/** The call that has committed began before all of these readings. */
const COMMITTED = -1;
const NONE: Calls = new Map();

/** The calls of which one of these readings brings more, where the input is cut. Behind a `stop` the model has said all. */
export function callsGoingOn(m: Machine, threads: readonly Thread[]): Calls {
	if (m.finishReason === "stop") return NONE;
	const behind = probe(m, () => passEnd(m, threads));
	const calls = new Map<number, number>();
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
	if (step.what !== "tool") return false;
	for (const name of config.toolNames)
		if (name.length > atom.length && name.startsWith(atom)) return true;
	return false;
}

function isBound({ kind }: LogEntry): boolean {
	return kind === "bound" || kind === "value" || kind === "pattern";
}

/** Where the call began in which the reading is. */
export function callOf({ log }: Thread): number {
	for (let l = log; l !== null; l = l.before)
		if (l.entry.kind === "op" && l.entry.op.op === "open") return l.at;
	return COMMITTED;
}

/** Whether one of these calls has ended in the reading. */
export function hasLeft({ log }: Thread, calls: Calls): boolean {
	if (calls.size === 0) return false;
	let end = Number.POSITIVE_INFINITY;
	const goesOn = (call: number): boolean => end <= (calls.get(call) ?? -1);
	for (let l = log; l !== null; l = l.before) {
		if (l.entry.kind !== "op") continue;
		const { op } = l.entry.op;
		if (op === "close") end = l.at;
		if (op !== "open") continue;
		if (goesOn(l.at)) return true;
		end = Number.POSITIVE_INFINITY;
	}
	return goesOn(COMMITTED);
}
