/** Where one reading may stand, as lookahead.ts sees it. */
import type { Step } from "./steps.js";

/** A reading before the next character. */
export interface Stand {
	readonly step: Step;
	/** literal: characters read; slot: state in the tree of names; class: 1 behind its first character; line end: 1 behind a carriage return */
	readonly offset: number;
	/** bits: NAMED, ASKED, BESIDE */
	readonly facts: number;
}

/** The name of the call may be bound. */
export const NAMED = 1;
/** A condition is read in the place of what follows it: it must come true. */
export const ASKED = 2;
/** A condition is read beside what follows it. No attempt lives by it, but a literal that tells of a call may be whole in it. */
export const BESIDE = 4;

/** Other spellings of declared names are read beside the step. */
export function isKey(step: Step): boolean {
	return step.declared?.what === "key";
}

export function nameIn(field: string | null | undefined): number {
	return field === "name" ? NAMED : 0;
}
