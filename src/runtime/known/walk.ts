/** The way along the states that are known: one look for a character, and one comparison for a text that always comes as a whole. */
import type { Machine } from "../machine/machine.js";
import type { Program } from "../program/program.js";
import { BEGUN, type Edge, SHORTEST_RUN, type State } from "./state.js";

/** The code by which states know the character there. */
export function codeAt(program: Program, text: string, i: number): number {
	const c = text.charCodeAt(i);
	return program.endStarts.has(c) && program.mayEnd(text, i) ? c + BEGUN : c;
}

/**
 * Goes on from the state, as far as further ones are known: the machine stands behind the last of them. Gives what the next
 * character brings about, if that is no state; undefined: it is not known, or the segment is over.
 */
export function walk(m: Machine, from: State): Exclude<Edge, State> | undefined {
	const { text, program } = m;
	const n = text.length;
	let state = from;
	let i = m.i;
	// where the states begin that were looked up one by one
	let mark = state;
	let markAt = i;
	let last: Exclude<Edge, State> | undefined;
	while (i < n) {
		const { run } = state;
		if (run !== null && text.startsWith(run.text, i)) {
			i = markAt = i + run.text.length;
			state = mark = run.to;
			continue;
		}
		const edge = state.behind(codeAt(program, text, i));
		if (edge?.kind !== "living") {
			last = edge;
			break;
		}
		if (state.isFork) {
			if (i - markAt >= SHORTEST_RUN) findRun(program, mark);
			mark = edge;
			markAt = i + 1;
		}
		state = edge;
		i++;
	}
	if (i - markAt >= SHORTEST_RUN) findRun(program, mark);
	m.i = i;
	m.kept = state;
	return last;
}

/** So many characters are looked at: of what lives longer, the next attempt may be known as well (`modes/slide.ts`). */
const SOON = 8;

/** Whether an attempt that begins in the state is known to die of one of the next characters, and its first one is text. */
export function diesSoon({ text, i, program }: Machine, from: State): boolean {
	let state = from;
	const to = Math.min(text.length, i + SOON);
	for (let k = i; k < to; k++) {
		if (state.run !== null && text.startsWith(state.run.text, k)) return false;
		const edge = state.behind(codeAt(program, text, k));
		if (edge?.kind !== "living") return edge?.kind === "dead" && edge.isQuiet;
		state = edge;
	}
	return false;
}

/** What the codes bring about, one after the other: the state behind them all, or what has come before; undefined: it is not known. */
export function along(from: State, codes: readonly number[]): Edge | undefined {
	let state = from;
	for (const code of codes) {
		const edge = state.behind(code);
		if (edge?.kind !== "living") return edge;
		state = edge;
	}
	return state;
}

function findRun(program: Program, from: State): void {
	// the segment may end within a run that is known
	if (from.run === null) from.findRun((text, k) => codeAt(program, text, k));
}
