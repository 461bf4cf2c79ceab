/** A value that failed before the commit: its brackets are counted, up to where it ends. */

import { cutHere } from "../calls/broken.js";
import { isTooLong, stepEnd } from "../calls/length.js";
import { characterBefore } from "../machine/before.js";
import type { Machine } from "../machine/machine.js";
import { MODE_TEXT } from "../machine/mode.js";
import { next } from "../program/automaton.js";

/** A failed value before a commit: its text is the payload's, and no attempt begins inside of it. */
export function readCount(m: Machine): void {
	const { counter, text } = m;
	if (counter === null) return;
	const openings = m.program.openings();
	const from = m.i;
	const first = m.state;
	const held = openings.depth[first] ?? 0;
	const begin = m.here - held;
	const prefix = openings.prefix[first] ?? "";
	const end = stepEnd(m, held);
	let s = m.state;
	for (let j = from; j < end; j++) {
		const c = text.charCodeAt(j);
		s = counter.inString ? 0 : next(openings, s, c);
		const done = counter.step(c);
		m.i = j + 1;
		if (done) {
			m.payloadText(prefix + text.slice(from, j + 1), begin);
			m.mode = MODE_TEXT;
			m.state = 0;
			m.counter = null;
			return;
		}
		if (openings.accepts[s] === 1) {
			const all = prefix + text.slice(from, j + 1);
			const depth = openings.depth[s] ?? 0;
			m.payloadText(all.slice(0, all.length - depth), begin);
			m.mode = MODE_TEXT;
			m.state = 0;
			m.counter = null;
			const at = begin + all.length - depth;
			const before = characterBefore(m, openings, first, begin, from, at);
			m.pushBack(all.slice(all.length - depth), at, before);
			return;
		}
	}
	const all = prefix + text.slice(from, end);
	const depth = openings.depth[s] ?? 0;
	m.payloadText(all.slice(0, all.length - depth), begin);
	const at = begin + all.length - depth;
	const before = s === 0 ? -1 : characterBefore(m, openings, first, begin, from, at);
	if (s !== 0) m.prefixBefore = before;
	m.state = s;
	if (!isTooLong(m)) return;
	m.state = 0;
	m.counter = null;
	m.pushBack(all.slice(all.length - depth), at, before);
	cutHere(m, null);
}
