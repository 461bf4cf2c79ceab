/**
 * A character that is repeated more often than an attempt may read it, mostly white space: the attempt that begins with the second
 * of them stands, with one more, where the one before it stood when it died. So it is not read again from its beginning.
 */
import type { State } from "../known/state.js";
import type { Machine } from "../machine/machine.js";
import { MODE_HEAD } from "../machine/mode.js";
import { type Automaton, next } from "../program/automaton.js";

/** Whether the next attempt, at `at`, stands in the state of the one that has died. `text`: of that one, all of which is held. */
export function slides(m: Machine, state: State, text: string, at: number): boolean {
	const code = m.text.charCodeAt(m.i);
	const { payload } = m;
	if (payload === null || state.only !== code || m.drafts?.over === true) return false;
	const exits = exitsBy(m.program.stopsOf(payload), code, text.length);
	const begins = { context: m.context, exits, at, before: code };
	const begun = m.known.attempt(m, payload, begins);
	if (begun === null || begun.state === null || begun.state !== state.beginning) return false;
	m.i++;
	m.mode = MODE_HEAD;
	m.head.nothingAt = -1;
	m.hold(text, at, code);
	m.kept = state;
	return true;
}

/** The ways out of a payload that are tried where nothing but the character stands: those of the automaton's state; 0: all. */
function exitsBy(stops: Automaton | null, code: number, most: number): number {
	if (stops === null) return 0;
	let state = 0;
	for (let k = 0; k < most && stops.accepts[state] !== 1; k++) state = next(stops, state, code);
	return state;
}
