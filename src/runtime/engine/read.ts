/** An async iterator over the events of a stream of chunks. */
import { wrong } from "../../misuse/check.js";
import type { Format } from "../contract.js";
import type { Chunk, ParserEvent } from "../events.js";
import type { ParserOptions } from "../options.js";
import { checkNoSink } from "../program/check-options.js";
import { createParser, type Parser } from "./parser.js";

/**
 * Reads chunks as they come and yields their events; the end of the source ends the message with `stop`. Throws on misuse at
 * once, as `createParser` does.
 */
export function readEvents(
	format: Format,
	chunks: AsyncIterable<Chunk> | Iterable<Chunk>,
	options: Omit<ParserOptions, "sink"> = {},
): AsyncGenerator<ParserEvent, void, void> {
	checkNoSink(options);
	const parser = createParser(format, options);
	// the text of a string would be read character by character
	if (!isIterable(chunks)) throw wrong("what is read", "an iterator over chunks", chunks);
	return read(parser, chunks);
}

function isIterable(value: unknown): boolean {
	if (typeof value !== "object" || value === null || value instanceof Uint8Array) return false;
	return Symbol.asyncIterator in value || Symbol.iterator in value;
}

async function* read(
	parser: Parser,
	chunks: AsyncIterable<Chunk> | Iterable<Chunk>,
): AsyncGenerator<ParserEvent, void, void> {
	for await (const chunk of chunks) yield* parser.feed(chunk);
	yield* parser.finish();
}
