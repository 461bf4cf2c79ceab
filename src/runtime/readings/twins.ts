/** Readings that come to the same. */
import { ATOM, TEXT } from "../program/program.js";
import type { Thread } from "./thread.js";

/**
 * Of readings that have the same still to read the first stays, or the one with fewer deviations: they stand in one step in
 * the same way, or in one class, wherever they began it. Of those that wait in one open text the longest stays.
 */
export function dropTwins(threads: Thread[]): void {
	for (let k = threads.length; --k > 0; ) {
		const t = threads[k];
		if (t === undefined) continue;
		const first = firstLike(threads, t);
		const other = threads[first];
		if (first === k || other === undefined) continue;
		if (t.deviations < other.deviations || isLonger(t, other)) threads[first] = t;
		threads.splice(k, 1);
	}
}

/** Index of the first that has the same still to read: a plain loop, as it is asked for each character. */
function firstLike(threads: readonly Thread[], t: Thread): number {
	let k = 0;
	for (const other of threads) {
		if (other === t || areTwins(other, t)) break;
		k++;
	}
	return k;
}

function areTwins(a: Thread, b: Thread): boolean {
	if (a.step !== b.step || a.frame !== b.frame || !sameLooks(a, b)) return false;
	if (a.step.kind === TEXT && a.from !== b.from) return waitAlike(a, b);
	// a reading that has none of its class yet needs a character more than one that has some
	if (a.step.kind === ATOM) return (a.atom === "") === (b.atom === "");
	return (
		a.from === b.from && a.offset === b.offset && a.spelt === b.spelt && a.written === b.written
	);
}

/** Both wait in one open text, and the longer one, which wins of the two, has no more deviations. */
function waitAlike(a: Thread, b: Thread): boolean {
	// whatever point each has passed: the call of the longer one is the one that commits
	if (a.marks !== b.marks || a.unit !== b.unit) return false;
	if ((a.readyAt === null) !== (b.readyAt === null)) return false;
	return isLonger(a, b) ? a.deviations <= b.deviations : b.deviations <= a.deviations;
}

function isLonger(a: Thread, b: Thread): boolean {
	return a.step.kind === TEXT && a.from > b.from;
}

/** Conditions that have come true no longer tell readings apart. */
export function sameLooks(a: Thread, b: Thread): boolean {
	return a.looks === b.looks || (!a.undecided && !a.refuted && !b.undecided && !b.refuted);
}
