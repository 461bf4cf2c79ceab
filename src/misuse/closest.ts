/** The candidate that was probably meant, or null: at most a third of the letters may differ, and at least one. */
export function closest(word: string, candidates: Iterable<string>): string | null {
	let best: string | null = null;
	let least = Math.max(1, Math.floor(word.length / 3)) + 1;
	for (const candidate of candidates) {
		if (candidate === word) continue;
		const distance = edits(word.toLowerCase(), candidate.toLowerCase());
		if (distance < least) {
			least = distance;
			best = candidate;
		}
	}
	return best;
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
export function edits(from: string, to: string): number {
	let before: number[] = [];
	let last = Array.from({ length: to.length + 1 }, (_, j) => j);
	for (let i = 1; i <= from.length; i++) {
		const row = [i];
		for (let j = 1; j <= to.length; j++) {
			const same = from[i - 1] === to[j - 1] ? 0 : 1;
			let cost = Math.min(cell(last, j) + 1, cell(row, j - 1) + 1, cell(last, j - 1) + same);
			if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
				cost = Math.min(cost, cell(before, j - 2) + 1);
			}
			row.push(cost);
		}
		before = last;
		last = row;
	}
	return cell(last, to.length);
}

/** Outside the table nothing is reachable. */
function cell(row: readonly number[], index: number): number {
	return row[index] ?? Number.POSITIVE_INFINITY;
}
