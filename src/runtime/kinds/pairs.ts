/** The kind `pairs`: what a format imports the arguments of which come as keys and values. */
import { ArgumentsBuilder } from "../build/builder.js";
import { enter, propertyNames } from "../build/inside.js";
import type { PairsKind } from "../program/kinds.js";

/** Builds arguments from keys and values. Modules of formats import it; programs need not. */
export const pairsKind: PairsKind = {
	kind: "pairs",
	builder: (out, convert, repeated, kept) => new ArgumentsBuilder(out, convert, repeated, kept),
	enter,
	names: propertyNames,
};
