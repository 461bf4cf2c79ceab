/** What a reading has read and bound, and what it will have done if it wins. */
import type { Op } from "../contract.js";
import type { ArgumentsReader } from "../scan/call/arguments.js";
import type { PatternReader } from "../scan/call/pattern.js";
import type { ValueScanner } from "../scan/call/value.js";
import type { Thread } from "./thread.js";

/** What happened at a place, newest first; forks share their past. */
export interface Log {
	readonly entry: LogEntry;
	readonly at: number;
	readonly before: Log | null;
}

/** Where the last call in the log begins, or ends. */
export function lastOf(op: "open" | "close", log: Log | null): Log | null {
	let last = log;
	while (last !== null && !(last.entry.kind === "op" && last.entry.op.op === op))
		last = last.before;
	return last;
}

/** Characters of a value's JSON text up to which the same one is expected to come again. */
const SHORT_VALUE = 4;

/** A value has been read whole that is another one each time. */
export function hasNewValue(log: Log | null): boolean {
	for (let one = log; one !== null; one = one.before) if (isNew(one.entry)) return true;
	return false;
}

function isNew(entry: LogEntry): boolean {
	return entry.kind === "pattern" || (entry.kind === "value" && entry.json.length > SHORT_VALUE);
}

export type LogEntry =
	| { readonly kind: "op"; readonly op: Op }
	/** a captured text */
	| { readonly kind: "bound"; readonly field: Bound; readonly text: string }
	/** the call may commit here */
	| { readonly kind: "ready" }
	/** a value payload has been read whole: its JSON text */
	| {
			readonly kind: "value";
			readonly field: string;
			readonly json: string;
			/** how many characters it took in the input */
			readonly length: number;
	  }
	/** a scanner repaired its text */
	| { readonly kind: "repaired"; readonly code: string }
	/** a pattern has been read whole */
	| { readonly kind: "pattern"; readonly reader: PatternReader };

export type Bound =
	| "name"
	| "id"
	| "index"
	| "key"
	| "value"
	| "skip"
	| "content"
	| "reasoning"
	| "arguments";

/** A condition `&x`: read beside the thread, shared by its forks. */
export interface Look {
	/** the place of its first character */
	readonly from: number;
	threads: Thread[];
	/** null: undecided */
	holds: boolean | null;
}

/** A payload whose reader stands where that of the payload stands; null: it cannot be copied. */
export function copyPayload(payload: Payload): Payload | null {
	switch (payload.kind) {
		case "value":
			return { kind: "value", scanner: payload.scanner.copy() };
		case "arguments": {
			const reader = payload.reader.copy();
			return reader === null ? null : { kind: "arguments", reader };
		}
		case "pattern": {
			const reader = payload.reader.copy();
			return reader === null ? null : { kind: "pattern", reader };
		}
		default:
			return payload satisfies never;
	}
}

export type Payload =
	| { readonly kind: "value"; readonly scanner: ValueScanner }
	| { readonly kind: "arguments"; readonly reader: ArgumentsReader }
	| { readonly kind: "pattern"; readonly reader: PatternReader };
