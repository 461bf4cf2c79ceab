/** How many tokens a prompt has, as the upstream's own tokenizer says. */
import { EngineError, unfit } from "../engine.js";
import type { Dialect } from "./dialects.js";
import { forward } from "./forward.js";
import { garbage, type JsonObject, objectOf } from "./json.js";
import type { Prompt } from "./prompt.js";
import type { Upstream } from "./upstream.js";

/** Bytes of an answer: a list of tokens. */
const MOST = 16_777_216;

export interface Counted {
	readonly upstream: Upstream;
	readonly dialect: Dialect;
	/** what the upstream calls the model */
	readonly model: string;
}

/** Of a prompt that is rendered here. */
export async function countPrompt(
	{ upstream, dialect, model }: Counted,
	{ text, begins }: Prompt,
	signal: AbortSignal,
): Promise<number> {
	const ask = (body: JsonObject) => answered(upstream, model, "/tokenize", body, signal);
	switch (dialect) {
		case "llama.cpp":
			return countOf(await ask({ content: text, add_special: true, parse_special: true }));
		case "vllm":
			return countOf(await ask({ prompt: begins + text, add_special_tokens: begins === "" }));
		case "sglang":
			return countOf(await ask({ prompt: text, add_special_tokens: true }));
		case "tgi":
		case "openai":
			throw CANNOT;
		default:
			return dialect satisfies never;
	}
}

/** Of a conversation that the upstream renders; `body` is the one that it would be sent. */
export async function countChat(
	{ upstream, dialect, model }: Counted,
	body: JsonObject,
	signal: AbortSignal,
): Promise<number> {
	const { messages, tools, chat_template_kwargs } = body;
	const said = { messages, tools, chat_template_kwargs };
	switch (dialect) {
		case "llama.cpp": {
			const { prompt } = await answered(upstream, model, "/apply-template", said, signal);
			if (typeof prompt !== "string") throw garbage("a prompt that is no text");
			return await countPrompt(
				{ upstream, dialect, model },
				{ text: prompt, begins: "", entry: null },
				signal,
			);
		}
		case "vllm":
			return countOf(await answered(upstream, model, "/tokenize", said, signal));
		case "sglang":
		case "tgi":
		case "openai":
			throw CANNOT;
		default:
			return dialect satisfies never;
	}
}

const CANNOT = unfit(
	"the tokens of this model's prompts cannot be counted: its server does not say",
);

function countOf({ count, tokens }: JsonObject): number {
	if (typeof count === "number") return count;
	if (Array.isArray(tokens)) return tokens.length;
	throw garbage("no count of tokens");
}

async function answered(
	upstream: Upstream,
	model: string,
	path: string,
	body: JsonObject,
	signal: AbortSignal,
): Promise<JsonObject> {
	const own = new AbortController();
	const either = AbortSignal.any([signal, own.signal]);
	const answer = await forward(upstream, model, { path, body }, either);
	const decoder = new TextDecoder();
	let text = "";
	for (let bytes = 0; ; ) {
		const value = await answer.read();
		if (value === null) return objectOf(text + decoder.decode());
		bytes += value.length;
		if (bytes > MOST) {
			const error = new EngineError("garbage", "the upstream's answer is too long");
			// the rest of it is not read: the connection would stay open
			own.abort(error);
			throw error;
		}
		text += decoder.decode(value, { stream: true });
	}
}
