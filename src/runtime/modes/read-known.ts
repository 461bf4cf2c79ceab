/** What is known of an attempt is read in the place of its readings; what is new of one that has come before is kept. */

import { giveUp } from "../calls/fail.js";
import { awaitsProof } from "../calls/proving.js";
import { noteStanding } from "../ending/standing.js";
import { AT_STEP } from "../known/beginning.js";
import { type Decided, Deciding } from "../known/decided.js";
import { type Begun, comesAgain } from "../known/known.js";
import { meets } from "../known/meets.js";
import { Dead, type State } from "../known/state.js";
import { codeAt, walk } from "../known/walk.js";
import type { Machine } from "../machine/machine.js";
import { MODE_HEAD, MODE_PROOF, MODE_TEXT } from "../machine/mode.js";
import { LITERAL } from "../program/program.js";
import { MARKS } from "../readings/facts.js";
import { lastOf } from "../readings/log.js";
import { bulk } from "../readings/stride.js";
import type { Thread } from "../readings/thread.js";
import { decideAgain, decidedBy } from "./decide-again.js";
import { begunAhead, mayAwaitEnd } from "./ends.js";
import { fail, judgeUnlessEnded } from "./judge.js";
import { slide } from "./slide.js";
import { stepAll } from "./step-all.js";

/** Reads what is known of the attempt. True when something was decided by it, or all of the segment has been read. */
export function readKept(m: Machine, from: State): boolean {
	const begin = m.i;
	let state = from;
	let edge = m.flags === null ? walk(m, state) : undefined;
	while (edge?.kind === "decided") {
		const read = ++m.i - begin;
		if (waitsToDecide(m, edge) || !goOnAgain(m, edge)) {
			m.known.noteRead(read);
			return true;
		}
		state = m.kept ?? state;
		edge = walk(m, state);
	}
	m.known.noteRead(m.i - begin);
	if (edge?.kind === "dead" && !(edge.begun && begunAhead(m).length > 0)) {
		state = m.kept ?? state;
		m.kept = null;
		die(m, edge, state);
		return true;
	}
	if (m.i === m.text.length) {
		m.holdSegment();
		return true;
	}
	state = m.kept ?? state;
	m.makeReadings(state);
	m.head.keeping = m.flags === null ? state : null;
	return false;
}

/** Whether what follows has to prove first that the call has ended there. */
function waitsToDecide(m: Machine, decided: Decided): boolean {
	const close = lastOf("close", decided.log);
	if (close === null) return false;
	m.kept = null;
	return awaitsProof(m, close, m.origin - decided.origin, () => goOnAgain(m, decided));
}

/** Decides it again. True when markup is read on, of which more is known. */
function goOnAgain(m: Machine, decided: Decided): boolean {
	const behind = decideAgain(m, decided);
	m.kept = behind;
	return behind !== null && m.mode === MODE_HEAD;
}

/** The attempt has died of the character at hand. */
function die(m: Machine, { opened, marked, failed }: Dead, state: State): void {
	const { head } = m;
	head.opened = opened;
	head.marked = marked;
	head.dead = null;
	giveUp(m, false, { failed, slide: (text, origin) => slide(m, state, text, origin) });
}

/** All have died; null: markup of a committed call, which breaks by it. */
function deadHere(m: Machine): Dead | null {
	return m.payload === null ? null : new Dead(m, mayAwaitEnd(m));
}

/** The readings take one character, and are kept as they stand behind it. True when the mode may have changed. */
export function keepOn(m: Machine, state: State): boolean {
	m.head.keeping = null;
	const c = m.text.charCodeAt(m.i);
	const { threads } = m;
	if (m.flags !== null) return false;
	const only = threads.length === 1 ? threads[0] : undefined;
	// a value is read in pieces: it is another one each time, and what it has decided counts before the character behind it
	if (only !== undefined && only.payload !== null)
		if (only.payload.kind === "value" || !comesAgain(only)) return false;
	const edge = codeAt(m.program, m.text, m.i);
	if (m.program.endStarts.has(c)) noteStanding(m);
	const before = m.i;
	const alone = only?.step.kind === LITERAL && m.looks.length === 0 ? only : undefined;
	if (alone === undefined || !bulk(m, alone, m.text, before + 1)) stepAll(m, c);
	const going = m.threads;
	if (going.length === 0) {
		const dead = m.i === before && !m.head.dying.some(isTold) ? deadHere(m) : null;
		if (fail(m, false) && dead !== null && state.behind(edge) === undefined)
			m.known.add(state, edge, dead);
		return true;
	}
	// that there are more calls than may be is said once
	const told = going.some((t) => isTold(t) && !(t.refused && m.saidOverCalls));
	const dies = isNew(m, state, edge) && m.saidOverCalls && going.every(isRefused);
	m.head.deciding = told ? null : new Deciding();
	const over = judgeUnlessEnded(m);
	if (dies && over && m.mode === MODE_TEXT) m.known.add(state, edge, new Dead(m, false));
	const { deciding } = m.head;
	m.head.deciding = null;
	if (over) {
		if (m.mode === MODE_PROOF && !told) keepProved(m, state, edge);
		else if (deciding !== null) keepDecision(m, state, edge, deciding);
		return true;
	}
	if (told && m.threads !== going) return false;
	const met = meets(m, state, edge);
	if (met !== null) {
		m.known.add(state, edge, met);
		m.kept = met;
		return readKept(m, met);
	}
	const next = m.known.keepBehind(m, state, edge);
	if (next !== null && m.known.add(state, edge, next)) m.head.keeping = next;
	return false;
}

/** It is not known what becomes of the attempt there, and no `ends` text may have begun that would end it. */
function isNew({ payload, head }: Machine, state: State, edge: number): boolean {
	return payload !== null && head.standing.length === 0 && state.behind(edge) === undefined;
}

function isRefused({ refused }: Thread): boolean {
	return refused;
}

/** More is said or done of it than the log holds. */
function isTold({ marks }: Thread): boolean {
	return (marks & (MARKS.refused | MARKS.tooDeep | MARKS.breaks | MARKS.ended)) !== 0;
}

/** What is decided behind the state once a call's end is proved is kept then. */
function keepProved(m: Machine, state: State, edge: number): void {
	const { proving } = m.head;
	if (proving?.winner == null) return;
	const { winner } = proving;
	const { goOn } = winner;
	if (goOn === null) return;
	const goOnAndKeep = (): void => {
		const deciding = new Deciding();
		m.head.deciding = deciding;
		goOn();
		const isKept = m.head.deciding === deciding;
		m.head.deciding = null;
		if (isKept) keepDecision(m, state, edge, deciding);
	};
	m.head.proving = { ...proving, winner: { ...winner, goOn: goOnAndKeep } };
}

/** Something was decided behind the state. */
function keepDecision(m: Machine, state: State, edge: number, deciding: Deciding): void {
	const { known } = m;
	// what is known already may have had to be asked again
	if (!deciding.isSure || state.behind(edge) !== undefined) return;
	const meeting = meetingAt(m);
	const again = meeting?.state ?? null;
	const made = meeting === null || again !== null ? null : known.begins(meeting, m);
	// what is still held counts for the bounds of the attempt
	const behind = m.mode === MODE_TEXT ? null : (again ?? made ?? known.keep(m, m.here - m.origin));
	const decided = decidedBy(deciding, m, behind);
	if (decided === null || !known.add(state, edge, decided)) return;
	if (m.mode !== MODE_HEAD) return;
	if (again === null) m.head.keeping = behind;
	else m.kept = again;
}

/**
 * One reading has won in the markup of a committed call, and nothing is held: all texts that lead to such a place meet in one state.
 * Null: it is no such place, or the first of its kind.
 */
function meetingAt(m: Machine): Begun | null {
	const { known, here } = m;
	if (m.mode !== MODE_HEAD || m.payload !== null || !m.call.committed) return null;
	const [only] = m.threads;
	if (only === undefined || m.threads.length > 1 || only.payload !== null) return null;
	if (only.from !== here || m.origin !== here) return null;
	const begins = { context: only, exits: AT_STEP, at: here, before: m.charBefore(here) };
	return known.attempt(m, only.step, begins);
}

/** A reading has won: what follows is known where one has stood at such a place before. */
export function goOnFrom(m: Machine): void {
	const meeting = meetingAt(m);
	if (meeting === null) return;
	if (meeting.state === null) m.head.keeping = m.known.begins(meeting, m);
	else m.kept = meeting.state;
}
