/** Ways to cut a text into chunks. */
import fc from "fast-check";

/** The text cut at these places, in any order, twice at one place for an empty chunk. */
export function cutAt(text: string, places: readonly number[]): string[] {
	const chunks: string[] = [];
	let from = 0;
	for (const place of [...places].sort((a, b) => a - b)) {
		chunks.push(text.slice(from, place));
		from = place;
	}
	chunks.push(text.slice(from));
	return chunks;
}

/** Chunks of one size; the last one may be shorter. */
export function every(text: string, size: number): string[] {
	const chunks: string[] = [];
	for (let from = 0; from < text.length; from += size) chunks.push(text.slice(from, from + size));
	return chunks;
}

/** Places for `cutAt` in a text of any length: fractions, so that they shrink beside the text. */
export const anyPlaces: fc.Arbitrary<readonly number[]> = fc.array(
	fc.double({ min: 0, max: 1, noNaN: true }),
	{ maxLength: 12 },
);

export function cutAtFractions(text: string, fractions: readonly number[]): string[] {
	return cutAt(
		text,
		fractions.map((fraction) => Math.round(fraction * text.length)),
	);
}
