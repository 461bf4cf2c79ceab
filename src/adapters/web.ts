/** Web Streams, for browsers, edge runtimes and Node: a `TransformStream`, an async iterator, and a whole message. */

import type { Format } from "../runtime/contract.js";
import { createParser, type Parser } from "../runtime/engine/parser.js";
import type { Chunk, Message, ParserEvent } from "../runtime/events.js";
import type { ParserOptions } from "../runtime/options.js";
import { checkNoSink } from "../runtime/program/check-options.js";
import { fold } from "../runtime/stages/collect.js";
import { checkNoEventStream, checkStream } from "./check-options.js";

/** The options of a parser, and a signal that ends the reading. */
export interface StreamOptions extends Omit<ParserOptions, "sink"> {
	/** ends the reading: the stream is cancelled, and what waits for it rejects with the signal's reason */
	readonly signal?: AbortSignal | undefined;
}

/** One message: the end of the input finishes it with the reason `stop`. */
export function toolCallStream(
	format: Format,
	options: Omit<ParserOptions, "sink"> = {},
): TransformStream<Chunk, ParserEvent> {
	checkNoSink(options);
	const parser = createParser(format, options);
	let begun = false;
	return new TransformStream<Chunk, ParserEvent>({
		transform(chunk, controller) {
			if (!begun) checkNoEventStream(chunk);
			begun = true;
			for (const event of parser.feed(chunk)) controller.enqueue(event);
		},
		flush(controller) {
			for (const event of parser.finish()) controller.enqueue(event);
		},
	});
}

/**
 * The events of a stream of text or of UTF-8 bytes, such as the body of a response; its end finishes the message with the reason
 * `stop`. A chunk is taken only when the events of the one before are used up. Leaving the loop cancels the stream; a stream
 * that breaks makes the loop throw, without an end for a call that is open. Throws on misuse at once, as `createParser` does.
 */
export function streamEvents<C extends Chunk>(
	format: Format,
	stream: ReadableStream<C>,
	options: StreamOptions = {},
): AsyncGenerator<ParserEvent, void, void> {
	const { signal, ...reading } = options;
	checkNoSink(reading);
	const parser = createParser(format, reading);
	checkStream(stream, signal);
	return read(parser, stream, signal);
}

async function* read(
	parser: Parser,
	stream: ReadableStream<Chunk>,
	signal: AbortSignal | undefined,
): AsyncGenerator<ParserEvent, void, void> {
	const reader = stream.getReader();
	let reason: unknown = "the events are not read to their end";
	let begun = false;
	const abort = (): void => {
		// whether the source minds is not our reader's matter
		reader.cancel(signal?.reason).catch(() => {});
	};
	signal?.addEventListener("abort", abort, { once: true });
	try {
		while (true) {
			signal?.throwIfAborted();
			const { done, value } = await reader.read();
			signal?.throwIfAborted();
			if (done) break;
			if (!begun) checkNoEventStream(value);
			begun = true;
			yield* parser.feed(value);
		}
		yield* parser.finish();
	} catch (error) {
		reason = error;
		throw error;
	} finally {
		signal?.removeEventListener("abort", abort);
		// of a stream that has ended or broken nothing is left to cancel
		reader.cancel(reason).catch(() => {});
		reader.releaseLock();
	}
}

/** The whole message of a stream. Rejects when the stream breaks or the signal is aborted. */
export async function streamMessage<C extends Chunk>(
	format: Format,
	stream: ReadableStream<C>,
	options: StreamOptions = {},
): Promise<Message> {
	const events: ParserEvent[] = [];
	for await (const event of streamEvents(format, stream, options)) events.push(event);
	return fold(events, options);
}
