/** Where within a literal an `ends` text stands, or begins that goes on behind it: there its readings are asked first. */
import type { Step } from "./steps.js";

/** The next such place behind the offset, or the end of the literal. */
export function nextOverlap(step: Step, offset: number, ends: readonly string[]): number {
	step.overlaps ??= overlapsOf(step.text, ends);
	for (const at of step.overlaps) if (at > offset) return at;
	return step.text.length;
}

function overlapsOf(text: string, ends: readonly string[]): readonly number[] {
	const places: number[] = [];
	for (let at = 1; at < text.length; at++) {
		const rest = text.slice(at);
		if (ends.some((end) => end.startsWith(rest) || rest.startsWith(end))) places.push(at);
	}
	return places.length === 0 ? NONE : places;
}

const NONE: readonly number[] = [];
