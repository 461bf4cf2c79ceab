/** What the adapters of streams have in common: from a parser's events to the frames of one wire protocol. */
import type { ParserEvent } from "../runtime/events.js";

/** Counts of tokens as the engine gave them, in the fields of the OpenAI form; passed on, never computed. */
export interface Usage {
	readonly prompt_tokens?: number;
	readonly completion_tokens?: number;
	readonly total_tokens?: number;
	readonly [field: string]: unknown;
}

/**
 * One choice of one response. Called in the order `begin`, `events` any number of times, `end` or `fail`; keeps no
 * text of the message that its protocol does not repeat. All events of one call of `events` came of one chunk: text and
 * arguments that follow each other leave as one frame.
 */
export interface StreamAdapter<Frame> {
	/** before anything is read */
	begin(): readonly Frame[];
	/** `logprobs`: what the engine said of the piece that the events came of; passed on where the protocol has a place for it */
	events(events: readonly ParserEvent[], logprobs?: unknown): readonly Frame[];
	/** `reason`: the parser's own finish reason, by P18 */
	end(reason: string, usage?: Usage): readonly Frame[];
	/** the stream broke: what was handed out stays valid, an open call is never completed */
	fail(error: StreamFailure): readonly Frame[];
}

export interface StreamFailure {
	/** e.g. `upstream_error`, `upstream_timeout` */
	readonly code: string;
	readonly message: string;
}

/** What a protocol says of a response beside the message. */
export interface ResponseHead {
	/** random, without a prefix: each protocol puts its own before it */
	readonly id: string;
	readonly model: string;
	/** seconds since 1970 */
	readonly created: number;
}
