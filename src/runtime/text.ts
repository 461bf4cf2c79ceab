/** An open payload runs: its text leaves, but for what may be the beginning of its end. */
import type { Automaton } from "./automaton.js";
import { beginAttempt, endStepsOf } from "./head.js";
import type { Machine } from "./machine.js";
import { canBegin, type Step } from "./program.js";

export function readText(m: Machine): void {
	const step = m.payload;
	if (step === null) return;
	const stops = m.program.stopsOf(step);
	if (stops !== null) withStops(m, stops);
	else withFirst(m, step);
}

/** Every terminator begins with a literal: the automaton's state is what is held. */
function withStops(m: Machine, stops: Automaton): void {
	const { text } = m;
	const n = text.length;
	const from = m.i;
	const before = m.state;
	const { table, classes, shift, accepts } = stops;
	let s = before;
	let j = from;
	if (s === 0 && stops.only !== "") {
		j = text.indexOf(stops.only, from);
		if (j < 0) j = n;
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
	// what leaves ends where the held prefix begins; it may begin with a prefix held before
	const held = stops.depth[before] ?? 0;
	const depth = stops.depth[s] ?? 0;
	const begin = m.base + from - held;
	const length = j - from + held - depth;
	if (length > 0) m.payloadText(joined(stops.prefix[before] ?? "", text, from, j, length), begin);
	if (!hit) {
		m.state = s;
		return;
	}
	m.state = 0;
	const at = m.base + j - depth;
	if (at >= m.base) m.i = at - m.base;
	else m.pushBack(stops.prefix[s] ?? "", at, -1);
	beginAttempt(m);
}

/** The first `length` characters of `prefix + text[from..to)`. */
function joined(prefix: string, text: string, from: number, to: number, length: number): string {
	if (prefix === "") return from === 0 && length === text.length ? text : text.slice(from, from + length);
	if (length <= prefix.length) return prefix.slice(0, length);
	return prefix + text.slice(from, Math.min(to, from + length - prefix.length));
}

/** A terminator may begin with white space, a class or a name: an attempt begins wherever one can. */
function withFirst(m: Machine, step: Step): void {
	const { text } = m;
	const n = text.length;
	const from = m.i;
	const first = m.program.firstOf(step.to);
	const ends = endStepsOf(m.program.format.ends);
	let j = from;
	for (; j < n; j++) {
		const c = text.charCodeAt(j);
		if (canBegin(first, c) || ends.some((end) => end.text.charCodeAt(0) === c)) break;
	}
	if (j > from) m.payloadText(from === 0 && j === n ? text : text.slice(from, j), m.base + from);
	m.i = j;
	if (j < n) beginAttempt(m);
}
