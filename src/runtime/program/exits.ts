/**
 * A filter of exits. When an attempt to leave a payload begins, the stop automaton has read its first characters. An exit that
 * fails on them, before another exit can have read its literal, need not become a reading.
 */
import { ACCEPT, ASSERT, EOL, FORK, LITERAL, LOOK, type Step } from "./steps.js";

/** more than any text that is held */
const LIVES = 1 << 30;

/**
 * Drops the exits that fail on the known text before the last character of the shortest literal that a surviving exit reads.
 * Nothing is decided before that character, so the result is the same with or without them.
 */
export function likelyExits(exits: readonly Step[], text: string): readonly Step[] {
	const fates = exits.map((exit) => {
		// the end of the message takes no character
		return exit.kind === ACCEPT ? 0 : fateOf(opens(exit) ? exit.to : exit, text, 0);
	});
	const least = LIVES - Math.max(...fates);
	return least > text.length ? exits : exits.filter((_, k) => (fates[k] ?? 0) >= least - 1);
}

/** Whether it begins a call, even if it dies in its first literal. */
export function opens({ op }: Step): boolean {
	return op?.op === "open";
}

/**
 * The index in the text at which a reading that stands at `i` fails; or, if it may survive, `LIVES - n`, where `n` is the first
 * index at which something can be decided for it.
 */
function fateOf(step: Step, text: string, i: number): number {
	const { kind, what, op, more, text: literal } = step;
	if (kind === FORK) return Math.max(...more.map((one) => fateOf(one, text, i)));
	if (kind === LITERAL) {
		let k = 0;
		while (k < literal.length && literal.charCodeAt(k) === text.charCodeAt(i + k)) k++;
		return k === literal.length || i + k >= text.length ? LIVES - i - literal.length : i + k;
	}
	const eol = kind === EOL;
	// while a condition is undecided so is the reading
	const passes = eol
		? text.charAt(i) === "\n"
		: kind === LOOK || (kind === ASSERT ? what !== "end" : op?.op === "repair");
	return passes ? fateOf(more[0] ?? step.to, text, eol ? i + 1 : i) : LIVES - i;
}
