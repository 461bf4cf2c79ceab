/** A request as an endpoint takes it, and as it refuses it. */
import type { ChatRequest } from "../../src/gateway/chat-request.js";
import type { Endpoint, Problem } from "../../src/gateway/endpoint.js";

/** Throws where the endpoint refuses the request. */
export function taken(endpoint: Endpoint, body: unknown): ChatRequest {
	const read = endpoint.read(body);
	if (!read.ok) throw new Error(read.problem.message);
	return read.request;
}

/** Throws where the endpoint takes the request. */
export function refused(endpoint: Endpoint, body: unknown): Problem {
	const read = endpoint.read(body);
	if (read.ok) throw new Error(`taken: ${JSON.stringify(read.request)}`);
	return read.problem;
}
