/** A header is undecided (an attempt to leave a payload), or the markup of a committed call is read. */

import { breakCall, closeThenOpening, nestingOf } from "./broken.js";
import { atomClass } from "./classes.js";
import { follow } from "./closure.js";
import { endsHere } from "./finish.js";
import { MAX_HEADER } from "./limits.js";
import { type Machine, MODE_COUNT, MODE_HEAD, MODE_TEXT } from "./machine.js";
import { ACCEPT, ATOM, LITERAL, PATTERN, Step, TEXT, VALUE } from "./program.js";
import { Counter } from "./scan/counter.js";
import { endPayload, settle, settleTogether } from "./settle.js";
import { beaten, endLiteral, readValue, stepOne } from "./step.js";
import type { Log, Look, Thread } from "./thread.js";

const ANY = atomClass("any");

/** Literal steps for the texts that end the message; they have no successor. */
const endSteps = new WeakMap<readonly string[], readonly Step[]>();
export function endStepsOf(ends: readonly string[]): readonly Step[] {
	let steps = endSteps.get(ends);
	if (steps === undefined) {
		steps = ends.map((text) => {
			const step = new Step(LITERAL, -1);
			step.text = text;
			step.visible = true;
			step.parts = [{ from: 0, to: text.length, token: true }];
			return step;
		});
		endSteps.set(ends, steps);
	}
	return steps;
}

/** Begins an attempt to leave the payload at the current place. */
export function beginAttempt(m: Machine): void {
	const payload = m.payload;
	if (payload === null) return;
	const at = m.here;
	m.mode = MODE_HEAD;
	m.threads = [];
	m.looks = [];
	m.opened = m.marked = m.killWaiting = false;
	m.literals.length = 0;
	m.dead = null;
	m.holdFromHere();
	const t = m.context.fork(payload.to, at);
	t.header = 0;
	t.begin();
	follow(m, t, payload.to, at, m.charBefore(at), m.threads);
	if (!payload.ends) return;
	for (const step of endStepsOf(m.program.format.ends)) {
		const end = m.context.fork(step, at);
		end.begin();
		m.threads.push(end);
	}
}

/** Whether an attempt that began at `at` would still live behind `text`. */
export function canLive(m: Machine, text: string, at: number, before: number): boolean {
	const payload = m.payload;
	if (payload === null) return false;
	if (payload.ends && m.program.format.ends.some((end) => end.startsWith(text))) return true;
	const { looks, opened, marked } = m;
	m.looks = [];
	m.probing = true;
	let threads: Thread[] = [];
	follow(m, m.context.fork(payload.to, at), payload.to, at, before, threads);
	for (let k = 0; k < text.length && threads.length > 0; k++) {
		const next: Thread[] = [];
		for (const t of threads) stepOne(m, t, text.charCodeAt(k), at + k, next);
		threads = next;
	}
	m.probing = false;
	m.looks = looks;
	m.opened = opened;
	m.marked = marked;
	m.killWaiting = false;
	m.literals.length = 0;
	return threads.length > 0;
}

/** Reads the current segment while a header is undecided. */
export function readHead(m: Machine): void {
	const text = m.text;
	const n = text.length;
	while (m.i < n) {
		if (overLimit(m)) return;
		// only the reading that dies last says where a value breaks
		m.dead = null;
		const only = m.threads.length === 1 && m.looks.length === 0 ? m.threads[0] : undefined;
		const before = m.i;
		if (only !== undefined && bulk(m, only, text, n)) {
			if (judge(m)) return;
			if (m.i > before) continue;
		}
		stepAll(m, text.charCodeAt(m.i));
		if (judge(m)) return;
	}
	m.held += text.slice(m.heldFrom);
	m.heldFrom = n;
}

/** What is held beyond the limit is given up at a place that does not depend on the chunks. */
function overLimit(m: Machine): boolean {
	const limit = m.config.limits.heldText;
	// an attempt reads at least its first character, or reading would not go on
	if (m.here - m.origin < Math.max(1, limit)) return false;
	if (m.payload === null && m.call.committed) return false;
	const { origin } = m;
	m.notice(
		"limit-held",
		`more than ${limit} characters were undecided; they are text`,
		origin,
		m.here,
	);
	m.dead = null;
	fail(m, true);
	return true;
}

/** A single reading reads more than one character at once where it can; false when it cannot. */
function bulk(m: Machine, t: Thread, text: string, n: number): boolean {
	const s = t.step;
	// not beyond the place where the limit is looked at
	const end = Math.min(n, m.i + Math.max(1, m.config.limits.heldText - (m.here - m.origin)));
	if (s.kind === VALUE || s.kind === PATTERN) {
		const j = readValue(m, t, text, m.i, end, m.base);
		const read = j > m.i;
		m.i = j;
		if (t.payload === null) {
			m.threads = [];
			follow(m, t, s.to, m.here, m.charBefore(m.here), m.threads);
			return true;
		}
		const p = t.payload;
		if ((p.kind === "value" ? p.scanner.status : p.reader.status) > 1) {
			m.dead = t;
			m.threads = [];
			return true;
		}
		return read;
	}
	if (s.kind !== LITERAL || t.groupField !== null) return false;
	let i = m.i;
	while (
		i < end &&
		t.offset < s.text.length &&
		text.charCodeAt(i) === s.text.charCodeAt(t.offset)
	) {
		i++;
		t.offset++;
		t.header++;
	}
	m.i = i;
	if (t.offset === s.text.length) {
		m.threads = [];
		endLiteral(m, t, s, m.here, text.charCodeAt(i - 1), m.threads);
	} else if (i < end) m.threads = [];
	return true;
}

function stepAll(m: Machine, c: number): void {
	const at = m.here;
	for (const look of m.looks) stepLook(m, look, c, at);
	const next: Thread[] = [];
	const literals = m.literals.length;
	const known = m.looks.length;
	for (const t of m.threads) stepOne(m, t, c, at, next);
	// conditions that began before this character read it as well
	for (let k = known; k < m.looks.length; k++) {
		const look = m.looks[k];
		if (look !== undefined && look.from === at) stepLook(m, look, c, at);
	}
	m.i++;
	let alive = next;
	if (m.looks.length > 0) {
		m.looks = m.looks.filter((look) => look.holds === null);
		alive = alive.filter((t) => !t.refuted);
	}
	if (m.literals.length > literals && alive.length > 1) alive = alive.filter((t) => !beaten(m, t));
	if (m.killWaiting) {
		m.killWaiting = false;
		alive = alive.filter((t) => t.step.kind !== TEXT || t.from > at);
	}
	if (m.payload !== null || !m.call.committed) {
		for (const { header } of alive) {
			if (header <= MAX_HEADER) continue;
			alive = alive.filter((t) => t.header <= MAX_HEADER);
			break;
		}
	}
	if (alive.length === 0) m.i--;
	m.threads = alive;
}

function stepLook(m: Machine, look: Look, c: number, at: number): void {
	if (look.holds !== null) return;
	const next: Thread[] = [];
	const dead = m.dead;
	m.looking = true;
	for (const t of look.threads) stepOne(m, t, c, at, next);
	m.looking = false;
	m.dead = dead;
	if (next.some((t) => t.step.kind === ACCEPT)) look.holds = true;
	else if (next.length === 0) look.holds = false;
	look.threads = next;
}

/** After a step: has a reading won, or have all died? True when the mode may have changed. */
export function judge(m: Machine): boolean {
	// this runs for each character of a header: one look at the readings, and no closure where nothing is the matter
	let marked = 0;
	for (const t of m.threads)
		marked |= (t.refused ? 1 : 0) | (t.tooDeep ? 2 : 0) | (t.ended ? 4 : 0);
	if ((marked & 1) !== 0) {
		m.threads = m.threads.filter((t) => !t.refused);
		m.overCalls(m.origin);
		// that is said already
		m.opened = false;
	}
	if ((marked & 2) !== 0 && m.threads.some((t) => t.tooDeep && !t.undecided)) dropDeep(m);
	const { threads } = m;
	if (threads.length === 0) {
		fail(m, false);
		return true;
	}
	if ((marked & 4) !== 0 && threads.some((t) => t.ended)) {
		endsHere(m);
		return true;
	}
	if (threads.length > 1) {
		if (m.payload !== null && allSettled(threads)) {
			endPayload(m);
			return true;
		}
		if (commitTogether(m)) return true;
	}
	const winner = threads.length === 1 ? threads[0] : longestWaiting(threads);
	if (winner === undefined || winner.undecided || !mayWin(m, winner)) return false;
	if (winner.step.kind === TEXT && !m.mayEnter(winner.step, winner.from)) {
		m.threads = threads.filter((t) => t !== winner);
		return judge(m);
	}
	m.threads = [winner];
	settle(m, winner);
	return true;
}

function allSettled(threads: readonly Thread[]): boolean {
	for (const t of threads) if (!t.settled || t.undecided) return false;
	return true;
}

/** What nests too deep in a committed call breaks it: it is no text that another reading might take. */
function dropDeep(m: Machine): void {
	m.tooDeep = m.payload === null && m.call.committed;
	m.threads = m.tooDeep ? [] : m.threads.filter((t) => !t.tooDeep || t.undecided);
}

/** When all readings wait in an open payload: the longest, then the one with the fewest deviations, then the first. */
function longestWaiting(threads: readonly Thread[]): Thread | undefined {
	let longest = threads[0];
	for (const t of threads) {
		if (t.step.kind !== TEXT || longest === undefined) return undefined;
		if (t.from > longest.from || (t.from === longest.from && t.deviations < longest.deviations))
			longest = t;
	}
	return longest;
}

/**
 * A call commits when the readings with the fewest deviations agree on it: they have passed one commit point. Readings
 * that passed the same point go on, the others die. Skipped text could go on over any call: it has no say.
 */
function commitTogether(m: Machine): boolean {
	const { threads } = m;
	let fewest = Number.POSITIVE_INFINITY;
	for (const t of threads) if (t.deviations < fewest) fewest = t.deviations;
	let point: Log | null = null;
	for (const t of threads) {
		if (t.deviations > fewest || (t.step.kind === ATOM && t.step.cls === ANY)) continue;
		if (!t.ready || t.undecided || t.committed || t.step.kind === TEXT) return false;
		if (point === null) point = t.readyAt;
		else if (point !== t.readyAt) return false;
	}
	const winners = threads.filter((t) => t.readyAt === point);
	const only = winners[0];
	if (point === null || only === undefined) return false;
	m.threads = winners;
	if (winners.length === 1) settle(m, only);
	else settleTogether(m, winners, point);
	return true;
}

/** Whether the reading has passed a settling point that was not acted on. */
function mayWin(m: Machine, t: Thread): boolean {
	if (t.step.kind === TEXT) return true;
	if (m.payload !== null) return t.ready || t.settled;
	// markup outside of a payload: of a call that has committed, or between frames
	if (t.unit >= 0 && !t.committed && !t.ready) return false;
	if (t.committed && (t.step.kind === VALUE || t.step.kind === PATTERN)) return true;
	if (t.ready) return true;
	// white space before a literal that may not come whole belongs to it: a call that breaks here ends before both
	if (t.step.kind === LITERAL && t.offset > 0 && onlyOps(t.log)) return false;
	return t.log !== null || (t.from === m.here && m.here > m.origin);
}

function onlyOps(log: Log | null): boolean {
	for (let l = log; l !== null; l = l.before) if (l.entry.kind !== "op") return false;
	return true;
}

/** Readings behind a payload have died: their text is read by the loop around them, or the message was over. */
function giveBack(m: Machine, text: string, before: number): void {
	const { origin } = m;
	if (m.originSteps.some((step) => step.kind === ACCEPT)) m.endMessage();
	else m.goHome(m.home);
	const again = m.givenBackAt === origin && m.mode === MODE_TEXT;
	m.givenBackAt = origin;
	if (!again) m.pushBack(text, origin, before);
	else if (text === "") {
		m.payloadText(m.text.charAt(m.i), origin);
		m.i++;
	} else {
		m.payloadText(text.charAt(0), origin);
		m.pushBack(text.slice(1), origin + 1, text.charCodeAt(0));
	}
}

/** All readings have died: before the commit the text is given back, after it the call is broken. */
export function fail(m: Machine, whole: boolean): void {
	const at = m.here;
	const { origin, dead } = m;
	const payload = m.payload;
	m.threads = [];
	m.looks = [];
	m.dead = null;
	if (payload === null && m.call.committed) {
		breakCall(m, dead);
		return;
	}
	const text = m.heldBetween(origin, at);
	const before = origin > m.base ? m.charBefore(origin) : m.before;
	m.held = "";
	if (payload === null) {
		giveBack(m, text, before);
		return;
	}
	m.mode = MODE_TEXT;
	m.state = 0;
	if (m.opened && m.marked && text !== "") {
		m.notice("malformed", "what looks like a call cannot be read as one; it is text", origin, at);
	}
	if (whole) {
		m.payloadText(text, origin);
		return;
	}
	const nesting = dead === null ? null : nestingOf(dead);
	if (dead !== null && nesting !== null) {
		const resume = closeThenOpening(m, text, dead.unit);
		if (resume > 0) {
			m.payloadText(text.slice(0, resume), origin);
			m.pushBack(text.slice(resume), origin + resume, text.charCodeAt(resume - 1));
			return;
		}
		m.payloadText(text, origin);
		m.counter = new Counter(nesting.depth, nesting.inString);
		m.mode = MODE_COUNT;
		return;
	}
	if (text === "") {
		// the attempt died on its first character
		m.payloadText(m.text.charAt(m.i), at);
		m.i++;
		return;
	}
	m.payloadText(text.charAt(0), origin);
	m.pushBack(text.slice(1), origin + 1, text.charCodeAt(0));
}
