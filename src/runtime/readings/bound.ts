/** Whether two readings have bound the same, and stand in the same rules and containers. */
import type { Inside } from "../build/inside.js";
import { sameKeys } from "./keys.js";
import type { Frame } from "./place.js";
import type { Thread } from "./thread.js";

export function sameBound(a: Thread, b: Thread): boolean {
	return (
		a.unit === b.unit &&
		a.nesting === b.nesting &&
		a.key === b.key &&
		a.name === b.name &&
		sameKeys(a.keys, b.keys) &&
		sameFrames(a.frame, b.frame) &&
		sameContainers(a.inside, b.inside)
	);
}

function sameFrames(a: Frame | null, b: Frame | null): boolean {
	let one = a;
	let other = b;
	while (one !== other && one !== null && other !== null) {
		if (one.back !== other.back || one.key !== other.key || one.depth !== other.depth) return false;
		one = one.outer;
		other = other.outer;
	}
	return one === other;
}

function sameContainers(a: Inside | null, b: Inside | null): boolean {
	let one = a;
	let other = b;
	while (one !== other && one !== null && other !== null) {
		if (one.place !== other.place || one.shape !== other.shape || one.item !== other.item)
			return false;
		one = one.outer;
		other = other.outer;
	}
	return one === other;
}
