/**
 * An `ends` text behind markup that has only begun. The readings of the markup have died in it; whether the message ends where
 * it begins is known when it has been read. Sections 5 and 6 of docs/SEMANTICS.md.
 */
import { isSectionMarkup } from "./at-end.js";
import { giveUp } from "./fail.js";
import { endsBefore } from "./finish.js";
import { type Machine, MODE_ENDING, MODE_HEAD } from "./machine.js";
import { LITERAL } from "./program.js";
import type { Thread } from "./thread.js";

/** All readings have died at `at`; an `ends` text may have begun at one of `starts`. */
export interface Ending {
	readonly at: number;
	readonly starts: readonly number[];
	readonly dying: readonly Thread[];
}

/** All readings have died at the current place: whether it has to be seen first if an `ends` text stands here. */
export function awaitsEnd(m: Machine): boolean {
	const { ends } = m.program.format;
	const { dying, text, i, here, origin } = m;
	if (ends.length === 0 || dying.length === 0 || i >= text.length) return false;
	const inSection = m.payload?.stray === true && origin === m.enteredAt;
	if (!inSection && (m.payload !== null || !m.call.committed)) return false;
	// in a value it is data
	if (dying.some((t) => t.payload !== null)) return false;
	const read = m.heldBetween(origin, here + 1);
	const starts: number[] = [];
	// no further back than an `ends` text is long
	const longest = Math.max(...ends.map(({ length }) => length));
	for (let at = Math.max(origin, here + 1 - longest); at <= here; at++) {
		const begun = read.slice(at - origin);
		if (ends.some((end) => end.startsWith(begun))) starts.push(at);
	}
	if (starts.length === 0) return false;
	m.ending = { at: here, starts, dying };
	m.mode = MODE_ENDING;
	return true;
}

export function readEnding(m: Machine): void {
	const { ending } = m;
	if (ending === null) return;
	const { ends } = m.program.format;
	const { origin, text } = m;
	while (m.i < text.length) {
		m.i++;
		const read = m.heldBetween(origin, m.here);
		const going = ending.starts.filter((at) =>
			ends.some((end) => end.startsWith(read.slice(at - origin))),
		);
		const whole = going.find((at) => ends.includes(read.slice(at - origin)));
		if (whole !== undefined && endsAt(m, ending, whole, read)) return;
		if (whole !== undefined || going.length === 0) {
			noEnd(m);
			return;
		}
	}
	m.held += text.slice(m.heldFrom);
	m.heldFrom = text.length;
}

/** It was none: the readings have died where they did. */
export function noEnd(m: Machine): void {
	const { ending, origin } = m;
	if (ending === null) return;
	const read = m.heldBetween(origin, m.here);
	const n = ending.at - origin;
	m.ending = null;
	m.mode = MODE_HEAD;
	m.held = read.slice(0, n);
	m.pushBack(read.slice(n), ending.at, n > 0 ? read.charCodeAt(n - 1) : m.originBefore);
	m.dying = ending.dying;
	giveUp(m, false);
}

/** An `ends` text stands at `at`, if it is one: what stood before it is finished. False when the readings had no end there. */
function endsAt(m: Machine, ending: Ending, at: number, read: string): boolean {
	const { origin } = m;
	const plain = m.flags?.some((r) => !r.special && r.start < m.here && r.end > at) ?? false;
	if (plain) return false;
	const threads = ending.dying.filter((t) => t.from <= at);
	for (const t of threads) if (t.step.kind === LITERAL) t.offset = at - t.from;
	if (m.payload !== null && !isSectionMarkup(m, threads, at)) return false;
	const n = at - origin;
	m.held = read.slice(0, n);
	m.pushBack(read.slice(n), at, n > 0 ? read.charCodeAt(n - 1) : m.originBefore);
	m.ending = null;
	m.mode = MODE_HEAD;
	m.threads = threads;
	endsBefore(m);
	m.i = m.text.length;
	return true;
}
