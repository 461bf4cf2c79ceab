/** The kind `pattern`: what a format with objects imports some members of which are bound. */
import type { PatternKind } from "../program/kinds.js";
import { PatternReader } from "../scan/call/pattern.js";

/** Reads objects some members of which are bound. Modules of formats import it; programs need not. */
export const patternKind: PatternKind = {
	kind: "pattern",
	reader: (pattern, how) => new PatternReader(pattern, how),
};
