/** What is known of an attempt is read in the place of its readings; what is new of one that has come before is kept. */

import { LITERAL } from "../program/program.js";
import { joined } from "../scan/flat.js";
import { begunAhead, mayAwaitEnd } from "./ends.js";
import { giveUp } from "./fail.js";
import { judgeUnlessEnded } from "./judge.js";
import { Dead, type State } from "./known.js";
import { type Machine, MODE_TEXT } from "./machine.js";
import { mayBegin, noteStanding } from "./standing.js";
import { stepAll } from "./step-all.js";
import { bulk } from "./stride.js";

/** Reads what is known of the attempt. True when something was decided by it, or all of the segment has been read. */
export function readKept(m: Machine, from: State): boolean {
	const { text } = m;
	const n = text.length;
	const { endStarts } = m.program;
	let state = from;
	let i = m.i;
	if (m.flags === null) {
		for (; i < n; i++) {
			const c = text.charCodeAt(i);
			m.i = i;
			const next = state.behind(endStarts.has(c) && mayBegin(m) ? c + BEGUN : c);
			if (next === undefined) break;
			if (next.kind === "dead") {
				if (next.begun && begunAhead(m).length > 0) break;
				m.kept = null;
				die(m, next);
				return true;
			}
			state = next;
		}
	}
	m.i = i;
	m.kept = state;
	if (i === n) {
		m.held = joined(m.held, text.slice(m.heldFrom));
		m.heldFrom = n;
		return true;
	}
	m.makeReadings(state);
	m.head.keeping = m.flags === null ? state : null;
	return false;
}

/** The attempt has died of the character at hand. */
function die(m: Machine, { opened, marked }: Dead): void {
	const { head } = m;
	head.opened = opened;
	head.marked = marked;
	head.dying = [];
	giveUp(m, false);
}

/** An `ends` text may begin with the character: two of its characters are there, or may be. */
const BEGUN = 0x10000;

/** All have died; null: that is not all that there is to know. */
function deadHere(m: Machine): Dead | null {
	return m.payload !== null && m.head.dead === null ? new Dead(m, mayAwaitEnd(m)) : null;
}

/** The readings take one character, and are kept as they stand behind it. True when the mode may have changed. */
export function keepOn(m: Machine, state: State): boolean {
	m.head.keeping = null;
	const c = m.text.charCodeAt(m.i);
	const { threads } = m;
	const [only] = threads;
	if (only === undefined || m.flags !== null) return false;
	if (threads.length === 1 && only.payload !== null) return false;
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
		const dead = m.i === before ? deadHere(m) : null;
		const over = judgeUnlessEnded(m);
		const isNew = dead !== null && m.mode === MODE_TEXT && state.behind(edge) === undefined;
		if (isNew && m.known?.hasRoom() === true) state.add(edge, dead);
		return over;
	}
	if (judgeUnlessEnded(m)) return true;
	// where something was decided the state is not kept
	if (m.threads !== going) return false;
	const next = m.known?.keep(m, state.depth + 1) ?? null;
	if (next !== null) state.add(edge, next);
	m.head.keeping = next;
	return false;
}
