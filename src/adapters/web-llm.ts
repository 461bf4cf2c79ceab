/** WebLLM: the chunks of a streamed chat completion, whose text is read as it comes. Nothing of it is imported. */

import type { Constraint } from "../constrain/index.js";
import { misuse } from "../misuse/check.js";
import type { Format } from "../runtime/contract.js";
import { createParser, type Parser } from "../runtime/engine/parser.js";
import type { ParserEvent } from "../runtime/events.js";
import type { ParserOptions } from "../runtime/options.js";
import { checkNoSink } from "../runtime/program/check-options.js";
import { checkPieces } from "./check-options.js";

/** What is read of a `ChatCompletionChunk`. */
export interface WebLLMChunk {
	readonly choices: readonly {
		readonly index: number;
		readonly delta: { readonly content?: string | null };
		readonly finish_reason?: string | null;
	}[];
}

/**
 * The events of the first choice of `engine.chat.completions.create({ stream: true, … })`. The message ends with the reason of its
 * last chunk; a stream that ends without one was cut, and ends with `length`. Ask without `tools`: WebLLM would read its own way.
 * Throws on misuse at once, as `createParser` does.
 */
export function readWebLLM(
	format: Format,
	chunks: AsyncIterable<WebLLMChunk>,
	options: Omit<ParserOptions, "sink"> = {},
): AsyncGenerator<ParserEvent, void, void> {
	checkNoSink(options);
	const parser = createParser(format, options);
	checkPieces(chunks, "the stream of `chat.completions.create`");
	return read(parser, chunks);
}

async function* read(
	parser: Parser,
	chunks: AsyncIterable<WebLLMChunk>,
): AsyncGenerator<ParserEvent, void, void> {
	let reason: string | null = null;
	for await (const { choices } of chunks) {
		// other choices are other messages; the last chunk may hold nothing but the usage
		const choice = choices.find(({ index }) => index === 0);
		if (choice === undefined) continue;
		yield* parser.feed(choice.delta.content);
		reason = choice.finish_reason ?? reason;
	}
	yield* parser.finish(reason ?? "length");
}

/** `response_format` of a request. */
export interface WebLLMFormat {
	readonly type: "structural_tag";
	/** as the library's own type has it */
	readonly structural_tag: Record<string, unknown>;
}

/**
 * A constraint for `engine.chat.completions.create({ response_format, … })`. It has the target `structural-tag`, with any choice. Throws
 * a TypeError on any other target.
 */
export function webLLMFormat(made: Constraint): WebLLMFormat {
	if (made.target !== "structural-tag")
		throw misuse(
			"the constraint",
			`must have the target "structural-tag", not ${JSON.stringify(made.target)}`,
		);
	return { type: "structural_tag", structural_tag: { ...made.tag } };
}
