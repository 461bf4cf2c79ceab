/** Declared names where a slot reads them: one more character, and the end of one. */

import type { Machine } from "../machine/machine.js";
import { UNWRITTEN } from "../program/decorated.js";
import { DECORATED_NAME } from "../scan/call/identity.js";
import { slotNames } from "./closure.js";
import { hasKey } from "./keys.js";
import type { Bound } from "./log.js";
import { bind, properties } from "./perform.js";
import type { Thread } from "./thread.js";

/** Reads the character `c` at `at` of a name; false when none goes on with it. */
export function spell(m: Machine, t: Thread, c: number, at: number): boolean {
	const { step } = t;
	const long = at - t.from >= m.config.limits.nameLength;
	if (step.what === "decorated") {
		const written = m.config.decorated?.next(t.written ?? UNWRITTEN, c) ?? null;
		if (written === null || long) return false;
		t.written = written;
		return true;
	}
	const spelt = slotNames(m, t, step).next(t.spelt, c);
	if (spelt === 0 || (step.what === "key" && long)) return false;
	t.spelt = spelt;
	t.atom += String.fromCharCode(c);
	return step.what !== "unbound" || mayBecomeUnbound(m, t);
}

/** Whether a name that the call has not bound begins with the text. */
function mayBecomeUnbound(m: Machine, t: Thread): boolean {
	for (const name of properties(m, t))
		if (name.startsWith(t.atom) && !hasKey(t.keys, name)) return true;
	return false;
}

/** Whether what has been read of a declared name is one. */
export function mayEndSlot(m: Machine, t: Thread): boolean {
	const { step } = t;
	if (step.what === "decorated") {
		const { written } = t;
		return written !== null && (m.config.decorated?.toolOf(written) ?? null) !== null;
	}
	if (!slotNames(m, t, step).isWhole(t.spelt)) return false;
	return !(step.what === "unbound" && hasKey(t.keys, t.atom));
}

/** Binds a declared name: it is as definite as a literal. */
export function endSlot(m: Machine, t: Thread, at: number): void {
	if (t.written === null) {
		bind(m, t, t.step.field as Bound, t.atom, at);
		return;
	}
	// two: a rule of the format that reads the same goes before it
	t.deviations += 2;
	t.note({ kind: "repaired", code: DECORATED_NAME }, at);
	bind(m, t, "name", m.config.decorated?.toolOf(t.written) ?? "", at);
}
