/** `POST /v1/responses`: the OpenAI Responses API. */
import {
	createResponsesStream,
	type ResponsesHead,
	toResponse,
} from "../../../adapters/openai-responses.js";
import type { Endpoint, ResponseMeta } from "../../endpoint.js";
import { frameAdapter, namedFrame } from "../../frames.js";
import { openAiError } from "../openai-error.js";
import { readWith } from "../reader.js";
import { readResponsesRequest } from "./request.js";
import { responsesChoice, responsesTools } from "./tools.js";

export const responsesEndpoint: Endpoint = {
	path: "/v1/responses",
	read: (body) => readWith(body, readResponsesRequest),
	choice: (meta) => frameAdapter(createResponsesStream(headOf(meta)), namedFrame),
	close: () => [],
	whole(meta, [message], usage) {
		if (message === undefined) throw new RangeError("a response has one message");
		return JSON.stringify(toResponse(headOf(meta), message, usage));
	},
	error: openAiError,
};

/** What a response repeats of its request, as far as the shared form still knows it. */
function headOf({ id, model, created, request }: ResponseMeta): ResponsesHead {
	const { tools, tool_choice, parallel_tool_calls = true } = request;
	const { metadata = {}, temperature = null, top_p = null, max_tokens = null } = request;
	const echo = {
		tools: responsesTools(tools),
		tool_choice: responsesChoice(tool_choice),
		parallel_tool_calls,
		metadata,
		temperature,
		top_p,
		max_output_tokens: max_tokens,
	};
	return { id, model, created, echo };
}
