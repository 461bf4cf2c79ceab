/** The end of the input, or of the message at an `ends` text. Section 6 of docs/SEMANTICS.md. */

import { endProof } from "../calls/prove.js";
import { endPayload, settle } from "../calls/settle.js";
import {
	decideLooks,
	isBehindFrame,
	isInEnd,
	isSectionMarkup,
	winnerAtEnd,
} from "../ending/at-end.js";
import { committing, hasSettled, passEnd, waitingAtEnd } from "../ending/coming.js";
import { type Calls, callsGoingOn, hasLeft } from "../ending/going-on.js";
import type { Machine } from "../machine/machine.js";
import {
	MODE_BROKEN,
	MODE_COUNT,
	MODE_ENDED,
	MODE_ENDING,
	MODE_HEAD,
	MODE_PROOF,
	MODE_TEXT,
	MODE_VALUE,
} from "../machine/mode.js";
import { present } from "../program/kinds.js";
import { ACCEPT, type Step } from "../program/program.js";
import { follow } from "../readings/closure.js";
import { isNested } from "../readings/nesting.js";
import type { Thread } from "../readings/thread.js";
import { beginAttempt } from "./attempt.js";
import { cutCall, endOpenCall, endValue, visibleEnd } from "./finish-call.js";
import { commitTogether, fail, judge, noEnd } from "./judge.js";

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
	if (m.inSection) openSection(m);
	else m.mode = MODE_ENDED;
	return true;
}

/** The message ends in a section that still needs something. */
function openSection(m: Machine): void {
	m.endSection();
	m.sink.notice("unclosed", "a section of calls was not closed", m.here, m.here);
	m.mode = MODE_ENDED;
}

function endHead(m: Machine): boolean {
	// a condition may name the end itself
	decideLooks(m, m.looks);
	const calls = callsGoingOn(m, m.threads);
	const winner = winnerAtEnd(m, m.threads, (t) => hasLeft(t, calls));
	if (winner !== null) {
		settle(m, winner);
		return !isProving(m) && winner.step.kind === ACCEPT && m.call.open === false;
	}
	if (m.payload !== null) {
		const end = visibleEnd(m);
		m.threads = behindEnd(m, calls);
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
			// nothing in the text that is given back ends a value that is cut
			fail(m, m.payload.field === "value" && m.finishReason !== "stop");
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
		m.threads = behindEnd(m, calls);
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
	m.threads = behindEnd(m, calls);
	if (!commitAtEnd(m)) fail(m, false);
	return false;
}

/** The readings behind what may end here, less those that have left a call that goes on. */
function behindEnd(m: Machine, calls: Calls): Thread[] {
	return passEnd(m, m.threads).filter((t) => !hasLeft(t, calls));
}

/** A call commits whose readings have passed its commit point, those that wait in open text notwithstanding. */
function commitAtEnd(m: Machine): boolean {
	if (commitTogether(m, committing(m, m.threads))) return true;
	const waiting = waitingAtEnd(m, m.threads);
	if (waiting === undefined) return false;
	settle(m, waiting);
	return true;
}
