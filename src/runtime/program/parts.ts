/** Literals and the special tokens in them. */

/** A part of a literal: a special token, or text that holds none. */
export interface LiteralPart {
	readonly from: number;
	readonly to: number;
	readonly token: boolean;
}

/** A literal split at the special tokens that it contains; of two that begin at one place the longer counts. */
export function partsOf(text: string, longestFirst: readonly string[]): readonly LiteralPart[] {
	const parts: LiteralPart[] = [];
	let plain = 0;
	for (let i = 0; i < text.length; ) {
		const token = longestFirst.find((t) => t !== "" && text.startsWith(t, i));
		if (token === undefined) {
			i++;
			continue;
		}
		if (plain < i) parts.push({ from: plain, to: i, token: false });
		plain = i + token.length;
		parts.push({ from: i, to: plain, token: true });
		i = plain;
	}
	if (plain < text.length) parts.push({ from: plain, to: text.length, token: false });
	return parts;
}
