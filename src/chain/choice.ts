/**
 * Which reading is the candidate. Of readings of one text that of the earlier fallback counts; a second one beside it spoils both.
 * Everything here can only become less: a reading or an attempt without hope never gets it back, so text may leave at once.
 */
import type { Judged } from "./gates.js";

export class Choice {
	/** by fallback, in the order of the text; those of one fallback do not overlap */
	private readonly byRank: Judged[][] = [];
	/** the first reading of the earliest fallback that has one */
	private first: Judged | null = null;
	private firstEnd = Number.POSITIVE_INFINITY;
	private lastStart = -1;

	add(one: Judged): void {
		const { rank, start, end } = one.reading;
		this.byRank[rank] ??= [];
		this.byRank[rank].push(one);
		if (this.first === null || rank < this.first.reading.rank) this.first = one;
		this.firstEnd = Math.min(this.firstEnd, end);
		this.lastStart = Math.max(this.lastStart, start);
	}

	/** Whether a reading of this fallback that is not finished could still be the only one. */
	hopeFor(rank: number, from: number): boolean {
		return this.first === null || (rank < this.first.reading.rank && from < this.firstEnd);
	}

	/** The only candidate, as far as is known, if its gates are open. */
	get candidate(): Judged | null {
		const { first } = this;
		if (first === null || first.barrier !== null) return null;
		const { rank, start, end, calls, closed } = first.reading;
		const single = calls === 1 && closed && this.byRank[rank]?.length === 1;
		return single && start < this.firstEnd && this.lastStart < end ? first : null;
	}

	/** The candidates: readings that overlap none of an earlier fallback. In the order of the text. */
	candidates(): readonly Judged[] {
		let accepted: Judged[] = [];
		for (const readings of this.byRank) {
			// fallbacks without a reading leave a hole
			if (readings !== undefined) accepted = merged(accepted, readings);
		}
		return accepted;
	}
}

/** Both lists in order; what overlaps one of the first list is left out. */
function merged(earlier: readonly Judged[], later: readonly Judged[]): Judged[] {
	const all: Judged[] = [];
	let next = 0;
	for (const one of later) {
		const { start, end } = one.reading;
		let before = earlier[next];
		while (before !== undefined && before.reading.end <= start) {
			all.push(before);
			before = earlier[++next];
		}
		if (before === undefined || before.reading.start >= end) all.push(one);
	}
	return [...all, ...earlier.slice(next)];
}
