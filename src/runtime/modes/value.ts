/** A committed call's value: its text leaves as it comes. */

import { tellLateId } from "../calls/apply.js";
import { breakCall, cutHere } from "../calls/broken.js";
import { isTooLong, stepEnd } from "../calls/length.js";
import { watchNothing, watchRead, watchScanned } from "../calls/watch.js";
import { BEHIND_VALUE } from "../known/beginning.js";
import type { Machine } from "../machine/machine.js";
import { MODE_HEAD } from "../machine/mode.js";
import { pivotsOf } from "../program/pivots.js";
import { passPayload } from "../readings/ahead-pairs.js";
import { beginPayload } from "../readings/begin-payload.js";
import { follow } from "../readings/closure.js";
import { nestingIn, readerOf, repairsIn, scannerOf } from "../readings/nesting.js";
import type { Thread } from "../readings/thread.js";
import { mayBeOver, type ValueScanner } from "../scan/call/value.js";
import { DONE, RUNNING } from "../scan/output.js";
import { fail, judge } from "./judge.js";

export function readValueMode(m: Machine): void {
	const t = m.threads[0];
	if (t === undefined) return;
	if (t.payload === null) beginPayload(m, t, m.text.charCodeAt(m.i));
	const scanner = lookOut(m, t);
	noteKept(m, t);
	if (isTooLong(m)) {
		cutHere(m, t);
		return;
	}
	const from = m.i;
	const quote = scanner === null ? openQuote(t) : 0;
	scan(m, t);
	if (scanner !== null) watchScanned(m, scanner, from);
	else if (readerOf(t)?.isYaml !== true) watchRead(m, from, quote);
	afterScan(m, t);
}

/**
 * The scanner that looks out for what may be the beginning of a closing literal, from its first string on. Null where none
 * reads, or there is more than one such beginning: then all that is read is looked at.
 */
function lookOut(m: Machine, t: Thread): ValueScanner | null {
	const scanner = scannerOf(t);
	m.streaming = null;
	if (scanner === null) return null;
	if (scanner !== m.watch.scanner) {
		m.watch.scanner = scanner;
		m.watch.closePrefix = m.program.closing.prefix(m.call.unit);
		const { only, second } = pivotsOf(m.program.marks);
		const begins = m.watch.closePrefix.charCodeAt(0) === only;
		scanner.watchFor(m.watch.closePrefix, begins ? second : undefined);
	}
	if (m.watch.closePrefix === "" && m.program.unit(m.call.unit).closes.length > 0) return null;
	if (t.payload?.kind !== "value" || (t.step.field === "value" && m.call.passes))
		m.streaming = scanner;
	return scanner;
}

/** The lane has scanned the chunk up to `end` and met something that it leaves to us. */
export function afterLane(m: Machine, scanner: ValueScanner, end: number): void {
	const t = m.threads[0];
	const p = t?.payload;
	if (t === undefined || p === null || p === undefined) return;
	const from = m.i;
	if (p.kind === "value") valuePiece(m, t, p.scanner, end);
	else {
		m.i = end;
		m.readEnd.noteSolid(m.text, from, end);
		m.call.argumentsText(scanner.take(m.text, from, end), m.base + from, m.base + end);
		p.reader.sync();
		if (p.kind === "arguments" && p.reader.status === DONE) reportRepairs(m, p.reader.repairs);
	}
	watchScanned(m, scanner, from);
	afterScan(m, t);
}

/** Text has been scanned: goes on, ends, or breaks. */
function afterScan(m: Machine, t: Thread): void {
	noteKept(m, t);
	const status = statusOf(t);
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
		passPayload(t);
		watchNothing(m);
		t.payload = null;
		m.mode = MODE_HEAD;
		m.holdFromHere();
		goOnBehind(m, t);
		return;
	}
	m.holdFromHere();
	if (m.here > t.from) {
		breakCall(m, t, NONE);
		return;
	}
	// a value of which not one character fits has not begun: an `ends` text may stand in its place
	t.payload = null;
	m.mode = MODE_HEAD;
	m.threads = [];
	m.head.dead = null;
	m.head.dying = [t];
	fail(m, false);
}

/** The readings behind the value, which are known where such a value has ended before. */
function goOnBehind(m: Machine, t: Thread): void {
	const { step } = t;
	const before = m.charBefore(m.here);
	const { known } = m;
	const begun = known.attempt(m, step, { context: t, exits: BEHIND_VALUE, at: m.here, before });
	if (begun !== null && begun.state !== null) {
		m.originSteps = begun.state.steps;
		m.kept = begun.state;
		return;
	}
	m.threads = [];
	follow(m, t, step.to, m.here, before, m.threads);
	m.originSteps = m.threads.map((x) => x.step);
	if (!judge(m) && begun !== null) m.head.keeping = known.begins(begun, m);
}

const NONE: readonly Thread[] = [];

function statusOf(t: Thread): number {
	const p = t.payload;
	if (p === null) return RUNNING;
	return p.kind === "value" ? p.scanner.status : p.reader.status;
}

/** Code of the quote of the string in which the reading stands, or 0. */
function openQuote(t: Thread): number {
	const nesting = nestingIn(t);
	return nesting?.inString === true ? nesting.quote : 0;
}

/** What of the arguments' text is read and kept by its scanner. */
function noteKept({ call }: Machine, t: Thread): void {
	const p = t.payload;
	const keeper = p?.kind === "value" ? p.scanner : readerOf(t);
	call.waiting = keeper?.waiting ?? 0;
	call.undecided = keeper?.undecided ?? 0;
}

function reportRepairs(m: Machine, codes: readonly string[]): void {
	for (const code of codes) m.call.repair(code);
}

/** The value's text has been scanned up to `end`. White space behind a value belongs to nothing. */
function valuePiece(m: Machine, t: Thread, scanner: ValueScanner, end: number): void {
	const { text, base, i } = m;
	m.i = end;
	m.readEnd.noteBlank(text.slice(i, end), base + i);
	m.readEnd.noteSolid(text, i, end);
	const piece = scanner.take(text, i, end);
	const to = mayBeOver(scanner) ? Math.max(base + i, m.readEnd.blankFrom) : base + end;
	if (t.step.field === "value") m.call.jsonPiece(piece, base + i, to);
}

function scan(m: Machine, t: Thread): void {
	const { text, call, base } = m;
	const i = m.i;
	const n = stepEnd(m, call.undecided);
	const p = t.payload;
	if (p === null) return;
	switch (p.kind) {
		case "value": {
			valuePiece(m, t, p.scanner, p.scanner.scan(text, i, n));
			return;
		}
		case "arguments": {
			// the first character makes the scanner, which must look out before it reads on
			const j = p.reader.scan(text, i, p.reader.accepted ? n : Math.min(n, i + 1));
			m.i = j;
			m.readEnd.noteSolid(text, i, j);
			call.argumentsText(p.reader.take(text, i, j), base + i, base + j);
			for (let kept = p.reader.takeKept(); kept > 0; kept--) call.remarks.keptString(m.here);
			if (p.reader.status === DONE) reportRepairs(m, p.reader.repairs);
			return;
		}
		case "pattern": {
			const { reader } = p;
			const j = reader.read(text, i, n);
			m.i = j;
			m.readEnd.noteBlank(text.slice(i, j), base + i);
			m.readEnd.noteSolid(text, i, j);
			const args = reader.takeArguments();
			const end = reader.reading === null ? Math.max(base + i, m.readEnd.blankFrom) : base + j;
			call.argumentsText(args, base + i, end);
			if (reader.status === DONE) {
				reportRepairs(m, reader.repairs);
				call.remarks.leaveOut(reader.leftOut);
			}
			tellLateId(m, reader, base);
			return;
		}
		default:
			p satisfies never;
	}
}
