/** Readings that come to the same. */
import { MAX_RECURSION } from "../limits.js";
import { ATOM, TEXT } from "../program/program.js";
import type { Look } from "./log.js";
import type { Thread } from "./thread.js";

/**
 * Of readings that have the same still to read the first stays, or the one with fewer deviations: they stand in one step in
 * the same way, or in one class, wherever they began it. Of those that wait in one open text the longest stays.
 */
export function dropTwins(threads: Thread[]): void {
	const firsts = threads.length > FEW ? firstOfEach(threads) : null;
	for (let k = threads.length; --k > 0; ) {
		const t = threads[k];
		if (t === undefined) continue;
		const first = firstLike(threads, t, firsts?.get(placeOf(t)) ?? 0);
		const other = threads[first];
		if (first === k || other === undefined) continue;
		if (t.deviations < other.deviations || isLonger(t, other)) threads[first] = t;
		threads.splice(k, 1);
	}
}

/** So many are compared each with each. */
const FEW = 16;

/** Index of the first reading of each place: none before it can be a twin of one that stands there. */
function firstOfEach(threads: readonly Thread[]): ReadonlyMap<number, number> {
	const firsts = new Map<number, number>();
	for (let k = threads.length; --k >= 0; ) {
		const t = threads[k];
		if (t !== undefined) firsts.set(placeOf(t), k);
	}
	return firsts;
}

/** The step and the depth of the frame, as one number: twins have both in common. */
function placeOf({ step, frame }: Thread): number {
	return step.id * (MAX_RECURSION + 2) + (frame?.depth ?? 0);
}

/** Index of the first from `from` on that has the same still to read: a plain loop, as it is asked for each character. */
function firstLike(threads: readonly Thread[], t: Thread, from: number): number {
	for (let k = from; ; k++) {
		const other = threads[k];
		if (other === undefined || other === t || areTwins(other, t)) return k;
	}
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
	if (a.looks === b.looks) return true;
	let k = 0;
	for (const look of a.looks) {
		if (look.holds === true) continue;
		k = nextOpen(b.looks, k);
		if (b.looks[k++] !== look) return false;
	}
	return nextOpen(b.looks, k) === b.looks.length;
}

/** Index of the first condition from `from` on that has not come true. */
function nextOpen(looks: readonly Look[], from: number): number {
	let k = from;
	while (looks[k]?.holds === true) k++;
	return k;
}
