/** What an upstream is sent, and where: fields of a chat that a prompt has no use for, addresses; and what its refusals say. */
import { describe, expect, test } from "vitest";
import type { ChatRequest } from "../../../src/gateway/chat-request.js";
import { EngineError } from "../../../src/gateway/engine.js";
import { completionBody } from "../../../src/gateway/upstream/completion-body.js";
import { DIALECTS, type Dialect } from "../../../src/gateway/upstream/dialects.js";
import { refusalOf, spoken } from "../../../src/gateway/upstream/refusal.js";
import type { Received } from "../../../src/gateway/upstream/transport.js";
import { addressOf, endpointOf } from "../../../src/gateway/upstream/upstream.js";
import { Watch } from "../../../src/gateway/upstream/watch.js";
import { hermes } from "../../../src/generated/formats/hermes.js";
import { REQUEST } from "./read.js";

describe("the body of a completion", () => {
	const bodyOf = (more: object, dialect: Dialect = "openai", maxTokens?: number) =>
		completionBody(
			{ ...REQUEST, ...more } satisfies ChatRequest,
			{ text: "Hello.", begins: "<s>", entry: null },
			{ dialect, format: hermes, model: "there", maxTokens },
		);
	const PLAIN = {
		model: "there",
		prompt: "Hello.",
		stream: true,
		stream_options: { include_usage: true },
	};

	test.each([
		...["messages", "tools", "tool_choice", "parallel_tool_calls", "functions", "function_call"],
		...["reasoning", "reasoning_effort", "chat_template", "chat_template_kwargs"],
		...["add_generation_prompt", "continue_final_message", "documents", "modalities", "audio"],
		...["prediction", "store", "metadata", "prompt", "prompt_embeds", "suffix", "echo", "best_of"],
		...["top_logprobs", "stream", "stream_options"],
	])("has nothing of %s", (field) => {
		expect(bodyOf({ [field]: ["of the client"] })).toEqual(PLAIN);
	});

	test.each([
		...["temperature", "top_p", "seed", "stop", "n", "logit_bias", "user", "presence_penalty"],
		...["frequency_penalty", "min_p", "top_k", "ignore_eos", "something_new"],
	])("passes %s on", (field) => {
		expect(bodyOf({ [field]: 7 })).toEqual({ ...PLAIN, [field]: 7 });
	});

	test("has one limit of tokens: the newer name's, the older one's, the operator's", () => {
		const limitOf = (more: object, most?: number) => bodyOf(more, "openai", most).max_tokens;
		expect(limitOf({ max_completion_tokens: 3, max_tokens: 4 }, 5)).toBe(3);
		expect(limitOf({ max_completion_tokens: null, max_tokens: 4 }, 5)).toBe(4);
		expect(limitOf({}, 5)).toBe(5);
		expect(limitOf({})).toBeUndefined();
		expect(bodyOf({ max_completion_tokens: 3 })).not.toHaveProperty("max_completion_tokens");
	});

	test("asks for log probabilities in the words of completions", () => {
		expect(bodyOf({ logprobs: true, top_logprobs: 2 }).logprobs).toBe(2);
		expect(bodyOf({ logprobs: true }).logprobs).toBe(0);
		expect(bodyOf({ logprobs: false, top_logprobs: 2 })).toEqual(PLAIN);
	});

	test.each<[Dialect, object]>([
		[
			"vllm",
			{
				...{ skip_special_tokens: false, spaces_between_special_tokens: false },
				...{ max_tokens: null, prompt: "<s>Hello.", add_special_tokens: false },
			},
		],
		[
			"sglang",
			{
				...{ skip_special_tokens: false, spaces_between_special_tokens: false },
				max_tokens: null,
			},
		],
		["llama.cpp", { preserved_tokens: hermes.tokens }],
		["tgi", {}],
		["openai", {}],
	])("of %s keeps the marks in the text, in its words", (dialect, more) => {
		expect(bodyOf({}, dialect)).toEqual({ ...PLAIN, ...more });
	});

	test("asks for no form where the answer is text", () => {
		for (const dialect of DIALECTS)
			for (const response_format of [undefined, null, { type: "text" }])
				expect(bodyOf({ response_format }, dialect)).toEqual(bodyOf({}, dialect));
	});
});

describe("addresses", () => {
	test.each([
		["http://h", "http://h/v1/completions", "http://h/tokenize"],
		["http://h/", "http://h/v1/completions", "http://h/tokenize"],
		["http://h/v1", "http://h/v1/completions", "http://h/tokenize"],
		["http://h/v1/", "http://h/v1/completions", "http://h/tokenize"],
		["http://h/v1//", "http://h/v1/completions", "http://h/tokenize"],
		["http://h//", "http://h/v1/completions", "http://h/tokenize"],
		["http://h:1/a/b//", "http://h:1/a/b/v1/completions", "http://h:1/a/b/tokenize"],
		["https://h/v1/proxy", "https://h/v1/proxy/v1/completions", "https://h/v1/proxy/tokenize"],
		["http://h/api1", "http://h/api1/v1/completions", "http://h/api1/tokenize"],
	])("under %s", (base, endpoint, beside) => {
		expect(endpointOf(base, "completions")).toBe(endpoint);
		expect(addressOf(base, "/tokenize")).toBe(beside);
	});
});

describe("an answer that is no stream", () => {
	const answer = (status: number, ...reads: readonly (string | Error)[]): Received => {
		const left = [...reads];
		return {
			status,
			type: "application/json",
			async read() {
				const next = left.shift();
				if (next instanceof Error) throw next;
				return next === undefined ? null : new TextEncoder().encode(next);
			},
		};
	};
	const asked = async (received: Received, client = new AbortController().signal) => {
		const watch = new Watch(client);
		try {
			return await refusalOf(received, "sk-own", watch);
		} finally {
			watch.close();
		}
	};

	test("that breaks off says what its status says", async () => {
		for (const said of [[], ['{"error":"no']]) {
			const refusal = await asked(answer(503, ...said, new Error("gone")));
			expect(refusal).toMatchObject({ failure: "refused", status: 503 });
			expect(refusal?.message).toBe("the upstream refused with status 503");
		}
	});

	test("that breaks off behind its message says that", async () => {
		const refusal = await asked(answer(400, '{"error":', '"too long"}', new Error("gone")));
		expect(refusal?.message).toBe("too long");
	});

	test("that the client does not wait for fails with the client's reason", async () => {
		const client = new AbortController();
		const reason = new Error("the client has gone");
		client.abort(reason);
		await expect(asked(answer(503, new Error("ended")), client.signal)).rejects.toBe(reason);
	});

	test("with a good status is no stream, and with an error in it a refusal", async () => {
		const plain = await asked(answer(200, "{}"));
		expect(plain).toBeInstanceOf(EngineError);
		expect(plain).toMatchObject({ failure: "garbage", status: 200 });
		expect(plain?.message).toBe("the upstream's answer is no event stream");
		const error = await asked(answer(200, '{"error":{"message":"no model for sk-own"}}'));
		expect(error).toMatchObject({ failure: "refused", status: 200 });
		expect(error?.message).toBe("no model for ***");
	});

	test("is told in 500 characters at most, without the key", () => {
		expect(spoken("x".repeat(500), undefined)).toBe("x".repeat(500));
		expect(spoken("x".repeat(501), "")).toBe(`${"x".repeat(500)}…`);
		expect(spoken("a key: k1, k1", "k1")).toBe("a key: ***, ***");
	});
});
