/**
 * An `ends` text behind markup that has only begun. The readings of the markup have died in it; whether the message ends where
 * it begins is known when it has been read. Sections 5 and 6 of docs/SEMANTICS.md.
 */

import { isBetween, LITERAL, TEXT } from "../program/program.js";
import { isBehindFrame, isInEnd, isSectionMarkup } from "./at-end.js";
import { giveUp } from "./fail.js";
import { comesToEnd, endsBefore } from "./finish.js";
import { type Machine, MODE_ENDING, MODE_HEAD } from "./machine.js";
import { copies, probe } from "./probe.js";
import { type Look, MARKS, type Thread } from "./thread.js";

/** The readings as they stood at a place. */
export interface Standing {
	readonly at: number;
	readonly threads: readonly Thread[];
	readonly looks: readonly Look[];
	/** those that are in a value of which only the next character can show that it was over; they are among the others */
	readonly inValue: Set<Thread>;
}

/** All readings have died at `at`; an `ends` text may have begun where one of `starts` stood. */
export interface Ending {
	readonly at: number;
	readonly starts: readonly Standing[];
	readonly dying: readonly Thread[];
}

/** Whether an `ends` text would end the message here, though readings have begun on markup: in a value it is data. */
function mayEndHere({ payload }: Machine): boolean {
	return payload === null || payload.field !== "value";
}

/** Whether it would do so only if what has begun comes to something: an attempt, or what the message begins with. */
function isOnlyBegun(m: Machine): boolean {
	return m.payload !== null || !(m.call.committed || isBehindFrame(m));
}

/** An `ends` text may begin with the next character: those that die of it may be the ones that it ends. */
export function noteStanding(m: Machine): void {
	const at = m.here;
	// an attempt that begins here reads the text itself
	if (!mayEndHere(m) || (m.payload !== null && at === m.origin)) return;
	if (!mayBegin(m) && m.threads.every(isQuiet)) return;
	const inValue = new Set(m.threads.filter(takesAsData));
	const { longestEnd } = m.program;
	m.head.standing = m.head.standing.filter((one) => one.at > at - longestEnd && one.at < at);
	keep(m, { at, ...copies(m), inValue });
}

/** Whether the two characters at hand may be the beginning of an `ends` text. */
function mayBegin({ text, i, program }: Machine): boolean {
	const c = text.charCodeAt(i + 1);
	return program.format.ends.some(
		(end) => i + 1 === text.length || end.length === 1 || end.charCodeAt(1) === c,
	);
}

/** Whether nothing is decided for the reading behind the next character: all chunkings go on alike. */
function isQuiet({ step, offset, marks }: Thread): boolean {
	if ((marks & MARKS.any) !== 0) return false;
	return step.kind === LITERAL ? step.text.length - offset > 1 : isBetween(step);
}

/** It reads a value, or waits for the text of one that only its own terminators end. */
function takesAsData({ payload, step }: Thread): boolean {
	return payload !== null || (step.kind === TEXT && step.field === "value" && !step.ends);
}

/** An attempt that would come to nothing need not be remembered. */
function keep(m: Machine, standing: Standing): void {
	const { threads, looks, inValue } = standing;
	if (isOnlyBegun(m) && inValue.size === 0) {
		if (!probe(m, () => comesToEnd(m, threads, looks))) {
			m.head.nothingAt = standing.at;
			return;
		}
	}
	m.head.standing.push(standing);
}

/** The value at which the reading stood was over before `at`: it stands at what follows. */
export function valueWasOver(m: Machine, t: Thread, at: number, behind: readonly Thread[]): void {
	const last = m.head.standing.at(-1);
	if (last?.at !== at || !last.inValue.delete(t)) return;
	let threads = last.threads.flatMap((one) => (one === t ? behind.map((x) => x.copy()) : [one]));
	if (m.head.killWaiting) {
		// with the value those are over that wait in its choice
		const waits = ({ step, from }: Thread) => step.kind === TEXT && from < at;
		for (const one of last.inValue) if (waits(one)) last.inValue.delete(one);
		threads = threads.filter((one) => !waits(one));
	}
	m.head.standing.pop();
	keep(m, { ...last, threads });
}

/** How the readings stood at `at`; where nothing was noted, those that die now have been alone since then. */
function standingAt(m: Machine, at: number): Standing | null {
	const noted = m.head.standing.find((one) => one.at === at);
	// in a value it is data
	if (noted !== undefined) return noted.inValue.size > 0 ? null : noted;
	if (m.head.nothingAt === at || m.head.dying.some((t) => t.payload !== null)) return null;
	const threads = m.head.dying.filter((t) => t.from <= at);
	if (isOnlyBegun(m) && !isSectionMarkup(m, threads, at)) return null;
	return { at, threads, looks: m.looks, inValue: new Set() };
}

/** All readings have died at the current place: whether it has to be seen first if an `ends` text stands here. */
export function awaitsEnd(m: Machine): boolean {
	const { ends } = m.program.format;
	const { text, i, here, origin } = m;
	const { dying } = m.head;
	if (ends.length === 0 || dying.length === 0 || i >= text.length || !mayEndHere(m)) return false;
	const read = m.heldBetween(origin, here + 1);
	const starts: Standing[] = [];
	for (let at = Math.max(origin, here + 1 - m.program.longestEnd); at <= here; at++) {
		const begun = read.slice(at - origin);
		const standing = ends.some((end) => end.startsWith(begun)) ? standingAt(m, at) : null;
		if (standing !== null) starts.push(standing);
	}
	if (starts.length === 0) return false;
	m.head.ending = { at: here, starts, dying };
	m.mode = MODE_ENDING;
	return true;
}

export function readEnding(m: Machine): void {
	const { ending } = m.head;
	if (ending === null) return;
	const { ends } = m.program.format;
	const { origin, text } = m;
	while (m.i < text.length) {
		m.i++;
		const read = m.heldBetween(origin, m.here);
		const going = ending.starts.filter(({ at }) =>
			ends.some((end) => end.startsWith(read.slice(at - origin))),
		);
		const whole = going.find(({ at }) => ends.includes(read.slice(at - origin)));
		if (whole !== undefined && endsAt(m, whole, read)) return;
		if (whole !== undefined || going.length === 0) {
			noEnd(m);
			return;
		}
	}
	m.held += text.slice(m.heldFrom);
	m.heldFrom = text.length;
}

/** It was none: the readings have died where they did. */
export function noEnd(m: Machine): void {
	const { origin } = m;
	const { ending } = m.head;
	if (ending === null) return;
	const read = m.heldBetween(origin, m.here);
	const n = ending.at - origin;
	m.head.ending = null;
	m.mode = MODE_HEAD;
	m.held = read.slice(0, n);
	m.pushBack(read.slice(n), ending.at, n > 0 ? read.charCodeAt(n - 1) : m.head.originBefore);
	m.head.dying = ending.dying;
	giveUp(m, false);
}

/** An `ends` text stands there, if it is one: what stood before it is finished. False when the readings had no end there. */
function endsAt(m: Machine, { at, threads, looks }: Standing, read: string): boolean {
	const { origin } = m;
	const end = m.program.format.ends.find((one) => read.startsWith(one, at - origin)) ?? "";
	const behind = at + end.length;
	const plain = m.flags?.some((r) => !r.special && r.start < behind && r.end > at) ?? false;
	// those that have read the beginning of an `ends` text before this one died with that
	if (plain || (threads.length > 0 && threads.every(isInEnd))) return false;
	for (const t of threads) if (t.step.kind === LITERAL) t.offset = at - t.from;
	const n = at - origin;
	m.held = read.slice(0, n);
	m.head.ending = null;
	m.mode = MODE_HEAD;
	m.threads = [...threads];
	m.looks = [...looks];
	endsBefore(m, at, behind, n > 0 ? read.charCodeAt(n - 1) : m.head.originBefore);
	return true;
}

/** How much of an `ends` text has been read that ends the attempt, though some readings live in it. */
export function endRead(m: Machine): "none" | "begun" | "whole" {
	const { ends } = m.program.format;
	const begun: Standing[] = [];
	let waits = false;
	for (const one of m.head.standing) {
		const read = m.heldBetween(one.at, m.here);
		const sure = one.inValue.size === 0;
		if (sure && ends.some((end) => read.startsWith(end))) {
			if (endsAt(m, one, m.heldBetween(m.origin, m.here))) return "whole";
		} else if (ends.some((end) => end.startsWith(read))) {
			begun.push(one);
			waits ||= sure;
		}
	}
	m.head.standing = begun;
	return waits ? "begun" : "none";
}
