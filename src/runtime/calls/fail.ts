/** All readings of a header have died. */

import { withEndedNames } from "../ending/at-end.js";
import { slides } from "../known/slide.js";
import type { State } from "../known/state.js";
import type { Machine } from "../machine/machine.js";
import { MODE_COUNT, MODE_TEXT } from "../machine/mode.js";
import { ACCEPT } from "../program/program.js";
import { counterOf, isNested } from "../readings/nesting.js";
import { status } from "../readings/read-value.js";
import type { Thread } from "../readings/thread.js";
import { RUNNING } from "../scan/output.js";
import { breakCall, closeThenOpening } from "./broken.js";

/** Readings behind a payload have died: their text is read by the loop around them, or the message was over. */
function giveBack(m: Machine, text: string, before: number): void {
	const { origin } = m;
	if (m.originSteps.some((step) => step.kind === ACCEPT)) m.endMessage();
	else m.goHome(m.home, origin);
	const again = m.givenBackAt === origin && m.mode === MODE_TEXT;
	m.givenBackAt = origin;
	if (!again) m.pushBack(text, origin, before);
	else if (text === "") {
		m.payloadText(m.text.charAt(m.i), origin);
		m.i++;
	} else {
		m.payloadText(text.charAt(0), origin);
		m.pushBack(text.slice(1), origin + 1, text.charCodeAt(0));
	}
}

interface Failed {
	/** the reading that stands in it */
	readonly value: Thread;
	/** of the call that the attempt would have been */
	readonly unit: number;
}

/** The value that broke while a bracket of it was open: that of a reading, or one that a condition of a reading was reading. */
function failedValue(dead: Thread | null, dying: readonly Thread[]): Failed | null {
	if (dead !== null && isNested(dead)) return { value: dead, unit: dead.unit };
	for (const { looks, unit } of dying)
		for (const { holds, threads } of looks) {
			if (holds !== false) continue;
			const value = threads.find((t) => isNested(t) && status(t) !== RUNNING);
			if (value !== undefined) return { value, unit };
		}
	return null;
}

/**
 * All readings have died: before the commit the text is given back, after it the call is broken. `state`: they are known, and
 * have died there of the character at hand.
 */
export function giveUp(m: Machine, whole: boolean, state: State | null = null): void {
	const at = m.here;
	const { origin, payload } = m;
	const { dead, dying } = m.head;
	m.threads = [];
	m.looks = [];
	m.head.dead = null;
	m.head.dying = [];
	if (payload === null && m.call.committed) {
		breakCall(m, dead, withEndedNames(m, dying));
		return;
	}
	const text = m.heldBetween(origin, at);
	const before = m.originBefore;
	m.holdNothing();
	if (payload === null) {
		giveBack(m, text, before);
		return;
	}
	m.mode = MODE_TEXT;
	m.state = 0;
	// inside a call it is about no other one
	if (m.head.opened && m.head.marked && text !== "" && m.context.unit < 0) {
		m.sink.notice(
			"malformed",
			"what looks like a call cannot be read as one; it is text",
			origin,
			at,
		);
	}
	if (whole) {
		m.payloadText(text, origin);
		return;
	}
	const failed = failedValue(dead, dying);
	if (failed !== null) {
		const resume = closeThenOpening(m, text, failed.unit);
		if (resume > 0) {
			m.payloadText(text.slice(0, resume), origin);
			m.pushBack(text.slice(resume), origin + resume, text.charCodeAt(resume - 1));
			return;
		}
		m.payloadText(text, origin);
		m.counter = counterOf(failed.value);
		m.mode = MODE_COUNT;
		return;
	}
	if (text === "") {
		// the attempt died on its first character
		m.payloadText(m.text.charAt(m.i), at);
		m.i++;
		return;
	}
	m.payloadText(text.charAt(0), origin);
	if (state === null || !slides(m, payload, state, text, origin + 1))
		m.pushBack(text.slice(1), origin + 1, text.charCodeAt(0));
}
