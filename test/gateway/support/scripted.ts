/** The gateway with one model that says what a test tells it to. Clients reach it without a socket. */
import type { Usage } from "../../../src/adapters/adapter.js";
import {
	type ChatRequest,
	createGateway,
	EngineError,
	type Piece,
} from "../../../src/gateway/index.js";
import { every } from "../../properties/support/chunks.js";
import type { Spoken } from "./said.js";

export const USAGE: Usage = { prompt_tokens: 11, completion_tokens: 5, total_tokens: 16 };

export interface Script extends Spoken {
	/** characters of a piece */
	readonly size: number;
	readonly finish?: string;
	/** the engine breaks at the end of the text */
	readonly breaks?: boolean;
}

export interface Scripted {
	script: Script | null;
	/** the last request, as the engine got it */
	request: ChatRequest | null;
	/** settings of an official client: its requests come here in place of the network, once */
	readonly client: {
		readonly apiKey: string;
		readonly maxRetries: number;
		readonly fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
	};
}

/** The model `a-model`, whatever format the script is in. */
export function scripted(): Scripted {
	const scripted: Scripted = {
		script: null,
		request: null,
		client: { apiKey: "none", maxRetries: 0, fetch: (url, init) => answer(new Request(url, init)) },
	};
	const answer = async (asked: Request): Promise<Response> => {
		const { script } = scripted;
		if (script === null) throw new Error("the model has no script");
		const engine = {
			async *generate(request: ChatRequest): AsyncGenerator<Piece> {
				scripted.request = request;
				yield* piecesOf(script);
			},
		};
		const model = { id: "a-model", format: script.format, engine };
		return await createGateway({ models: [model] }).request(asked);
	};
	return scripted;
}

function* piecesOf({ text, size, finish = "stop", breaks = false }: Script): Generator<Piece> {
	for (const chunk of every(text, size)) yield { type: "text", choice: 0, chunk };
	if (breaks) throw new EngineError("broken", "the engine has gone");
	yield { type: "finish", choice: 0, reason: finish };
	yield { type: "usage", usage: USAGE };
}
