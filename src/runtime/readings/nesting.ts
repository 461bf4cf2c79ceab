/** How the value stands that a reading is in: what a failed value is counted on from. */
import type { ArgumentsReader } from "../scan/call/arguments.js";
import type { ValueScanner } from "../scan/call/value.js";
import { Counter, type Nesting } from "../scan/counter.js";
import { TOO_DEEP } from "../scan/output.js";
import type { Thread } from "./thread.js";

/** Counts on from where a reading stands in its value; null when nothing of the value is open. */
export function counterOf(t: Thread, around = 0): Counter | null {
	const nesting = nestingIn(t);
	if (nesting === null || (nesting.depth + around === 0 && !nesting.inString)) return null;
	const { depth, inString, quote, escaped = false } = nesting;
	return new Counter(depth + around, inString ? quote : 0, t.step.py, escaped);
}

/** Whether a bracket of the value is open at which a reading stands. */
export function isNested(t: Thread): boolean {
	return (nestingIn(t)?.depth ?? 0) > 0;
}

/** How the value stands that a reading is in; null outside of values. */
export function nestingIn({ payload }: Thread): Nesting | null {
	if (payload === null) return null;
	switch (payload.kind) {
		case "value":
			return payload.scanner;
		case "arguments":
			return payload.reader.nesting;
		case "pattern":
			return payload.reader.nesting;
		default:
			return payload satisfies never;
	}
}

/** The reader of the arguments in which the reading stands; null: it stands in none. */
export function readerOf({ payload }: Thread): ArgumentsReader | null {
	if (payload === null || payload.kind === "value") return null;
	return payload.kind === "pattern" ? payload.reader.reading : payload.reader;
}

/** The scanner that reads what comes next, and nothing beside it: that of a value, or whose text is the arguments' text. */
export function scannerOf(t: Thread): ValueScanner | null {
	const { payload } = t;
	return payload?.kind === "value" ? payload.scanner : (readerOf(t)?.direct ?? null);
}

export function tooDeep(t: Thread): boolean {
	const p = t.payload;
	if (p === null) return false;
	return (p.kind === "value" ? p.scanner.status : p.reader.status) === TOO_DEEP;
}

/** The repairs of the value at which a reading stands; what is skipped has none that count. */
export function repairsIn(t: Thread): readonly string[] {
	const p = t.payload;
	if (p === null) return NO_CODES;
	if (p.kind !== "value") return p.reader.repairs;
	return t.step.field === "skip" ? NO_CODES : p.scanner.codes;
}

const NO_CODES: readonly string[] = [];
