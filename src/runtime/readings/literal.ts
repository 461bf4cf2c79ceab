/** A literal has been read to its end. */

import type { Machine } from "../machine/machine.js";
import type { Step } from "../program/program.js";
import { pairsAhead } from "./ahead-pairs.js";
import { follow } from "./closure.js";
import { makeReady } from "./perform.js";
import type { Thread } from "./thread.js";

export function endLiteral(
	m: Machine,
	t: Thread,
	s: Step,
	end: number,
	last: number,
	next: Thread[],
): void {
	const start = end - s.text.length;
	if (t.literalsTo !== start) t.literalsFrom = start;
	t.literalsTo = end;
	if (m.flags !== null && !flagsAllow(m, s, start)) return;
	if (s.text.length >= 4) m.head.marked = true;
	// a condition is no rival of the readings beside it
	if (m.threads.length > 1 && !m.head.looking)
		m.head.completed.push({ start: t.literalsFrom, looks: t.looks });
	if (s.text.length >= 4) t.strong = true;
	if (s.visible) t.visible = true;
	if (!t.past && t.unit >= 0 && m.program.unit(t.unit).pairs && !pairsAhead(s.to)) t.past = true;
	if (s.visible && t.unit >= 0 && t.named && !t.ready && !t.committed) {
		const ahead = m.program.ahead(s.to);
		if (!ahead.id && !ahead.commit) makeReady(t, end);
	}
	if (s.id < 0) {
		t.ended = true;
		t.step = s;
		next.push(t);
		return;
	}
	follow(m, t, s.to, end, last, next);
}

/** With flagged input a special token is read only where the tokenizer made it, and other text of literals only elsewhere. */
function flagsAllow(m: Machine, s: Step, start: number): boolean {
	for (const range of m.flags ?? []) {
		for (const part of s.parts) {
			const apart = range.end <= start + part.from || range.start >= start + part.to;
			if (!apart && range.special !== part.token) return false;
		}
	}
	return true;
}
