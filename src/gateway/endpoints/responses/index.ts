/** `POST /v1/responses`: the OpenAI Responses API. */
import type { StreamAdapter } from "../../../adapters/adapter.js";
import {
	createResponsesStream,
	type ResponsesEvent,
	type ResponsesHead,
	toResponse,
} from "../../../adapters/openai-responses.js";
import { checkMembers, members, oneOf, wholeFrom } from "../../../misuse/check.js";
import { isRecord } from "../../../runtime/record.js";
import type { ChatRequest } from "../../chat-request.js";
import type { Endpoint, ResponseMeta } from "../../endpoint.js";
import { frameAdapter, namedFrame } from "../../frames.js";
import { openAiError } from "../openai-error.js";
import { readWith } from "../reader.js";
import { NO_SPACES } from "./namespaces.js";
import { type ReadResponses, readResponsesRequest } from "./request.js";
import { ResponseStore, type StoreOptions } from "./store.js";
import { responsesChoice, responsesTools } from "./tools.js";

/** How OpenAI's responses are answered. */
export interface ResponsesEndpointOptions {
	/**
	 * Keeps what was said, so that `previous_response_id` and `item_reference` are answered. In the memory of this process:
	 * behind a balancer a conversation must stay with one of them. Default: nothing is kept, and both are refused
	 */
	readonly store?: StoreOptions | undefined;
	/** tools that the provider runs (`web_search`, …): left out, or the request is refused. Default: `drop` */
	readonly providedTools?: "drop" | "refuse" | undefined;
}

export const RESPONSES_OPTIONS = {
	store: members({ responses: wholeFrom(1), characters: wholeFrom(1) }),
	providedTools: oneOf(["drop", "refuse"]),
};

/** OpenAI's responses: `/v1/responses`. Throws a TypeError on an option that it does not know. */
export function responsesEndpoint(options: ResponsesEndpointOptions = {}): Endpoint {
	checkMembers(options, "options", RESPONSES_OPTIONS);
	const store = options.store === undefined ? null : new ResponseStore(options.store);
	const provided = options.providedTools ?? "drop";
	/** what the shared form of a request has no place for */
	const said = new WeakMap<ChatRequest, ReadResponses>();

	const keep = ({ request }: ResponseMeta, response: unknown): void => {
		const read = said.get(request);
		if (store === null || read?.kept !== true || !isRecord(response)) return;
		const { id, output } = response;
		if (typeof id === "string" && Array.isArray(output)) store.keep(id, read.items, output);
	};
	return {
		path: "/v1/responses",
		read: (body) =>
			readWith(body, (fields) => {
				const read = readResponsesRequest(fields, { store, provided });
				said.set(read.request, read);
				return read.request;
			}),
		choice: (meta) =>
			frameAdapter(
				told(createResponsesStream(headOf(meta, said.get(meta.request))), (response) =>
					keep(meta, response),
				),
				namedFrame,
			),
		close: () => [],
		whole(meta, [message], usage) {
			if (message === undefined) throw new RangeError("a response has one message");
			const response = toResponse(headOf(meta, said.get(meta.request)), message, usage);
			keep(meta, response);
			return JSON.stringify(response);
		},
		error: openAiError,
	};
}

/** The same stream; `whole` is told the response that its end repeats. */
function told(
	adapter: StreamAdapter<ResponsesEvent>,
	whole: (response: unknown) => void,
): StreamAdapter<ResponsesEvent> {
	return {
		begin: () => adapter.begin(),
		events: (events, logprobs) => adapter.events(events, logprobs),
		fail: (failure) => adapter.fail(failure),
		end(reason, usage) {
			const events = adapter.end(reason, usage);
			for (const { response } of events) whole(response);
			return events;
		},
	};
}

/** What a response repeats of its request. */
function headOf(
	{ id, model, created, request }: ResponseMeta,
	read: ReadResponses | undefined,
): ResponsesHead {
	const spaces = read?.spaces ?? NO_SPACES;
	const { tools, tool_choice, parallel_tool_calls = true } = request;
	const { metadata = {}, temperature = null, top_p = null, max_tokens = null } = request;
	const echo = {
		tools: responsesTools(tools, spaces),
		tool_choice: responsesChoice(tool_choice, spaces),
		parallel_tool_calls,
		metadata,
		temperature,
		top_p,
		max_output_tokens: max_tokens,
		store: read?.kept === true,
		previous_response_id: read?.previous ?? null,
	};
	return { id, model, created, echo, said: (name) => spaces.said(name) };
}
