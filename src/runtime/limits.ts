import type { Limits } from "./options.js";

/** All limits there are, as numbers. Exceeding one gives a notice `limit-…` and the outcome that options.ts names. */
export const DEFAULT_LIMITS: Required<Limits> = {
	calls: 1000,
	argumentsLength: 64 * 1024 * 1024,
	depth: 512,
	nameLength: 256,
	heldText: 64 * 1024,
};

/** Bounds of the language itself (docs/SEMANTICS.md, section 2): the same for everyone. */
export const MAX_SPACE = 64;
export const MAX_HEADER = 1024;
export const MAX_SKIPPED = 256;
export const MAX_RECURSION = 200;

export function resolveLimits(limits: Limits | undefined): Required<Limits> {
	return { ...DEFAULT_LIMITS, ...limits };
}
