/** What is known of an attempt is read in the place of its readings; what is new of one that has come before is kept. */

import { giveUp } from "../calls/fail.js";
import { mayAwaitProof } from "../calls/proving.js";
import { mayBegin, noteStanding } from "../ending/standing.js";
import { Deciding } from "../known/decided.js";
import { comesAgain } from "../known/known.js";
import { Dead, type State } from "../known/state.js";
import type { Machine } from "../machine/machine.js";
import { MODE_ENDING, MODE_HEAD, MODE_TEXT } from "../machine/mode.js";
import { LITERAL } from "../program/program.js";
import { MARKS } from "../readings/facts.js";
import { bulk } from "../readings/stride.js";
import type { Thread } from "../readings/thread.js";
import { decideAgain, decidedBy } from "./decide-again.js";
import { begunAhead, mayAwaitEnd } from "./ends.js";
import { judgeUnlessEnded } from "./judge.js";
import { stepAll } from "./step-all.js";

/** Reads what is known of the attempt. True when something was decided by it, or all of the segment has been read. */
export function readKept(m: Machine, from: State): boolean {
	const { text } = m;
	const n = text.length;
	const { endStarts } = m.program;
	let state = from;
	let i = m.i;
	const begin = i;
	if (m.flags === null) {
		for (; i < n; i++) {
			const c = text.charCodeAt(i);
			m.i = i;
			const next = state.behind(endStarts.has(c) && mayBegin(m) ? c + BEGUN : c);
			if (next === undefined) break;
			if (next.kind === "dead") {
				if (next.begun && begunAhead(m).length > 0) break;
				m.kept = null;
				m.known?.noteRead(i - begin);
				die(m, next);
				return true;
			}
			if (next.kind === "decided") {
				if (mayAwaitProof(m, next.log, m.origin - next.origin)) break;
				m.i = i + 1;
				const behind = decideAgain(m, next);
				m.kept = behind;
				if (behind === null || m.mode !== MODE_HEAD) {
					m.known?.noteRead(i - begin);
					return true;
				}
				state = behind;
				continue;
			}
			state = next;
		}
	}
	m.i = i;
	m.kept = state;
	m.known?.noteRead(i - begin);
	if (i === n) {
		m.holdSegment();
		return true;
	}
	m.makeReadings(state);
	m.head.keeping = m.flags === null ? state : null;
	return false;
}

/** The attempt has died of the character at hand. */
function die(m: Machine, { opened, marked, inValue }: Dead): void {
	const { head } = m;
	head.opened = opened;
	head.marked = marked;
	head.dead = inValue;
	head.dying = [];
	giveUp(m, false);
}

/** An `ends` text may begin with the character: two of its characters are there, or may be. */
const BEGUN = 0x10000;

/** All have died; null: markup of a committed call, which breaks by it. */
function deadHere(m: Machine): Dead | null {
	return m.payload === null ? null : new Dead(m, mayAwaitEnd(m));
}

/** The readings take one character, and are kept as they stand behind it. True when the mode may have changed. */
export function keepOn(m: Machine, state: State): boolean {
	m.head.keeping = null;
	const c = m.text.charCodeAt(m.i);
	const { threads } = m;
	const [only] = threads;
	if (only === undefined || m.flags !== null) return false;
	// a value that is another one each time is read in pieces
	if (threads.length === 1 && only.payload !== null && !comesAgain(only)) return false;
	let edge = c;
	if (m.program.endStarts.has(c)) {
		if (mayBegin(m)) edge += BEGUN;
		noteStanding(m);
	}
	const before = m.i;
	const alone = threads.length === 1 && m.looks.length === 0 && only.step.kind === LITERAL;
	if (!alone || !bulk(m, only, m.text, before + 1)) stepAll(m, c);
	const going = m.threads;
	if (going.length === 0) {
		// one of those that nobody has judged yet may have won
		const dead = m.i === before && m.head.unjudged !== m.head.dying ? deadHere(m) : null;
		const over = judgeUnlessEnded(m);
		const isNew = dead !== null && m.mode !== MODE_ENDING && state.behind(edge) === undefined;
		if (isNew) m.known?.add(state, edge, dead);
		return over;
	}
	const told = going.some(isTold) || m.head.standing.length > 0;
	m.head.deciding = told ? null : new Deciding();
	const over = judgeUnlessEnded(m);
	const { deciding } = m.head;
	m.head.deciding = null;
	if (over) {
		if (deciding !== null) keepDecision(m, state, edge, deciding);
		return true;
	}
	if (told && m.threads !== going) return false;
	const next = m.known?.keep(m, state.depth + 1) ?? null;
	if (next !== null && m.known?.add(state, edge, next) === true) m.head.keeping = next;
	return false;
}

/** More is said or done of it than the log holds. */
function isTold({ marks }: Thread): boolean {
	return (marks & (MARKS.refused | MARKS.tooDeep | MARKS.breaks | MARKS.ended)) !== 0;
}

/** Something was decided behind the state. */
function keepDecision(m: Machine, state: State, edge: number, deciding: Deciding): void {
	const { known } = m;
	// what is known already may have had to be asked again
	if (known === null || !deciding.isSure || state.behind(edge) !== undefined) return;
	// what is still held counts for the bounds of the attempt
	const behind = m.mode === MODE_TEXT ? null : known.keep(m, m.here - m.origin);
	const decided = decidedBy(deciding, m, behind);
	if (decided === null || !known.add(state, edge, decided)) return;
	if (m.mode === MODE_HEAD) m.head.keeping = behind;
}
