/** Web Streams: a `TransformStream` from chunks to events, for browsers, edge runtimes and Node. */
import type { Format } from "../runtime/contract.js";
import type { Chunk, Event } from "../runtime/events.js";
import type { ParserOptions } from "../runtime/options.js";
import { createParser } from "../runtime/parser.js";

/** One message: the end of the input finishes it with the reason `stop`. */
export function toolCallStream(
	format: Format,
	options: Omit<ParserOptions, "sink"> = {},
): TransformStream<Chunk, Event> {
	const parser = createParser(format, options);
	return new TransformStream<Chunk, Event>({
		transform(chunk, controller) {
			for (const event of parser.feed(chunk)) controller.enqueue(event);
		},
		flush(controller) {
			for (const event of parser.finish()) controller.enqueue(event);
		},
	});
}
