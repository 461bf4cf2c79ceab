/**
 * Looks for a closing literal followed by an opening inside a string of a committed value: if the value breaks in this string,
 * reading resumes there. What a string holds that was followed by more of a good value is data.
 */

import { characterBefore } from "../machine/before.js";
import type { Machine } from "../machine/machine.js";
import { type Automaton, next } from "../program/automaton.js";
import type { ValueScanner } from "../scan/call/value.js";
import { isSpace } from "../scan/classes.js";

/** Something was found, or has begun. */
export function isWatching(m: Machine): boolean {
	return m.watch.candidate !== null || m.watch.state !== 0 || m.watch.afterClose;
}

/** A value begins, or has ended. */
export function watchNothing(m: Machine): void {
	m.watch.candidate = null;
	m.watch.state = 0;
	m.watch.afterClose = false;
	m.watch.all = false;
}

/** The input before this chunk ended with what may be the beginning of a closing literal. */
export function watchFrom(m: Machine, tail: string): void {
	const sync = m.program.closing.sync(m.call.unit);
	for (let i = 0; i < tail.length; i++)
		m.watch.state = next(sync, m.watch.state, tail.charCodeAt(i));
}

/** The scanner has read on from index `from`. Only chunks in which it has met the beginning of a closing literal are looked at. */
export function watchScanned(m: Machine, scanner: ValueScanner, from: number): void {
	const { met } = scanner;
	scanner.met = false;
	m.watch.all = false;
	if (isWatching(m)) {
		const read = watch(m, from, m.i, met ? scanner.metAt : m.i);
		if (read === m.i || !met) return;
	} else if (!met) return;
	m.watch.strings.begin(scanner.metQuote, scanner.metTriple);
	watch(m, scanner.metAt, m.i, scanner.metAt);
}

/** What no scanner looks out for was read from index `from` on, where the string of that quote was open (0: none). */
export function watchRead(m: Machine, from: number, quote: number): void {
	if (m.program.unit(m.call.unit).closes.length === 0) return;
	if (!m.watch.all && !isWatching(m)) m.watch.strings.begin(quote, false);
	m.watch.all = true;
	watch(m, from, m.i, from);
}

/**
 * Looks at text[from..to) and gives where it has stopped: before `known`, when what had begun was nothing. Up to there the scanner
 * has seen that nothing else begins.
 */
function watch(m: Machine, from: number, to: number, known: number): number {
	const { text } = m;
	const { strings } = m.watch;
	strings.python = m.threads[0]?.step.py === true;
	const unit = m.program.unit(m.call.unit);
	const sync = m.program.closing.sync(m.call.unit);
	const { literals } = m.program.format;
	const first = m.watch.state;
	const begin = m.base + from - (sync.depth[first] ?? 0);
	let s = first;
	/** what the candidate's text lacks begins here */
	let rest = from;
	for (let j = from; j < to; j++) {
		if (j < known && s === 0 && m.watch.candidate === null && !m.watch.afterClose) {
			m.watch.state = 0;
			return j;
		}
		const c = text.charCodeAt(j);
		if (strings.step(c)) {
			m.watch.candidate = null;
			m.watch.afterClose = false;
			s = 0;
		}
		if (m.watch.candidate !== null) continue;
		const last = s;
		s = next(sync, s, c);
		if (sync.accepts[s] === 1) {
			const read = sync.prefix[s] ?? "";
			s = 0;
			if (m.watch.afterClose && unit.openings.some((id) => literals[id] === read)) {
				const at = m.base + j + 1 - read.length;
				const before = characterBefore(m, sync, first, begin, from, at);
				m.watch.candidate = { at, before, text: read };
				m.watch.afterClose = false;
				rest = j + 1;
			} else m.watch.afterClose = unit.closes.some((id) => read.endsWith(literals[id] ?? ""));
		} else if (m.watch.afterClose && standsBetween(sync, last, s, c)) m.watch.afterClose = false;
	}
	keepRest(m, text.slice(rest, to));
	if (s !== 0) {
		const at = m.base + to - (sync.depth[s] ?? 0);
		m.prefixBefore = characterBefore(m, sync, first, begin, from, at);
	}
	m.watch.state = s;
	return to;
}

/** Whether something other than white space stands before what may now be the beginning of a literal. */
function standsBetween(sync: Automaton, last: number, s: number, c: number): boolean {
	const read = (sync.prefix[last] ?? "") + String.fromCharCode(c);
	const end = read.length - (sync.depth[s] ?? 0);
	for (let i = 0; i < end; i++) if (!isSpace(read.charCodeAt(i))) return true;
	return false;
}

/** The text from the candidate on is read again if the value breaks. */
function keepRest(m: Machine, rest: string): void {
	const { candidate } = m.watch;
	if (candidate === null) return;
	candidate.text += rest;
	if (candidate.text.length > m.config.limits.heldText) m.watch.candidate = null;
}
