/** Log probabilities of completions, in the form that they have in chats. */
import { isRecord } from "../../runtime/record.js";
import type { JsonObject } from "./json.js";

/** What is no list of the old form is passed on as it is. They tell of the engine's tokens, markers included. */
export function chatLogprobs(given: unknown): unknown {
	if (!isRecord(given) || !Array.isArray(given.tokens)) return given;
	const { tokens, token_logprobs: own, top_logprobs: top } = given;
	const content = tokens.map((token: unknown, at) => ({
		token,
		logprob: member(own, at) ?? null,
		bytes: typeof token === "string" ? [...new TextEncoder().encode(token)] : null,
		top_logprobs: runnersUp(member(top, at)),
	}));
	return { content };
}

function runnersUp(top: unknown): readonly JsonObject[] {
	if (!isRecord(top)) return [];
	return Object.entries(top).map(([token, logprob]) => ({
		token,
		logprob,
		bytes: [...new TextEncoder().encode(token)],
	}));
}

function member(list: unknown, index: number): unknown {
	return Array.isArray(list) ? list[index] : undefined;
}
