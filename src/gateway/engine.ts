/** What the gateway needs of a model, wherever it runs: an upstream server, or the replay that is built in. */
import type { Usage } from "../adapters/adapter.js";
import type { Chunk } from "../runtime/events.js";
import type { ChatRequest } from "./chat-request.js";

/** What an engine hands out, in order. Choices count from 0 and may interleave; each ends with one `finish`. */
export type Piece =
	| {
			readonly type: "text";
			readonly choice: number;
			readonly chunk: Chunk;
			/** log probabilities as the engine gave them for this piece; passed on untouched */
			readonly logprobs?: unknown;
	  }
	/** thoughts that the engine has split off itself */
	| { readonly type: "reasoning"; readonly choice: number; readonly text: string }
	| { readonly type: "finish"; readonly choice: number; readonly reason: string }
	| { readonly type: "usage"; readonly usage: Usage };

export interface Engine {
	/**
	 * One request. The pieces come as they arrive; the first `next` rejects with an `EngineError` if the engine did not take
	 * the request, a later one if the stream broke. Aborting the signal ends the request at the engine, too.
	 */
	generate(request: ChatRequest, signal: AbortSignal): AsyncIterable<Piece>;
}

/** The ways in which an engine fails; each has its outcome in docs/GATEWAY.md. */
export type EngineFailure = "unreachable" | "refused" | "timeout" | "broken" | "garbage";

export class EngineError extends Error {
	override readonly name = "EngineError";
	constructor(
		readonly failure: EngineFailure,
		message: string,
		/** the HTTP status of the engine's answer, if there was one */
		readonly status: number | null = null,
	) {
		super(message);
	}
}
