/** The choice among formats that each have a score: the first number that differs decides. */
import type { Format } from "../runtime/contract.js";

export interface Scored {
	readonly format: Format;
	/** null: nothing speaks for it */
	readonly score: readonly number[] | null;
}

export function best(all: readonly Scored[]): Format | undefined {
	let chosen: Format | undefined;
	let most: readonly number[] = [];
	for (const { format, score } of all) {
		if (score === null || (chosen !== undefined && !isMore(score, most))) continue;
		chosen = format;
		most = score;
	}
	return chosen;
}

function isMore(one: readonly number[], other: readonly number[]): boolean {
	const at = one.findIndex((value, i) => Math.abs(value - (other[i] ?? 0)) > 1e-9);
	return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
