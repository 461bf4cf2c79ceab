/** A committed call's value: its text leaves as it comes. */
import { pairsAhead } from "./ahead-pairs.js";
import { breakCall, next, repairsIn } from "./broken.js";
import { isSpace } from "./classes.js";
import { beginPayload, follow } from "./closure.js";
import { judge } from "./judge.js";
import { cutHere, isTooLong, stepEnd } from "./length.js";
import { type Machine, MODE_HEAD } from "./machine.js";
import type { ArgumentsReader } from "./scan/arguments.js";
import { DONE, RUNNING } from "./scan/output.js";
import type { ValueScanner } from "./scan/value.js";
import { characterBefore } from "./text.js";
import type { Thread } from "./thread.js";

export function readValueMode(m: Machine): void {
	const t = m.threads[0];
	if (t === undefined) return;
	if (t.payload === null) beginPayload(m, t);
	lookOut(m, t);
	noteKept(m, t);
	if (isTooLong(m)) {
		cutHere(m, t);
		return;
	}
	const from = m.i;
	scan(m, t);
	afterScan(m, t, from);
}

/** The scanner of the arguments looks out for what may be the beginning of a closing literal, from its first string on. */
function lookOut(m: Machine, t: Thread): void {
	const scanner = directOf(t);
	m.streaming = scanner;
	if (scanner === null || scanner === m.watching) return;
	m.watching = scanner;
	m.closePrefix = m.program.closePrefix(m.call.unit);
	scanner.watchFor(m.closePrefix);
}

/** The lane has scanned the chunk up to `end` and met something that it leaves to us. */
export function afterLane(m: Machine, scanner: ValueScanner, end: number): void {
	const t = m.threads[0];
	const p = t?.payload;
	if (t === undefined || p === null || p === undefined || p.kind === "value") return;
	const from = m.i;
	m.i = end;
	m.call.argumentsText(scanner.take(m.text, from, end), m.base + from, m.base + end);
	p.reader.sync();
	if (p.kind === "arguments" && p.reader.status === DONE) reportRepairs(m, p.reader.repairs);
	afterScan(m, t, from);
}

/** Text has been scanned from index `from` on: goes on, ends, or breaks. */
function afterScan(m: Machine, t: Thread, from: number): void {
	noteKept(m, t);
	const status = statusOf(t);
	// a scanner that has failed may have met the literal before
	const scanner = directOf(t);
	const met = scanner?.met ?? false;
	if (met && scanner !== null) scanner.met = false;
	if (met || m.candidate !== null || m.watchState !== 0 || m.watchAfterClose)
		watch(m, m.text, from, m.i);
	if (isTooLong(m)) {
		cutHere(m, t);
		return;
	}
	if (status === RUNNING) {
		lookOut(m, t);
		return;
	}
	m.streaming = null;
	if (status === DONE) {
		if (t.payload?.kind === "value" && t.step.field === "value") {
			reportRepairs(m, repairsIn(t));
			m.call.endJson(m.here);
		}
		if (t.payload?.kind === "arguments") t.past = !pairsAhead(t.step.to);
		m.candidate = null;
		t.payload = null;
		m.mode = MODE_HEAD;
		m.holdFromHere();
		m.threads = [];
		follow(m, t, t.step.to, m.here, m.charBefore(m.here), m.threads);
		m.originSteps = m.threads.map((x) => x.step);
		judge(m);
		return;
	}
	m.holdFromHere();
	breakCall(m, t, NONE);
}

const NONE: readonly Thread[] = [];

function statusOf(t: Thread): number {
	const p = t.payload;
	if (p === null) return RUNNING;
	return p.kind === "value" ? p.scanner.status : p.reader.status;
}

/** The scanner whose text is the arguments' text, if there is one. */
function directOf(t: Thread): ValueScanner | null {
	return readerOf(t)?.direct ?? null;
}

/** What of the arguments' text is read and kept by its scanner. */
function noteKept({ call }: Machine, t: Thread): void {
	const p = t.payload;
	const keeper = p?.kind === "value" ? p.scanner : readerOf(t);
	call.waiting = keeper?.waiting ?? 0;
	call.undecided = keeper?.undecided ?? 0;
}

function readerOf(t: Thread): ArgumentsReader | null {
	const p = t.payload;
	if (p === null || p.kind === "value") return null;
	return p.kind === "pattern" ? p.reader.reading : p.reader;
}

function reportRepairs(m: Machine, codes: readonly string[]): void {
	for (const code of codes) m.call.repair(code);
}

function scan(m: Machine, t: Thread): void {
	const { text, call, base } = m;
	const i = m.i;
	const n = stepEnd(m, call.undecided);
	const p = t.payload;
	if (p === null) return;
	switch (p.kind) {
		case "value": {
			const j = p.scanner.scan(text, i, n);
			m.i = j;
			m.noteBlank(text.slice(i, j), base + i);
			const piece = p.scanner.take(text, i, j);
			const over = p.scanner.depth === 0 && !p.scanner.inString;
			const end = over ? Math.max(base + i, m.blankFrom) : base + j;
			if (t.step.field === "value") call.jsonPiece(piece, base + i, end);
			return;
		}
		case "arguments": {
			// the first character makes the scanner, which must look out before it reads on
			const j = p.reader.scan(text, i, p.reader.accepted ? n : Math.min(n, i + 1));
			m.i = j;
			call.argumentsText(p.reader.take(text, i, j), base + i, base + j);
			for (let kept = p.reader.takeKept(); kept > 0; kept--) call.keptString(m.here);
			if (p.reader.status === DONE) reportRepairs(m, p.reader.repairs);
			return;
		}
		case "pattern": {
			const { reader } = p;
			const j = reader.read(text, i, n);
			m.i = j;
			m.noteBlank(text.slice(i, j), base + i);
			const args = reader.argumentsText;
			reader.argumentsText = "";
			const end = reader.reading === null ? Math.max(base + i, m.blankFrom) : base + j;
			if (args !== "") call.argumentsText(args, base + i, end);
			if (reader.status === DONE) reportRepairs(m, reader.repairs);
			const { identity } = reader;
			if (identity.lateIdAt >= 0) {
				const at = base + identity.lateIdAt;
				m.notice("late-id", "an id that comes after the arguments is not used", at, at);
				identity.lateIdAt = -1;
			}
			return;
		}
		default:
			p satisfies never;
	}
}

/** The input before this chunk ended with what may be the beginning of a closing literal. */
export function watchFrom(m: Machine, tail: string): void {
	const sync = m.program.sync(m.call.unit);
	for (let i = 0; i < tail.length; i++) m.watchState = next(sync, m.watchState, tail.charCodeAt(i));
}

/**
 * Looks for a closing literal followed by an opening inside the value's strings: if the value breaks later, reading
 * resumes there. Runs only over chunks in which the first character of a closing literal was met.
 */
function watch(m: Machine, text: string, from: number, to: number): void {
	const { candidate } = m;
	if (candidate !== null) {
		candidate.text += text.slice(from, to);
		if (candidate.text.length > m.config.limits.heldText) m.candidate = null;
		return;
	}
	const unit = m.program.unit(m.call.unit);
	const sync = m.program.sync(m.call.unit);
	const { literals } = m.program.format;
	const first = m.watchState;
	const begin = m.base + from - (sync.depth[first] ?? 0);
	let s = first;
	for (let j = from; j < to; j++) {
		const c = text.charCodeAt(j);
		s = next(sync, s, c);
		if (sync.accepts[s] === 1) {
			const read = sync.prefix[s] ?? "";
			if (m.watchAfterClose && unit.openings.some((id) => literals[id] === read)) {
				const at = m.base + j + 1 - read.length;
				const before = characterBefore(m, sync, first, begin, from, at);
				m.candidate = { at, before, text: read + text.slice(j + 1, to) };
				m.watchState = 0;
				m.watchAfterClose = false;
				return;
			}
			m.watchAfterClose = unit.closes.some((id) => read.endsWith(literals[id] ?? ""));
			s = 0;
		} else if (m.watchAfterClose && s === 0 && !isSpace(c)) m.watchAfterClose = false;
	}
	if (s !== 0) {
		const at = m.base + to - (sync.depth[s] ?? 0);
		m.prefixBefore = characterBefore(m, sync, first, begin, from, at);
	}
	m.watchState = s;
}
