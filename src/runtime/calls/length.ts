/**
 * How long the arguments of a call may be (docs/SEMANTICS.md, section 10). The call is cut behind the character with which
 * they are too long, so near the limit text is read in steps that only their last character can bring beyond it.
 */

import type { Machine } from "../machine/machine.js";
import { isAlone } from "../scan/escape.js";

/** Characters that one character may become in JSON: `\u001f`. */
const MOST_ESCAPED = 6;

/** Characters that may be read without coming beyond the limit; `undecided`: what was read before and may leave with them. */
export function roomFor({ call }: Machine, undecided: number): number {
	return Math.floor(call.left / MOST_ESCAPED) - undecided;
}

/** The index up to which the current segment may be read at once. */
export function stepEnd(m: Machine, undecided: number): number {
	const n = m.text.length;
	if (!m.call.committed) return n;
	const end = Math.min(n, m.i + 1 + Math.max(0, roomFor(m, undecided)));
	// a surrogate pair is one character: its halves would leave as escapes
	return end < n && isInPair(m.text, end) ? end + 1 : end;
}

/** Whether the place is in the middle of a surrogate pair. */
function isInPair(text: string, at: number): boolean {
	return (text.charCodeAt(at) & 0xfc00) === 0xdc00 && !isAlone(text, at);
}

export function isTooLong({ call }: Machine): boolean {
	return call.committed && call.left < 0;
}
