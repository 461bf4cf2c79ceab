/** What a committed call lacks and what may still come of it, by where a reading stands in it. */

import type { Machine } from "../machine/machine.js";
import { ATOM, LITERAL, PATTERN, TEXT, VALUE } from "../program/program.js";
import { argumentsAhead, pairsAhead } from "../readings/ahead-pairs.js";
import type { Log, LogEntry, Look } from "../readings/log.js";
import type { Thread } from "../readings/thread.js";

/** Whether more of the arguments may come where the reading stands. */
export function mayBringMore(m: Machine, t: Thread): boolean {
	return t.unit >= 0 && (isInPairs(m, t) || argumentsAhead(t.step));
}

/** Whether another parameter may come where the reading stands, or a condition of it has proved nothing yet. */
export function isInPairs(m: Machine, t: Thread): boolean {
	return (
		pairsAhead(isWithin(m, t) ? t.step.to : t.step) ||
		t.looks.some(isOpen) ||
		(!t.past && m.program.closableByLoop[m.call.unit]?.has(t.step.id) === true)
	);
}

/** Of the name or value itself a character has been read. */
function isWithin({ here }: Machine, { step, from }: Thread): boolean {
	return step.kind === ATOM && from < here;
}

/** A condition that has not come true is no evidence. */
function isOpen({ holds }: Look): boolean {
	return holds !== true;
}

/** The call can be closed from here with markup alone, and that leaves no pairs whose end is not proved. */
export function lacksMarkupOnly(m: Machine, t: Thread): boolean {
	const { closable, closableByLoop } = m.program;
	const { unit } = m.call;
	if (closable[unit]?.has(t.step.id) === true) return true;
	return t.past && closableByLoop[unit]?.has(t.step.id) === true;
}

/** The reading that is cut: one that waits in open text is not, where another one stands at its arguments. */
export function cutOne(inOrder: readonly Thread[]): Thread | undefined {
	const [first] = inOrder;
	if (first?.step.kind !== TEXT) return first;
	return inOrder.find(isInValue) ?? first;
}

export function isInValue({ step }: Thread): boolean {
	return step.kind === VALUE || step.kind === PATTERN;
}

/** Whether no argument has been read, or a container is open: more of them was meant. */
export function isCut({ call }: Machine, t: Thread): boolean {
	let open = call.openContainers;
	let begun = call.hasArguments;
	for (let l = t.log; l !== null; l = l.before) {
		const { entry } = l;
		if (entry.kind === "value" || isWord(entry)) begun = true;
		if (entry.kind !== "op") continue;
		if (entry.op.op === "push") open++;
		if (entry.op.op !== "pop") continue;
		// an empty one is an argument, too
		begun = true;
		open--;
	}
	return open > 0 || !begun;
}

/** Whether the input ends with a word that is an argument: more of it may have been meant. */
export function endsInWord({ here }: Machine, t: Thread): boolean {
	let l = t.log;
	while (l !== null && l.at === here && !isWord(l.entry)) l = l.before;
	return l !== null && l.at === here;
}

function isWord(entry: LogEntry): boolean {
	return entry.kind === "bound" && entry.field === "value";
}

/** Whether the text stops within a mark that, to another one of these readings, may be one before more of the arguments. To one that waits it is text. */
export function isHalf(m: Machine, t: Thread, living: readonly Thread[]): boolean {
	const { step, offset } = t;
	const half = step.kind === LITERAL && step.text.slice(0, offset).trim() !== "";
	return half && living.some((one) => one !== t && one.step.kind !== TEXT && mayBringMore(m, one));
}

/** Whether the arguments may still come, and nothing has been read of them. */
export function awaitsArguments(m: Machine, t: Thread): boolean {
	return argumentsAhead(t.step) && isCut(m, t);
}

/** Whether a container would begin here, of which nothing has been read: that is a value, and no markup. */
export function beginsContainer({ call, here }: Machine, t: Thread): boolean {
	if (call.containerAt === here) return true;
	for (let l = t.log; l !== null && l.at === here; l = l.before)
		if (l.entry.kind === "op" && l.entry.op.op === "push") return true;
	return false;
}

/** No reading has proved enough to be the one that is cut: all of them have done so much, before their first deviation. */
export function sureLog([first, ...others]: readonly Thread[]): Log | null {
	let shared = first?.log ?? null;
	for (const other of others) {
		const done = new Set<Log>();
		for (let l = other.log; l !== null; l = l.before) done.add(l);
		while (shared !== null && !done.has(shared)) shared = shared.before;
	}
	for (let l = shared; l !== null; l = l.before)
		if (l.entry.kind === "op" && l.entry.op.op === "repair") shared = l.before;
	return shared;
}
