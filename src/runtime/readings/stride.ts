/** Several characters at once, where nothing is decided between them. */

import { MAX_HEADER } from "../limits.js";
import type { Machine } from "../machine/machine.js";
import { nextOverlap } from "../program/overlaps.js";
import { ATOM, canBegin, LITERAL, PATTERN, VALUE } from "../program/program.js";
import { inClass } from "../scan/classes.js";
import { longestRun } from "./atom.js";
import { follow } from "./closure.js";
import { roomIn } from "./held.js";
import { endLiteral } from "./literal.js";
import { readValue } from "./read-value.js";
import type { Thread } from "./thread.js";

/** A single reading reads more than one character at once where it can; false when it cannot. */
export function bulk(m: Machine, t: Thread, text: string, n: number): boolean {
	const s = t.step;
	// not beyond the place where the limit is looked at
	const end = Math.min(n, m.i + roomIn(m));
	if (s.kind === VALUE || s.kind === PATTERN) {
		const wasReady = t.ready;
		const j = readValue(m, t, text, m.i, end, m.base);
		// a string of which only the next character shows that it is over may commit the call before that is read
		const read = j > m.i || t.ready !== wasReady;
		m.i = j;
		if (t.payload === null) {
			m.threads = [];
			follow(m, t, s.to, m.here, m.charBefore(m.here), m.threads);
			return true;
		}
		const p = t.payload;
		if ((p.kind === "value" ? p.scanner.status : p.reader.status) > 1) {
			m.head.dead = t;
			m.head.dying = m.threads;
			m.threads = [];
			return true;
		}
		return read;
	}
	// an `ends` text that has begun is seen when it is whole, or is none; so is a mark that ends the reading
	if (s.kind === ATOM) {
		if (m.head.standing.length === 0 && s.marks.length === 0) readAtom(m, t, text, end);
		return false;
	}
	if (s.kind !== LITERAL || t.groupField !== null || m.head.standing.length > 0) return false;
	const rest = nextOverlap(s, t.offset, m.program.format.ends) - t.offset;
	const to = Math.min(end, m.i + rest);
	let i = m.i;
	while (i < to && text.charCodeAt(i) === s.text.charCodeAt(t.offset)) {
		i++;
		t.offset++;
		t.header++;
	}
	m.i = i;
	if (t.offset === s.text.length) {
		m.threads = [];
		endLiteral(m, t, s, m.here, text.charCodeAt(i - 1), m.threads);
	} else if (i < to) {
		m.head.dying = m.threads;
		m.threads = [];
	}
	return true;
}

/** Inside a name: the characters that only go on with it, and begin nothing that ends the message. */
function readAtom(m: Machine, t: Thread, text: string, end: number): void {
	const s = t.step;
	const from = m.i;
	const length = m.here - t.from;
	if (length === 0) return;
	const most = longestRun(m, s.cls);
	const to = Math.min(end, from + most - length, from + MAX_HEADER - t.header);
	const { endStarts } = m.program;
	const next = m.program.firstOf(s.to);
	let i = from;
	for (; i < to; i++) {
		const c = text.charCodeAt(i);
		if (!inClass(s.cls, c) || canBegin(next, c) || endStarts.has(c)) break;
	}
	if (i <= from) return;
	const read = text.slice(from, i);
	t.atom += read;
	t.header += i - from;
	if (t.groupField !== null) t.group += read;
	m.i = i;
}

/**
 * While all readings, those of conditions too, stand inside literals, they agree on each character up to the one that one of
 * them does not expect, or that completes one: nothing is decided before it.
 */
export function readTogether(m: Machine, n: number): void {
	const { threads, looks } = m;
	if (threads.length === 0 || m.head.standing.length > 0) return;
	let most = Math.min(n - m.i, roomIn(m));
	most = runOf(m, threads, most);
	for (const look of looks) if (look.holds === null) most = runOf(m, look.threads, most);
	if (most <= 0) return;
	for (const t of threads) goOn(t, most);
	for (const look of looks) for (const t of look.threads) goOn(t, most);
	m.i += most;
}

function goOn(t: Thread, length: number): void {
	t.offset += length;
	t.header += length;
}

/** How many of the next characters all these readings expect, the last of a literal left out; `most`: no more than these. */
function runOf({ text, i, program }: Machine, threads: readonly Thread[], most: number): number {
	let length = most;
	for (const t of threads) {
		const s = t.step;
		if (s.kind !== LITERAL || t.groupField !== null) return 0;
		const from = t.offset;
		const stop = Math.min(s.text.length - 1, nextOverlap(s, from, program.format.ends));
		const end = Math.min(length, stop - from, MAX_HEADER - t.header);
		let k = 0;
		while (k < end && text.charCodeAt(i + k) === s.text.charCodeAt(from + k)) k++;
		length = k;
	}
	return length;
}
