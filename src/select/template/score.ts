/** The choice among formats that each have a score: the first number that differs decides. */
import type { Format } from "../../runtime/contract.js";

export interface Scored {
	readonly format: Format;
	/** null: nothing speaks for it. The last number is the count of the models that are known to write the format. */
	readonly score: readonly number[] | null;
	/** what the template writes of the format */
	readonly marks: readonly string[];
}

/** One that something speaks for. */
export interface Claim extends Scored {
	readonly score: readonly number[];
}

/** Those that something speaks for, the best first; of equals the first stays first. */
export function ranked(all: readonly Scored[]): readonly Claim[] {
	return all
		.flatMap(({ format, score, marks }) => (score === null ? [] : [{ format, score, marks }]))
		.sort((a, b) => compare(b.score, a.score));
}

/** Those that the text speaks for as much as for the first: only the count of models tells them apart. */
export function equals(claims: readonly Claim[]): readonly Claim[] {
	const [first] = claims;
	if (!first) return [];
	return claims.filter(({ score }) => compare(score.slice(0, -1), first.score.slice(0, -1)) === 0);
}

function compare(one: readonly number[], other: readonly number[]): number {
	const at = one.findIndex((value, i) => Math.abs(value - (other[i] ?? 0)) > 1e-9);
	return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
