/**
 * End-of-message text (`ends`) inside unfinished markup. Every reading of the markup has died on its characters; only when the
 * whole `ends` text has been read is it known whether the message ended before it. Sections 5 and 6 of docs/SEMANTICS.md.
 */

import { isInEnd, isSectionMarkup } from "../ending/at-end.js";
import { isOnlyBegun, mayEndHere } from "../ending/standing.js";
import type { Standing } from "../machine/head-state.js";
import type { Machine } from "../machine/machine.js";
import { MODE_ENDING, MODE_HEAD } from "../machine/mode.js";
import { isBegun } from "../program/lookahead.js";
import { LITERAL } from "../program/program.js";

/** How the readings stood at `at`; where nothing was noted, those that die now have been alone since then. */
function standingAt(m: Machine, at: number): Standing | null {
	const noted = m.head.standing.find((one) => one.at === at);
	// in a value it is data
	if (noted !== undefined) return noted.inValue.size > 0 ? null : noted;
	if (m.head.nothingAt === at || m.head.dying.some((t) => t.payload !== null)) return null;
	const threads = m.head.dying.filter((t) => t.from <= at);
	if (isOnlyBegun(m) && !isSectionMarkup(m, threads, at)) return null;
	return { at, threads, looks: m.looks, inValue: new Set(), waiting: null };
}

/** All readings have died at the current place: whether it has to be seen first if an `ends` text stands here. */
export function awaitsEnd(m: Machine): boolean {
	const starts = startsOf(m, begunAhead(m));
	if (starts.length === 0) return false;
	m.head.ending = { at: m.here, starts, dying: m.head.dying };
	m.mode = MODE_ENDING;
	return true;
}

/** The same, whatever text goes on from here. */
export function mayAwaitEnd(m: Machine): boolean {
	return startsOf(m, begunTo(m, m.here + 1)).length > 0;
}

function startsOf(m: Machine, places: readonly number[]): readonly Standing[] {
	if (m.head.dying.length === 0 || !mayEndHere(m)) return [];
	return places.flatMap((at) => standingAt(m, at) ?? []);
}

/** Where an `ends` text may have begun that goes on with the next character, as far as the text at hand tells. */
export function begunAhead(m: Machine): readonly number[] {
	return begunTo(m, m.here + m.program.longestEnd);
}

function begunTo(m: Machine, to: number): readonly number[] {
	const { ends } = m.program.format;
	const { here, origin } = m;
	if (ends.length === 0 || m.i >= m.text.length) return NONE;
	const from = Math.max(origin, here + 1 - m.program.longestEnd);
	const read = m.heldBetween(from, to);
	const places: number[] = [];
	for (let at = from; at <= here; at++)
		if (ends.some((end) => end.length > here - at && isBegun(end, read, at - from)))
			places.push(at);
	return places;
}
const NONE: readonly number[] = [];

/** Reads on until it is known whether one stands there. True when none does: the readings have died where they did. */
export function readEnding(m: Machine): boolean {
	const { ending } = m.head;
	if (ending === null) return false;
	const { ends } = m.program.format;
	const { origin, text } = m;
	while (m.i < text.length) {
		m.i++;
		const read = m.heldBetween(origin, m.here);
		const going = ending.starts.filter(({ at }) =>
			ends.some((end) => end.startsWith(read.slice(at - origin))),
		);
		const whole = going.find(({ at }) => ends.includes(read.slice(at - origin)));
		if (whole !== undefined && endsAt(m, whole, read)) return false;
		if (whole !== undefined || going.length === 0) return true;
	}
	m.holdSegment();
	return false;
}

/** An `ends` text stands there, if it is one: what stood before it is finished. False when the readings had no end there. */
function endsAt(m: Machine, { at, threads, looks }: Standing, read: string): boolean {
	const { origin } = m;
	const end = m.program.format.ends.find((one) => read.startsWith(one, at - origin)) ?? "";
	const behind = at + end.length;
	const plain = m.flags?.some((r) => !r.special && r.start < behind && r.end > at) ?? false;
	// those that have read the beginning of an `ends` text before this one died with that
	if (plain || (threads.length > 0 && threads.every(isInEnd))) return false;
	for (const t of threads) if (t.step.kind === LITERAL) t.offset = at - t.from;
	const n = at - origin;
	m.hold(read.slice(0, n), origin, m.originBefore);
	m.head.ending = null;
	m.mode = MODE_HEAD;
	m.threads = [...threads];
	m.looks = [...looks];
	m.endsAt = { at, behind, before: n > 0 ? read.charCodeAt(n - 1) : m.originBefore };
	return true;
}

/** How much of an `ends` text has been read that ends the attempt, though some readings live in it. */
export function endRead(m: Machine): "none" | "begun" | "whole" {
	const { ends } = m.program.format;
	const begun: Standing[] = [];
	let waits = false;
	for (const one of m.head.standing) {
		const read = m.heldBetween(one.at, m.here);
		const sure = one.inValue.size === 0;
		if (sure && ends.some((end) => read.startsWith(end))) {
			if (endsAt(m, one, m.heldBetween(m.origin, m.here))) return "whole";
		} else if (ends.some((end) => end.startsWith(read))) {
			begun.push(one);
			waits ||= sure;
		}
	}
	m.head.standing = begun;
	return waits ? "begun" : "none";
}
