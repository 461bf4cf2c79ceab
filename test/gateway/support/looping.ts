/** A model that calls `get_weather` once, and answers with the result: whoever runs tools in a loop ends with its second answer. */
import type { Hono } from "hono";
import {
	type ChatRequest,
	createGateway,
	defaultEndpoints,
	type Endpoint,
	type Piece,
} from "../../../src/gateway/index.js";
import { hermes } from "../../../src/generated/formats/hermes.js";

export interface Looping {
	readonly app: Hono;
	/** as the engine got them */
	readonly requests: readonly ChatRequest[];
	/** for official clients: their requests come here in place of the network */
	readonly fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
}

export const CALL = `I look.\n<tool_call>\n{"name": "get_weather", "arguments": {"city": "Oslo"}}\n</tool_call>`;

/** `said`: of the first answer. The model is called `m`. */
export function looping(said = CALL, endpoints: readonly Endpoint[] = defaultEndpoints()): Looping {
	const requests: ChatRequest[] = [];
	const engine = {
		async *generate(request: ChatRequest): AsyncGenerator<Piece> {
			requests.push(request);
			const last = request.messages.at(-1);
			const result = last?.role === "tool" ? String(last.content) : null;
			const chunk = result === null ? said : `It is ${result}.`;
			yield { type: "text", choice: 0, chunk };
			yield { type: "finish", choice: 0, reason: "stop" };
			yield { type: "usage", usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 } };
		},
	};
	const app = createGateway({ models: [{ id: "m", format: hermes, engine }], endpoints });
	return { app, requests, fetch: async (url, init) => app.request(new Request(url, init)) };
}
