import type { Automaton } from "../program/automaton.js";
import type { Machine } from "./machine.js";

/** The character before `at`, which lies in `prefix[before] + text[from..)` where that begins at `begin`, or right before it. */
export function characterBefore(
	m: Machine,
	stops: Automaton,
	before: number,
	begin: number,
	from: number,
	at: number,
): number {
	if (at - 1 >= m.base + from) return m.text.charCodeAt(at - 1 - m.base);
	if (at > begin) return (stops.prefix[before] ?? "").charCodeAt(at - 1 - begin);
	return before === 0 ? m.charBefore(at) : m.prefixBefore;
}
