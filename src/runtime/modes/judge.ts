/** Whether a reading has won, and which. */

import { breakBefore } from "../calls/broken.js";
import { giveUp } from "../calls/fail.js";
import { endPayload, settle, settleTogether } from "../calls/settle.js";
import { isAtEntry, isInEnd } from "../ending/at-end.js";
import type { Machine } from "../machine/machine.js";
import { MODE_HEAD, MODE_TEXT } from "../machine/mode.js";
import { LITERAL, PATTERN, SPACE, TEXT, VALUE } from "../program/program.js";
import { agreed, longestWaiting } from "../readings/choice.js";
import { MARKS } from "../readings/facts.js";
import type { Log } from "../readings/log.js";
import type { Thread } from "../readings/thread.js";
import { awaitsEnd, endRead } from "./ends.js";

/** True when the mode may have changed. While an `ends` text may end the attempt before what it has begun, no one wins. */
export function judgeUnlessEnded(m: Machine): boolean {
	if (m.head.standing.length === 0 || m.threads.length === 0) return judge(m);
	const read = endRead(m);
	if (read === "whole") return true;
	if (read === "none" || winsAnyway(m)) return judge(m);
	if (!m.threads.some((t) => t.undecided)) m.head.unjudged = m.threads;
	return false;
}

/** The one that is left waits in open text, and would have won wherever the message may end. */
function winsAnyway({ threads, head }: Machine): boolean {
	const [only] = threads;
	if (only === undefined || threads.length > 1 || only.undecided) return false;
	return head.standing.every(
		({ waiting }) => waiting?.step === only.step && waiting.from === only.from,
	);
}

/** All readings have died here: true, unless an `ends` text may have ended them before, or one of them has won. */
export function fail(m: Machine, whole: boolean): boolean {
	if (!whole && (awaitsEnd(m) || haveWon(m))) return false;
	giveUp(m, whole);
	return true;
}

/** No `ends` text stands where one might have ended the attempt. */
export function noEnd(m: Machine): void {
	const { ending } = m.head;
	if (ending === null) return;
	m.head.ending = null;
	m.mode = MODE_HEAD;
	m.readAgain(ending.at);
	m.head.dying = ending.dying;
	if (!haveWon(m)) giveUp(m, false);
}

/** Among readings that the character has killed which shows an `ends` text to be none, the winner had to wait for that. */
function haveWon(m: Machine): boolean {
	const { dying, unjudged } = m.head;
	m.head.unjudged = NONE;
	if (dying.length === 0 || dying !== unjudged) return false;
	m.threads = [...dying];
	m.head.standing = [];
	return judge(m);
}
const NONE: readonly Thread[] = [];

/** After a step: has a reading won, or have all died? True when the mode may have changed. */
export function judge(m: Machine): boolean {
	// this runs for each character of a header: one look at the readings, and no more where nothing is the matter
	let marked = 0;
	for (const t of m.threads) marked |= t.marks;
	if ((marked & MARKS.refused) !== 0) {
		m.threads = m.threads.filter((t) => !t.refused);
		m.overCalls(m.origin);
		// that is said already
		m.head.opened = false;
	}
	if ((marked & MARKS.tooDeep) !== 0) dropDeep(m);
	if ((marked & MARKS.faulty) !== 0 && m.threads.some(isWell))
		m.threads = m.threads.filter((t) => !t.faulty);
	if ((marked & MARKS.breaks) !== 0) {
		const at = breakOf(m);
		if (at !== null) {
			breakBefore(m, at === "here");
			return true;
		}
		m.threads = m.threads.filter((t) => !t.breaks);
	}
	const { threads } = m;
	if (threads.length === 0) {
		fail(m, false);
		return true;
	}
	if ((marked & MARKS.ended) !== 0 && threads.some((t) => t.ended)) {
		endsHere(m);
		return true;
	}
	const alone = threads.length === 1 && threads[0]?.undecided === false;
	const settled = (marked & MARKS.settled) !== 0 && !alone && m.payload !== null;
	// where all wait for open text one of them wins at once
	if (settled && allSettled(threads) && longestWaiting(threads) === undefined) {
		endPayload(m);
		return true;
	}
	if (threads.length > 1) {
		if ((marked & MARKS.ready) !== 0 && commitTogether(m, agreed(threads, false))) return true;
	}
	const winner = threads.length === 1 ? threads[0] : longestWaiting(threads);
	if (winner === undefined || winner.undecided || !mayWin(m, winner)) return false;
	if (winner.step.kind === TEXT && !m.mayEnter(winner.step, winner.from)) {
		m.threads = threads.filter((t) => t !== winner);
		return judge(m);
	}
	m.threads = [winner];
	settle(m, winner);
	return true;
}

/** An `ends` text has been read from `origin` on. */
function endsHere(m: Machine): void {
	m.threads = [];
	m.looks = [];
	m.mode = MODE_TEXT;
	m.state = 0;
	m.holdNothing();
	m.endsAt = { at: m.origin, behind: m.here, before: m.originBefore };
}

/** The value ended as it should. */
function isWell(t: Thread): boolean {
	return t.hasSettled && t.deviations === 0;
}

/** How the call breaks by what has been read; null: another reading has shown that its value ended otherwise. */
function breakOf(m: Machine): "here" | "skip" | null {
	const settled = m.threads.some((t) => !t.breaks && t.hasSettled);
	const found = m.threads.flatMap(({ breaks, step: { op } }) => {
		if (!breaks || op?.op !== "break") return [];
		// a next call is no fault of the value, if that was closed, be it in a wrong way
		const isShown = op.at === "here" && settled;
		return isShown ? [] : [op.at];
	});
	return found.includes("here") ? "here" : (found[0] ?? null);
}

function allSettled(threads: readonly Thread[]): boolean {
	for (const t of threads) if (!t.hasSettled) return false;
	return true;
}

/** What nests too deep in a committed call breaks it: it is no text that another reading might take. */
function dropDeep(m: Machine): void {
	const left = m.threads.filter((t) => !t.tooDeep || t.undecided || mayEnter(t, m.here));
	if (left.length === m.threads.length) return;
	m.head.tooDeep = m.payload === null && m.call.committed;
	m.threads = m.head.tooDeep ? [] : left;
}

/** A container may begin here, of which nothing has been read. */
function mayEnter({ log }: Thread, here: number): boolean {
	let one = log;
	while (one !== null && !(one.entry.kind === "op" && one.entry.op.op === "push")) one = one.before;
	return one?.at === here;
}

/** The call commits on which these readings agree; null: they do not. */
export function commitTogether(m: Machine, winners: Thread[] | null): boolean {
	const only = winners?.[0];
	if (winners === null || only === undefined) return false;
	m.threads = winners;
	if (winners.length === 1) settle(m, only);
	else if (only.readyAt !== null) settleTogether(m, winners, only.readyAt);
	return true;
}

/** Whether the reading has passed a settling point that was not acted on. */
function mayWin(m: Machine, t: Thread): boolean {
	if (t.step.kind === TEXT) return true;
	// it is not known yet whether the message ends where its `ends` text began
	if (isInEnd(t)) return false;
	if (m.payload !== null) return t.ready || t.settled;
	if (t.ready) return true;
	// between frames nothing is sure before the next payload: what has been read there may yet be text
	if (!t.committed || isAtEntry(m)) return false;
	if (t.step.kind === VALUE || t.step.kind === PATTERN) return true;
	// white space in front of a literal belongs to the literal: if it fails, the call ends before the white space
	if (t.step.kind === LITERAL && t.offset > 0 && onlyOps(t.log)) return false;
	// nor has a lenient rule been read of which there is nothing but white space
	if (t.step.kind === SPACE && t.offset > 0 && isRepairAt(t.log, t.from) && onlyOps(t.log))
		return false;
	return t.log !== null || (t.from === m.here && m.here > m.origin);
}

function isRepairAt(log: Log | null, at: number): boolean {
	return log?.at === at && log.entry.kind === "op" && log.entry.op.op === "repair";
}

function onlyOps(log: Log | null): boolean {
	for (let l = log; l !== null; l = l.before) if (l.entry.kind !== "op") return false;
	return true;
}
