/** One character for one reading. */

import { MAX_SPACE } from "../limits.js";
import type { Machine } from "../machine/machine.js";
import { endsWithOwn } from "../program/own-marks.js";
import {
	ACCEPT,
	ASSERT,
	ATOM,
	canBegin,
	EOL,
	LITERAL,
	PATTERN,
	SAME,
	SLOT,
	SPACE,
	TEXT,
	VALUE,
} from "../program/program.js";
import { beginsClass, inClass, isSpace, mayBeEmpty } from "../scan/classes.js";
import { RUNNING } from "../scan/output.js";
import { endAtom, longestRun } from "./atom.js";
import { follow, readsAnyName } from "./closure.js";
import { KILLS } from "./facts.js";
import { endLiteral } from "./literal.js";
import { isNested } from "./nesting.js";
import { readValue, status } from "./read-value.js";
import { endSlot, mayEndSlot, spell } from "./slots.js";
import type { Thread } from "./thread.js";

/** Whether white space is bounded here: before a commit and in terminators. */
function bounded(m: Machine): boolean {
	return m.payload !== null || !m.call.committed;
}

/** Reads the character `c` at `at`; the readings that live go into `next`. */
export function stepOne(m: Machine, t: Thread, c: number, at: number, next: Thread[]): void {
	const s = t.step;
	switch (s.kind) {
		case LITERAL:
			if (s.text.charCodeAt(t.offset) !== c) return;
			advance(t, c);
			if (++t.offset < s.text.length) {
				next.push(t);
				return;
			}
			endLiteral(m, t, s, at + 1, c, next);
			return;
		case SPACE:
			if (isSpace(c)) {
				if (bounded(m) && t.offset >= MAX_SPACE) return;
				if (!s.greedy) leave(m, t.fork(s, at), c, at, next);
				t.offset++;
				advance(t, c);
				next.push(t);
				return;
			}
			leave(m, kept(m, t), c, at, next);
			return;
		case EOL:
			if (c === 13 && t.offset === 0) {
				t.offset = 1;
				advance(t, c);
				next.push(t);
				return;
			}
			if (c !== 10) return;
			advance(t, c);
			follow(m, t, s.to, at + 1, c, next);
			return;
		case ATOM:
			atom(m, t, c, at, next);
			return;
		case SLOT:
			// behind an unmistakable opening any name is one, when the request declares none
			if (readsAnyName(m, t, t.step)) atom(m, t, c, at, next);
			else slot(m, t, c, at, next);
			return;
		case SAME: {
			const text = s.field === "name" ? t.name : t.key;
			if (text.charCodeAt(t.offset) !== c) return;
			advance(t, c);
			if (++t.offset < text.length) {
				next.push(t);
				return;
			}
			follow(m, t, s.to, at + 1, c, next);
			return;
		}
		case VALUE:
		case PATTERN:
			valueChar(m, t, c, at, next);
			return;
		case TEXT:
			// it waits; the text is held for it
			next.push(t);
			return;
		case ACCEPT:
			// a condition is met as soon as it has been read; nothing follows the end of the message
			if (m.head.looking) next.push(t);
			return;
		case ASSERT:
			// only `$` waits
			readEnd(m, t, c, at, next);
			return;
		default:
			return;
	}
}

/** At an `ends` text `$` holds where it begins: when it is whole, what follows `$` reads the text itself, and nothing behind it. */
function readEnd(m: Machine, t: Thread, c: number, at: number, next: Thread[]): void {
	t.atom += String.fromCharCode(c);
	const { ends } = m.program.format;
	if (!ends.some((end) => end.startsWith(t.atom))) return;
	if (!ends.includes(t.atom)) {
		next.push(t);
		return;
	}
	const plain = m.flags?.some((r) => !r.special && r.start <= at && r.end > t.from) ?? false;
	if (plain) return;
	const { from } = t;
	const before = from > m.origin ? m.heldBetween(from - 1, from).charCodeAt(0) : m.charBefore(from);
	const read = t.atom;
	let behind: Thread[] = [];
	follow(m, t, t.step.to, from, before, behind);
	for (let k = 0; k < read.length; k++) {
		const left = behind;
		behind = [];
		for (const one of left)
			if (one.step.kind === ACCEPT) behind.push(one);
			else stepOne(m, one, read.charCodeAt(k), from + k, behind);
	}
	next.push(...behind);
}

/** In a call that has committed the reading stays as it is: if no one takes the character, the call breaks where it stands. */
function kept(m: Machine, t: Thread): Thread {
	return m.payload === null ? t.fork(t.step, t.from) : t;
}

/** The step may end here: what follows it reads the same character. */
function leave(m: Machine, t: Thread, c: number, at: number, next: Thread[]): void {
	const to: Thread[] = [];
	follow(m, t, t.step.to, at, m.charBefore(at), to);
	for (const x of to) stepOne(m, x, c, at, next);
}

function atom(m: Machine, t: Thread, c: number, at: number, next: Thread[]): void {
	const s = t.step;
	const length = at - t.from;
	const ends = length > 0 && canBegin(m.program.firstOf(s.to), c);
	const max = longestRun(m, s.cls);
	const goes = length === 0 ? beginsClass(s.cls, c) : inClass(s.cls, c) && length < max;
	if (goes) {
		const exit = ends ? t.fork(s, t.from) : null;
		const captured = t.atom;
		t.atom += String.fromCharCode(c);
		advance(t, c);
		if (s.marks.length === 0 || !endsWithOwn(s, t.atom, m.config.toolNames)) next.push(t);
		if (exit === null) return;
		const known = next.length;
		leaveAtom(m, exit, captured, c, at, next);
		// open text can begin with anything: that does not end an atom whose class goes on
		for (let k = next.length; k-- > known; ) {
			const other = next[k];
			if (other?.step.kind === TEXT && other.from === at) next.splice(k, 1);
		}
	} else if (length > 0 || (mayBeEmpty(s.cls) && s.field !== "name")) {
		leaveAtom(m, kept(m, t), t.atom, c, at, next);
	}
}

function leaveAtom(
	m: Machine,
	t: Thread,
	text: string,
	c: number,
	at: number,
	next: Thread[],
): void {
	if (endAtom(m, t, text, at)) leave(m, t, c, at, next);
}

/** A declared name: all that match live; each that is complete may end. */
function slot(m: Machine, t: Thread, c: number, at: number, next: Thread[]): void {
	if (mayEndSlot(m, t)) {
		const exit = t.copy();
		endSlot(m, exit, at);
		if (t.written?.blank === true && isSpace(c)) leaveInSpace(m, exit, c, at, next);
		else leave(m, exit, c, at, next);
	}
	if (!spell(m, t, c, at)) return;
	advance(t, c);
	next.push(t);
}

/** White space behind a name goes on: of the readings that have left the name in it the last one may read most of it. */
function leaveInSpace(m: Machine, t: Thread, c: number, at: number, next: Thread[]): void {
	const known = m.looks.length;
	const to: Thread[] = [];
	leave(m, t, c, at, to);
	for (const x of to) {
		const before = x.step.kind === SPACE ? next.findIndex((one) => standsThere(one, x)) : -1;
		if (before < 0) next.push(x);
		else if (x.looks.length === 0) next[before] = x;
	}
	m.looks = m.looks.filter(
		(look, k) => k < known || next.some(({ looks }) => looks.includes(look)),
	);
}

/** A reading of the same call stands at the same step, having come there by less white space. */
function standsThere(known: Thread, { step, unit, name, deviations }: Thread): boolean {
	return (
		known.step === step &&
		known.unit === unit &&
		known.name === name &&
		known.deviations === deviations
	);
}

function valueChar(m: Machine, t: Thread, c: number, at: number, next: Thread[]): void {
	const j = readValue(m, t, String.fromCharCode(c), 0, 1, at);
	if (t.payload === null) {
		const to: Thread[] = [];
		if (j > 0) {
			follow(m, t, t.step.to, at + j, c, to);
			next.push(...to);
			return;
		}
		follow(m, kept(m, t), t.step.to, at, m.charBefore(at), to);
		if (m.head.standing.length > 0) {
			const behind = to.map((x) => x.copy());
			m.head.over.push({ thread: t, behind, definite: (m.head.kills & KILLS.waiting) !== 0 });
		}
		for (const x of to) stepOne(m, x, c, at, next);
		return;
	}
	if (status(t) === RUNNING) next.push(t);
	// a value whose first character does not fit has not begun; of several the one with a bracket open tells how far the text goes
	else if (t.from < at && (m.head.dead === null || (isNested(t) && !isNested(m.head.dead))))
		m.head.dead = t;
}

/** Counts a header character, and adds it to the group that is captured. */
function advance(t: Thread, c: number): void {
	t.header++;
	if (t.groupField !== null) t.group += String.fromCharCode(c);
}
