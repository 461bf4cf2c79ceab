/** An async iterator over the events of a stream of chunks. */
import type { Format } from "./contract.js";
import type { Chunk, ParserEvent } from "./events.js";
import type { ParserOptions } from "./options.js";
import { createParser } from "./parser.js";

/** Reads chunks as they come and yields their events; the end of the source ends the message with `stop`. */
export async function* readEvents(
	format: Format,
	chunks: AsyncIterable<Chunk> | Iterable<Chunk>,
	options: Omit<ParserOptions, "sink"> = {},
): AsyncGenerator<ParserEvent, void, void> {
	const parser = createParser(format, options);
	for await (const chunk of chunks) yield* parser.feed(chunk);
	yield* parser.finish();
}
