/** How much text readings may hold. */
import type { Machine } from "../machine/machine.js";

/** Characters up to the place where the limit on held text is looked at; the markup of a committed call has none. */
export function roomIn(m: Machine): number {
	if (m.payload === null && m.call.committed) return Number.POSITIVE_INFINITY;
	// an attempt reads at least its first character, or reading would not go on
	return Math.max(1, m.config.limits.heldText) - (m.here - m.origin);
}
