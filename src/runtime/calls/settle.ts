/**
 * This room: what becomes of a call: it is settled, proved, cut or broken.
 *
 * A reading has won: what it has logged is done, and the machine goes on from where it stands.
 */

import type { Machine } from "../machine/machine.js";
import { MODE_HEAD, MODE_VALUE } from "../machine/mode.js";
import { ATOM, LITERAL, PATTERN, SLOT, type Step, TEXT, VALUE } from "../program/program.js";
import { type Log, lastOf } from "../readings/log.js";
import type { Thread } from "../readings/thread.js";
import { isSpace } from "../scan/classes.js";
import { apply, isRepair, tellLateId } from "./apply.js";
import { awaitsProof } from "./proving.js";
import { watchNothing } from "./watch.js";

export function settle(m: Machine, t: Thread): void {
	const close = lastOf("close", t.log);
	if (close !== null && awaitsProof(m, close, 0, () => settleProved(m, t))) return;
	const at = m.here;
	const waits = t.step.kind === TEXT;
	const keepFrom = mayReturn(t) ? heldFrom(m, t) : at;
	const undone = t.step.kind === LITERAL && t.offset > 0 ? repairsFrom(t.log, keepFrom) : NONE;
	const done = undone.length === 0 ? t.log : (undone.at(-1)?.before ?? null);
	m.head.deciding?.note(m.origin, keepFrom, done);
	pass(m, keepFrom, done, 0);
	t.begin();
	for (const { entry, at } of undone.toReversed()) t.note(entry, at);
	t.committed = m.call.committed;
	m.looks = [];
	if (m.head.standing.length > 0) forgetStanding(m, keepFrom);
	m.head.literals.length = 0;
	if (waits) {
		// what the end of the input has decided is decided
		t.looks = [];
		enter(m, t);
		return;
	}
	m.threads = [t];
	m.originSteps = [t.step];
	m.mode =
		(t.step.kind === VALUE || t.step.kind === PATTERN) && t.committed ? MODE_VALUE : MODE_HEAD;
	if (m.mode === MODE_VALUE) {
		beginStreaming(m, t.step, at);
		giveRead(m, t, at);
	}
}

function settleProved(m: Machine, t: Thread): void {
	m.threads = [t];
	settle(m, t);
}

/**
 * All before `keepFrom` is decided, and what has been logged is done; `by`: characters between the log's places and the input's.
 * What has been read since then stays held: it may have to be given back.
 */
export function pass(m: Machine, keepFrom: number, log: Log | null, by: number): void {
	const at = m.here;
	const rest = keepFrom < at ? m.heldBetween(keepFrom, at) : "";
	const before = m.heldBefore(keepFrom);
	m.noteMarkup(keepFrom);
	m.leavePayload();
	apply(m, log, by);
	m.hold(rest, keepFrom, before);
}

/** The reading that has won waits for open text, which begins where it began to wait. */
export function enter(m: Machine, t: Thread): void {
	const before = m.originBefore;
	const rest = m.heldBetween(t.from, m.here);
	m.enterPayload(t.step, t, t.from);
	m.pushBack(rest, t.from, before);
}

/** The input ends: what the reading has begun is all that there will be of it. */
export function settleAtEnd(m: Machine, t: Thread): void {
	const { log } = t;
	settle(m, t);
	// while the end of the call is to be proved, nothing of it is done
	if (t.log !== log) apply(m, t.log, 0);
}

/** The lenient rules that begin with the literal that is read, the last one first: a deviation of which only a beginning was read is none. */
function repairsFrom(log: Log | null, at: number): readonly Log[] {
	const found: Log[] = [];
	for (let l = log; l !== null && l.at >= at && isRepair(l); l = l.before) found.push(l);
	return found;
}

const NONE: readonly Log[] = [];

/** What the reading has read since its step began stays held: it may have to be given back. */
function mayReturn({ step: { kind }, offset, ready, committed }: Thread): boolean {
	if (offset > 0 || kind === TEXT || kind === ATOM || kind === SLOT) return true;
	// a condition in front of the value has come true with the value's own characters
	return (kind === VALUE || kind === PATTERN) && !ready && !committed;
}

/** White space in front of a literal belongs to the literal: if it fails, both are read again. */
function heldFrom(m: Machine, { step, from }: Thread): number {
	let keepFrom = from;
	if (step.kind !== LITERAL) return keepFrom;
	const before = m.heldBetween(m.origin, from);
	while (keepFrom > m.origin && isSpace(before.charCodeAt(keepFrom - 1 - m.origin))) keepFrom--;
	return keepFrom;
}

/** Of what is held from `from` on: where a reading that has died stood in a value, an `ends` text is data. */
function forgetStanding(m: Machine, from: number): void {
	const data = m.head.standing.findLast(({ at, inValue }) => at >= from && inValue.size > 0);
	if (data !== undefined) {
		m.head.nothingAt = data.at;
		m.head.deciding = null;
	}
	m.head.standing = [];
}

/** The call commits at `point` for all of these readings; what each has logged since then stays open. */
export function settleTogether(m: Machine, threads: readonly Thread[], point: Log): void {
	// behind that several readings lived: what they have read is no part of a call that breaks
	endPayload(m, point.at);
	m.head.deciding?.does(point);
	apply(m, point, 0);
	for (const t of threads) {
		const later: Log[] = [];
		for (let l = t.log; l !== null && l !== point; l = l.before) later.push(l);
		t.log = null;
		for (let k = later.length - 1; k >= 0; k--) {
			const l = later[k];
			if (l !== undefined) t.note(l.entry, l.at);
		}
		t.ready = false;
		t.readyAt = null;
		t.committed = true;
	}
}

/** All readings agree that the payload has ended, and on what was read up to `sureTo`; they go on as they are. */
export function endPayload(m: Machine, sureTo = m.here): void {
	if (m.head.standing.length > 0) m.head.standing = [];
	let keepFrom = sureTo;
	for (const t of m.threads) {
		t.leaveBehind();
		if (mayReturn(t)) keepFrom = Math.min(keepFrom, t.from);
	}
	m.head.deciding?.note(m.origin, keepFrom, null);
	pass(m, keepFrom, null, 0);
	m.originSteps = m.threads.map((t) => t.step);
}

/** A committed call's value streams from here on. */
export function beginStreaming(m: Machine, { kind, field }: Step, at: number): void {
	watchNothing(m);
	m.streaming = null;
	if (kind === VALUE && field === "value") m.call.beginJson(at);
}

/** What an undecided reading has read of a value leaves. */
function giveRead(m: Machine, t: Thread, at: number): void {
	const p = t.payload;
	if (p === null) return;
	if (p.kind === "pattern") {
		const text = p.reader.takeArguments();
		m.head.deciding?.gives(text, at);
		give(m, t.step, text, at);
		tellLateId(m, p.reader, at);
	} else {
		m.head.deciding?.gives(t.out, t.from);
		give(m, t.step, t.out, t.from);
		t.out = "";
	}
}

/** Text of a committed call's value leaves, which stands from `from` on. */
export function give(m: Machine, { kind, field }: Step, text: string, from: number): void {
	const at = m.here;
	if (kind === PATTERN || field === "arguments") m.call.argumentsText(text, from, at);
	else if (field === "value") m.call.jsonPiece(text, from, at);
}

/** The call is cut in the value that the reading is in: what it has read of it leaves. */
export function giveCut(m: Machine, t: Thread): void {
	if (t.payload?.kind === "value" && t.step.field === "value" && t.out !== "")
		m.call.beginJson(t.from);
	giveRead(m, t, m.here);
}
