/** Which of several readings is chosen. Nothing is done. */
import { ATOM, TEXT } from "../program/program.js";
import { atomClass } from "../scan/classes.js";
import type { Log } from "./log.js";
import type { Thread } from "./thread.js";

const ANY = atomClass("any");

/** When all readings wait in an open payload: the longest, then the one with the fewest deviations, then the first. */
export function longestWaiting(threads: readonly Thread[]): Thread | undefined {
	let longest = threads[0];
	for (const t of threads) {
		if (t.step.kind !== TEXT || longest === undefined) return undefined;
		if (t.from > longest.from || (t.from === longest.from && t.deviations < longest.deviations))
			longest = t;
	}
	return longest;
}

/** The reading with the fewest deviations; of several the first. */
export function strictest(threads: readonly Thread[]): Thread | undefined {
	let best = threads[0];
	for (const t of threads) if (t.deviations < (best?.deviations ?? 0)) best = t;
	return best;
}

/**
 * A call commits when the readings with the fewest deviations agree on it: they have passed one commit point. Readings
 * that passed the same point go on, the others die. At the end of the input a condition that is undecided is taken for true.
 */
export function agreed(threads: readonly Thread[], atEnd: boolean): Thread[] | null {
	const fewest = strictest(threads)?.deviations ?? 0;
	let point: Log | null = null;
	for (const t of threads) {
		if (t.deviations > fewest || hasNoSay(t)) continue;
		if (!t.ready || (t.undecided && !atEnd) || t.committed) return null;
		if (point === null) point = t.readyAt;
		else if (point !== t.readyAt) return null;
	}
	return point === null ? null : threads.filter((t) => t.readyAt === point);
}

/** Skipped text, and text outside of calls, could go on over any call. */
function hasNoSay({ step, unit, ready }: Thread): boolean {
	if (step.kind === TEXT) return unit < 0 && !ready;
	return step.kind === ATOM && step.cls === ANY;
}
