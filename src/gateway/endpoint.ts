/** What an endpoint of the gateway says of its own protocol; everything else is the same for all of them. */
import type { StreamAdapter, Usage } from "../adapters/adapter.js";
import type { Message } from "../runtime/events.js";
import type { ChatRequest } from "./chat-request.js";

/** One server-sent event. */
export interface Frame {
	readonly event?: string;
	readonly data: string;
}

/** What all frames of one response share. */
export interface ResponseMeta {
	/** random; each protocol puts its own prefix before it */
	readonly id: string;
	readonly model: string;
	/** seconds since 1970 */
	readonly created: number;
	readonly request: ChatRequest;
}

/** Something that the client must be told instead of an answer. */
export interface Problem {
	readonly status: number;
	/** e.g. `invalid_request_error`, `upstream_error` */
	readonly type: string;
	readonly code: string;
	readonly message: string;
	/** the field of the request that is wrong */
	readonly param?: string;
	/** for programs, where a protocol has them */
	readonly details?: Readonly<Record<string, unknown>>;
}

/** A request in the shared form, or what is wrong with it, which the client is told. */
export type ReadRequest =
	| { readonly ok: true; readonly request: ChatRequest }
	| { readonly ok: false; readonly problem: Problem };

/** One HTTP interface of the gateway: from its requests to the shared form, and from events to its frames. */
export interface Endpoint {
	/** e.g. `/v1/chat/completions` */
	readonly path: string;
	/** From the body of a request, whatever it is, to the form that all endpoints share. */
	read(body: unknown): ReadRequest;
	/** The frames of one choice of a streamed response. */
	choice(meta: ResponseMeta, index: number): StreamAdapter<Frame>;
	/** The frames behind the last choice's end. */
	close(meta: ResponseMeta, usage?: Usage): readonly Frame[];
	/**
	 * The body of a response that is not streamed, as JSON text: writing an object would lose digits of the calls' numbers. One
	 * message, and what there is of log probabilities, for each choice.
	 */
	whole(
		meta: ResponseMeta,
		choices: readonly Message[],
		usage?: Usage,
		logprobs?: readonly unknown[],
	): string;
	/** The body of an error. */
	error(problem: Problem): unknown;
	/** The path at which the protocol asks how many tokens a request has, if it does. */
	readonly count?: TokenCount;
}

/** An interface that answers how many tokens a request has. */
export interface TokenCount {
	readonly path: string;
	read(body: unknown): ReadRequest;
	/** the body of the answer */
	answer(tokens: number): unknown;
}
