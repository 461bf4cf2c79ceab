/** Readings at the end of the input: which of them may end there, and how. */
import { follow } from "./closure.js";
import type { Machine } from "./machine.js";
import { ACCEPT, ASSERT, ATOM, PATTERN, SLOT, SPACE, type Step, TEXT, VALUE } from "./program.js";
import { DONE } from "./scan/output.js";
import { endAtom, slotNames } from "./step.js";
import type { Look, Thread } from "./thread.js";

/** The first reading that may end here; of those that wait in open text, the longest. */
export function winnerAtEnd(m: Machine, threads: readonly Thread[]): Thread | null {
	let longest: Thread | null = null;
	for (const t of threads) {
		if (!t.mayEnd) continue;
		const end = atEnd(m, t, new Set());
		if (end === null) continue;
		if (end.step.kind !== TEXT) return end;
		if (longest === null || end.from > longest.from) longest = end;
	}
	return longest;
}

/** Conditions that name the end of the input are met here. */
export function decideLooks(m: Machine, looks: readonly Look[]): void {
	for (const look of looks) {
		if (look.holds === null && winnerAtEnd(m, look.threads)?.step.kind === ACCEPT)
			look.holds = true;
	}
}

/** The reading as it is when the input ends where it stands, or null when it may not end there. */
function atEnd(m: Machine, reading: Thread, seen: Set<Step>): Thread | null {
	// the reading itself stays as it is: it may turn out that it cannot end
	const t = reading.copy();
	const s = t.step;
	const at = m.here;
	switch (s.kind) {
		case TEXT:
			return t.unit < 0 ? reading : null;
		case ACCEPT:
			return reading;
		case SPACE:
			break;
		case ASSERT:
			// the beginning of an `ends` text is not the end
			if (s.what !== "end" || t.atom !== "") return null;
			break;
		case ATOM:
			if (at === t.from || !endAtom(m, t, t.atom, at)) return null;
			break;
		case SLOT:
			if (!slotNames(m, t, s.what).has(t.atom) || !endAtom(m, t, t.atom, at)) return null;
			break;
		case VALUE:
		case PATTERN: {
			const p = t.payload;
			if (p === null || p.kind !== "value") return null;
			if (p.scanner.status !== DONE && !p.scanner.finishScalar()) return null;
			// what waited is the reading's own: it may be asked again
			reading.out += p.scanner.take("", 0, 0);
			t.note({ kind: "value", field: s.field, json: reading.out, start: t.from }, at);
			t.payload = null;
			break;
		}
		default:
			return null;
	}
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
