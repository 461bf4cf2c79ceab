/** A committed call that breaks, and values that fail: how far they go, and where reading resumes. */
import type { Automaton } from "./automaton.js";
import { isSpace } from "./classes.js";
import { type Machine, MODE_BROKEN, MODE_TEXT } from "./machine.js";
import { Counter } from "./scan/counter.js";
import { TOO_DEEP } from "./scan/output.js";
import type { Thread } from "./thread.js";

/** How deep a reading stands inside a value; null when it is at none, or at its first character. */
export function nestingOf(
	t: Thread,
): { readonly depth: number; readonly inString: boolean } | null {
	const p = t.payload;
	if (p === null) return null;
	const at =
		p.kind === "value" ? p.scanner : p.kind === "arguments" ? p.reader.direct : p.reader.nesting;
	return at !== null && at.depth > 0 ? { depth: at.depth, inString: at.inString } : null;
}

function tooDeep(t: Thread): boolean {
	const p = t.payload;
	if (p === null) return false;
	return (p.kind === "value" ? p.scanner.status : p.reader.status) === TOO_DEEP;
}

/** The repairs of a value that is cut count for its call. */
export function reportRepairs(m: Machine, t: Thread | null): void {
	const p = t?.payload ?? null;
	if (p === null || p.kind === "value") return;
	for (const code of p.reader.repairs) m.call.repair(code);
}

/** A call that lacks nothing but its closing markup ends at the place. */
export function endUnclosed(m: Machine, at: number): void {
	if (m.config.unclosed) {
		m.call.repair("unclosed");
		m.call.finish(at, at);
	} else m.call.end("incomplete", at);
}

/** The index in `text` of an opening that follows a closing literal of the unit, or 0. */
export function closeThenOpening(m: Machine, text: string, unitId: number): number {
	if (unitId < 0) return 0;
	const unit = m.program.unit(unitId);
	const { literals } = m.program.format;
	for (const id of unit.closes) {
		const close = literals[id] ?? "";
		for (let at = text.indexOf(close); at >= 0; at = text.indexOf(close, at + 1)) {
			let k = at + close.length;
			while (k < text.length && isSpace(text.charCodeAt(k))) k++;
			if (unit.openings.some((o) => text.startsWith(literals[o] ?? "", k))) return k;
		}
	}
	return 0;
}

/** A committed call breaks at the current place. `dead`: the reading that died last. */
export function breakCall(m: Machine, dead: Thread | null): void {
	const { call } = m;
	const at = m.here;
	const { origin } = m;
	const text = m.heldBetween(origin, at);
	const before = origin > m.base ? m.charBefore(origin) : m.before;
	m.held = "";
	m.threads = [];
	m.looks = [];
	reportRepairs(m, dead);
	const steps = m.originSteps;
	const after = m.program.unitAfter[call.unit] ?? m.program.start;
	const closable = m.program.closable[call.unit];
	// a place where another parameter may come proves nothing, whatever else may come there
	const byLoop = m.program.closableByLoop[call.unit];
	const inLoop = steps.some((step) => byLoop?.has(step.id) === true);
	if (!m.tooDeep && !inLoop && steps.some((step) => closable?.has(step.id) === true)) {
		endUnclosed(m, origin);
		m.goHome(after);
		m.pushBack(text, origin, before);
		return;
	}
	if (m.tooDeep || (dead !== null && tooDeep(dead))) {
		m.tooDeep = false;
		m.notice("limit-depth", `a value is nested deeper than ${m.config.limits.depth}`, at, at);
	}
	const { candidate } = m;
	if (candidate !== null && inBrokenString(candidate.text)) {
		m.candidate = null;
		m.notice(
			"broken",
			"the call's text breaks; it is cut before the next opening",
			candidate.at,
			at,
		);
		call.end("incomplete", candidate.at);
		m.goHome(after);
		m.pushBack(candidate.text, candidate.at, -1);
		return;
	}
	m.notice("broken", "the call's text breaks here; it is cut", at, at);
	beginBroken(m, dead);
	m.pushBack(text, origin, before);
}

/**
 * Whether the value broke in the string in which `text` begins, or right behind it. A string that was followed by more of a
 * good value was quoted data: nothing of it is taken for a call.
 */
function inBrokenString(text: string): boolean {
	for (let i = 0; i < text.length; i++) {
		const c = text.charCodeAt(i);
		if (c === 92) i++;
		else if (c === 34) {
			let k = i + 1;
			while (k < text.length && isSpace(text.charCodeAt(k))) k++;
			return k >= text.length;
		}
	}
	return true;
}

/** The rest of the call is markup up to where it ends. */
export function beginBroken(m: Machine, dead: Thread | null): void {
	const nesting = dead === null ? null : nestingOf(dead);
	m.counter =
		nesting !== null && m.program.unit(m.call.unit).closes.length === 0
			? new Counter(nesting.depth, nesting.inString)
			: null;
	m.mode = MODE_BROKEN;
	m.state = 0;
}

export function readBroken(m: Machine): void {
	const { call } = m;
	const sync = m.program.sync(call.unit);
	const { text } = m;
	let s = m.state;
	for (let j = m.i; j < text.length; j++) {
		const c = text.charCodeAt(j);
		s = next(sync, s, c);
		m.i = j + 1;
		if (sync.accepts[s] === 1) {
			m.state = 0;
			endBroken(m, sync.prefix[s] ?? "");
			return;
		}
		if (m.counter?.step(c) === true) {
			call.end("incomplete", m.here);
			m.goHome(m.program.unitAfter[call.unit] ?? m.program.start);
			return;
		}
	}
	m.state = s;
}

export function next(automaton: Automaton, state: number, c: number): number {
	return automaton.table[(state << automaton.shift) + automaton.classOf(c)] ?? 0;
}

/** `read` ends with a literal at which a broken call ends. */
function endBroken(m: Machine, read: string): void {
	const { call } = m;
	const unit = m.program.unit(call.unit);
	const { literals } = m.program.format;
	const after = m.program.unitAfter[call.unit] ?? m.program.start;
	if (unit.closes.some((id) => read.endsWith(literals[id] ?? ""))) {
		call.end("incomplete", m.here);
		m.goHome(after);
		return;
	}
	const opening = [...unit.openings.map((id) => literals[id] ?? ""), ...m.program.format.ends]
		.filter((o) => read.endsWith(o))
		.sort((a, b) => b.length - a.length)[0];
	const at = m.here - (opening?.length ?? 0);
	call.end("incomplete", at);
	m.goHome(after);
	m.pushBack(opening ?? "", at, -1);
}

/** A failed value before a commit: its text is the payload's, and no attempt begins inside of it. */
export function readCount(m: Machine): void {
	const { counter, text } = m;
	if (counter === null) return;
	const openings = m.program.openings();
	const from = m.i;
	const held = openings.depth[m.state] ?? 0;
	const begin = m.here - held;
	const prefix = openings.prefix[m.state] ?? "";
	let s = m.state;
	for (let j = from; j < text.length; j++) {
		const c = text.charCodeAt(j);
		s = counter.inString ? 0 : next(openings, s, c);
		const done = counter.step(c);
		m.i = j + 1;
		if (done) {
			m.payloadText(prefix + text.slice(from, j + 1), begin);
			m.mode = MODE_TEXT;
			m.state = 0;
			m.counter = null;
			return;
		}
		if (openings.accepts[s] === 1) {
			const all = prefix + text.slice(from, j + 1);
			const depth = openings.depth[s] ?? 0;
			m.payloadText(all.slice(0, all.length - depth), begin);
			m.mode = MODE_TEXT;
			m.state = 0;
			m.counter = null;
			m.pushBack(all.slice(all.length - depth), begin + all.length - depth, -1);
			return;
		}
	}
	const all = prefix + text.slice(from);
	const depth = openings.depth[s] ?? 0;
	m.payloadText(all.slice(0, all.length - depth), begin);
	m.state = s;
}
