/** Reads engines in tests. */
import { expect } from "vitest";
import type { ChatRequest } from "../../../src/gateway/chat-request.js";
import { type Engine, EngineError, type Piece } from "../../../src/gateway/engine.js";
import { nodeTransport } from "../../../src/gateway/node/transport.js";
import {
	type CompletionsOptions,
	completionsEngine,
} from "../../../src/gateway/upstream/completions.js";
import type { Prompt, PromptWriter } from "../../../src/gateway/upstream/prompt.js";
import { fetchTransport } from "../../../src/gateway/upstream/transport.js";
import type { Upstream } from "../../../src/gateway/upstream/upstream.js";
import { hermes } from "../../../src/generated/formats/hermes.js";

/** What reaches an upstream: the rules for what comes back are the same. */
export const TRANSPORTS = [
	["fetch", fetchTransport],
	["node:http", nodeTransport],
] as const;

export const REQUEST: ChatRequest = {
	model: "m",
	messages: [{ role: "user", content: "Hello." }],
};

/** A writer that has but one part. */
export function writing(prompt: (request: ChatRequest) => Prompt): PromptWriter {
	return function* (request) {
		yield;
		return prompt(request);
	};
}

/** An engine whose prompt is what the user said. */
export function plainEngine(
	upstream: Upstream,
	options: Partial<Omit<CompletionsOptions, "upstream">> = {},
): Engine {
	return completionsEngine({
		dialect: "vllm",
		format: hermes,
		model: "m",
		prompt: writing(({ messages }) => ({
			text: String(messages[0]?.content),
			begins: "",
			entry: null,
		})),
		...options,
		upstream,
	});
}

export async function all(
	engine: Engine,
	request: ChatRequest = REQUEST,
	signal = new AbortController().signal,
): Promise<readonly Piece[]> {
	const pieces: Piece[] = [];
	for await (const piece of engine.generate(request, signal)) pieces.push(piece);
	return pieces;
}

/** The pieces before the failure, and the failure. */
export async function untilFailure(
	engine: Engine,
	request: ChatRequest = REQUEST,
): Promise<{ readonly pieces: readonly Piece[]; readonly error: EngineError }> {
	const pieces: Piece[] = [];
	try {
		for await (const piece of engine.generate(request, new AbortController().signal))
			pieces.push(piece);
	} catch (error) {
		if (error instanceof EngineError) return { pieces, error };
		throw error;
	}
	return expect.fail("the engine did not fail");
}

/** The text of one choice. */
export function textOf(pieces: readonly Piece[], choice = 0): string {
	return pieces
		.map((piece) => (piece.type === "text" && piece.choice === choice ? piece.chunk : ""))
		.join("");
}
