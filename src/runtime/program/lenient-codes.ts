/** The codes that `policies.lenient` can list: all that `makeConfig` asks about. */
import type { Format } from "../contract.js";
import { DECORATED_NAME } from "../scan/call/identity.js";
import { WRAPPED } from "../scan/call/wrapped.js";
import { JSON_REPAIRS } from "../scan/repairs.js";

/** A call stands at the end of a thought that was not closed. */
export const UNCLOSED_THOUGHT = "unclosed-thought";

// What the compiler derives for every format that writes values between marks.
/** the text of a value has ended without its close */
export const UNCLOSED_VALUE = "unclosed-value";
/** a call has ended behind a value, without its close */
export const UNCLOSED_CALL = "unclosed-call";
/** the close of a value stands twice */
export const DOUBLED_CLOSE = "doubled-close";
/** another mark of the format stands where a value should be closed */
export const OTHER_CLOSE = "other-close";
/** something like the close of a value stands in its place: it may be text of the value, so the call breaks */
export const UNKNOWN_CLOSE = "unknown-close";
/** the opening of a call, or of its section, is missing, or is another mark */
export const UNOPENED_CALL = "unopened-call";
/** signs that mean nothing stand before or behind the object of the arguments */
export const SIGNS_AROUND = "signs-around";
/** behind a value stands a key without its opening: the call breaks */
export const UNOPENED_KEY = "unopened-key";

/** Codes of calls that do not run if a value of them holds a mark: one, or how several begin. */
const UNSURE: readonly string[] = ["unclosed", OTHER_CLOSE];

/**
 * Repairs that are read where they are not allowed, too, for without them the call would be another one: a value would take its
 * neighbour. Such a call does not run.
 */
export const ALWAYS_READ: readonly string[] = [
	UNCLOSED_VALUE,
	UNCLOSED_CALL,
	DOUBLED_CLOSE,
	OTHER_CLOSE,
	UNKNOWN_CLOSE,
	UNOPENED_KEY,
	WRAPPED,
];

/** Whether a value between marks, of a call with these repairs, that holds a mark may have ended before it. */
export function isUnsure(repairs: readonly string[]): boolean {
	return repairs.some((code) => UNSURE.some((begin) => code.startsWith(begin)));
}

/** Repairs that every format knows, whatever its grammar says: of values, of their wrapping, of names, of the end of a call, of thoughts. */
export const COMMON_CODES = [
	...JSON_REPAIRS,
	"stringified",
	"envelope",
	"arguments-key",
	"name-key",
	"flat-arguments",
	"wrapped-function",
	WRAPPED,
	DECORATED_NAME,
	"unclosed",
	UNCLOSED_THOUGHT,
] as const;

/** The codes of a format: its lenient rules in file order, then the repairs that every format knows. Each once. */
export function lenientCodes({ lenient }: Pick<Format, "lenient">): readonly string[] {
	return [...new Set([...lenient, ...COMMON_CODES])];
}
