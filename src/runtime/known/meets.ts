/**
 * Where a chunk ends, a character may begin an `ends` text that is known to be none where more text is at hand. Once it is known, the
 * readings stand as those that had not to wait for it: both ways lead to one state.
 */
import type { Machine } from "../machine/machine.js";
import { END_SEEN } from "../program/program.js";
import { BEGUN, type State } from "./state.js";
import { along } from "./walk.js";

/** The state in which the readings of the machine stand behind the character, reached the other way; null: no one has come that way. */
export function meets(m: Machine, state: State, code: number): State | null {
	if (m.head.standing.length > 0) return null;
	const codes = [code];
	let one = state;
	while (one.from !== null && codes.length < END_SEEN) {
		const plain = one.code % BEGUN;
		if (m.program.endStarts.has(plain)) {
			const other = one.code === plain ? plain + BEGUN : plain;
			const met = along(one.from, [other, ...codes]);
			if (met?.kind === "living" && met.isThat(m)) return met;
		}
		codes.unshift(one.code);
		one = one.from;
	}
	return null;
}
