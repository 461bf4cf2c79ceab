/** Whether readings yield a result if the input ends here, and which of them may end where they stand. Questions only: nothing is done. */

import type { Machine } from "../machine/machine.js";
import { ATOM, SPACE, type Step, TEXT } from "../program/program.js";
import { agreed, longestWaiting } from "../readings/choice.js";
import { follow } from "../readings/closure.js";
import type { Look } from "../readings/log.js";
import type { Thread } from "../readings/thread.js";
import { decideLooks, endedHere, isInCall, isSectionMarkup, winnerAtEnd } from "./at-end.js";

/** An undecided condition is true now. */
export function hasSettled(t: Thread): boolean {
	return t.settled && t.mayEnd;
}

/**
 * Whether the attempt of these readings yields a result if the input ends here: a reading may end, which is the answer; or a unit or the
 * message ends, or a call commits.
 */
export function comesToEnd(
	m: Machine,
	threads: readonly Thread[],
	looks: readonly Look[],
): Thread | boolean {
	decideLooks(m, looks);
	const winner = winnerAtEnd(m, threads);
	if (winner !== null) return winner;
	const passed = passEnd(m, threads);
	if (passed.some(hasSettled) || isSectionMarkup(m, passed, m.here)) return true;
	return committing(m, passed) !== null || waitingAtEnd(m, passed) !== undefined;
}

/**
 * Those of the readings that commit a call together if the input ends here. White space is passed one place at a time, and only up to the
 * commit: behind more of it a call whose pairs have not begun would look like one without any.
 */
export function committing(m: Machine, threads: readonly Thread[]): Thread[] | null {
	const seen = new Set<Step>();
	for (let left = threads; ; ) {
		const point = agreed(strictestAtEnd(left), true)?.[0]?.readyAt;
		// those that wait, or have more deviations, have passed it as well: with them more of the call may come
		if (point !== undefined) return left.filter((t) => t.readyAt === point);
		const spaces = left.filter(({ step }) => step.kind === SPACE && !seen.has(step));
		if (spaces.length === 0) return null;
		for (const { step } of spaces) seen.add(step);
		left = [...left.filter((t) => !spaces.includes(t)), ...passEnd(m, spaces)];
	}
}

/** Those that read markup, with the fewest deviations of all that may end. */
function strictestAtEnd(threads: readonly Thread[]): readonly Thread[] {
	const going = threads.filter((t) => t.mayEnd);
	const fewest = Math.min(...going.map((t) => t.deviations));
	return going.filter((t) => t.step.kind !== TEXT && t.deviations === fewest);
}

export function waitingAtEnd(m: Machine, threads: readonly Thread[]): Thread | undefined {
	const { here } = m;
	const going = threads.filter((t) => t.mayEnd);
	const isLast = going.every((t) => t.step.kind === TEXT);
	return longestWaiting(
		going.filter((t) => {
			const begun = (t.ready || t.committed) && isInCall(t, here);
			return t.step.kind === TEXT && begun && (isLast || mayEndIn(m, t));
		}),
	);
}

/** Whether the open payload at which the reading waits may end with the input. */
function mayEndIn(m: Machine, t: Thread): boolean {
	const behind = t.fork(t.step.to, m.here);
	behind.begin();
	const threads: Thread[] = [];
	follow(m, behind, t.step.to, m.here, m.charBefore(m.here), threads);
	return winnerAtEnd(m, threads) !== null;
}

/** Readings that may end where they stand have come behind that. A name may also be one that the end cuts. */
export function passEnd(m: Machine, threads: readonly Thread[]): Thread[] {
	const passed: Thread[] = [];
	for (const t of threads) {
		const behind = endedHere(m, t);
		if (behind === null || t.step.kind === ATOM) passed.push(t);
		if (behind === null) continue;
		follow(m, behind, t.step.to, m.here, m.charBefore(m.here), passed);
	}
	return passed;
}
