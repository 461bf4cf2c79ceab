/** A decision that is known is made again, without readings. */

import { beginStreaming, enter, give, pass } from "../calls/settle.js";
import { Decided, type Deciding, type Given, type Going } from "../known/decided.js";
import type { State } from "../known/state.js";
import type { Machine } from "../machine/machine.js";
import { MODE_HEAD, MODE_TEXT, MODE_VALUE } from "../machine/mode.js";
import { Moved } from "../readings/moved.js";

/** Decides it at the place of the machine, behind the character. The readings behind it; null: none go on. */
export function decideAgain(m: Machine, { origin, keepFrom, log, then }: Decided): State | null {
	const by = m.origin - origin;
	m.kept = null;
	pass(m, keepFrom + by, log, by);
	switch (then.kind) {
		case "waiting":
			enter(m, then.thread.moved(new Moved(by)));
			return null;
		case "going":
			m.originSteps = then.originSteps;
			m.mode = then.value === null ? MODE_HEAD : MODE_VALUE;
			if (then.value !== null) {
				const { step, given } = then.value;
				beginStreaming(m, step, m.here);
				give(m, step, given.text, given.from + by);
			}
			return then.state;
		default:
			return then satisfies never;
	}
}

/** The decision that has just been made, to be kept; null: it cannot be. `behind`: the readings behind it, if they can be kept. */
export function decidedBy(deciding: Deciding, m: Machine, behind: State | null): Decided | null {
	if (m.mode === MODE_TEXT) return new Decided(deciding, { kind: "waiting", thread: m.context });
	const then = behind === null ? null : going(m, behind, deciding.given);
	return then === null ? null : new Decided(deciding, then);
}

function going({ mode, threads, originSteps }: Machine, state: State, given: Given): Going | null {
	if (mode !== MODE_HEAD && mode !== MODE_VALUE) return null;
	const step = mode === MODE_VALUE ? threads[0]?.step : undefined;
	return { kind: "going", state, originSteps, value: step === undefined ? null : { step, given } };
}
