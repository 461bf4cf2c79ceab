/** The end of the input, or of the message at an `ends` text. Section 6 of docs/SEMANTICS.md. */

import { nestingOf, reportRepairs } from "./broken.js";
import { follow } from "./closure.js";
import { beginAttempt, fail } from "./head.js";
import {
	type Machine,
	MODE_BROKEN,
	MODE_COUNT,
	MODE_ENDED,
	MODE_HEAD,
	MODE_TEXT,
	MODE_VALUE,
} from "./machine.js";
import { ACCEPT, ASSERT, ATOM, PATTERN, SLOT, SPACE, type Step, TEXT, VALUE } from "./program.js";
import { run } from "./run.js";
import { DONE } from "./scan/output.js";
import { endPayload, settle } from "./settle.js";
import { endAtom, slotNames } from "./step.js";
import type { Thread } from "./thread.js";

/** All input has been read: nothing stays held. */
export function finishInput(m: Machine): void {
	m.finishing = true;
	for (;;) {
		run(m);
		switch (m.mode) {
			case MODE_TEXT:
				if (endText(m)) return;
				break;
			case MODE_HEAD:
				if (endHead(m)) return;
				break;
			case MODE_VALUE:
				if (endValue(m)) return;
				break;
			case MODE_COUNT:
				m.payloadText(
					m.program.openings().prefix[m.state] ?? "",
					m.here - (m.program.openings().depth[m.state] ?? 0),
				);
				m.mode = MODE_TEXT;
				m.state = 0;
				break;
			case MODE_BROKEN:
				cutCall(m);
				break;
			default:
				return;
		}
	}
}

/** An `ends` text has been read from `origin` on: what stood before it is finished, the rest of the input is content. */
export function endsHere(m: Machine): void {
	const { i } = m;
	m.i = m.origin - m.base;
	m.threads = [];
	m.looks = [];
	m.mode = MODE_TEXT;
	m.state = 0;
	m.held = "";
	while (!endText(m) && m.mode === MODE_HEAD) if (endHead(m)) break;
	if (m.call.open && m.call.committed) m.call.end("incomplete", m.origin);
	m.mode = MODE_ENDED;
	m.threads = [];
	m.i = i;
}

/** An open payload ends with the input. True when all is done. */
function endText(m: Machine): boolean {
	const step = m.payload;
	if (step === null) return true;
	const stops = m.program.stopsOf(step);
	const held = stops?.prefix[m.state] ?? "";
	if (held !== "") {
		// the end of the input may decide what is held
		m.pushBack(held, m.here - held.length, -1);
		m.state = 0;
		beginAttempt(m);
		return false;
	}
	const threads: Thread[] = [];
	const context = m.context.fork(step.to, m.here);
	context.begin();
	follow(m, context, step.to, m.here, m.charBefore(m.here), threads);
	if (step.field !== "content" || step.stray) {
		const winner = winnerAtEnd(m, threads);
		if (winner !== null) {
			m.origin = m.here;
			settle(m, winner);
			return winner.step.kind === ACCEPT || (m.payload as Step | null)?.field === "content";
		}
	}
	if (step.field === "value") {
		cutCall(m);
		return false;
	}
	if (step.stray) m.notice("unclosed", "a section of calls was not closed", m.here, m.here);
	m.mode = MODE_ENDED;
	return true;
}

function endHead(m: Machine): boolean {
	// a condition may name the end itself
	for (const look of m.looks) {
		if (look.holds === null && winnerAtEnd(m, look.threads)?.step.kind === ACCEPT)
			look.holds = true;
	}
	const winner = winnerAtEnd(m, m.threads);
	if (winner !== null) {
		settle(m, winner);
		return winner.step.kind === ACCEPT && m.call.open === false;
	}
	if (m.payload !== null) {
		// an undecided condition is true now
		const settled = m.threads.filter((t) => t.settled && t.mayEnd);
		const ready = m.threads.find((t) => t.ready && t.mayEnd);
		if (settled.length > 0) {
			m.threads = settled;
			endPayload(m);
		} else if (ready !== undefined) settle(m, ready);
		else {
			// a value that the input cuts is not searched for calls
			m.dead = m.threads.find((t) => nestingOf(t) !== null) ?? null;
			fail(m, false);
		}
		return false;
	}
	if (m.call.committed) {
		endOpenCall(m);
		return false;
	}
	// markup between frames, or a call that never began: text
	fail(m, false);
	return false;
}

/** The input ends in the markup of a committed call. */
function endOpenCall(m: Machine): void {
	const { call, program } = m;
	const closable = program.closable[call.unit];
	const byLoop = program.closableByLoop[call.unit];
	const inOrder = m.threads
		.filter((t) => t.mayEnd || (t.undecided && t.deviations === 0))
		.sort((a, b) => a.deviations - b.deviations);
	// a condition that the input has not decided is no evidence that the parameters are all there
	const plain = inOrder.find((t) => !t.undecided && closable?.has(t.step.id) === true);
	const loop = inOrder.find(
		(t) => closable?.has(t.step.id) === true || byLoop?.has(t.step.id) === true,
	);
	const closing = plain ?? (m.finishReason === "stop" ? loop : undefined);
	if (closing !== undefined && !m.config.strict) {
		settle(m, closing);
		call.repair("unclosed");
		const { unit } = call;
		call.finish(m.here, m.here);
		m.goHome(program.unitAfter[unit] ?? program.start);
	} else cutCall(m);
}

/** The input ends inside a call; what stands around the call ends behind it. */
function cutCall(m: Machine): void {
	const { unit } = m.call;
	m.call.end("incomplete", m.here);
	m.goHome(m.program.unitAfter[unit] ?? m.program.start);
}

function endValue(m: Machine): boolean {
	const t = m.threads[0];
	const p = t?.payload;
	if (t === undefined) return true;
	const envelope = p?.kind === "pattern" && p.reader.onlyEnvelopeMissing;
	const scalar = p?.kind === "value" && p.scanner.finishScalar();
	if (scalar || (envelope && !m.config.strict)) {
		if (envelope) m.call.repair("envelope");
		if (p?.kind === "pattern") for (const code of p.reader.repairs) m.call.repair(code);
		t.payload = null;
		m.threads = [];
		m.mode = MODE_HEAD;
		m.holdFromHere();
		follow(m, t, t.step.to, m.here, m.charBefore(m.here), m.threads);
		return false;
	}
	reportRepairs(m, t);
	cutCall(m);
	return false;
}

/** The first reading that may end here. */
function winnerAtEnd(m: Machine, threads: readonly Thread[]): Thread | null {
	for (const t of threads) {
		if (!t.mayEnd) continue;
		const end = atEnd(m, t, new Set());
		if (end !== null) return end;
	}
	return null;
}

/** The reading as it is when the input ends where it stands, or null when it may not end there. */
function atEnd(m: Machine, reading: Thread, seen: Set<Step>): Thread | null {
	// the reading itself stays as it is: it may turn out that it cannot end
	const t = reading.copy();
	const s = t.step;
	const at = m.here;
	switch (s.kind) {
		case TEXT:
			return t.unit < 0 ? reading : null;
		case ACCEPT:
			return reading;
		case SPACE:
			break;
		case ASSERT:
			if (s.what !== "end") return null;
			break;
		case ATOM:
			if (at === t.from || !endAtom(m, t, t.atom, at)) return null;
			break;
		case SLOT:
			if (!slotNames(m, t, s.what).has(t.atom) || !endAtom(m, t, t.atom, at)) return null;
			break;
		case VALUE:
		case PATTERN: {
			const p = t.payload;
			if (p === null || p.kind !== "value" || !p.scanner.finishScalar()) return null;
			if (p.scanner.status !== DONE)
				t.note({ kind: "value", field: s.field, json: t.out, start: t.from }, at);
			t.payload = null;
			break;
		}
		default:
			return null;
	}
	if (seen.has(s)) return null;
	seen.add(s);
	const to: Thread[] = [];
	follow(m, t, s.to, at, m.charBefore(at), to);
	for (const x of to) {
		const end = atEnd(m, x, seen);
		if (end !== null) return end;
	}
	return null;
}
