import type { Problem } from "../endpoint.js";

/** The body of an error as OpenAI's endpoints write it. */
export function openAiError({ message, type, param, code }: Problem) {
	return { error: { message, type, param: param ?? null, code } };
}
