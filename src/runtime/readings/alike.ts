/** Whether readings stand as others did, only further on: behind equal text they read on alike. */
import { SPACE } from "../program/program.js";
import { sameBound } from "./bound.js";
import type { Log, LogEntry, Look } from "./log.js";
import type { Thread } from "./thread.js";

/** Entries of a log that are compared. */
const MOST_LOGGED = 8;

/** Readings, and the conditions beside them. */
interface Readings {
	readonly threads: readonly Thread[];
	readonly looks: readonly Look[];
}

/** Whether all that they stand on can be compared. */
export function areComparable({ threads, looks }: Readings): boolean {
	return threads.every(isComparable) && looks.every((look) => look.threads.every(isComparable));
}

function isComparable(t: Thread): boolean {
	return t.payload === null && t.groupField === null && (!t.settled || t.hasSettled);
}

/** Whether each stands as it did, or so many characters further on. */
export function standAlike(before: Readings, now: Readings, length: number): boolean {
	return (
		areAlike(before.threads, now.threads, length) && looksAlike(before.looks, now.looks, length)
	);
}

function areAlike(before: readonly Thread[], now: readonly Thread[], length: number): boolean {
	return (
		before.length === now.length &&
		now.every((t, k) => {
			const other = before[k];
			return other !== undefined && isAlike(other, t, length);
		})
	);
}

function isAlike(before: Thread, now: Thread, length: number): boolean {
	return (
		before.step === now.step &&
		isMoved(before.from, now.from, length) &&
		isAsFar(before, now) &&
		before.atom === now.atom &&
		before.spelt === now.spelt &&
		before.written === now.written &&
		logsAlike(before.log, now.log, length) &&
		before.readyAt === now.readyAt &&
		before.deviations === now.deviations &&
		before.marks === now.marks &&
		isMoved(before.classFrom, now.classFrom, length) &&
		isMoved(before.classTo, now.classTo, length) &&
		sameBound(before, now) &&
		looksAlike(before.looks, now.looks, length)
	);
}

/** What both have logged since the past that they share. */
function logsAlike(before: Log | null, now: Log | null, length: number): boolean {
	let [a, b] = [before, now];
	for (let k = 0; a !== b; k++) {
		if (a === null || b === null || k >= MOST_LOGGED) return false;
		if (!sameEntry(a.entry, b.entry) || !isMoved(a.at, b.at, length)) return false;
		[a, b] = [a.before, b.before];
	}
	return true;
}

function sameEntry(a: LogEntry, b: LogEntry): boolean {
	if (a === b) return true;
	if (a.kind === "op") return b.kind === "op" && a.op === b.op;
	return a.kind === "bound" && b.kind === "bound" && a.field === b.field && a.text === b.text;
}

/** White space has no bound here. */
function isAsFar({ step, offset }: Thread, now: Thread): boolean {
	return offset === now.offset || (step.kind === SPACE && offset > 0 && now.offset > 0);
}

function isMoved(before: number, now: number, length: number): boolean {
	return now === before || now === before + length;
}

function looksAlike(before: readonly Look[], now: readonly Look[], length: number): boolean {
	return (
		before.length === now.length &&
		now.every((look, k) => {
			const other = before[k];
			if (other === undefined || other.holds !== look.holds) return false;
			return look.holds !== null || areAlike(other.threads, look.threads, length);
		})
	);
}
