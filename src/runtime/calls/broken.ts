/** A committed call that breaks, and values that fail: how far they go, and where reading resumes. */

import { characterBefore } from "../machine/before.js";
import { type Machine, MODE_BROKEN, MODE_TEXT } from "../machine/machine.js";
import { next } from "../program/automaton.js";
import { ATOM } from "../program/program.js";
import { pairsAhead } from "../readings/ahead-pairs.js";
import type { Look } from "../readings/log.js";
import { counterOf, repairsIn, tooDeep } from "../readings/nesting.js";
import type { Thread } from "../readings/thread.js";
import { Aftermath } from "../scan/aftermath.js";
import { isSpace } from "../scan/classes.js";
import { Counter } from "../scan/counter.js";
import { isTooLong, stepEnd } from "./length.js";
import { closeOf, proveCounted, proveUnclosed } from "./proving.js";
import { applyUpTo, giveCut } from "./settle.js";
import { watchNothing } from "./watch.js";

/** The repairs of a value that is cut count for its call. */
export function reportRepairs(m: Machine, t: Thread | null): void {
	if (t !== null) for (const code of repairsIn(t)) m.call.repair(code);
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

/** A committed call breaks at the current place. `dead`: the reading that died last in a value; `dying`: all that died. */
export function breakCall(m: Machine, dead: Thread | null, dying: readonly Thread[]): void {
	const { call } = m;
	const at = m.here;
	const { origin } = m;
	const text = m.heldBetween(origin, at);
	const before = m.head.originBefore;
	m.held = "";
	m.threads = [];
	m.looks = [];
	const after = m.program.unitAfter[call.unit] ?? m.program.start;
	const closing = m.head.tooDeep ? undefined : closingOne(m, dying);
	if (closing !== undefined) {
		const end = boundOf(m, closing, text);
		applyUpTo(m, closing.log, end);
		m.head.originBefore = end > origin ? text.charCodeAt(end - origin - 1) : before;
		m.origin = end;
		m.held = text.slice(end - origin);
		m.heldFrom = m.i;
		proveUnclosed(m);
		return;
	}
	const log = (dead ?? dying[0])?.log ?? null;
	applyUpTo(m, log, at);
	if (!call.open) {
		// it has died behind the call
		const end = closeOf(log)?.at ?? at;
		m.goHome(after, end);
		m.pushBack(
			text.slice(end - origin),
			end,
			end > origin ? text.charCodeAt(end - origin - 1) : before,
		);
		return;
	}
	if (dead !== null) giveCut(m, dead);
	reportRepairs(m, dead);
	if (m.head.tooDeep || (dead !== null && tooDeep(dead))) {
		m.head.tooDeep = false;
		m.notice("limit-depth", `a value is nested deeper than ${m.config.limits.depth}`, at, at);
	}
	const { candidate } = m.watch;
	watchNothing(m);
	if (candidate !== null) {
		m.notice(
			"broken",
			"the call's text breaks; it is cut before the next opening",
			candidate.at,
			at,
		);
		call.end("incomplete", candidate.at);
		m.goHome(after, candidate.at);
		m.pushBack(candidate.text, candidate.at, candidate.before);
		return;
	}
	m.notice("broken", "the call's text breaks here; it is cut", at, at);
	beginBroken(m, aftermathOf(m, dead));
	m.pushBack(text, origin, before);
}

/** The arguments are longer than allowed: the call is cut here. `t`: the reading that stands in them, if there is one. */
export function cutHere(m: Machine, t: Thread | null): void {
	m.call.tooLong(m.here);
	m.holdFromHere();
	breakCall(m, t, NONE);
}

const NONE: readonly Thread[] = [];

/**
 * What an attempt to leave an open value has read shows that the call breaks. `here`: it is the next call, so the call ends
 * before it; else it is skipped. It is read again from its beginning.
 */
export function breakBefore(m: Machine, here: boolean): void {
	const { call, origin, head } = m;
	const text = m.heldBetween(origin, m.here);
	m.held = "";
	m.payload = null;
	m.threads = [];
	m.looks = [];
	head.standing = [];
	m.notice("broken", "a value is not closed as it should be; the call is cut", origin, origin);
	if (here) {
		m.broke = true;
		const after = m.program.unitAfter[call.unit] ?? m.program.start;
		call.end("incomplete", origin);
		m.goHome(after, origin);
	} else beginBroken(m, null);
	m.pushBack(text, origin, head.originBefore);
}

/** The first reading that lacked nothing but markup. A place where another parameter may come proves nothing. */
function closingOne(m: Machine, dying: readonly Thread[]): Thread | undefined {
	// one that has left the call is none of it
	const inside = dying.filter((t) => t.unit >= 0);
	if (inside.some((t) => isInPairs(m, t))) return undefined;
	return inside.find((t) => lacksMarkupOnly(m, t));
}

/** Whether another parameter may come where the reading stands, or a condition of it has proved nothing yet. */
export function isInPairs(m: Machine, t: Thread): boolean {
	return (
		pairsAhead(isWithin(m, t) ? t.step.to : t.step) ||
		t.looks.some(isOpen) ||
		(!t.past && m.program.closableByLoop[m.call.unit]?.has(t.step.id) === true)
	);
}

/** Of the name or value itself a character has been read. */
function isWithin({ here }: Machine, { step, from }: Thread): boolean {
	return step.kind === ATOM && from < here;
}

/** A condition that has not come true is no evidence. */
function isOpen({ holds }: Look): boolean {
	return holds !== true;
}

/** The call can be closed from here with markup alone, and that leaves no pairs whose end is not proved. */
export function lacksMarkupOnly(m: Machine, t: Thread): boolean {
	const { closable, closableByLoop } = m.program;
	const { unit } = m.call;
	if (closable[unit]?.has(t.step.id) === true) return true;
	return t.past && closableByLoop[unit]?.has(t.step.id) === true;
}

/** Where the reading's last whole literal ends, or what it has bound; `text` is what is held. */
function boundOf(m: Machine, t: Thread, text: string): number {
	const { origin } = m;
	const { literals } = m.head;
	let n = t.from - origin;
	while (n > 0 && isSpace(text.charCodeAt(n - 1))) n--;
	let end = origin + n;
	for (let k = 1; k < literals.length; k += 2) {
		const one = literals[k] ?? 0;
		if (one <= t.from) end = Math.max(end, one);
	}
	return end;
}

/** The rest of the call is markup up to where it ends. */
export function beginBroken(m: Machine, aftermath: Aftermath | null): void {
	m.aftermath = aftermath;
	m.mode = MODE_BROKEN;
	m.state = 0;
}

/** What is known where the call breaks; null where nothing of a value is open. */
function aftermathOf(m: Machine, dead: Thread | null): Aftermath | null {
	const { unit, name } = m.call;
	const isOpen = m.program.bracketed(unit) && m.program.closesOf(unit, name).length === 0;
	const counter = dead === null ? null : counterOf(dead, isOpen ? 1 : 0);
	const known = counter ?? (isOpen ? new Counter(1, 0, true, false) : null);
	return known === null ? null : new Aftermath(known, m.here);
}

export function readBroken(m: Machine): void {
	const { call, aftermath, text } = m;
	const sync = m.program.syncNamed(call.unit, call.name);
	const ends = m.program.closesOf(call.unit, call.name).length === 0;
	const from = m.i;
	const first = m.state;
	const begin = m.here - (sync.depth[first] ?? 0);
	let s = first;
	for (let j = from; j < text.length; j++) {
		const c = text.charCodeAt(j);
		const inString = aftermath?.inString === true;
		s = next(sync, s, c);
		m.i = j + 1;
		if (sync.accepts[s] === 1) {
			const opening = endBroken(m, sync.prefix[s] ?? "", inString);
			if (opening !== null) {
				m.state = 0;
				const at = m.here - opening.length;
				m.pushBack(opening, at, characterBefore(m, sync, first, begin, from, at));
				return;
			}
		}
		if (aftermath?.step(c, m.base + j) === true && ends) {
			m.state = 0;
			proveCounted(m, aftermath);
			return;
		}
	}
	const at = m.here - (sync.depth[s] ?? 0);
	if (s !== 0) m.prefixBefore = characterBefore(m, sync, first, begin, from, at);
	m.state = s;
}

/** `read` ends with a literal at which a broken call may end. What of it is still to be read; null: the call goes on. */
function endBroken(m: Machine, read: string, inString: boolean): string | null {
	const { call, program } = m;
	const { unit, name } = call;
	const after = program.unitAfter[unit] ?? program.start;
	if (!inString && program.closesOf(unit, name).some((close) => read.endsWith(close))) {
		call.end("incomplete", m.here);
		m.goHome(after, m.here);
		return "";
	}
	const sealed = m.aftermath?.sealed === true;
	if (!inString && program.sectionCloses(unit).some((close) => read.endsWith(close))) {
		call.end("incomplete", m.here);
		m.goHome(program.home ?? after, m.here);
		return "";
	}
	const { literals, ends } = program.format;
	const openings = sealed
		? program.closingOpenings(unit)
		: program.unit(unit).openings.map((id) => literals[id] ?? "");
	const opening = [...(inString ? [] : openings), ...ends]
		.filter((o) => read.endsWith(o))
		.sort((a, b) => b.length - a.length)[0];
	if (opening === undefined) return null;
	const at = m.here - opening.length;
	call.end("incomplete", at);
	m.goHome(after, at);
	return opening;
}

/** A failed value before a commit: its text is the payload's, and no attempt begins inside of it. */
export function readCount(m: Machine): void {
	const { counter, text } = m;
	if (counter === null) return;
	const openings = m.program.openings();
	const from = m.i;
	const first = m.state;
	const held = openings.depth[first] ?? 0;
	const begin = m.here - held;
	const prefix = openings.prefix[first] ?? "";
	const end = stepEnd(m, held);
	let s = m.state;
	for (let j = from; j < end; j++) {
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
			const at = begin + all.length - depth;
			const before = characterBefore(m, openings, first, begin, from, at);
			m.pushBack(all.slice(all.length - depth), at, before);
			return;
		}
	}
	const all = prefix + text.slice(from, end);
	const depth = openings.depth[s] ?? 0;
	m.payloadText(all.slice(0, all.length - depth), begin);
	const at = begin + all.length - depth;
	const before = s === 0 ? -1 : characterBefore(m, openings, first, begin, from, at);
	if (s !== 0) m.prefixBefore = before;
	m.state = s;
	if (!isTooLong(m)) return;
	m.state = 0;
	m.counter = null;
	m.pushBack(all.slice(all.length - depth), at, before);
	cutHere(m, null);
}
