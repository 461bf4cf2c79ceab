/** An open payload runs: its text leaves, but for what may be the beginning of its end. */

import { cutHere } from "../calls/broken.js";
import { isTooLong, stepEnd } from "../calls/length.js";
import { characterBefore } from "../machine/before.js";
import type { Machine } from "../machine/machine.js";
import type { Automaton } from "../program/automaton.js";
import { present } from "../program/kinds.js";
import type { Step } from "../program/program.js";
import { isSpace } from "../scan/classes.js";
import { beginAttempt, canLive, isDoomed, lookaheadOf } from "./attempt.js";

export function readText(m: Machine): void {
	const step = m.payload;
	if (step === null) return;
	if (isOver(m)) {
		endHere(m);
		return;
	}
	if (step.quoted) {
		present(m.program.kinds.quoted, "quoted").read(m, step);
		return;
	}
	// what stands right behind a call of a section may be markup that an `ends` text cuts: only readings can tell
	const entered = step.stray && m.state === 0 && m.here === m.enteredAt;
	const stops = entered ? null : m.program.stopsOf(step);
	if (stops !== null) withStops(m, step, stops);
	else withFirst(m, step);
}

/** Every terminator begins with a literal: the automaton's state is what is held. */
function withStops(m: Machine, step: Step, stops: Automaton): void {
	const { text } = m;
	const from = m.i;
	const before = m.state;
	const held = stops.depth[before] ?? 0;
	const n = stepEnd(m, held);
	const { table, classes, shift, accepts } = stops;
	let s = before;
	let j = from;
	if (s === 0 && stops.only !== "") {
		j = text.indexOf(stops.only, from);
		if (j < 0 || j > n) j = n;
	}
	let hit = false;
	while (j < n) {
		const c = text.charCodeAt(j++);
		const k = c < 128 ? (classes[c] ?? 0) & 127 : stops.wideClass(c);
		s = table[(s << shift) + k] ?? 0;
		if (accepts[s] === 1) {
			hit = true;
			break;
		}
	}
	m.i = j;
	const begin = m.base + from - held;
	// what leaves ends where the held prefix begins; it may begin with a prefix held before
	let depth = stops.depth[s] ?? 0;
	const length = j - from + held - depth;
	if (length > 0) m.payloadText(joined(stops.prefix[before] ?? "", text, from, j, length), begin);
	// only now it is known what `^` says, and outside of calls which lenient rules are allowed; or no call may come at all
	const asks = step.asserts || (m.config.restricted && !m.call.open) || m.config.noCalls;
	if (!hit && s !== 0 && asks) {
		const live = liveState(m, step, stops, s, before, begin, from);
		const less = stops.depth[live] ?? 0;
		m.payloadText((stops.prefix[s] ?? "").slice(0, depth - less), m.base + j - depth);
		s = live;
		depth = less;
	}
	const at = m.base + j - depth;
	if (depth > 0) m.prefixBefore = characterBefore(m, stops, before, begin, from, at);
	const over = isOver(m);
	if (!hit && !over) {
		m.state = s;
		return;
	}
	m.state = 0;
	m.pushBack(stops.prefix[s] ?? "", at, m.prefixBefore);
	if (over) endHere(m);
	else if (isDoomed(m, step, m.text, m.i, at, m.charBefore(at))) {
		m.payloadText(m.text.charAt(m.i), at);
		m.i++;
	} else beginAttempt(m, s);
}

/** The payload may not go on: it is too long for a value, or calls have ended the thought that it was. */
export function isOver(m: Machine): boolean {
	return isTooLong(m) || m.drafts?.over === true;
}

function endHere(m: Machine): void {
	if (m.drafts === null) cutHere(m, null);
	else m.drafts.leave();
}

/** What is held must be the beginning of a terminator that can stand here: `^`, `bol` and the options may rule it out. */
function liveState(
	m: Machine,
	step: Step,
	stops: Automaton,
	state: number,
	before: number,
	begin: number,
	from: number,
): number {
	let s = state;
	while (s !== 0) {
		const at = m.base + m.i - (stops.depth[s] ?? 0);
		const first = characterBefore(m, stops, before, begin, from, at);
		if (canLive(m, step, s, stops.prefix[s] ?? "", at, first)) return s;
		s = stops.shorter(s);
	}
	return 0;
}

/** The first `length` characters of `prefix + text[from..to)`. */
function joined(prefix: string, text: string, from: number, to: number, length: number): string {
	if (prefix === "")
		return from === 0 && length === text.length ? text : text.slice(from, from + length);
	if (length <= prefix.length) return prefix.slice(0, length);
	return prefix + text.slice(from, Math.min(to, from + length - prefix.length));
}

/** A terminator may begin with white space, a class or a name: an attempt begins wherever one can live. */
function withFirst(m: Machine, step: Step): void {
	const { text } = m;
	const n = stepEnd(m, 0);
	const from = m.i;
	const lookahead = lookaheadOf(m, step);
	const limit = m.config.limits.heldText;
	const begins = m.beginsWith(step);
	let begun = m.hasBegun(m.here);
	let before = m.charBefore(m.here);
	let entered = m.here === m.enteredAt;
	let j = from;
	while (j < n && lookahead.dies(text, j, before, begun, entered, limit)) {
		before = text.charCodeAt(j++);
		begun ||= begins && !isSpace(before);
		entered = false;
	}
	if (j > from)
		m.payloadText(from === 0 && j === text.length ? text : text.slice(from, j), m.base + from);
	m.i = j;
	if (isOver(m)) endHere(m);
	else if (j < n) beginAttempt(m, 0);
}
