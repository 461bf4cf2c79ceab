/** What follows a call that seems to have ended is read: it proves the end, or the call breaks there. */

import { MAX_HEADER } from "../limits.js";
import type { Machine } from "../machine/machine.js";
import { MODE_BROKEN, MODE_HEAD } from "../machine/mode.js";
import { Aftermath } from "../scan/aftermath.js";
import { apply } from "./apply.js";
import { beginBroken, endUnclosed } from "./broken.js";

export function readProof(m: Machine): void {
	const { proving } = m.head;
	if (proving === null) return;
	const { text } = m;
	const { end } = proving;
	const most = Math.min(MAX_HEADER, m.config.limits.heldText);
	while (m.i < text.length) {
		if (m.here - end >= most) {
			const message = `more than ${most} characters behind a call were undecided; they prove nothing`;
			if (most < MAX_HEADER) m.sink.notice("limit-held", message, end, m.here);
			endProof(m, false);
			return;
		}
		const proved = proving.proof.step(text.charAt(m.i));
		m.i++;
		if (proved === null) continue;
		endProof(m, proved);
		return;
	}
	m.holdSegment();
}

/** What has been read since the call's end is read again, by who reads it. */
export function endProof(m: Machine, proved: boolean): void {
	const { proving } = m.head;
	if (proving === null) return;
	m.head.proving = null;
	const { end, winner, counted } = proving;
	const { origin } = m;
	// the reading that has won may have read more than the proof needs
	if (winner !== null && m.here < winner.at) m.i = winner.at - m.base;
	if (proved && winner !== null && winner.goOn !== null) {
		m.head.provedAt = end;
		m.mode = MODE_HEAD;
		m.readAgain(winner.at);
		winner.goOn();
		return;
	}
	m.threads = [];
	m.looks = [];
	if (m.payload?.field === "value" && m.call.open) m.call.endValue(origin);
	m.payload = null;
	if (proved) {
		const behind = m.program.behind(m.call.unit);
		if (counted !== null) m.call.end("incomplete", end);
		else if (winner === null) endUnclosed(m, end);
		else {
			apply(m, winner.before, winner.by);
			m.call.finish(end, end);
		}
		m.goHome(behind, end);
	} else if (counted !== null) {
		counted.goOn();
		// it goes on where it has paused: a close may have begun with the last bracket
		m.mode = MODE_BROKEN;
	} else {
		if (winner !== null) apply(m, winner.before, winner.by);
		m.call.flush(end, end);
		m.sink.notice("broken", "what follows the call shows that it breaks here; it is cut", end, end);
		// a string has ended too early: where another one begins cannot be told
		const told =
			m.program.unit(m.call.unit).pairs ||
			m.program.closing.textsFor(m.call.unit, m.call.name).length > 0;
		beginBroken(m, told ? null : new Aftermath(null, end));
	}
	m.readAgain(end);
	m.holdNothing();
}
