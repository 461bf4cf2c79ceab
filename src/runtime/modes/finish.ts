/** The end of the input, or of the message at an `ends` text. Section 6 of docs/SEMANTICS.md. */

import { endUnclosed, lacksMarkupOnly, reportRepairs } from "../calls/broken.js";
import {
	awaitsArguments,
	beginsContainer,
	cutOne,
	isCut,
	isHalf,
	isInValue,
	mayBringMore,
} from "../calls/open-call.js";
import { endProof } from "../calls/prove.js";
import { endPayload, movedTo, settle, tellLateId } from "../calls/settle.js";
import {
	decideLooks,
	isBehindFrame,
	isInEnd,
	isSectionMarkup,
	winnerAtEnd,
} from "../ending/at-end.js";
import { hasSettled, passEnd, strictestAtEnd, waitingAtEnd } from "../ending/coming.js";
import {
	type Machine,
	MODE_BROKEN,
	MODE_COUNT,
	MODE_ENDED,
	MODE_ENDING,
	MODE_HEAD,
	MODE_PROOF,
	MODE_TEXT,
	MODE_VALUE,
} from "../machine/machine.js";
import { present } from "../program/kinds.js";
import { ACCEPT, type Step } from "../program/program.js";
import { passPayload } from "../readings/ahead-pairs.js";
import { follow } from "../readings/closure.js";
import { isNested } from "../readings/nesting.js";
import type { Thread } from "../readings/thread.js";
import { isSpace } from "../scan/classes.js";
import { beginAttempt } from "./attempt.js";
import { fail, noEnd } from "./ends.js";
import { commitTogether, judge } from "./judge.js";

/** The input ends in the mode that the machine is in. True when all is done; else the machine reads on, or asks again. */
export function endMode(m: Machine): boolean {
	switch (m.mode) {
		case MODE_TEXT:
			return endText(m);
		case MODE_HEAD:
			return !judgedLate(m) && endHead(m);
		case MODE_VALUE:
			return endValue(m);
		case MODE_ENDING:
			noEnd(m);
			return false;
		case MODE_PROOF:
			endProof(m, m.head.proving?.proof.end() ?? true);
			return false;
		case MODE_COUNT:
			m.payloadText(
				m.program.openings().prefix[m.state] ?? "",
				m.here - (m.program.openings().depth[m.state] ?? 0),
			);
			m.mode = MODE_TEXT;
			m.state = 0;
			return false;
		case MODE_BROKEN:
			cutCall(m);
			return false;
		default:
			return true;
	}
}

function isProving({ mode }: Machine): boolean {
	return mode === MODE_PROOF;
}

/** An `ends` text that has only begun is none: what has waited for it is decided. True when the mode may have changed. */
function judgedLate(m: Machine): boolean {
	if (m.head.standing.length === 0 || m.threads.length === 0) return false;
	m.head.standing = [];
	return judge(m);
}

/** An open payload ends with the input. True when all is done. */
function endText(m: Machine): boolean {
	const step = m.payload;
	if (step === null) return true;
	if (m.escape !== "") {
		present(m.program.kinds.quoted, "quoted").end(m);
		return false;
	}
	const stops = m.program.stopsOf(step);
	const held = stops?.prefix[m.state] ?? "";
	if (held !== "") {
		// the end of the input may decide what is held
		m.pushBack(held, m.here - held.length, m.prefixBefore);
		const { state } = m;
		m.state = 0;
		beginAttempt(m, state);
		return false;
	}
	if (m.drafts?.finish() === true) {
		m.drafts.leave();
		return false;
	}
	m.drafts?.close();
	if (step.field !== "content" || step.stray) {
		const threads: Thread[] = [];
		const context = m.context.fork(step.to, m.here);
		context.begin();
		follow(m, context, step.to, m.here, m.charBefore(m.here), threads);
		const winner = winnerAtEnd(m, threads);
		if (winner !== null) {
			m.origin = m.here;
			settle(m, winner);
			if (isProving(m)) return false;
			return winner.step.kind === ACCEPT || (m.payload as Step | null)?.field === "content";
		}
	}
	// a value, or text of a call that is skipped
	if (m.call.committed) {
		cutCall(m);
		return false;
	}
	if (step.stray) openSection(m);
	else m.mode = MODE_ENDED;
	return true;
}

/** The message ends in a section that still needs something. */
function openSection(m: Machine): void {
	m.endSection();
	m.notice("unclosed", "a section of calls was not closed", m.here, m.here);
	m.mode = MODE_ENDED;
}

function endHead(m: Machine): boolean {
	// a condition may name the end itself
	decideLooks(m, m.looks);
	const winner = winnerAtEnd(m, m.threads);
	if (winner !== null) {
		settle(m, winner);
		return !isProving(m) && winner.step.kind === ACCEPT && m.call.open === false;
	}
	if (m.payload !== null) {
		const end = visibleEnd(m);
		m.threads = passEnd(m, m.threads);
		// an undecided condition is true now
		const settled = m.threads.filter(hasSettled);
		if (settled.length > 0) {
			m.threads = settled;
			endPayload(m);
			if (m.call.committed) endOpenCall(m, end);
		} else if (isSectionMarkup(m, m.threads, m.here)) {
			openSection(m);
			return true;
		} else if (!commitAtEnd(m)) {
			// a value that the input cuts is not searched for calls
			m.head.dead = m.threads.find(isNested) ?? null;
			fail(m, false);
		}
		return false;
	}
	if (m.call.committed) {
		// the beginning of an `ends` text is none: those that read it have died with its first character
		const living = m.threads.filter((t) => !isInEnd(t));
		if (living.length === 0 && m.threads.length > 0) {
			m.head.dying = m.threads;
			fail(m, false);
			return false;
		}
		m.threads = living;
		const end = visibleEnd(m);
		m.threads = passEnd(m, m.threads);
		endOpenCall(m, end);
		return false;
	}
	const rest = m.threads.filter((t) => !isInEnd(t));
	if (isBehindFrame(m) && rest.length > 0 && !rest.some((t) => t.unit >= 0)) {
		if (m.calls > 0) openSection(m);
		else m.mode = MODE_ENDED;
		return true;
	}
	// a call that the entry began, cut behind its commit point, or one that never began: text
	m.threads = passEnd(m, m.threads);
	if (!commitAtEnd(m)) fail(m, false);
	return false;
}

/** A call commits whose readings have passed its commit point, those that wait in open text notwithstanding. */
function commitAtEnd(m: Machine): boolean {
	if (commitTogether(m, strictestAtEnd(m.threads), true)) return true;
	const waiting = waitingAtEnd(m, m.threads);
	if (waiting === undefined) return false;
	settle(m, waiting);
	return true;
}

/** The input ends in the markup of a committed call. `end`: where what can be seen of it ends. */
function endOpenCall(m: Machine, end: number): void {
	const { call, program } = m;
	const waiting = m.threads.some(isInValue) ? undefined : waitingAtEnd(m, m.threads);
	if (waiting !== undefined) {
		settle(m, waiting);
		return;
	}
	const closable = program.closable[call.unit];
	const byLoop = program.closableByLoop[call.unit];
	const inOrder = m.threads
		.filter((t) => t.mayEnd || (t.undecided && t.deviations === 0))
		.filter((t) => !beginsContainer(m, t))
		.sort((a, b) => a.deviations - b.deviations);
	// a condition that the input has not decided is no evidence that the parameters are all there
	const plain = inOrder.find((t) => !t.undecided && lacksMarkupOnly(m, t));
	const loop = inOrder.find(
		(t) => closable?.has(t.step.id) === true || byLoop?.has(t.step.id) === true,
	);
	const all = m.finishReason === "stop" || !m.threads.some((t) => mayBringMore(m, t));
	const surer = all && plain !== undefined && plain.deviations <= (loop ?? plain).deviations;
	const closing = surer ? plain : loop;
	const ends = surer || (m.finishReason === "stop" && closing !== undefined && !isCut(m, closing));
	const whole =
		ends && closing !== undefined && !isHalf(m, closing) && !awaitsArguments(m, closing);
	if (m.config.unclosed && whole) {
		// what stands behind the white space stands before it now
		closing.log = movedTo(closing.log, end);
		settle(m, closing);
		const { unit } = call;
		endUnclosed(m, end);
		m.goHome(program.unitAfter[unit] ?? program.start, m.here);
		return;
	}
	const first = closing ?? cutOne(inOrder);
	// what a value has given so far leaves before the cut
	if (first !== undefined) settle(m, first);
	if (m.mode === MODE_HEAD && call.open) cutCall(m);
}

/** Where what is held ends, less the white space at its end: that is no part of an unclosed call. */
function visibleEnd(m: Machine): number {
	const held = m.heldBetween(m.origin, m.here);
	let n = held.length;
	while (n > 0 && isSpace(held.charCodeAt(n - 1))) n--;
	if (n === 0 && m.origin === m.readEnd.blankTo) return m.readEnd.blankFrom;
	return m.origin + n;
}

/** Where the value ends that the input ends: before the white space that was read last. */
function valueEnd(m: Machine): number {
	return m.readEnd.blankTo === m.here ? m.readEnd.blankFrom : m.here;
}

/** The input ends inside a call; what stands around the call ends behind it. */
function cutCall(m: Machine): void {
	const { unit } = m.call;
	m.call.end("incomplete", m.here);
	m.goHome(m.program.unitAfter[unit] ?? m.program.start, m.here);
}

function endValue(m: Machine): boolean {
	const t = m.threads[0];
	const p = t?.payload;
	if (t === undefined) return true;
	const envelope = p?.kind === "pattern" && p.reader.finishEnvelope();
	const scalar = p?.kind === "value" && p.scanner.finishScalar();
	if (p?.kind === "pattern") tellLateId(m, p.reader, m.here);
	if (scalar || envelope) {
		reportRepairs(m, t);
		if (envelope) {
			m.call.repair("envelope");
			m.call.leaveOut(p.reader.leftOut);
		}
		// a string's quote may have waited for another string that continues it
		if (scalar && t.step.field === "value")
			m.call.jsonPiece(p.scanner.take("", 0, 0), valueEnd(m), valueEnd(m));
		if (scalar && t.step.field === "value") m.call.endJson(m.here);
		passPayload(t);
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
