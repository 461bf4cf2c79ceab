/** All readings, and their conditions, read one character. */

import { callOf, hasLeft } from "../ending/going-on.js";
import { tellOver } from "../ending/standing.js";
import { MAX_HEADER } from "../limits.js";
import type { Machine } from "../machine/machine.js";
import { ACCEPT, ATOM, TEXT } from "../program/program.js";
import { beaten } from "../readings/atom.js";
import { KILLS } from "../readings/facts.js";
import type { Look } from "../readings/log.js";
import { stepOne } from "../readings/step.js";
import type { Thread } from "../readings/thread.js";
import { dropTwins } from "../readings/twins.js";

export function stepAll(m: Machine, c: number): void {
	const at = m.here;
	const { head } = m;
	for (const look of m.looks) stepLook(m, look, c, at);
	const next: Thread[] = [];
	const literals = head.literals.length;
	const known = m.looks.length;
	for (const t of m.threads) stepOne(m, t, c, at, next);
	dropTwins(next);
	// conditions that began before this character read it as well
	for (let k = known; k < m.looks.length; k++) {
		const look = m.looks[k];
		if (look !== undefined && look.from === at) stepLook(m, look, c, at);
	}
	if (head.over.length > 0) tellOver(m);
	m.i++;
	let alive = next;
	if (m.looks.some(isDecided)) {
		m.looks = m.looks.filter((look) => look.holds === null);
		alive = alive.filter((t) => !t.refuted);
	}
	if (head.completed.length > 0) tellCompleted(m, at + 1);
	if (head.literals.length > literals) alive = alive.filter((t) => !beaten(m, t, literals));
	if (head.kills !== 0) {
		if ((head.kills & KILLS.waiting) !== 0)
			alive = alive.filter((t) => t.step.kind !== TEXT || t.from >= at);
		if ((head.kills & KILLS.ended) !== 0 && alive.length > 1) alive = withoutEnded(alive, at);
		head.kills = 0;
	}
	if (m.payload !== null || !m.call.committed) {
		for (const { header } of alive) {
			if (header <= MAX_HEADER) continue;
			alive = alive.filter((t) => t.header <= MAX_HEADER);
			break;
		}
	}
	if (alive.length === 0) {
		m.i--;
		head.dying = m.threads;
	}
	m.threads = alive;
	if (alive.length > 0 && head.literals.length > MOST_LITERALS) forgetLiterals(m);
}

/** Arguments that have begun are no text behind their call: readings die that have ended it there, with as many deviations. */
function withoutEnded(threads: readonly Thread[], at: number): Thread[] {
	const begun = threads
		.filter((t) => t.from === at && hasBegun(t))
		.map((t) => ({ deviations: t.deviations, calls: new Map([[callOf(t), at]]) }));
	return threads.filter(
		(t) => !begun.some(({ deviations, calls }) => t.deviations >= deviations && hasLeft(t, calls)),
	);
}

/** A value of a call, of which the first character has fitted. */
function hasBegun({ payload, step, undecided }: Thread): boolean {
	if (payload === null || undecided) return false;
	return payload.kind === "arguments" ? payload.reader.accepted : step.field === "value";
}

/** So many numbers are kept of literals before it is asked which of them are needed. */
const MOST_LITERALS = 256;

/**
 * What is still asked of the literals is which ended last, and which was the last that ended before what a reading reads
 * (broken.ts): the others are forgotten.
 */
function forgetLiterals({ head, threads }: Machine): void {
	const { literals } = head;
	const places = threads.map(({ from }) => from).sort((a, b) => a - b);
	const last = literals[literals.length - 1];
	const kept: number[] = [];
	let p = 0;
	for (let k = 0; k < literals.length; k += 2) {
		const [start = 0, end = 0] = [literals[k], literals[k + 1]];
		while ((places[p] ?? Number.POSITIVE_INFINITY) < end) p++;
		const nextEnd = literals[k + 3] ?? Number.POSITIVE_INFINITY;
		if (end === last || (places[p] ?? Number.POSITIVE_INFINITY) < nextEnd) kept.push(start, end);
	}
	head.literals = kept;
}

/** Literals end at the place. One whose reading has died of a condition at its last character has not been read. */
function tellCompleted({ head }: Machine, end: number): void {
	for (const { start, looks } of head.completed)
		if (!looks.some(({ holds }) => holds === false)) head.literals.push(start, end);
	head.completed = [];
}

function isDecided(look: Look): boolean {
	return look.holds !== null;
}

function stepLook(m: Machine, look: Look, c: number, at: number): void {
	if (look.holds !== null) return;
	const next: Thread[] = [];
	const dead = m.head.dead;
	m.head.looking = true;
	for (const t of look.threads) stepOne(m, t, c, at, next);
	dropTwins(next);
	m.head.looking = false;
	m.head.dead = dead;
	if (next.length === 0) {
		// the readings that died tell where a value broke
		look.holds = false;
		return;
	}
	if (next.some((t) => isMet(t, at))) look.holds = true;
	look.threads = next;
}

/** Nothing is left to read, or only more of a class that has begun. */
function isMet({ step, from }: Thread, at: number): boolean {
	if (step.kind === ACCEPT) return true;
	return step.kind === ATOM && from <= at && step.to.kind === ACCEPT;
}
