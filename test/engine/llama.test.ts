/** The gateway in front of llama.cpp's own server: what it is asked is what it understands, and nothing is lost on the way. */
import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import type {
	ChatCompletionMessageParam,
	ChatCompletionTool,
} from "openai/resources/chat/completions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serving } from "../cli/serve/serving.js";
import { must } from "../gateway/support.js";
import { announceSkip, sharedPath } from "../support/shared.js";
import { freePort, type LlamaServer, llamaFiles, startLlama } from "./llama-server.js";

/** `ENGINE_SOAK=2000` for the whole of it. */
const REQUESTS = Number(process.env.ENGINE_SOAK ?? 160);
const CLIENTS = 8;
const TEMPLATE = "Qwen-Qwen3-0.6B.jinja";

const tools: ChatCompletionTool[] = [
	{
		type: "function",
		function: {
			name: "write",
			parameters: {
				type: "object",
				properties: { content: { type: "string" } },
				required: ["content"],
			},
		},
	},
];
/** A call as a model of hermes writes it, forced by a grammar: text, then `count` letters in its argument. */
function forced(count: number, before = ""): object {
	const text = JSON.stringify(`${before}<tool_call>\n{"name": "write", "arguments": {"content": "`);
	const end = JSON.stringify('"}}\n</tool_call>');
	return { grammar: `root ::= ${text} [a-z]{${count},${count}} ${end}` };
}
/** The signs of a tag come as its one token, as a trained model writes it. */
const TOKENS = { logit_bias: [[60, false]] };

const template = sharedPath("templates", TEMPLATE);
if (llamaFiles() === null || template === null) {
	const reason = announceSkip("the gateway in front of llama.cpp's server", "engine");
	test("llama.cpp", (context) => context.skip(reason));
} else
	describe("llama.cpp's server", () => {
		let llama: LlamaServer;
		let gateway = "";
		let model = "";
		let served: Promise<unknown>;
		let close = (): void => {};
		const client = (): OpenAI =>
			new OpenAI({ apiKey: "x", baseURL: `${gateway}/v1`, maxRetries: 0 });
		const ask = async (messages: ChatCompletionMessageParam[], more: object = {}) =>
			await client().chat.completions.create({ model, messages, tools, max_tokens: 400, ...more });
		const user = (content: string): ChatCompletionMessageParam => ({ role: "user", content });

		beforeAll(async () => {
			// the gateway is there first
			const port = await freePort();
			const url = `http://127.0.0.1:${port}`;
			const words = ["--upstream", url, "--chat-template", template, "--format", "hermes"];
			const up = new Promise<void>((resolve, reject) => {
				served = serving(words, async (at) => {
					gateway = at;
					resolve();
					await new Promise<void>((stop) => {
						close = stop;
					});
				});
				served.catch(reject);
			});
			llama = await startLlama(port);
			await up;
			const { data } = await (await fetch(`${gateway}/v1/models`)).json();
			model = data[0].id;
		}, 60_000);
		afterAll(async () => {
			close();
			await served;
			llama.stop();
		});

		test(`${REQUESTS} requests of ${CLIENTS} clients, some of which leave: nothing fails`, async () => {
			let left = REQUESTS;
			let gone = 0;
			const outcomes = new Map<string, number>();
			const count = (outcome: string): void => {
				outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
			};
			const one = async (at: number): Promise<void> => {
				const leaves = at % 7 === 3;
				const stream = client().chat.completions.stream({
					...{ model, messages: [user(`Write ${at}.`)], tools, max_tokens: 200, seed: at },
					...forced(1 + (at % 20)),
				});
				if (leaves) {
					stream.on("chunk", () => stream.abort());
					await stream.done().catch(() => {});
					gone++;
					return;
				}
				const { choices } = await stream.finalChatCompletion();
				const calls = choices[0]?.message.tool_calls ?? [];
				const [call] = calls.map((told) => ("function" in told ? told.function : null));
				const { content } = JSON.parse(call?.arguments ?? "{}") as { content?: string };
				count(`${choices[0]?.finish_reason} ${calls.length} ${content?.length === 1 + (at % 20)}`);
			};
			const work = async (): Promise<void> => {
				while (left > 0) await one(left--).catch((error: unknown) => count(String(error)));
			};
			await Promise.all(Array.from({ length: CLIENTS }, work));
			expect([...outcomes]).toEqual([["tool_calls 1 true", REQUESTS - gone]]);
			expect(gone).toBeGreaterThan(REQUESTS / 10);
			await expect
				.poll(async () => await (await fetch(`${gateway}/metrics`)).text())
				.toMatch(/^toolgrammar_streams_open 0$/m);
		}, 600_000);

		test.each([
			["a call", ""],
			["text, a line end and a call", "Let me write it.\n"],
			["a thought and a call", "<think>\nabc\n</think>\n\n"],
			["a thought, text, a line end and a call", "<think>\nabc\n</think>\n\nLet me write it.\n"],
		])("the second turn begins as the first went: %s", async (_title, before) => {
			const slot = { id_slot: 0, seed: 3 };
			const said = [user(`Write ${before.length}.`)];
			const first = await ask(said, { ...forced(300, before), ...TOKENS, ...slot });
			const message = must(first.choices[0]).message;
			const id = must(message.tool_calls)[0]?.id ?? "";
			const result = { role: "tool" as const, tool_call_id: id, content: "ok" };
			const second = await ask([...said, message, result], { max_tokens: 2, ...slot });
			const held = must(first.usage).prompt_tokens + must(first.usage).completion_tokens;
			const cached = second.usage?.prompt_tokens_details?.cached_tokens ?? 0;
			// the token that ends the turn, and the last one, which is always computed
			expect(held - cached).toBeLessThan(4);
		});

		test("a call that was cut is no end of the conversation", async () => {
			const said = [user("Write.")];
			const first = await ask(said, { ...forced(300), max_tokens: 60 });
			const { message, finish_reason } = must(first.choices[0]);
			expect(finish_reason).toBe("length");
			const call = must(must(message.tool_calls)[0]);
			expect(
				() => JSON.parse("function" in call ? call.function.arguments : "") as unknown,
			).toThrow();
			const result = { role: "tool" as const, tool_call_id: call.id, content: "it was cut" };
			const second = await ask([...said, message, result], forced(2));
			expect(second.choices[0]?.finish_reason).toBe("tool_calls");
		});

		test("the form of an answer is kept to", async () => {
			const schema = {
				type: "object",
				properties: { a: { type: "boolean" } },
				required: ["a"],
				additionalProperties: false,
			};
			const response_format = { type: "json_schema" as const, json_schema: { name: "x", schema } };
			const body = { model, messages: [user("?")], max_tokens: 60, seed: 5, response_format };
			const { choices } = await client().chat.completions.create(body);
			expect(JSON.parse(must(choices[0]?.message.content))).toEqual({ a: expect.any(Boolean) });
		});

		test("tokens are counted as the server counts them", async () => {
			const messages = [{ role: "user" as const, content: "Hello there." }];
			const anthropic = new Anthropic({ apiKey: "x", maxRetries: 0, baseURL: gateway });
			const { input_tokens } = await anthropic.messages.countTokens({ model, messages });
			const { usage } = await anthropic.messages.create({ model, messages, max_tokens: 1 });
			expect(input_tokens).toBe(usage.input_tokens + (usage.cache_read_input_tokens ?? 0));
		});

		test("what two choices wrote is added up", async () => {
			const body = { model, messages: [user("?")], n: 2, max_tokens: 4, ignore_eos: true };
			const { usage } = await client().chat.completions.create(body);
			expect(usage?.completion_tokens).toBe(8);
		});

		test("its own endpoints are handed on", async () => {
			const { choices } = await client().completions.create({ model, prompt: "a", max_tokens: 2 });
			expect(choices).toHaveLength(1);
			const refused = client().embeddings.create({ model, input: "a" });
			await expect(refused).rejects.toMatchObject({ code: "upstream_refused" });
		});
	});
