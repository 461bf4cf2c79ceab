/** The end of the input, or of the message at an `ends` text. Section 6 of docs/SEMANTICS.md. */

import { decideLooks, winnerAtEnd } from "./at-end.js";
import { endUnclosed, nestingOf, reportRepairs } from "./broken.js";
import { isSpace } from "./classes.js";
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
import { ACCEPT, SPACE, type Step } from "./program.js";
import { run } from "./run.js";
import { endPayload, settle } from "./settle.js";
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
	decideLooks(m, m.looks);
	const winner = winnerAtEnd(m, m.threads);
	if (winner !== null) {
		settle(m, winner);
		return winner.step.kind === ACCEPT && m.call.open === false;
	}
	if (m.payload !== null) {
		const end = visibleEnd(m);
		m.threads = passSpace(m);
		// an undecided condition is true now
		const settled = m.threads.filter((t) => t.settled && t.mayEnd);
		const ready = m.threads.find((t) => t.ready && t.mayEnd);
		if (settled.length > 0) {
			m.threads = settled;
			endPayload(m);
			if (m.call.committed) endOpenCall(m, end);
		} else if (ready !== undefined) settle(m, ready);
		else {
			// a value that the input cuts is not searched for calls
			m.dead = m.threads.find((t) => nestingOf(t) !== null) ?? null;
			fail(m, false);
		}
		return false;
	}
	if (m.call.committed) {
		endOpenCall(m, visibleEnd(m));
		return false;
	}
	// markup between frames, or a call that never began: text
	fail(m, false);
	return false;
}

/** Readings that may end in white space have come behind it. */
function passSpace(m: Machine): Thread[] {
	const threads: Thread[] = [];
	for (const t of m.threads) {
		if (t.step.kind === SPACE)
			follow(m, t.copy(), t.step.to, m.here, m.charBefore(m.here), threads);
		else threads.push(t);
	}
	return threads;
}

/** The input ends in the markup of a committed call. `end`: where what can be seen of it ends. */
function endOpenCall(m: Machine, end: number): void {
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
	const surer = plain !== undefined && plain.deviations <= (loop ?? plain).deviations;
	const closing = surer ? plain : m.finishReason === "stop" ? loop : undefined;
	if (closing !== undefined && m.config.unclosed) {
		settle(m, closing);
		const { unit } = call;
		endUnclosed(m, end);
		m.goHome(program.unitAfter[unit] ?? program.start);
	} else cutCall(m);
}

/** Where what is held ends, less the white space at its end: that is no part of an unclosed call. */
function visibleEnd(m: Machine): number {
	const held = m.heldBetween(m.origin, m.here);
	let n = held.length;
	while (n > 0 && isSpace(held.charCodeAt(n - 1))) n--;
	if (n === 0 && m.origin === m.blankTo) return m.blankFrom;
	return m.origin + n;
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
	if (scalar || envelope) {
		reportRepairs(m, t);
		if (envelope) m.call.repair("envelope");
		// a string's quote may have waited for another string that continues it
		if (scalar && t.step.field === "value")
			m.call.jsonPiece(p.scanner.take("", 0, 0), m.blankFrom, m.blankFrom);
		if (scalar && t.step.field === "value") m.call.endJson(m.here);
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
