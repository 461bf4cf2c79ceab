/** `serve` in front of a server that runs a model, over sockets on both sides: the two ways to the model, and real clients. */
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import Anthropic from "@anthropic-ai/sdk";
import { jsonSchema, stepCountIs, streamText, tool } from "ai";
import OpenAI from "openai";
import { describe, expect, test } from "vitest";
import { hermesCall, must, SEARCH, WEATHER } from "../../gateway/support.js";
import { modelServer, USAGE } from "../../gateway/upstream/model.js";
import { type Seen, serve, type TestServer } from "../../gateway/upstream/server.js";
import { folder } from "../run-main.js";
import { serving } from "./serving.js";
import { TEMPLATE } from "./template.js";

const MODEL = "NousResearch/Hermes-3-Llama-3.1-8B";
const CALLS = `Let me see. ${hermesCall("get_weather", '{"city": "Oslo"}')}\n${hermesCall("search", '{"q": "a \\"b\\""}')}`;
const ANSWER = "It rains in Oslo.";
const FOUND = [
	{ name: "get_weather", input: { city: "Oslo" } },
	{ name: "search", input: { q: 'a "b"' } },
];
const tools = [WEATHER, SEARCH];
const KEY = "upstream-secret";

/** Whether the conversation has come to a tool's result. */
function answered({ body }: Seen): boolean {
	return JSON.stringify(body.messages ?? body.prompt).includes("wet all day");
}

async function fronting(
	words: readonly string[],
	act: (url: string, upstream: TestServer) => Promise<void>,
): Promise<void> {
	const text = (seen: Seen) => (answered(seen) ? ANSWER : CALLS);
	const upstream = await serve(modelServer({ models: [MODEL], owner: "vllm", text }));
	try {
		const served = await serving(
			["--upstream", upstream.url, ...words],
			(url) => act(url, upstream),
			{ env: { TOOLGRAMMAR_UPSTREAM_KEY: KEY } },
		);
		expect(served).toEqual({ code: 0, stderr: "" });
	} finally {
		await upstream.close();
	}
}

const files = folder({ "t.jinja": TEMPLATE });
const WAYS = [
	["render", ["--chat-template", `${files}/t.jinja`, "--model", MODEL], "/v1/completions"],
	["pass", [], "/v1/chat/completions"],
] as const;

describe.each(WAYS)("%s, the format found by itself", (way, words, path) => {
	test("openai, chat completions: the calls, and what the upstream was asked", () =>
		fronting(words, async (url, upstream) => {
			const client = new OpenAI({ apiKey: "mine", baseURL: `${url}/v1`, maxRetries: 0 });
			const messages = [{ role: "user" as const, content: "Weather <|im_end|>?" }];
			const asked = { model: MODEL, messages, tools: [...tools], temperature: 0.5 };
			const options = { stream_options: { include_usage: true } };
			const stream = client.chat.completions.stream({ ...asked, ...options });
			const { choices, usage } = await stream.finalChatCompletion();
			const { message, finish_reason } = must(choices[0]);
			const calls = (message.tool_calls ?? []).map(({ function: called }) => called);
			expect(calls.map(({ name, arguments: json }) => ({ name, input: JSON.parse(json) }))).toEqual(
				FOUND,
			);
			expect([message.content?.trim(), finish_reason]).toEqual(["Let me see.", "tool_calls"]);
			expect(usage).toEqual(USAGE);
			const seen = must(upstream.seen.at(-1));
			expect(seen.path).toBe(path);
			expect(seen.headers.authorization).toBe(`Bearer ${KEY}`);
			expect(seen.body).toMatchObject({
				model: MODEL,
				temperature: 0.5,
				skip_special_tokens: false,
				...(way === "pass" ? { tools, messages, tool_choice: "none" } : {}),
			});
			if (way === "render") {
				const prompt = String(seen.body.prompt);
				expect(prompt.match(/<\|im_end\|>/g)).toHaveLength(1);
				expect(prompt).toContain('"get_weather"');
				expect(prompt.endsWith("<|im_start|>assistant\n")).toBe(true);
			}
		}));

	test("openai, responses", () =>
		fronting(words, async (url) => {
			const client = new OpenAI({ apiKey: "mine", baseURL: `${url}/v1`, maxRetries: 0 });
			const stream = client.responses.stream({
				model: MODEL,
				input: "Weather?",
				tools: tools.map(({ function: { name, parameters } }) => ({
					type: "function" as const,
					name,
					parameters,
					strict: false,
				})),
			});
			const { output, usage, status } = await stream.finalResponse();
			const calls = output.flatMap((item) => (item.type === "function_call" ? [item] : []));
			expect(calls.map(({ name, arguments: json }) => ({ name, input: JSON.parse(json) }))).toEqual(
				FOUND,
			);
			expect([status, usage?.total_tokens]).toEqual(["completed", USAGE.total_tokens]);
		}));

	test("AI SDK, streamText: the tools run, and the second step is the answer", () =>
		fronting(words, async (url) => {
			const provider = createOpenAICompatible({ name: "gateway", baseURL: `${url}/v1` });
			const ran: unknown[] = [];
			const of = ({ name, parameters }: (typeof tools)[number]["function"]) =>
				tool({
					inputSchema: jsonSchema<object>(parameters),
					execute: async (input) => {
						ran.push({ name, input });
						return "wet all day";
					},
				});
			const result = streamText({
				model: provider(MODEL),
				prompt: "Weather?",
				tools: { get_weather: of(WEATHER.function), search: of(SEARCH.function) },
				stopWhen: stepCountIs(3),
			});
			expect(await result.text).toBe(ANSWER);
			expect((await result.steps).map(({ finishReason }) => finishReason)).toEqual([
				"tool-calls",
				"stop",
			]);
			expect(ran).toEqual(FOUND);
		}));

	test("@anthropic-ai/sdk, messages: the calls, and an answer to their results", () =>
		fronting(words, async (url) => {
			const client = new Anthropic({ apiKey: "mine", baseURL: url, maxRetries: 0 });
			const asked = {
				model: MODEL,
				max_tokens: 100,
				tools: tools.map(({ function: { name, parameters } }) => ({
					name,
					input_schema: { ...parameters, required: [] },
				})),
			};
			const first = { role: "user" as const, content: "Weather?" };
			const { content, stop_reason } = await client.messages
				.stream({ ...asked, messages: [first] })
				.finalMessage();
			const calls = content.flatMap((block) => (block.type === "tool_use" ? [block] : []));
			expect(calls.map(({ name, input }) => ({ name, input }))).toEqual(FOUND);
			expect(stop_reason).toBe("tool_use");
			const results = calls.map(({ id }) => ({
				type: "tool_result" as const,
				tool_use_id: id,
				content: "wet all day",
			}));
			const said = { role: "assistant" as const, content };
			const last = await client.messages
				.stream({ ...asked, messages: [first, said, { role: "user", content: results }] })
				.finalText();
			expect(last).toBe(ANSWER);
		}));
});

test("the upstream's key reaches no client, and a client's key not the upstream", () =>
	fronting(["--api-key", "mine"], async (url, upstream) => {
		const headers = { authorization: "Bearer mine", "content-type": "application/json" };
		const body = JSON.stringify({ model: MODEL, messages: [{ role: "user", content: "Hi" }] });
		const response = await fetch(`${url}/v1/chat/completions`, { method: "POST", headers, body });
		const said = JSON.stringify([...response.headers]) + (await response.text());
		expect(said).not.toContain(KEY);
		expect(JSON.stringify(upstream.seen)).not.toContain("Bearer mine");
	}));

test("a configuration file: two models, each at its place, read in its own format", async () => {
	const call = '[TOOL_CALLS]get_weather[ARGS]{"city": "Oslo"}';
	const texts = [hermesCall("get_weather", '{"city": "Oslo"}'), call] as const;
	const upstreams = await Promise.all(
		texts.map((text) => serve(modelServer({ models: ["inner"], owner: "vllm", text: () => text }))),
	);
	const models = [
		{ id: "one", upstream: must(upstreams[0]).url, format: "hermes", keyEnv: "ONE_KEY" },
		{ id: "two", upstream: must(upstreams[1]).url, format: "mistral", upstreamModel: "inner" },
	];
	const at = folder({ "models.json": JSON.stringify({ models }) });
	const act = async (url: string) => {
		const client = new OpenAI({ apiKey: "mine", baseURL: `${url}/v1`, maxRetries: 0 });
		for (const model of ["one", "two"]) {
			const messages = [{ role: "user" as const, content: "Weather?" }];
			const { choices } = await client.chat.completions.create({ model, messages, tools });
			const [called] = must(choices[0]).message.tool_calls ?? [];
			expect(called).toMatchObject({
				function: { name: "get_weather", arguments: '{"city": "Oslo"}' },
			});
		}
		expect(upstreams.map(({ seen }) => seen.at(-1)?.body.model)).toEqual(["one", "inner"]);
		expect(upstreams.map(({ seen }) => seen.at(-1)?.headers.authorization)).toEqual([
			`Bearer ${KEY}`,
			undefined,
		]);
	};
	const env = { ONE_KEY: KEY };
	const served = await serving(["--config", `${at}/models.json`], act, { env });
	expect(served).toEqual({ code: 0, stderr: "" });
	await Promise.all(upstreams.map((upstream) => upstream.close()));
});
