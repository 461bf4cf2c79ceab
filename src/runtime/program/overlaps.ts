/** Where within a literal an `ends` text may begin that goes on behind it: there its readings are asked first. */
import type { Step } from "./steps.js";

/** The next such place behind the offset, or the end of the literal. */
export function nextOverlap(step: Step, offset: number, ends: readonly string[]): number {
	step.overlaps ??= overlapsOf(step.text, ends);
	for (const at of step.overlaps) if (at > offset) return at;
	return step.text.length;
}

function overlapsOf(text: string, ends: readonly string[]): readonly number[] {
	const longest = Math.max(0, ...ends.map((end) => end.length));
	const places: number[] = [];
	for (let at = Math.max(1, text.length - longest + 1); at < text.length; at++)
		if (ends.some((end) => end.startsWith(text.slice(at)))) places.push(at);
	return places.length === 0 ? NONE : places;
}

const NONE: readonly number[] = [];
