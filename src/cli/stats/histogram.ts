/** Percentiles of any number of amounts, in a fixed space. */

/** Buckets for each doubling: a percentile is at most 2^(1/8), 9 %, above the exact one. */
const PER_DOUBLING = 8;
/** The first bucket takes all up to 2^-10, the last all from 2^32 on. */
const LEAST = -10;
const MOST = 32;
const BUCKETS = (MOST - LEAST) * PER_DOUBLING;

export class Histogram {
	private readonly buckets = new Float64Array(BUCKETS);
	private count = 0;
	private max = 0;

	add(amount: number): void {
		const at = Math.floor((Math.log2(amount) - LEAST) * PER_DOUBLING);
		const bucket = Math.min(BUCKETS - 1, Math.max(0, at));
		this.buckets[bucket] = (this.buckets[bucket] ?? 0) + 1;
		this.count++;
		this.max = Math.max(this.max, amount);
	}

	/** The amount that a share (0 to 1) of all do not exceed; null: there are none. */
	percentile(share: number): number | null {
		if (this.count === 0) return null;
		let left = Math.max(1, Math.ceil(share * this.count));
		for (let bucket = 0; bucket < BUCKETS; bucket++) {
			left -= this.buckets[bucket] ?? 0;
			if (left <= 0) return Math.min(this.max, 2 ** ((bucket + 1) / PER_DOUBLING + LEAST));
		}
		return this.max;
	}
}
