/**
 * One text, fed in many ways. What comes out must not depend on the way (P1): content, reasoning, calls
 * with their spans and codes, notices. A chunking that matters is a defect of the machine, whatever the text.
 */
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import type { Format } from "../../src/runtime/contract.js";
import type { Message } from "../../src/runtime/events.js";
import { createParser } from "../../src/runtime/index.js";
import type { ParserOptions } from "../../src/runtime/options.js";

/** Above this length, a sample of the cuts stands for all of them. */
const ALL_CUTS = 2000;
const SAMPLE = 100;

export interface FeedOptions extends ParserOptions {
	/** what the engine said at the end; default `stop` */
	readonly finish?: string;
}

/** Feeds the chunks as they stand. Ids without a place on the wire are numbered, so that messages can be compared. */
export function feedChunks(
	format: Format,
	chunks: readonly string[],
	{ finish = "stop", ...options }: FeedOptions = {},
): Message {
	return fed(format, chunks, collecting(options), finish);
}

function collecting(options: ParserOptions): ParserOptions {
	return { generateId: numbered, ...options, collect: true };
}

/** `options`: one object for many texts, for the parser resolves options anew for each object. */
function fed(
	format: Format,
	chunks: readonly string[],
	options: ParserOptions,
	finish: string,
): Message {
	const parser = createParser(format, options);
	for (const chunk of chunks) parser.feed(chunk);
	parser.finish(finish);
	if (parser.message === null) throw new Error("the parser has collected no message");
	return parser.message;
}

/**
 * Feeds the text whole, with each single cut (with 100 of them, if it is long), and character by character, and
 * expects the same message each time. Returns the messages; the first one is that of the whole text.
 */
export function feedAllWays(
	format: Format,
	text: string,
	{ finish = "stop", ...given }: FeedOptions = {},
): readonly [Message, ...Message[]] {
	const options = collecting(given);
	const whole = fed(format, [text], options, finish);
	const others: Message[] = [];
	for (const chunks of chunkings(text)) {
		const message = fed(format, chunks, options, finish);
		others.push(message);
		// `expect` and its message are dear, and needed for failures only
		if (isDeepStrictEqual(message, whole)) continue;
		const way = chunks.length === 2 ? `cut at ${chunks[0]?.length}` : `in ${chunks.length} chunks`;
		expect(message, `${format.name}: ${way} of ${JSON.stringify(text.slice(0, 200))}`).toEqual(
			whole,
		);
	}
	return [whole, ...others];
}

/** The text cut at each place (at 100 of them, if it is long), character by character, and whole. */
export function* chunkings(text: string): Generator<readonly string[]> {
	for (const at of cuts(text.length)) yield [text.slice(0, at), text.slice(at)];
	yield text.split("");
	yield [text];
}

function numbered({ name, index }: { readonly name: string; readonly index: number }): string {
	return `id-${name}-${index}`;
}

/** All places between two characters, or a sample of them that is the same in every run. */
function cuts(length: number): readonly number[] {
	if (length <= ALL_CUTS) return Array.from({ length: Math.max(0, length - 1) }, (_, i) => i + 1);
	let state = length;
	return Array.from({ length: SAMPLE }, () => {
		// A linear congruence is random enough to hit all kinds of places.
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return 1 + (state % (length - 1));
	});
}
