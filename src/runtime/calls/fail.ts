/** All readings of a header have died. */

import { withEndedNames } from "../ending/at-end.js";
import type { Machine } from "../machine/machine.js";
import { MODE_COUNT, MODE_TEXT } from "../machine/mode.js";
import { ACCEPT } from "../program/program.js";
import { type FailedValue, failedValue } from "../readings/failed-value.js";
import { counterOf } from "../readings/nesting.js";
import type { Thread } from "../readings/thread.js";
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

const NONE: readonly Thread[] = [];

/** They have died in a state that is kept, of the character at hand. */
export interface KnownDeath {
	readonly failed: FailedValue | null;
	/**
	 * of the text that was held from the place on, and of which the first character has left, so many have left then; 0: all has, for
	 * the next attempt has read it
	 */
	readonly slide: (text: string, origin: number) => number;
}

/** All readings have died: before the commit the text is given back, after it the call is broken. */
export function giveUp(m: Machine, whole: boolean, known: KnownDeath | null = null): void {
	const at = m.here;
	const { head, origin, payload } = m;
	const { dead, dying } = head;
	m.threads = [];
	m.looks = [];
	head.dead = null;
	head.dying = NONE;
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
	if (head.opened && head.marked && text !== "" && m.context.unit < 0) {
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
	const failed = known === null ? failedValue(dead, dying, at) : known.failed;
	if (failed !== null) {
		const resume = closeThenOpening(m, text, failed.unit);
		if (resume > 0) {
			m.payloadText(text.slice(0, resume), origin);
			m.pushBack(text.slice(resume), origin + resume, text.charCodeAt(resume - 1));
			return;
		}
		m.payloadText(text, origin);
		m.counter = counterOf(failed.reading);
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
	const left = known?.slide(text, origin) ?? 1;
	if (left > 0) m.pushBack(text.slice(left), origin + left, text.charCodeAt(left - 1));
}
