/**
 * This room: what would become of readings if the input ended where they stand.
 *
 * Which of them may end there, and how.
 */

import type { Machine } from "../machine/machine.js";
import {
	ACCEPT,
	ASSERT,
	ATOM,
	PATTERN,
	SLOT,
	SPACE,
	type Step,
	TEXT,
	VALUE,
} from "../program/program.js";
import { endAtom } from "../readings/atom.js";
import { follow } from "../readings/closure.js";
import { type Look, lastOf } from "../readings/log.js";
import { repairsIn } from "../readings/nesting.js";
import { bindNameOf, readyBy } from "../readings/read-value.js";
import { endSlot, mayEndSlot } from "../readings/slots.js";
import type { Thread } from "../readings/thread.js";
import { hasVisible } from "../scan/classes.js";
import { DONE } from "../scan/output.js";
import { probe } from "./probe.js";

/** The first reading that may end here, and is not refused; of those that wait in open text, the longest. */
export function winnerAtEnd(
	m: Machine,
	threads: readonly Thread[],
	isRefused: (end: Thread) => boolean = () => false,
): Thread | null {
	let longest: Thread | null = null;
	for (const t of threads) {
		if (!t.mayEnd) continue;
		const end = atEnd(m, t, new Set());
		if (end === null || isRefused(end)) continue;
		if (end.step.kind !== TEXT) return end;
		if (longest === null || end.from > longest.from) longest = end;
	}
	return longest;
}

/**
 * Whether the held text can only be markup of the open section (a separator, or the beginning of its close). It stands right behind a
 * call, or behind the text that opened the section; at least one reading has no deviation, and every such reading is outside of a call.
 */
export function isSectionMarkup(m: Machine, threads: readonly Thread[], here: number): boolean {
	if (m.payload?.stray !== true || m.origin !== m.enteredAt) return false;
	if (!hasVisible(m.heldBetween(m.origin, here))) return false;
	const strict = threads.filter((t) => t.deviations === 0 && t.mayEnd && !isInEnd(t));
	return strict.length > 0 && !strict.some((t) => isInCall(t, here));
}

/** Whether the markup that is read is the rest of a frame, behind its call or payload; at the entry of a message it is not. */
export function isBehindFrame(m: Machine): boolean {
	return m.payload === null && !m.call.committed && !isAtEntry(m);
}

/** Whether the reading would live on only with an `ends` text, of which the beginning has been read. */
export function isInEnd(t: Thread): boolean {
	return t.step.id < 0 || (t.step.kind === ASSERT && t.atom !== "");
}

/** Whether nothing but the beginning of the entry's markup has been read: it leaves nothing before it is known to be no text. */
export function isAtEntry(m: Machine): boolean {
	return m.payload === null && !m.call.committed && m.calls === 0 && m.enteredAt < 0;
}

/** Whether a character of a call has been read. */
export function isInCall(t: Thread, here: number): boolean {
	if (t.unit < 0) return false;
	const open = lastOf("open", t.log);
	return open === null || open.at < here;
}

/** Conditions that name the end of the input are met here. */
export function decideLooks(m: Machine, looks: readonly Look[]): void {
	const { head } = m;
	const { looking } = head;
	head.looking = true;
	for (const look of looks) {
		if (look.holds === null && winnerAtEnd(m, look.threads)?.step.kind === ACCEPT)
			look.holds = true;
	}
	head.looking = looking;
}

/**
 * The reading behind the white space, the name or the value at which it stands, if that may end with the input; null when it
 * may not. The reading itself stays where it is: it may turn out that it cannot end. What its value has waited for is known now.
 */
export function endedHere(m: Machine, reading: Thread): Thread | null {
	const s = reading.step;
	const at = m.here;
	switch (s.kind) {
		case SPACE:
			return reading.copy();
		case ATOM: {
			const t = reading.copy();
			return at > t.from && endAtom(m, t, t.atom, at) ? t : null;
		}
		case SLOT: {
			const t = reading.copy();
			if (!mayEndSlot(m, t)) return null;
			endSlot(m, t, at);
			return t;
		}
		case VALUE: {
			const p = reading.payload;
			if (p?.kind !== "value") return null;
			if (p.scanner.status !== DONE && !p.scanner.finishScalar()) return null;
			// what waited is the reading's own: it may be asked again
			reading.out += p.scanner.take("", 0, 0);
			const t = reading.copy();
			for (const code of repairsIn(reading)) t.note({ kind: "repaired", code }, at);
			t.note({ kind: "value", field: s.field, json: reading.out, length: at - t.from }, at);
			t.payload = null;
			t.out = "";
			return t;
		}
		case PATTERN: {
			const p = reading.payload;
			if (p?.kind !== "pattern") return null;
			const ends = p.reader.finishEnvelope();
			readyBy(m, reading, p.reader, at);
			if (!ends) return null;
			const t = reading.copy();
			t.note({ kind: "pattern", reader: p.reader }, at);
			t.note({ kind: "repaired", code: "envelope" }, at);
			bindNameOf(t, p.reader);
			t.payload = null;
			return t;
		}
		default:
			return null;
	}
}

/** The reading as it is when the input ends where it stands, or null when it may not end there. */
function atEnd(m: Machine, reading: Thread, seen: Set<Step>): Thread | null {
	const s = reading.step;
	const at = m.here;
	if (s.kind === ACCEPT) return reading;
	if (s.kind === TEXT) return reading.unit < 0 ? reading : null;
	// the beginning of an `ends` text is not the end
	const isEnd = s.what === "end" && reading.atom === "" && !isCut(m);
	const t = isEnd ? reading.copy() : endedHere(m, reading);
	if (t === null) return null;
	if (seen.has(s)) return null;
	seen.add(s);
	const to: Thread[] = [];
	follow(m, t, s.to, at, m.charBefore(at), to);
	for (const x of to) {
		// a condition that begins at the end
		decideLooks(m, x.looks);
		if (!x.mayEnd) continue;
		const end = atEnd(m, x, seen);
		if (end !== null) return end;
	}
	return null;
}

/**
 * Whether the input was cut in an open value, or behind what may have been its end; or the reading is one of a condition, to which
 * a cut says nothing about what would have followed.
 */
function isCut({ payload, finishReason, head }: Machine): boolean {
	return finishReason !== "stop" && (payload?.field === "value" || head.looking);
}

/** All have died here: with those that stood behind a name, which nothing but a next character of it would have gone on with. */
export function withEndedNames(m: Machine, dying: readonly Thread[]): readonly Thread[] {
	const all = [...dying];
	probe(m, () => {
		for (const t of dying) {
			const behind = t.step.kind === ATOM ? endedHere(m, t) : null;
			if (behind !== null) follow(m, behind, t.step.to, m.here, m.charBefore(m.here), all);
		}
		return true;
	});
	return all;
}
