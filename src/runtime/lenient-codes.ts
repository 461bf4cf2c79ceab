/** The codes that `policies.lenient` can list: all that `makeConfig` asks about. */
import type { Format } from "./contract.js";
import { JSON_REPAIRS } from "./scan/repairs.js";
import { WRAPPED } from "./scan/wrapped.js";

/** A call stands at the end of a thought that was not closed. */
export const UNCLOSED_THOUGHT = "unclosed-thought";

/** The text of a value, or the call behind a value, has ended without its close. The compiler derives both. */
export const UNCLOSED_VALUE = "unclosed-value";
export const UNCLOSED_CALL = "unclosed-call";

/** Repairs that every format knows, whatever its grammar says: of values, of their wrapping, of the end of a call, of thoughts. */
export const COMMON_CODES = [
	...JSON_REPAIRS,
	"stringified",
	"envelope",
	"arguments-key",
	"flat-arguments",
	"wrapped-function",
	WRAPPED,
	"unclosed",
	UNCLOSED_THOUGHT,
] as const;

/** The codes of a format: its lenient rules in file order, then the repairs that every format knows. Each once. */
export function lenientCodes({ lenient }: Pick<Format, "lenient">): readonly string[] {
	return [...new Set([...lenient, ...COMMON_CODES])];
}
