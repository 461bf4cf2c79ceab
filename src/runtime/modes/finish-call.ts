/** The input ends in a committed call: in its markup, or in a value. */

import { applyUpTo, movedTo, tellLateId } from "../calls/apply.js";
import { endUnclosed, reportRepairs } from "../calls/broken.js";
import {
	awaitsArguments,
	beginsContainer,
	cutOne,
	endsInWord,
	isCut,
	isHalf,
	isInValue,
	lacksMarkupOnly,
	mayBringMore,
	sureLog,
} from "../calls/open-call.js";
import { settle, settleAtEnd } from "../calls/settle.js";
import { waitingAtEnd } from "../ending/coming.js";
import type { Machine } from "../machine/machine.js";
import { MODE_HEAD } from "../machine/mode.js";
import { passPayload } from "../readings/ahead-pairs.js";
import { follow } from "../readings/closure.js";
import { DIGIT_CLASS, inClass, isSpace } from "../scan/classes.js";

/** The input ends in the markup of a committed call. `end`: where what can be seen of it ends. */
export function endOpenCall(m: Machine, end: number): void {
	const { call, program } = m;
	const waiting = m.threads.some(isInValue) ? undefined : waitingAtEnd(m, m.threads);
	if (waiting !== undefined) {
		settle(m, waiting);
		return;
	}
	const closable = program.closable[call.unit];
	const byLoop = program.closableByLoop[call.unit];
	const living = m.threads.filter((t) => t.mayEnd || (t.undecided && t.deviations === 0));
	const inOrder = living
		.filter((t) => !beginsContainer(m, t))
		.sort((a, b) => a.deviations - b.deviations);
	// a condition that the input has not decided is no evidence that the parameters are all there
	const plain = inOrder.find((t) => !t.undecided && lacksMarkupOnly(m, t));
	const loop = inOrder.find(
		(t) => closable?.has(t.step.id) === true || byLoop?.has(t.step.id) === true,
	);
	const all = m.finishReason === "stop" || !living.some((t) => mayBringMore(m, t));
	const surer = all && plain !== undefined && plain.deviations <= (loop ?? plain).deviations;
	const closing = surer ? plain : loop;
	const ends = surer || (m.finishReason === "stop" && closing !== undefined && !isCut(m, closing));
	const whole =
		ends &&
		closing !== undefined &&
		!isHalf(m, closing, living) &&
		!awaitsArguments(m, closing) &&
		!endsInWord(m, closing);
	if (m.config.unclosed && whole) {
		// what stands behind the white space stands before it now
		closing.log = movedTo(closing.log, end);
		settleAtEnd(m, closing);
		const { unit } = call;
		endUnclosed(m, end);
		m.goHome(program.behind(unit), m.here);
		return;
	}
	const first = closing ?? cutOne(inOrder);
	// what a value has given so far leaves before the cut
	if (first !== undefined) settleAtEnd(m, first);
	else applyUpTo(m, sureLog(m.threads), m.origin);
	if (m.mode === MODE_HEAD && call.open) cutCall(m);
}

/** Where what is held ends, less the white space at its end: that is no part of an unclosed call. */
export function visibleEnd(m: Machine): number {
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
export function cutCall(m: Machine): void {
	const { unit } = m.call;
	m.call.end("incomplete", m.here);
	m.goHome(m.program.behind(unit), m.here);
}

export function endValue(m: Machine): boolean {
	const t = m.threads[0];
	if (t === undefined) return true;
	const p = t.payload;
	const envelope = p?.kind === "pattern" && p.reader.finishEnvelope();
	const scalar = p?.kind === "value" && p.scanner.finishScalar();
	if (p?.kind === "pattern") tellLateId(m, p.reader, m.here);
	if (scalar || envelope) {
		reportRepairs(m, t);
		if (envelope) {
			m.call.repair("envelope");
			m.call.remarks.leaveOut(p.reader.leftOut);
		}
		if (scalar && t.step.field === "value") {
			// a string's quote may have waited for another string that continues it
			m.call.jsonPiece(p.scanner.take("", 0, 0), valueEnd(m), valueEnd(m));
			// more of a number may have been meant
			if (m.finishReason !== "stop" && inClass(DIGIT_CLASS, m.charBefore(m.here))) {
				cutCall(m);
				return false;
			}
			m.call.endJson(m.here);
		}
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
