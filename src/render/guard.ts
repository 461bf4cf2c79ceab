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
	const spellings = [...new Set(specials)]
		.filter((one) => one.length >= 2)
		.map((one) => `${literal(one.charAt(0))}(?=${literal(one.slice(1))})`);
	if (spellings.length === 0) return (text) => text;
	// Only the first character is taken: what is left of a broken spelling may hold another.
	const first = new RegExp(spellings.join("|"), "g");
	return (text) => text.replace(first, `$&${BREAK}`);
}

/** Code units, whatever they mean to an expression. */
function literal(text: string): string {
	return text.replace(/[^A-Za-z0-9]/g, (unit) => {
		const code = unit.charCodeAt(0).toString(16).padStart(4, "0");
		return `\\u${code}`;
	});
}
