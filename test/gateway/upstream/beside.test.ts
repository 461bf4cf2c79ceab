/** What an upstream is asked beside a text: how many tokens a prompt has, the form of an answer, usage of several choices, other endpoints. */
import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import { describe, expect, test } from "vitest";
import { createGateway } from "../../../src/gateway/index.js";
import { nodeTransport } from "../../../src/gateway/node/transport.js";
import { chatEngine } from "../../../src/gateway/upstream/chat.js";
import type { Dialect } from "../../../src/gateway/upstream/dialects.js";
import { hermes } from "../../../src/generated/formats/hermes.js";
import { must, post } from "../support.js";
import { all, plainEngine, REQUEST, untilFailure } from "./read.js";
import type { Script } from "./server.js";
import { upstreams } from "./upstreams.js";

const upstream = upstreams();
const json = { "content-type": "application/json" };
const answers =
	(bodies: Readonly<Record<string, unknown>>): Script =>
	(seen, wire) => {
		const body = bodies[seen.path];
		if (body === undefined) wire.status(404, json, '{"error":{"message":"no such route"}}');
		else wire.status(200, json, JSON.stringify(body));
	};

const ROUTES = {
	"/tokenize": { tokens: [5, 6, 7] },
	"/apply-template": { prompt: "<|im_start|>Hello." },
	"/v1/embeddings": { object: "list", data: [{ embedding: [0.5] }] },
};
const VLLM = { "/tokenize": { count: 3, max_model_len: 10, tokens: [5, 6, 7] } };

async function serving(dialect: Dialect, mode: "render" | "pass", bodies: object = ROUTES) {
	const server = await upstream(answers({ ...bodies }));
	const to = { url: `${server.url}/v1`, key: "sk-own", transport: nodeTransport };
	const engine =
		mode === "render"
			? plainEngine(to, { dialect, model: "there" })
			: chatEngine({ upstream: to, dialect, format: hermes, model: "there" });
	const app = createGateway({ models: [{ id: "m", format: hermes, engine }] });
	const fetch = async (url: string | URL | Request, init?: RequestInit) =>
		app.request(new Request(url, init));
	return { app, server, fetch };
}

describe("Anthropic's count of tokens", () => {
	const messages = [{ role: "user" as const, content: "Hello." }];
	const ways = [
		["llama.cpp", "render", ROUTES, [["/tokenize", { content: "Hello.", parse_special: true }]]],
		[
			...["llama.cpp", "pass", ROUTES],
			[
				["/apply-template", { messages }],
				["/tokenize", { content: "<|im_start|>Hello.", parse_special: true }],
			],
		],
		["vllm", "render", VLLM, [["/tokenize", { prompt: "Hello.", model: "there" }]]],
		["vllm", "pass", VLLM, [["/tokenize", { messages, model: "there" }]]],
		["sglang", "render", VLLM, [["/tokenize", { prompt: "Hello." }]]],
	] as const;
	test.each(ways)("%s, %s", async (dialect, mode, bodies, asked) => {
		const { fetch, server } = await serving(
			dialect as Dialect,
			mode as "render" | "pass",
			bodies as object,
		);
		const client = new Anthropic({
			apiKey: "x",
			maxRetries: 0,
			baseURL: "http://localhost",
			fetch,
		});
		expect(await client.messages.countTokens({ model: "m", messages })).toEqual({
			input_tokens: 3,
		});
		expect(server.seen.map(({ path, body }) => [path, body])).toMatchObject([...asked]);
	});

	test.each(["tgi", "openai"] as const)("%s does not say", async (dialect) => {
		const { app } = await serving(dialect, "render");
		const answer = await post(app, { model: "m", messages }, {}, "/v1/messages/count_tokens");
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({
			type: "error",
			error: { message: /cannot be counted/ },
		});
	});

	test("an answer that has none", async () => {
		const { app } = await serving("vllm", "render", { "/tokenize": { tokens: "3" } });
		const answer = await post(app, { model: "m", messages }, {}, "/v1/messages/count_tokens");
		expect(answer.status).toBe(502);
	});

	test("an engine without a tokenizer", async () => {
		const engine = { async *generate() {} };
		const app = createGateway({ models: [{ id: "m", format: hermes, engine }] });
		const answer = await post(app, { model: "m", messages }, {}, "/v1/messages/count_tokens");
		expect(answer.status).toBe(404);
	});
});

describe("endpoints that are the upstream's own", () => {
	test("are answered by it, and told its name of the model and the gateway's key", async () => {
		const { fetch, server } = await serving("vllm", "render");
		const client = new OpenAI({
			apiKey: "mine",
			maxRetries: 0,
			baseURL: "http://localhost/v1",
			fetch,
		});
		const { data } = await client.embeddings.create({
			model: "m",
			input: "x",
			encoding_format: "float",
		});
		expect(data).toEqual([{ embedding: [0.5] }]);
		expect(must(server.seen[0])).toMatchObject({
			path: "/v1/embeddings",
			body: { model: "there", input: "x" },
			headers: { authorization: "Bearer sk-own" },
		});
	});

	test("a model that is no text is refused, and the field is named", async () => {
		const { app } = await serving("llama.cpp", "pass");
		const response = await post(app, { content: "x", model: 5 }, {}, "/tokenize");
		expect(response.status).toBe(400);
		expect((await response.json()).error).toMatchObject({ param: "model" });
	});

	test("without a model the first is meant", async () => {
		const { app } = await serving("llama.cpp", "pass");
		expect(await (await post(app, { content: "x" }, {}, "/tokenize")).json()).toEqual({
			tokens: [5, 6, 7],
		});
	});

	test("stream", async () => {
		const server = await upstream(async (_seen, wire) => {
			await wire.event({ choices: [{ index: 0, text: "a" }] });
			await wire.event("[DONE]", 1);
			wire.end();
		});
		const engine = plainEngine({ url: server.url });
		const app = createGateway({ models: [{ id: "m", format: hermes, engine }] });
		const answer = await post(app, { prompt: "x", stream: true }, {}, "/v1/completions");
		expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
		expect(await answer.text()).toBe(
			'data: {"choices":[{"index":0,"text":"a"}]}\n\ndata: [DONE]\n\n',
		);
	});

	test("are refused as it refuses, or where there is no server", async () => {
		const { app } = await serving("vllm", "render", {});
		const answer = await post(app, { model: "m", input: "x" }, {}, "/v1/embeddings");
		expect([answer.status, (await answer.json()).error.code]).toEqual([404, "upstream_refused"]);
		const other = createGateway({
			models: [{ id: "m", format: hermes, engine: { async *generate() {} } }],
		});
		expect((await post(other, { input: "x" }, {}, "/v1/embeddings")).status).toBe(404);
		expect((await post(other, { model: "n" }, {}, "/v1/embeddings")).status).toBe(404);
		expect((await post(other, { model: 5 }, {}, "/v1/embeddings")).status).toBe(400);
	});

	test("a client that leaves ends the request, and its place is free", async () => {
		let gone = false;
		const server = await upstream(async (_seen, wire) => {
			await wire.taken("data: 1\n\n");
			await wire.gone;
			gone = true;
		});
		const engine = plainEngine({ url: server.url, transport: nodeTransport });
		const app = createGateway({ models: [{ id: "m", format: hermes, engine }], requestLimit: 1 });
		for (let i = 0; i < 3; i++) {
			const answer = await post(app, { prompt: "x" }, {}, "/v1/completions");
			expect(answer.status).toBe(200);
			await answer.body?.cancel();
		}
		await expect.poll(() => gone).toBe(true);
	});
});

describe("the form of an answer, where the prompt is rendered", () => {
	const schema = { type: "object", properties: { a: { type: "number" } } };
	const form = { type: "json_schema", json_schema: { name: "x", schema, strict: true } };
	const told = async (dialect: Dialect, response_format: object) => {
		const server = await upstream((_seen, wire) => {
			void wire.event({ choices: [{ index: 0, text: "{}", finish_reason: "stop" }] });
			wire.end();
		});
		await all(plainEngine({ url: server.url }, { dialect }), { ...REQUEST, response_format });
		return must(server.seen[0]).body;
	};

	test("llama.cpp is told the schema", async () => {
		const body = await told("llama.cpp", form);
		expect(body).toMatchObject({ json_schema: schema });
		expect(body).not.toHaveProperty("response_format");
		expect(await told("llama.cpp", { type: "json_object" })).toMatchObject({
			json_schema: { type: "object" },
		});
		expect(await told("llama.cpp", { type: "text" })).not.toHaveProperty("json_schema");
	});

	test.each(["vllm", "sglang", "openai"] as const)(
		"%s is told what the client has said",
		async (dialect) => {
			expect(await told(dialect, form)).toMatchObject({ response_format: form });
		},
	);

	test("TGI cannot be told: the request is refused", async () => {
		const engine = plainEngine({ url: "http://x.invalid" }, { dialect: "tgi" });
		const { error } = await untilFailure(engine, { ...REQUEST, response_format: form });
		expect(error).toMatchObject({ failure: "unfit", message: /^response_format/ });
	});
});

describe("usage of several choices", () => {
	const usage = (completion_tokens: number) => ({
		prompt_tokens: 7,
		completion_tokens,
		total_tokens: 7 + completion_tokens,
	});
	const counted = async (dialect: Dialect) => {
		const server = await upstream((_seen, wire) => {
			for (const index of [1, 0])
				void wire.event({
					choices: [{ index, text: "x", finish_reason: "stop" }],
					usage: usage(index + 2),
				});
			wire.end();
		});
		const pieces = await all(plainEngine({ url: server.url }, { dialect }), { ...REQUEST, n: 2 });
		return pieces.flatMap((piece) => (piece.type === "usage" ? [piece.usage] : []));
	};
	test("llama.cpp tells it for each: what was written is added up", async () => {
		expect(await counted("llama.cpp")).toEqual([usage(5)]);
	});
	test("others tell it for all: the last counts", async () => {
		expect(await counted("vllm")).toEqual([usage(2)]);
	});
});
