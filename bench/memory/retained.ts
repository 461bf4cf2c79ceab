/**
 * Whether what is held, or kept for the rest of the message, keeps the chunk alive that it came in: a short piece of a long
 * string is a window on it. Many parsers each get a chunk of their own: padding, and an example of the format up to a cut.
 */
import { createParser, type Format, type Parser } from "../../src/index.js";
import { heapUsed } from "./heap.js";

export interface RetainedRow {
	readonly format: string;
	/** characters of each chunk, at least */
	readonly chunk: number;
	/** bytes of heap for each chunk that was fed */
	readonly kept: number;
}

/** A string of its own, with no part in common with another. */
function padding(length: number, seed: number): string {
	return `${seed} `.repeat(Math.ceil(length / 6)).slice(0, length);
}

function fed(format: Format, text: string): Parser {
	const parser = createParser(format);
	// one flat string, as a decoder gives it
	parser.feed(Buffer.from(text).toString());
	return parser;
}

/** `pad`: characters before each text. `texts`: beginnings of messages. */
export function retained(format: Format, texts: readonly string[], pad: number): RetainedRow {
	// what is made once for each format, and the engine's own code, is no parser's
	for (const text of texts) fed(format, `${padding(pad, 0)}\n${text}`);
	const base = heapUsed();
	const parsers = texts.map((text, i) => fed(format, `${padding(pad, i)}\n${text}`));
	const kept = (heapUsed() - base) / parsers.length;
	return { format: format.name, chunk: pad, kept: Math.round(kept) };
}

/** Places of a text, at most so many. */
export function prefixes(text: string, most: number): readonly string[] {
	const step = Math.max(1, Math.floor(text.length / most));
	const cuts: string[] = [];
	for (let at = text.length; at > 0; at -= step) cuts.push(text.slice(0, at));
	return cuts.reverse();
}
