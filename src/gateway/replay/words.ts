/** What a question speaks of: quoted texts, names, paths. A replay has no model to understand it, but its answers may speak of the same. */

/** Characters of the question that are looked at. */
const MOST_READ = 4_000;
const MOST_WORDS = 16;
const LONGEST = 60;

/** In quotes; or a run of words in capitals; or a word with a dot or a slash inside. */
const PIECES =
	/["'`“]([\p{L}\p{N}][\p{L}\p{N} ._/:-]{0,60})["'`”]|\p{Lu}[\p{L}\p{N}-]{0,40}(?: \p{Lu}[\p{L}\p{N}-]{0,40}){0,3}|[\p{L}\p{N}_-]{1,40}(?:[./][\p{L}\p{N}_-]{1,40}){1,4}/gu;

/** In the order of the text, quoted ones first, each once. A capital that begins a sentence is no name. */
export function wordsIn(question: string): readonly string[] {
	const text = question.slice(0, MOST_READ);
	const quoted: string[] = [];
	const named: string[] = [];
	for (const match of text.matchAll(PIECES)) {
		const [whole, inQuotes] = match;
		if (inQuotes !== undefined) quoted.push(inQuotes.trim());
		else if (!/\p{Lu}/u.test(whole.charAt(0))) named.push(whole);
		else {
			const before = text.slice(0, match.index).trimEnd();
			const begins = before === "" || /[.?!:\n]$/.test(before);
			const rest = begins ? whole.split(" ").slice(1).join(" ") : whole;
			if (rest !== "" && rest !== "I") named.push(rest);
		}
	}
	const all = [...new Set([...quoted, ...named])].filter((word) => word.length <= LONGEST);
	return all.slice(0, MOST_WORDS);
}
