/** A small random generator with a seed, for loops that are too long for a property's machinery. */
export type Random = (below: number) => number;

/** The same numbers in every run: integers from 0 to `below - 1`. */
export function seeded(seed: number): Random {
	let state = seed >>> 0;
	return (below) => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), state | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) % below;
	};
}

export function pick<T>(random: Random, from: readonly T[]): T {
	const one = from[random(from.length)];
	if (one === undefined) throw new RangeError("nothing to pick from");
	return one;
}
