/** A run of characters of one class: how long it may be, and its end. */

import { MAX_HEADER, MAX_SKIPPED } from "../limits.js";
import type { Machine } from "../machine/machine.js";
import { endsWithOwn } from "../program/own-marks.js";
import { canBegin } from "../program/program.js";
import { type AtomClass, atomClass, inClass } from "../scan/classes.js";
import type { Bound } from "./log.js";
import { bind } from "./perform.js";
import type { Thread } from "./thread.js";

/** How many characters a run of the class has at most. */
export function longestRun(m: Machine, cls: AtomClass): number {
	if (cls === ANY) return MAX_SKIPPED;
	return cls === LINE ? MAX_HEADER : m.config.limits.nameLength;
}
const ANY = atomClass("any");
const LINE = atomClass("line");

/** Whether the next character can only be one more of the class that has begun: nothing that follows it begins so, and no mark ends. */
export function onlyGoesOn(m: Machine, { atom, from, step }: Thread): boolean {
	const { config, here, i, program, text } = m;
	const c = text.charCodeAt(i);
	const length = here - from;
	if (length === 0 || length >= longestRun(m, step.cls) || !inClass(step.cls, c)) return false;
	if (canBegin(program.firstOf(step.to), c)) return false;
	return step.marks.length === 0 || !endsWithOwn(step, atom + text.charAt(i), config.toolNames);
}

/** Binds the text of a class; false when a literal has read the same text ("literal beats class"). */
export function endAtom(m: Machine, t: Thread, text: string, at: number): boolean {
	// of an empty text no literal has read anything, and skipped text is no class: literals may stand in it
	if (at > t.from && t.step.cls !== ANY) t.setClass(t.from, at);
	if (!m.head.looking && beaten(m, t, 0)) return false;
	const s = t.step;
	const value = s.cls === ATTR ? text.replace(/&quot;/g, '"').replace(/&amp;/g, "&") : text;
	bind(m, t, s.field as Bound, value, at);
	return true;
}
const ATTR = 8;

/**
 * Whether a literal has read what the reading has captured as a class. Literals stand in the order of their ends, so only
 * the last ones can: those from index `since` on.
 */
export function beaten(m: Machine, t: Thread, since: number): boolean {
	const { classFrom, classTo } = t;
	if (classFrom < 0) return false;
	const { literals } = m.head;
	for (let k = literals.length - 2; k >= since; k -= 2) {
		if ((literals[k + 1] ?? 0) < classTo) return false;
		if ((literals[k] ?? 0) <= classFrom) return true;
	}
	return false;
}
