/**
 * Text that repeats itself behind a call that has committed, such as brackets that close nothing: behind one more round of it the readings
 * stand as before, only further on. So the rounds that follow are passed over.
 */

import { copies } from "../ending/probe.js";
import type { Machine } from "../machine/machine.js";
import { areComparable, standAlike } from "../readings/alike.js";
import type { Log, Look } from "../readings/log.js";
import type { Thread } from "../readings/thread.js";

/** The longest text that is looked for, and how much of it must lie ahead. */
const LONGEST = 4;
const LEAST = 16;
/** Shorter markup is read, and is known when it comes again. */
const LONG = 32;

/** A text that repeats itself, of which one round is read. Places of the input. */
export interface Round {
	readonly length: number;
	readonly end: number;
	/** up to here it repeats itself, as far as the text is at hand */
	readonly to: number;
	/** the readings as they stood before it; null: it has been seen that they do not come back */
	readonly before: Before | null;
}

interface Before {
	readonly threads: readonly Thread[];
	readonly looks: readonly Look[];
	readonly opened: boolean;
	readonly marked: boolean;
}

/** The round that is read at the current place; where one has ended as it began, those that follow have been passed over. */
export function nextRound(m: Machine, round: Round | null): Round | null {
	if (m.payload !== null || !m.call.committed || m.here - m.origin < LONG) return null;
	if (round === null || m.here >= round.to) return beginRound(m);
	if (round.before === null || m.here < round.end) return round;
	if (m.here > round.end || !standsAgain(m, round.before, round.length))
		return { ...round, before: null };
	const rounds = Math.floor((round.to - m.here) / round.length) - 1;
	if (rounds > 0) passOver(m, round.before, rounds * round.length);
	return { ...round, before: null };
}

function beginRound(m: Machine): Round | null {
	const { text, i, here, base } = m;
	const length = lengthAt(text, i);
	if (length === 0 || !isPlain(m)) return null;
	const { endStarts } = m.program;
	for (let k = i; k < i + length; k++) if (endStarts.has(text.charCodeAt(k))) return null;
	let to = i + LEAST;
	while (to < text.length && text.charCodeAt(to) === text.charCodeAt(to - length)) to++;
	return { length, end: here + length, to: base + to, before: beforeIt(m) };
}

/** Of the shortest text that is repeated from there on; 0: there is none. */
function lengthAt(text: string, at: number): number {
	if (text.length - at < LEAST) return 0;
	for (let length = 1; length <= LONGEST; length++) {
		let k = at + length;
		while (k < at + LEAST && text.charCodeAt(k) === text.charCodeAt(k - length)) k++;
		if (k === at + LEAST) return length;
	}
	return 0;
}

/** Whether all that the readings stand on can be compared. */
function isPlain(m: Machine): boolean {
	const { flags, head } = m;
	if (flags !== null) return false;
	if (head.standing.length > 0 || head.over.length > 0 || head.kills !== 0) return false;
	return areComparable(m);
}

function beforeIt(m: Machine): Before {
	const { opened, marked } = m.head;
	return { ...copies(m), opened, marked };
}

/** Whether the readings stand as before, so many characters further on. */
function standsAgain(m: Machine, before: Before, length: number): boolean {
	const { opened, marked } = m.head;
	if (!isPlain(m) || opened !== before.opened || marked !== before.marked) return false;
	return standAlike(before, m, length);
}

/** The log with what has been logged since the past that it shares with the one before at another place. */
function movedLog(log: Log | null, before: Log | null, by: number): Log | null {
	if (log === before || log === null || before === null) return log;
	const at = log.at === before.at ? log.at : log.at + by;
	return { entry: log.entry, at, before: movedLog(log.before, before.before, by) };
}

/** So many characters are passed over, which change nothing but places; literals that end among them count no more behind the round that is left. */
function passOver(m: Machine, { threads, looks }: Before, by: number): void {
	for (const [k, t] of m.threads.entries()) move(t, threads[k], by);
	for (const [k, look] of m.looks.entries()) {
		const before = looks[k];
		if (before === undefined) continue;
		for (const [n, t] of look.threads.entries()) move(t, before.threads[n], by);
	}
	m.i += by;
}

function move(t: Thread, before: Thread | undefined, by: number): void {
	if (before === undefined) return;
	if (t.from !== before.from) t.from += by;
	t.log = movedLog(t.log, before.log, by);
	if (t.literalsFrom !== before.literalsFrom) t.literalsFrom += by;
	if (t.literalsTo !== before.literalsTo) t.literalsTo += by;
	if (t.classFrom !== before.classFrom) t.setClass(t.classFrom + by, t.classTo + by);
}
