/** Transformers.js: the options of a `TextStreamer` whose text is read as it comes. Nothing of it is imported. */
import { fn } from "../misuse/check.js";
import type { Format } from "../runtime/contract.js";
import { createParser } from "../runtime/engine/parser.js";
import type { ParserEvent } from "../runtime/events.js";
import type { ParserOptions } from "../runtime/options.js";
import { checkNoSink } from "../runtime/program/check-options.js";

/** For `new TextStreamer(tokenizer, …)`, of version 3 or 4. */
export interface StreamerOptions {
	readonly skip_prompt: true;
	/** markers are special tokens in many models: a streamer that skips them leaves nothing to find a call by */
	readonly skip_special_tokens: false;
	/** it would take blanks away before `.`, `,`, `?`, `!` and `'s`, in arguments too; the default of many tokenizers */
	readonly decode_kwargs: { readonly clean_up_tokenization_spaces: false };
	readonly callback_function: (text: string) => void;
}

/** A streamer of transformers.js, and the end of the answer that it does not tell of. */
export interface StreamerReader {
	readonly streamer: StreamerOptions;
	/** Once, when `generate` has ended: the streamer does not tell. `reason`: `length` if the limit of new tokens was reached. */
	finish(reason?: string): void;
}

/**
 * Reads one message. A streamer decodes tokens together until a word is whole, so text comes in words, and events with it; where the
 * words are cut changes nothing. Exceptions of `onEvent` stop the generation, as those of a callback do.
 */
export function toolCallStreamer(
	format: Format,
	onEvent: (event: ParserEvent) => void,
	options: Omit<ParserOptions, "sink"> = {},
): StreamerReader {
	checkNoSink(options);
	const parser = createParser(format, options);
	fn(onEvent, "onEvent");
	return {
		streamer: {
			skip_prompt: true,
			skip_special_tokens: false,
			decode_kwargs: { clean_up_tokenization_spaces: false },
			callback_function: (text) => {
				for (const event of parser.feed(text)) onEvent(event);
			},
		},
		finish: (reason = "stop") => {
			for (const event of parser.finish(reason)) onEvent(event);
		},
	};
}
