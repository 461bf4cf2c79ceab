import type { Limits } from "./options.js";

/** All limits there are, as numbers. */
export type ResolvedLimits = { readonly [Name in keyof Limits]-?: number };

/** Exceeding a limit gives a notice `limit-…` and the outcome that options.ts names. */
export const DEFAULT_LIMITS: ResolvedLimits = {
	calls: 1000,
	argumentsLength: 64 * 1024 * 1024,
	depth: 512,
	nameLength: 256,
	heldText: 64 * 1024,
};

export const LIMIT_NAMES = Object.keys(DEFAULT_LIMITS) as readonly (keyof Limits)[];

/** Bounds of the language itself (docs/SEMANTICS.md, section 2): the same for everyone. */
export const MAX_SPACE = 64;
export const MAX_HEADER = 1024;
export const MAX_SKIPPED = 256;
const MAX_NESTED = 64;
export const MAX_RECURSION = 400;

/** How many containers may be open that a format writes in its own markup, the arguments among them. */
export function mostNested({ depth }: ResolvedLimits): number {
	return Math.min(depth, MAX_NESTED);
}

/** A limit that is `undefined` is the default. */
export function resolveLimits(limits: Limits = {}): ResolvedLimits {
	const {
		calls = DEFAULT_LIMITS.calls,
		argumentsLength = DEFAULT_LIMITS.argumentsLength,
		depth = DEFAULT_LIMITS.depth,
		nameLength = DEFAULT_LIMITS.nameLength,
		heldText = DEFAULT_LIMITS.heldText,
	} = limits;
	return { calls, argumentsLength, depth, nameLength, heldText };
}
