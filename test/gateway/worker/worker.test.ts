/** The gateway where it is deployed to the edge: in workerd, which makes no code from texts and has no module of Node's. */
import { gzipSync } from "node:zlib";
import OpenAI from "openai";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createGateway } from "../../../src/gateway/index.js";
import type { GatewayWorker } from "../../../src/gateway/worker/index.js";
import { createWorker } from "../../../src/gateway/worker/index.js";
import { ask, CHAT, dataOf, engineOf, hermesCall, modelOf, must, WEATHER } from "../support.js";
import { type Script, serve, type TestServer } from "../upstream/server.js";
import { bundle, hasWorkerd, type Running, startWorker } from "./workerd.js";

const ready = hasWorkerd();
if (!ready) console.warn("\nSKIPPED: the Worker's tests, because workerd cannot be run here\n");

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
	for (const close of closing.splice(0)) await close();
});

const TEMPLATE = "{% for m in messages %}<|im_start|>{{ m.content }}<|im_end|>{% endfor %}";
/** The Worker with a template, and with a door of the test's. */
const PROGRAM = `import { createWorker } from "toolgrammar/gateway/worker";
const worker = createWorker({ templates: { "small.jinja": ${JSON.stringify(TEMPLATE)} } });
export default { fetch(request, env) {
	if (!request.url.endsWith("/code")) return worker.fetch(request, env);
	try { return new Response(String(new Function("return 1")())); }
	catch (error) { return new Response(error.name); }
} };`;

const KEY = "client-key";
const UPSTREAM_KEY = "upstream-key";

function modelAt(url: string, more: object = {}): object {
	return { id: "m", upstream: url, dialect: "openai", format: "hermes", keyEnv: "UP", ...more };
}

function configured(models: readonly object[]): Record<string, string> {
	return {
		TOOLGRAMMAR_CONFIG: JSON.stringify({ models }),
		TOOLGRAMMAR_API_KEY: KEY,
		UP: UPSTREAM_KEY,
	};
}

function clientOf(url: string, apiKey = KEY): OpenAI {
	return new OpenAI({ apiKey, baseURL: `${url}/v1`, maxRetries: 0 });
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}, path = CHAT) =>
	fetch(`${url}${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(body),
	});

test("the bundle fits the smallest plan of the platform, and needs no module of Node's", async () => {
	const script = await bundle();
	expect(gzipSync(script).length).toBeLessThan(3 * 1024 * 1024);
	expect(script).not.toMatch(/\bfrom\s*"node:/);
});

const calls = ["1", '"Oslo"']
	.map((city) => hermesCall("get_weather", `{"city": ${city}}`))
	.join("");

/** What the upstream does is asked for by the name of the model. */
const answers: Readonly<Record<string, Script>> = {
	calls: async (_seen, wire) => {
		for (const content of [...calls])
			await wire.event({ choices: [{ index: 0, delta: { content } }] });
		await wire.event({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
		await wire.event("[DONE]");
		wire.end();
	},
	rendered: async (_seen, wire) => {
		await wire.event({ choices: [{ index: 0, text: "Hi.", finish_reason: "stop" }] });
		await wire.event("[DONE]");
		wire.end();
	},
	endless: async (_seen, wire) => {
		let open = true;
		left = wire.gone.then(() => {
			open = false;
		});
		while (open) {
			await wire.event({ choices: [{ index: 0, delta: { content: "Well, " } }] });
			await wire.pause(10);
		}
	},
};
let left: Promise<void> = Promise.resolve();

describe.skipIf(!ready)("in workerd", () => {
	let replay: Running;
	let worker: Running;
	let server: TestServer;
	beforeAll(async () => {
		server = await serve((seen, wire) => answers[String(seen.body.model)]?.(seen, wire));
		const models = Object.keys(answers).map((id) => ({
			...modelAt(server.url, { strict: true }),
			id,
			...(id === "rendered" ? { chatTemplate: "small.jinja" } : {}),
		}));
		const script = await bundle(PROGRAM);
		replay = await startWorker(await bundle());
		worker = await startWorker(script, configured(models));
		closing.push(replay.close, worker.close, server.close);
	});

	test("no code can be made there", async () => {
		expect(await (await fetch(`${worker.url}/code`)).text()).toBe("EvalError");
	});

	test("the replays, by fetch", async () => {
		const body = { ...ask({ tools: [WEATHER], stream: true }), model: "replay/kimik2" };
		const response = await post(replay.url, body);
		expect(response.headers.get("content-type")).toContain("text/event-stream");
		const data = dataOf(await response.text());
		expect(data.at(-1)).toBe("[DONE]");
		const chunks = data.slice(0, -1).map((one) => JSON.parse(one));
		expect(chunks[0].choices[0].delta).toEqual({ role: "assistant", content: "" });
		expect(chunks.at(-1).choices[0].finish_reason).toBe("tool_calls");
	});

	test("the replays, by the openai client", async () => {
		const client = clientOf(replay.url);
		const { data: models } = await client.models.list();
		for (const model of ["replay/hermes", "replay/harmony", "replay/deepseek_v31"]) {
			expect(models.map(({ id }) => id)).toContain(model);
			const asked = { ...ask({ tools: [WEATHER] }), model };
			const stream = client.chat.completions.stream(asked);
			const [choice] = (await stream.finalChatCompletion()).choices;
			const [call] = must(choice?.message.tool_calls);
			if (call?.type !== "function") throw new Error("no call");
			expect(call.function.name).toBe("get_weather");
			expect(Object.keys(JSON.parse(call.function.arguments))).toEqual(["city"]);
		}
	});

	test("every endpoint of the gateway is there", async () => {
		const engine = engineOf(() => []);
		const { routes } = createGateway({ models: [modelOf("hermes", engine)] });
		const paths = routes.filter(({ method }) => method === "POST").map(({ path }) => path);
		expect(paths).toContain(CHAT);
		for (const path of paths) expect((await post(replay.url, [], {}, path)).status).toBe(400);
		expect((await post(replay.url, {}, {}, "/v1/other")).status).toBe(404);
	});

	test("an upstream: its calls, judged by the schema; its key goes nowhere else", async () => {
		const asked = { ...ask({ tools: [WEATHER] }), model: "calls" };
		const stream = clientOf(worker.url).chat.completions.stream(asked);
		const [choice] = (await stream.finalChatCompletion()).choices;
		const seen = must(choice?.message.tool_calls).map((call) =>
			call.type === "function" ? call.function.arguments : null,
		);
		expect(seen).toEqual(['{"city": "Oslo"}']);
		const count = server.seen.length;
		expect(server.seen.at(-1)?.headers.authorization).toBe(`Bearer ${UPSTREAM_KEY}`);
		const none = await post(worker.url, asked);
		expect([none.status, server.seen.length]).toEqual([401, count]);
		for (const text of [await none.text(), ...worker.log]) expect(text).not.toContain(UPSTREAM_KEY);
	});

	test("a prompt that the gateway renders, by a template of the deployment", async () => {
		const asked = { ...ask(), model: "rendered" };
		const { choices } = await clientOf(worker.url).chat.completions.create(asked);
		expect(choices[0]?.message.content).toBe("Hi.");
		const { path, body } = must(server.seen.at(-1));
		expect([path, body.prompt]).toEqual(["/v1/completions", "<|im_start|>Hello<|im_end|>"]);
	});

	test("a client that leaves ends the request to the upstream", async () => {
		const leaving = new AbortController();
		const response = await fetch(`${worker.url}${CHAT}`, {
			method: "POST",
			headers: { "content-type": "application/json", authorization: `Bearer ${KEY}` },
			body: JSON.stringify({ ...ask({ stream: true }), model: "endless" }),
			signal: leaving.signal,
		});
		await must(response.body).getReader().read();
		leaving.abort();
		await left;
	});
});

describe("what the environment lacks", () => {
	const env = configured([modelAt("http://127.0.0.1:9")]);
	const wrong: readonly (readonly [string, Record<string, string>, RegExp])[] = [
		[
			"a key for the clients",
			{ ...env, TOOLGRAMMAR_API_KEY: "" },
			/TOOLGRAMMAR_API_KEY is missing/,
		],
		["a key of an upstream", { ...env, UP: "" }, /environment has no UP/],
		[
			"a template",
			configured([modelAt("http://x", { chatTemplate: "toString" })]),
			/no chat template "toString"/,
		],
		["JSON", { ...env, TOOLGRAMMAR_CONFIG: "{" }, /no JSON/],
	];
	test.each(wrong)("%s: said in the log alone, and asked again", async (_title, bindings, said) => {
		const logged: string[] = [];
		const { error } = console;
		console.error = (text: unknown) => void logged.push(String(text));
		try {
			const worker: GatewayWorker = createWorker();
			for (const count of [1, 2]) {
				const response = await worker.fetch(new Request("http://edge/v1/models"), bindings);
				expect(response.status).toBe(503);
				const body = (await response.json()) as { readonly error: { readonly code: string } };
				expect(body.error.code).toBe("not_configured");
				expect(JSON.stringify(body)).not.toMatch(said);
				expect(logged).toHaveLength(count);
				expect(logged.at(-1)).toMatch(said);
			}
			const fine = await worker.fetch(new Request("http://edge/healthz"), env);
			expect(fine.status).toBe(200);
		} finally {
			console.error = error;
		}
	});
});
