/** The endpoints that a gateway has. */
import { checkMembers } from "../../misuse/check.js";
import type { Endpoint } from "../endpoint.js";
import { anthropicEndpoint } from "./anthropic/index.js";
import { CHAT_OPTIONS, type ChatEndpointOptions, chatEndpoint } from "./chat/endpoint.js";
import {
	RESPONSES_OPTIONS,
	type ResponsesEndpointOptions,
	responsesEndpoint,
} from "./responses/index.js";

export {
	anthropicEndpoint,
	type ChatEndpointOptions,
	chatEndpoint,
	type ResponsesEndpointOptions,
	responsesEndpoint,
};

/** The options of all endpoints. */
export interface EndpointOptions extends ChatEndpointOptions, ResponsesEndpointOptions {}

/** All of them. Throws a TypeError or a RangeError on options that are not known or out of range. */
export function defaultEndpoints(options: EndpointOptions = {}): readonly Endpoint[] {
	checkMembers(options, "options", { ...CHAT_OPTIONS, ...RESPONSES_OPTIONS });
	const { reasoning, store, providedTools } = options;
	return [
		chatEndpoint({ reasoning }),
		responsesEndpoint({ store, providedTools }),
		anthropicEndpoint,
	];
}
