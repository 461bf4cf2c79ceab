import { closest } from "../misuse/closest.js";

/** The known word that was probably meant: one that differs in a few letters, or that the word is short for (`int`), or null. */
export function nearest(word: string, known: Iterable<string>): string | null {
	const all = [...known];
	const near = closest(word, all);
	if (near !== null || word.length < 3) return near;
	const short = word.toLowerCase();
	const longer = all.filter((one) => one !== word && one.toLowerCase().startsWith(short));
	return longer.sort((a, b) => a.length - b.length)[0] ?? null;
}
