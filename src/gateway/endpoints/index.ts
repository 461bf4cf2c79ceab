/** The endpoints that a gateway has. */
import type { Endpoint } from "../endpoint.js";
import { anthropicEndpoint } from "./anthropic/index.js";
import { type ChatEndpointOptions, chatEndpoint } from "./chat/endpoint.js";
import { responsesEndpoint } from "./responses/index.js";

export { anthropicEndpoint, type ChatEndpointOptions, chatEndpoint, responsesEndpoint };

/** All of them. */
export function defaultEndpoints(chat: ChatEndpointOptions = {}): readonly Endpoint[] {
	return [chatEndpoint(chat), responsesEndpoint, anthropicEndpoint];
}
