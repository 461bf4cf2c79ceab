/** Where the text that the fallbacks read stands in the input: they read content alone, without what stands between it. */

interface Segment {
	/** offset in the text that is read */
	readonly at: number;
	readonly source: number;
}

export class Spans {
	/** characters read */
	length = 0;
	private segments: Segment[] = [];

	/** Whether a text that begins at `source` continues what was read before. */
	continues(source: number): boolean {
		const last = this.segments[this.segments.length - 1];
		return last === undefined || source - last.source === this.length - last.at;
	}

	add(length: number, source: number): void {
		if (this.segments.length === 0 || !this.continues(source))
			this.segments.push({ at: this.length, source });
		this.length += length;
	}

	/** The place in the input where `[start, end)` begins; -1 where something else stands inside of it. */
	whole(start: number, end: number): number {
		const first = this.sourceOf(start);
		return first >= 0 && this.sourceOf(end - 1) - first === end - 1 - start ? first : -1;
	}

	private sourceOf(at: number): number {
		let low = 0;
		let high = this.segments.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if ((this.segments[middle]?.at ?? 0) <= at) low = middle;
			else high = middle - 1;
		}
		const segment = this.segments[low];
		return segment === undefined || segment.at > at ? -1 : segment.source + at - segment.at;
	}

	/** Nothing before `at` is asked for any more. */
	forget(at: number): void {
		let drop = 0;
		while ((this.segments[drop + 1]?.at ?? Number.POSITIVE_INFINITY) <= at) drop++;
		if (drop > 0) this.segments.splice(0, drop);
	}
}
