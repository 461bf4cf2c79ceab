/** Text in pieces like a tokenizer's: of a set size, and the format's special tokens by themselves, flagged. */
import type { FlaggedChunk } from "../../runtime/events.js";

/**
 * `specials`: the literals that are special tokens; empty: nothing is flagged, because the text may spell them without meaning
 * them. Code points stay whole.
 */
export function tokensOf(
	text: string,
	size: number,
	specials: readonly string[],
): readonly FlaggedChunk[] {
	if (specials.length === 0) return pieces(text, size).map((piece) => ({ text: piece }));
	const longestFirst = [...specials].sort((a, b) => b.length - a.length);
	const tokens: FlaggedChunk[] = [];
	let from = 0;
	for (let at = 0; at < text.length; ) {
		const special = longestFirst.find((one) => one !== "" && text.startsWith(one, at));
		if (special === undefined) {
			at++;
			continue;
		}
		for (const piece of pieces(text.slice(from, at), size))
			tokens.push({ text: piece, special: false });
		tokens.push({ text: special, special: true });
		at += special.length;
		from = at;
	}
	for (const piece of pieces(text.slice(from), size)) tokens.push({ text: piece, special: false });
	return tokens;
}

function pieces(text: string, size: number): readonly string[] {
	const points = [...text];
	const found: string[] = [];
	for (let at = 0; at < points.length; at += size) found.push(points.slice(at, at + size).join(""));
	return found;
}
