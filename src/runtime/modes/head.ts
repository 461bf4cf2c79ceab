/** A header is undecided (an attempt to leave a payload), or the markup of a committed call is read. */

import { noteStanding } from "../ending/standing.js";
import type { Machine } from "../machine/machine.js";
import { roomIn } from "../readings/held.js";
import { readInside } from "../readings/inside.js";
import { bulk, readTogether } from "../readings/stride.js";
import { fail, judgeUnlessEnded } from "./judge.js";
import { goOnFrom, keepOn, readKept } from "./read-known.js";
import { nextRound, type Round } from "./rounds.js";
import { stepAll } from "./step-all.js";

/** Reads the current segment while a header is undecided. */
export function readHead(m: Machine): void {
	const text = m.text;
	const n = text.length;
	if (m.kept !== null && readKept(m, m.kept)) return;
	let round: Round | null = null;
	while (m.i < n) {
		if (overLimit(m)) return;
		// only the reading that dies last says where a value breaks
		m.head.dead = null;
		if (m.head.keeping !== null) {
			const at = m.i;
			if (keepOn(m, m.head.keeping)) return;
			if (m.i > at) continue;
		}
		round = nextRound(m, round);
		const only = m.threads.length === 1 && m.looks.length === 0 ? m.threads[0] : undefined;
		const before = m.i;
		if (only === undefined && readInside(m, n)) continue;
		const mayEnd = m.program.endStarts.has(text.charCodeAt(before));
		if (mayEnd) noteStanding(m);
		if (only === undefined) readTogether(m, n);
		else if (bulk(m, only, text, n) && judgeUnlessEnded(m)) {
			goOnFrom(m);
			return;
		}
		// the limit is looked at before each character
		if (m.i > before) continue;
		// the value of a single reading may have been over
		if (mayEnd && only !== undefined) noteStanding(m);
		stepAll(m, text.charCodeAt(m.i));
		if (judgeUnlessEnded(m)) {
			goOnFrom(m);
			return;
		}
	}
	m.holdSegment();
}

/** What is held beyond the limit is given up at a place that does not depend on the chunks. */
function overLimit(m: Machine): boolean {
	if (roomIn(m) > 0) return false;
	const limit = m.config.limits.heldText;
	const { origin } = m;
	m.sink.notice(
		"limit-held",
		`more than ${limit} characters were undecided; they are text`,
		origin,
		m.here,
	);
	m.head.dead = null;
	fail(m, true);
	return true;
}
