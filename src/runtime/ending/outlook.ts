/** What a reader beside a parser may know of it: what of its input is decided, and whether it may end. Nothing is done. */

import type { Machine } from "../machine/machine.js";
import {
	MODE_COUNT,
	MODE_ENDING,
	MODE_HEAD,
	MODE_PROOF,
	MODE_TEXT,
	MODE_VALUE,
} from "../machine/mode.js";
import { type Step, TEXT } from "../program/program.js";
import { follow } from "../readings/closure.js";
import type { Thread } from "../readings/thread.js";
import { decideLooks, winnerAtEnd } from "./at-end.js";
import { copies, probe } from "./probe.js";

/** The place up to which it is known what the input is. */
export function decidedTo(m: Machine): number {
	const held = m.drafts?.heldFrom ?? -1;
	if (held >= 0) return held;
	switch (m.mode) {
		case MODE_TEXT: {
			const stops = m.payload === null ? null : m.program.stopsOf(m.payload);
			return m.pos - (stops?.depth[m.state] ?? 0) - m.escape.length;
		}
		case MODE_HEAD:
		case MODE_ENDING:
		case MODE_PROOF:
			return m.origin;
		case MODE_COUNT:
			return m.pos - (m.program.openings().depth[m.state] ?? 0);
		default:
			return m.pos;
	}
}

/**
 * How far the text is surely read: where an undecided reading may already have come to its end, and waits, if one does;
 * else the end of the input so far.
 */
export function surelyTo(m: Machine): number {
	let at = m.pos;
	if (m.mode !== MODE_HEAD && m.mode !== MODE_PROOF) return at;
	for (const t of m.threads) if (t.step.kind === TEXT && t.from < at) at = t.from;
	return at;
}

/** Whether the text of the message runs, outside of all sections, and nothing else has begun in it for certain. */
export function isPlain({ payload }: Machine): boolean {
	return payload !== null && isContent(payload);
}

function isContent(payload: Step): boolean {
	return payload.field === "content" && !payload.stray;
}

/**
 * Whether the message may end here with nothing missing of what is being read. Conservative inside a value: a value that is still
 * being read counts as possibly complete.
 */
export function mayEnd(m: Machine): boolean {
	switch (m.mode) {
		case MODE_TEXT:
			return probe(m, () => m.payload !== null && endsBehind(m, m.context, m.payload));
		case MODE_HEAD:
		case MODE_PROOF:
		case MODE_VALUE: {
			const { threads, looks } = copies(m);
			return probe(m, () => {
				decideLooks(
					m,
					looks.filter((look) => look.threads.every((t) => t.payload === null)),
				);
				return threads.some((t) => {
					if (t.payload !== null) return t.payload.kind === "value" && endsBehind(m, t, t.step);
					const end = winnerAtEnd(m, [t]);
					if (end === null) return false;
					// a section ends only with what closes it
					return end.step.kind !== TEXT || !end.step.stray || endsBehind(m, end, end.step);
				});
			});
		}
		default:
			return m.mode === MODE_ENDING;
	}
}

/** Whether a reading that has come behind the payload may end, otherwise than in the payload again. */
function endsBehind(m: Machine, t: Thread, payload: Step): boolean {
	if (isContent(payload)) return false;
	const threads: Thread[] = [];
	const { here } = m;
	follow(m, t.fork(payload.to, here), payload.to, here, m.charBefore(here), threads);
	return threads.some((one) => {
		const end = winnerAtEnd(m, [one]);
		return end !== null && end.step !== payload;
	});
}
