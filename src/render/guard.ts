/**
 * Keeps texts from spelling special tokens. An engine makes tokens out of a prompt's text, so a user or a tool that writes a
 * marker could begin a message of its own. Behind the first character of each such spelling an invisible character is put, of
 * which no marker has any: the text looks the same, and the marker is none any more.
 */

/** WORD JOINER. No normal form of Unicode drops it, nor makes it a blank. */
export const BREAK = "\u2060";

export type Guard = (text: string) => string;

/** `specials`: spellings of two characters or more; shorter ones cannot be broken and are left out. */
export function guardOf(specials: readonly string[]): Guard {
	const byFirst = new Map<string, string[]>();
	for (const special of new Set(specials)) {
		if (special.length < 2) continue;
		const first = special.charAt(0);
		byFirst.set(first, [...(byFirst.get(first) ?? []), special]);
	}
	return (text) => {
		let safe = "";
		let from = 0;
		// Every place is looked at, also inside a spelling: what is left of a broken one may hold another.
		for (let at = 0; at < text.length; at++) {
			const those = byFirst.get(text.charAt(at));
			if (those === undefined || !those.some((one) => text.startsWith(one, at))) continue;
			safe += text.slice(from, at + 1) + BREAK;
			from = at + 1;
		}
		return safe + text.slice(from);
	};
}
