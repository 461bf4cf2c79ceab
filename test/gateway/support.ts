/** Engines that do what a test says, and gateways around them. */
import type { Hono } from "hono";
import OpenAI from "openai";
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import {
	createGateway,
	type Engine,
	type GatewayOptions,
	type Piece,
	type ServedModel,
} from "../../src/gateway/index.js";
import { getFormat } from "../../src/generated/registry.js";
import { createValidator } from "../../src/validate/index.js";

export const validator = createValidator();

/** A string where a test needs one: what is missing is a bug of the test. */
export function must<T>(value: T | undefined | null): T {
	if (value === undefined || value === null) throw new Error("it is not there");
	return value;
}

/** Hands out these pieces for every request; what is thrown breaks the stream. */
export function engineOf(pieces: () => Iterable<Piece> | AsyncIterable<Piece>): Engine {
	return {
		async *generate() {
			yield* pieces();
		},
	};
}

/** The text in pieces of so many characters, for each choice in turn, and the end. */
export function* textPieces(text: string, size: number, reason = "stop", n = 1): Generator<Piece> {
	for (let at = 0; at < text.length; at += size)
		for (let choice = 0; choice < n; choice++)
			yield { type: "text", choice, chunk: text.slice(at, at + size) };
	for (let choice = 0; choice < n; choice++) yield { type: "finish", choice, reason };
}

export function modelOf(format: string, engine: Engine, id = "m"): ServedModel {
	return { id, format: must(getFormat(format)), engine };
}

/** A gateway with one model, `m`, that writes the text. */
export function textGateway(
	format: string,
	text: string,
	options: Partial<GatewayOptions> & { size?: number; reason?: string; n?: number } = {},
): Hono {
	const { size = 5, reason, n, ...rest } = options;
	const engine = engineOf(() => textPieces(text, size, reason, n));
	return createGateway({ models: [modelOf(format, engine)], validator, ...rest });
}

export const WEATHER = {
	type: "function",
	function: {
		name: "get_weather",
		parameters: {
			type: "object",
			properties: { city: { type: "string" } },
			required: ["city"],
		},
	},
} as const;
export const SEARCH = {
	type: "function",
	function: {
		name: "search",
		parameters: { type: "object", properties: { q: { type: "string" } } },
	},
} as const;

/** A call as hermes writes it. */
export function hermesCall(name: string, args: string): string {
	return `<tool_call>\n{"name": "${name}", "arguments": ${args}}\n</tool_call>`;
}

export const CHAT = "/v1/chat/completions";

export async function post(
	app: Hono,
	body: unknown,
	headers: Record<string, string> = {},
	path = CHAT,
) {
	return app.request(`http://localhost${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: typeof body === "string" ? body : JSON.stringify(body),
	});
}

type Asked = Pick<ChatCompletionCreateParamsNonStreaming, "model" | "messages">;

/** A request with one user message. */
export function ask<More extends object>(more?: More): Asked & More;
export function ask(more: object = {}): Asked {
	return { model: "m", messages: [{ role: "user", content: "Hello" }], ...more };
}

/** The data of a stream of server-sent events, in order. */
export async function frames(response: Response): Promise<string[]> {
	return dataOf(await response.text());
}

export function dataOf(text: string): string[] {
	return text
		.split("\n\n")
		.filter((event) => event !== "")
		.map((event) => {
			if (!event.startsWith("data: ") || event.includes("\n"))
				throw new Error(`odd event ${event}`);
			return event.slice("data: ".length);
		});
}

/** The official client; it never leaves the process. */
export function openai(app: Hono): OpenAI {
	return new OpenAI({
		apiKey: "none",
		baseURL: "http://localhost/v1",
		maxRetries: 0,
		fetch: async (url, init) => app.request(new Request(url, init)),
	});
}
