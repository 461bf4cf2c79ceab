/** Random numbers that are the same in every run: a bench compares the same texts, always. */
export class Random {
	private state: number;

	constructor(seed: number) {
		this.state = seed >>> 0;
	}

	/** A number in [0, 1). */
	next(): number {
		this.state = (this.state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	}

	/** A whole number in [0, below). */
	below(below: number): number {
		return Math.floor(this.next() * below);
	}

	pick<T>(from: readonly T[]): T {
		const one = from[this.below(from.length)];
		if (one === undefined) throw new Error("nothing to pick from");
		return one;
	}
}
