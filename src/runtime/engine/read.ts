/** An async iterator over the events of a stream of chunks. */
import { fn, wrong } from "../../misuse/check.js";
import type { Format } from "../contract.js";
import type { Chunk, ParserEvent } from "../events.js";
import type { ParserOptions } from "../options.js";
import { checkNoSink } from "../program/check-options.js";
import { createParser, type Parser } from "./parser.js";

/** Those of a parser, and why the source ended. */
export interface ReadOptions extends Omit<ParserOptions, "sink"> {
	/** Asked at the end of the source: why it ended, in the words of OpenAI's `finish_reason`. Default: `stop` */
	readonly finishReason?: (() => string) | undefined;
}

/**
 * Reads chunks of a model's text as they come and yields their events. The end of the source ends the message; say with `finishReason`
 * when the model was cut, or a call that was cut with it may be taken for one that was repaired. A source that breaks makes the loop
 * throw, without an end for a call that is open. Throws on misuse at once, as `createParser` does.
 */
export function readEvents(
	format: Format,
	chunks: AsyncIterable<Chunk> | Iterable<Chunk>,
	options: ReadOptions = {},
): AsyncGenerator<ParserEvent, void, void> {
	checkNoSink(options);
	const { finishReason, ...reading } = options;
	if (finishReason !== undefined) fn(finishReason, "options.finishReason");
	const parser = createParser(format, reading);
	// the text of a string would be read character by character
	if (!isIterable(chunks))
		throw wrong("what is read", "an iterator over chunks", chunks, READ_RESPONSES);
	return read(parser, chunks, finishReason);
}

const READ_RESPONSES =
	"; readCompletions of toolgrammar/completions takes the Response of a server";

function isIterable(value: unknown): boolean {
	if (typeof value !== "object" || value === null || value instanceof Uint8Array) return false;
	return Symbol.asyncIterator in value || Symbol.iterator in value;
}

async function* read(
	parser: Parser,
	chunks: AsyncIterable<Chunk> | Iterable<Chunk>,
	finishReason: ReadOptions["finishReason"],
): AsyncGenerator<ParserEvent, void, void> {
	for await (const chunk of chunks) yield* parser.feed(chunk);
	yield* parser.finish(finishReason?.());
}
