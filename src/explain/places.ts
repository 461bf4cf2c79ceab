/** Offsets to lines and columns, asked in any order. */
import type { Place } from "./types.js";

export class Places {
	private readonly starts: number[] = [0];

	constructor(text: string) {
		for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
			this.starts.push(at + 1);
	}

	of(offset: number): Place {
		let low = 0;
		let high = this.starts.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if ((this.starts[middle] ?? 0) <= offset) low = middle;
			else high = middle - 1;
		}
		return { offset, line: low + 1, column: offset - (this.starts[low] ?? 0) + 1 };
	}
}
