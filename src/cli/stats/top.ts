/** Counts by a text, for as many texts as there is room for. */

const MOST_TEXTS = 1000;
const LONGEST_TEXT = 200;

export class Top {
	private readonly counts = new Map<string, number>();
	/** counts of texts for which there was no room */
	private others = 0;

	add(text: string, count = 1): void {
		const key = clip(text);
		const before = this.counts.get(key);
		if (before === undefined && this.counts.size === MOST_TEXTS) this.others += count;
		else this.counts.set(key, (before ?? 0) + count);
	}

	/** The most frequent first; equal ones by their texts. Last, where there are any, the others as one. */
	list(): readonly (readonly [text: string, count: number])[] {
		const sorted = [...this.counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
		return this.others > 0 ? [...sorted, ["(others)", this.others]] : sorted;
	}
}

/** A text that does not fit loses its end. */
export function clip(text: string): string {
	return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
}
