/** The value in which an attempt has died, of which a bracket is open (docs/SEMANTICS.md, 4.2). */
import { RUNNING } from "../scan/output.js";
import { isNested } from "./nesting.js";
import { status } from "./read-value.js";
import type { Thread } from "./thread.js";

export interface FailedValue {
	/** the reading that stands in it */
	readonly reading: Thread;
	/** of the call that the attempt would have been; -1: of none */
	readonly unit: number;
}

/**
 * That of a reading; or, where its value would have gone on, the one that a condition of it was reading; null: no value. `dead`: the
 * reading that died last in a value; `dying`: all that died, at `here`.
 */
export function failedValue(
	dead: Thread | null,
	dying: readonly Thread[],
	here: number,
): FailedValue | null {
	if (dead !== null && isNested(dead)) return { reading: dead, unit: dead.unit };
	for (const t of dying) {
		if (t.from >= here || !isNested(t) || status(t) !== RUNNING) continue;
		for (const { holds, threads } of t.looks) {
			const reading = holds === false ? threads.find(isBroken) : undefined;
			if (reading !== undefined) return { reading, unit: t.unit };
		}
	}
	return null;
}

function isBroken(t: Thread): boolean {
	return isNested(t) && status(t) !== RUNNING;
}
