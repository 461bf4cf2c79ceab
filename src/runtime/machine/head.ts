/** A header is undecided (an attempt to leave a payload), or the markup of a committed call is read. */

import { MAX_HEADER } from "../limits.js";
import { ACCEPT, ATOM, TEXT } from "../program/program.js";
import { isWordClass } from "../scan/classes.js";
import { endRead, fail } from "./ends.js";
import { judge } from "./judge.js";
import type { Look } from "./log.js";
import type { Machine } from "./machine.js";
import { noteStanding, tellOver } from "./standing.js";
import { beaten, stepOne } from "./step.js";
import { bulk, readTogether } from "./stride.js";
import type { Thread } from "./thread.js";

/** Reads the current segment while a header is undecided. */
export function readHead(m: Machine): void {
	const text = m.text;
	const n = text.length;
	while (m.i < n) {
		if (overLimit(m)) return;
		// only the reading that dies last says where a value breaks
		m.head.dead = null;
		const only = m.threads.length === 1 && m.looks.length === 0 ? m.threads[0] : undefined;
		const before = m.i;
		const mayEnd = m.program.endStarts.has(text.charCodeAt(before));
		if (mayEnd) noteStanding(m);
		if (only === undefined) readTogether(m, text, n);
		else if (bulk(m, only, text, n)) {
			if (judgeUnlessEnded(m)) return;
			if (m.i > before) continue;
		}
		// the limit is looked at before each character
		if (m.i > before) continue;
		// the value of a single reading may have been over
		if (mayEnd && only !== undefined) noteStanding(m);
		stepAll(m, text.charCodeAt(m.i));
		if (judgeUnlessEnded(m)) return;
	}
	m.held += text.slice(m.heldFrom);
	m.heldFrom = n;
}

/** True when the mode may have changed. While an `ends` text may end the attempt before what it has begun, no one wins. */
function judgeUnlessEnded(m: Machine): boolean {
	if (m.head.standing.length === 0 || m.threads.length === 0) return judge(m);
	const read = endRead(m);
	if (read === "whole") return true;
	return read === "none" && judge(m);
}

/** What is held beyond the limit is given up at a place that does not depend on the chunks. */
function overLimit(m: Machine): boolean {
	const limit = m.config.limits.heldText;
	// an attempt reads at least its first character, or reading would not go on
	if (m.here - m.origin < Math.max(1, limit)) return false;
	if (m.payload === null && m.call.committed) return false;
	const { origin } = m;
	m.notice(
		"limit-held",
		`more than ${limit} characters were undecided; they are text`,
		origin,
		m.here,
	);
	m.head.dead = null;
	fail(m, true);
	return true;
}

function stepAll(m: Machine, c: number): void {
	const at = m.here;
	for (const look of m.looks) stepLook(m, look, c, at);
	const next: Thread[] = [];
	const literals = m.head.literals.length;
	const known = m.looks.length;
	for (const t of m.threads) stepOne(m, t, c, at, next);
	// conditions that began before this character read it as well
	for (let k = known; k < m.looks.length; k++) {
		const look = m.looks[k];
		if (look !== undefined && look.from === at) stepLook(m, look, c, at);
	}
	if (m.head.over.length > 0) tellOver(m);
	m.i++;
	let alive = next;
	if (m.looks.some(isDecided)) {
		m.looks = m.looks.filter((look) => look.holds === null);
		alive = alive.filter((t) => !t.refuted);
	}
	if (m.head.completed.length > 0) tellCompleted(m, at + 1);
	if (m.head.literals.length > literals) alive = alive.filter((t) => !beaten(m, t, literals));
	if (m.head.killWaiting) {
		m.head.killWaiting = false;
		alive = alive.filter((t) => t.step.kind !== TEXT || t.from > at);
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
		m.head.dying = m.threads;
	}
	m.threads = alive;
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
	m.head.looking = false;
	m.head.dead = dead;
	if (next.some((t) => isMet(t, at))) look.holds = true;
	else if (next.length === 0) look.holds = false;
	look.threads = next;
}

/** Nothing is left to read, or only more of a word that has begun. */
function isMet({ step, from }: Thread, at: number): boolean {
	if (step.kind === ACCEPT) return true;
	return step.kind === ATOM && isWordClass(step.cls) && from <= at && step.to.kind === ACCEPT;
}
