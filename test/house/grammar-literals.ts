/** Every text that a grammar spells: in its rules and entries, its tokens, ends, and prompt tails. */
import type { Grammar } from "../../src/language/syntax.js";

export function grammarLiterals(grammar: Grammar): Set<string> {
	const texts = new Set<string>();
	for (const { text } of [...grammar.tokens, ...grammar.ends]) texts.add(text);
	for (const entry of grammar.entries) for (const text of entry.after) texts.add(text);
	collect(
		[...grammar.rules, ...grammar.entries].map(({ expr }) => expr),
		texts,
	);
	return texts;
}

/**
 * Takes the text of every node that has one, and what white space is written as, whatever the node: a construct that the language gets
 * later is covered without a change here. Places of the source hold no texts of the format.
 */
function collect(value: unknown, texts: Set<string>): void {
	if (typeof value !== "object" || value === null) return;
	for (const [key, part] of Object.entries(value)) {
		if ((key === "text" || key === "write") && typeof part === "string") texts.add(part);
		else if (key !== "at" && key !== "nameAt") collect(part, texts);
	}
}

/** Long enough, and odd enough, that it can stand in the engine's code for no other reason. */
export function isMarker(text: string): boolean {
	return text.length >= 4 && /\S/.test(text) && !/^[\p{L}\p{N} ]*$/u.test(text);
}
