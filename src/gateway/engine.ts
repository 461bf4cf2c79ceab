/** What the gateway needs of a model, wherever it runs: an upstream server, or the replay that is built in. */
import type { Usage } from "../adapters/adapter.js";
import type { Chunk } from "../runtime/events.js";
import type { ChatRequest } from "./chat-request.js";
import type { Received } from "./upstream/transport.js";

/** What an engine hands out, in order. Choices count from 0 and may interleave; each ends with one `finish`. */
export type Piece =
	/** where the prompt has left all choices, by the name of an entry of the format; only as the first piece */
	| { readonly type: "entry"; readonly entry: string }
	| {
			readonly type: "text";
			readonly choice: number;
			readonly chunk: Chunk;
			/** log probabilities as the engine gave them for this piece; passed on untouched */
			readonly logprobs?: unknown;
	  }
	/** thoughts that the engine has split off itself */
	| { readonly type: "reasoning"; readonly choice: number; readonly text: string }
	/**
	 * A call that the engine has read by itself; `index` counts the calls of the choice from 0. The call ends where another piece
	 * than its arguments comes, or with the choice. Nobody has checked it: neither its name, nor that its arguments are an object.
	 */
	| {
			readonly type: "call-start";
			readonly choice: number;
			readonly index: number;
			readonly id: string;
			readonly name: string;
	  }
	/** a piece of the arguments' text */
	| {
			readonly type: "call-arguments";
			readonly choice: number;
			readonly index: number;
			readonly delta: string;
	  }
	| { readonly type: "finish"; readonly choice: number; readonly reason: string }
	| { readonly type: "usage"; readonly usage: Usage };

/** What generates the text of a model. */
export interface Engine {
	/**
	 * One request. The pieces come as they arrive; the first `next` rejects with an `EngineError` if the engine did not take
	 * the request, a later one if the stream broke. Aborting the signal ends the request at the engine, too: the next `next` then
	 * rejects with the signal's reason. So does `return`, silently.
	 */
	generate(request: ChatRequest, signal: AbortSignal): AsyncIterable<Piece>;
	/**
	 * The same pieces, those that came at once in one list: what is asked of the gateway, if it is there, because many pieces are then
	 * read and written in one go.
	 */
	groups?(request: ChatRequest, signal: AbortSignal): AsyncIterable<readonly Piece[]>;
	/** How many tokens the prompt of the request has. Rejects as the first `next` does. Absent: it cannot say */
	countTokens?(request: ChatRequest, signal: AbortSignal): Promise<number>;
	/** Another endpoint of the engine's server, as it is there. Rejects as the first `next` does. Absent: there is no server */
	forward?(sent: Forwarded, signal: AbortSignal): Promise<Received>;
}

/** A request that is not read here, only handed on, with the model's name at the engine. */
export interface Forwarded {
	/** e.g. `/v1/embeddings` */
	readonly path: string;
	readonly body: Readonly<Record<string, unknown>>;
}

/** An engine that has its pieces in groups. */
export function groupedEngine(
	groups: NonNullable<Engine["groups"]>,
	more: Pick<Engine, "countTokens" | "forward"> = {},
): Engine {
	return {
		...more,
		groups,
		async *generate(request, signal) {
			for await (const pieces of groups(request, signal)) yield* pieces;
		},
	};
}

/** The pieces of any engine in groups. */
export function groupsOf(
	engine: Engine,
	request: ChatRequest,
	signal: AbortSignal,
): AsyncIterable<readonly Piece[]> {
	return engine.groups?.(request, signal) ?? alone(engine.generate(request, signal));
}

async function* alone(pieces: AsyncIterable<Piece>): AsyncGenerator<readonly Piece[]> {
	for await (const piece of pieces) yield [piece];
}

/**
 * The ways in which an engine fails; each has its outcome in docs/GATEWAY.md. `unfit`: the request is none that this model can be
 * asked, which is the client's fault and known before anything is sent. `template`: the model's chat template fails on it.
 */
export type EngineFailure =
	| "unfit"
	| "template"
	| "unreachable"
	| "refused"
	| "timeout"
	| "broken"
	| "garbage";

/** What an engine rejects with where it did not take a request, or where its stream broke. */
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

/** A request that this model cannot be asked: the client's fault, told before anything is sent. */
export function unfit(message: string): EngineError {
	return new EngineError("unfit", message);
}
