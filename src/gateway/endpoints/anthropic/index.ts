/** `POST /v1/messages`: Anthropic Messages. */
import type { ResponseHead } from "../../../adapters/adapter.js";
import { anthropicMessageText, createAnthropicStream } from "../../../adapters/anthropic.js";
import type { Endpoint, Problem, ResponseMeta } from "../../endpoint.js";
import { frameAdapter, namedFrame } from "../../frames.js";
import { readWith } from "../reader.js";
import { readAnthropicRequest } from "./request.js";

/** Anthropic's messages: `/v1/messages`, and the count of tokens below it. */
export const anthropicEndpoint: Endpoint = {
	path: "/v1/messages",
	read: (body) => readWith(body, readAnthropicRequest),
	choice: (meta) => frameAdapter(createAnthropicStream(headOf(meta)), namedFrame),
	count: {
		path: "/v1/messages/count_tokens",
		// the length of an answer is no part of the question
		read: (body) =>
			readWith(body, (fields) => readAnthropicRequest({ ...fields, max_tokens: 1, stream: false })),
		answer: (tokens) => ({ input_tokens: tokens }),
	},
	close: () => [],
	whole(meta, [message], usage) {
		if (message === undefined) throw new RangeError("a response has one message");
		return anthropicMessageText(headOf(meta), message, usage);
	},
	error: (problem) => ({
		type: "error",
		error: {
			type: typeOf(problem),
			message: problem.message,
			...(problem.details === undefined ? {} : { details: problem.details }),
		},
	}),
};

function headOf({ id, model, created }: ResponseMeta): ResponseHead {
	return { id, model, created };
}

/** The protocol has a type for each status, and no place for a code or a field: the message names the field. */
function typeOf({ status }: Problem): string {
	switch (status) {
		case 401:
			return "authentication_error";
		case 403:
			return "permission_error";
		case 404:
			return "not_found_error";
		case 413:
			return "request_too_large";
		case 429:
			return "rate_limit_error";
		case 503:
		case 529:
			return "overloaded_error";
		case 504:
			return "timeout_error";
		default:
			return status < 500 ? "invalid_request_error" : "api_error";
	}
}
