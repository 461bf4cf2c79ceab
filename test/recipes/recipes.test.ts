/** The programs of docs/recipes run as they stand there, and are no longer than they may be. */

import { once } from "node:events";
import * as fs from "node:fs";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createGateway, replayModels } from "../../src/gateway/index.js";
import { replayFormats } from "../../src/gateway/node/index.js";
import { createValidator } from "../../src/validate/index.js";
import { ROOT } from "../support/shared.js";
import { lines, type Names, programsOf, run } from "./run.js";
import { ANSWER, network } from "./server.js";

afterEach(() => {
	vi.unstubAllGlobals();
});

/** The most lines that are not blank of each program of a page, in their order. */
const PAGES: Readonly<Record<string, readonly number[]>> = {
	"agent-loop.md": [18, 12, 24],
	"ai-sdk.md": [12, 12],
	"browser.md": [12, 12],
	"datasets.md": [11],
	"fetch.md": [10, 10, 7],
	"route.md": [10, 10],
	"worker.md": [15],
};

function program(page: string, at = 0): string {
	const code = programsOf(join("docs/recipes", page))[at];
	if (code === undefined) throw new Error(`${page} has no program ${at}`);
	return code;
}

/** Runs it in front of the network; what it prints. */
async function printed(
	code: string,
	packages: Readonly<Record<string, Names>> = {},
	wrong = false,
) {
	const net = network({ wrong });
	vi.stubGlobal("fetch", net.fetch);
	const shown: unknown[] = [];
	const exported = await run(
		code,
		{ console: { log: (one: unknown) => shown.push(one) } },
		packages,
	);
	return { shown, exported, asked: net.asked };
}

test("every page is tried, and no program is longer than it may be", () => {
	const pages = readdirSync(join(ROOT, "docs/recipes")).filter((name) => name !== "README.md");
	expect(pages.sort()).toEqual(Object.keys(PAGES).sort());
	for (const [page, most] of Object.entries(PAGES)) {
		const long = programsOf(join("docs/recipes", page)).map(lines);
		expect(long, page).toHaveLength(most.length);
		for (const [at, limit] of most.entries())
			expect(long[at], `${page} ${at}`).toBeLessThanOrEqual(limit);
	}
});

test("the first page leads to every other", () => {
	const first = readFileSync(join(ROOT, "docs/recipes/README.md"), "utf8");
	for (const page of Object.keys(PAGES)) expect(first).toContain(`](${page})`);
});

const CALLED = ["content", "call-start", "call-arguments", "call-end"];
const types = (events: readonly unknown[]) => [
	...new Set(events.map((event) => (event as { readonly type: string }).type)),
];

describe("AI SDK", () => {
	test("tools by prompt: the server is told of no tool but in words", async () => {
		const { shown, asked } = await printed(program("ai-sdk.md", 0));
		expect(shown).toEqual([ANSWER]);
		expect(asked.map(({ body }) => body.tools)).toEqual([undefined, undefined]);
		expect(JSON.stringify(asked[0]?.body.messages)).toContain("You can call tools");
	});

	test("native tools: the server is told of them", async () => {
		const { shown, asked } = await printed(program("ai-sdk.md", 1));
		expect(shown).toEqual([ANSWER]);
		expect(asked[0]?.body.tools).toHaveLength(1);
	});
});

describe("plain fetch", () => {
	test("a stream of completions", async () => {
		const { shown, asked } = await printed(program("fetch.md", 0));
		expect(types(shown)).toEqual(CALLED);
		expect(asked.map(({ path }) => path)).toEqual(["/v1/completions"]);
	});

	test("a whole chat completion", async () => {
		const { shown } = await printed(program("fetch.md", 1));
		expect(shown).toMatchObject([
			{ content: "I look.\n", finishReason: "tool_calls", toolCalls: [{ name: "get_weather" }] },
		]);
	});

	test("chunks of one's own", async () => {
		expect(types((await printed(program("fetch.md", 2))).shown)).toEqual(CALLED);
	});
});

interface Handler {
	fetch(request: Request, env?: unknown): Response | Promise<Response>;
}

async function asksThrough(
	handler: Handler["fetch"],
	base: string,
	headers = {},
): Promise<unknown> {
	const parameters = { type: "object", properties: { city: { type: "string" } } };
	const body = JSON.stringify({
		model: "Qwen/Qwen3-8B",
		messages: [{ role: "user", content: "How is it?" }],
		tools: [{ type: "function", function: { name: "get_weather", parameters } }],
	});
	const url = `http://localhost${base}/v1/chat/completions`;
	const response = await handler(
		new Request(url, {
			method: "POST",
			headers: { "content-type": "application/json", ...headers },
			body,
		}),
	);
	return await response.json();
}
const CHOICE = {
	choices: [
		{
			finish_reason: "tool_calls",
			message: {
				tool_calls: [{ function: { name: "get_weather", arguments: '{"city": "Oslo"}' } }],
			},
		},
	],
};

describe("routes", () => {
	test("hono", async () => {
		const { exported } = await printed(program("route.md", 0));
		const app = exported.default as Handler;
		expect(await asksThrough((request) => app.fetch(request), "/ai")).toMatchObject(CHOICE);
	});

	test("Next.js", async () => {
		const { GET, POST } = (await printed(program("route.md", 1))).exported as Record<
			string,
			Handler["fetch"]
		>;
		if (GET === undefined || POST === undefined) throw new Error("no handlers");
		expect(await asksThrough(POST, "")).toMatchObject(CHOICE);
		const list = await (await GET(new Request("http://localhost/v1/models"))).json();
		expect(list).toMatchObject({ data: [{ id: "Qwen/Qwen3-8B" }] });
	});

	test("a Worker", async () => {
		const worker = (await printed(program("worker.md"))).exported.default as Handler;
		const env = { UPSTREAM: "http://127.0.0.1:8000", KEY: "k", CLIENT_KEY: "c" };
		const fetch = (request: Request) => worker.fetch(request, env);
		expect(await asksThrough(fetch, "", { authorization: "Bearer c" })).toMatchObject(CHOICE);
		expect(await asksThrough(fetch, "")).toMatchObject({ error: { code: "invalid_api_key" } });
	});
});

describe("an agent loop", () => {
	test("runs the tool, and prints the answer", async () => {
		const { shown, asked } = await printed(program("agent-loop.md"));
		expect(shown).toEqual([ANSWER]);
		expect(asked).toHaveLength(2);
	});

	test("asks again where the arguments do not fit", async () => {
		const { shown, asked } = await printed(program("agent-loop.md"), {}, true);
		expect(shown).toEqual([ANSWER]);
		expect(asked).toHaveLength(3);
		expect(asked[1]?.body.messages).toMatchObject([
			{ role: "system" },
			{ role: "user" },
			{ role: "assistant" },
			{ role: "user", content: expect.stringContaining("/city") },
		]);
	});
});

describe("an agent loop without a model", () => {
	/** The server of the page, on a port that is free; `run` in front of it. */
	async function withServer(code: string): Promise<{ shown: unknown[]; asked: number }> {
		const real = fetch;
		let server: Server | undefined;
		const packages = {
			"node:http": {
				createServer: (listener: RequestListener) => {
					server = createServer(listener);
					return { listen: () => server?.listen(0, "127.0.0.1") };
				},
			},
		};
		await printed(code, packages);
		if (server === undefined) throw new Error("no server is made");
		await once(server, "listening");
		const place = server.address();
		if (typeof place !== "object" || place === null) throw new Error("no server listens");
		let asked = 0;
		vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
			asked++;
			return real(`http://127.0.0.1:${place.port}/v1/chat/completions`, init);
		});
		const shown: unknown[] = [];
		const log = (one: unknown) => shown.push(one);
		await run(program("agent-loop.md", 0), { console: { log } }).finally(() => server?.close());
		return { shown, asked };
	}
	const ANSWERED = ["It is sunny in Oslo."];

	test("the server of the page says what a model would", async () => {
		const code = program("agent-loop.md", 1);
		expect(await withServer(code)).toEqual({ shown: ANSWERED, asked: 2 });
	});

	test("with arguments that do not fit, it is asked again", async () => {
		const wrong = '{ calls: [{ name: "get_weather", arguments: { city: 5 } }] }, ';
		const code = program("agent-loop.md", 1).replace("turns = [", `turns = [${wrong}`);
		expect(await withServer(code)).toEqual({ shown: ANSWERED, asked: 3 });
	});
});

test("an agent loop behind the gateway, in front of the replay", async () => {
	const models = replayModels(await replayFormats());
	const app = createGateway({ models, validator: createValidator() });
	const asked: string[] = [];
	vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
		asked.push(String(init.body));
		return app.fetch(new Request(url, init));
	});
	const shown: unknown[] = [];
	await run(program("agent-loop.md", 2), { console: { log: (one: unknown) => shown.push(one) } });
	expect(shown).toEqual([expect.stringContaining("sun in Oslo")]);
	expect(asked.map((body) => JSON.parse(body).messages.length)).toEqual([1, 3]);
	expect(JSON.parse(asked[1] ?? "").messages.at(-1)).toMatchObject({
		role: "tool",
		content: "sun in Oslo",
	});
});

const CALL_TEXT =
	'<tool_call>\n{"name": "get_weather", "arguments": {"city": "Oslo"}}\n</tool_call>';

describe("a model in the browser", () => {
	test("transformers.js", async () => {
		class TextStreamer {
			constructor(
				_tokenizer: unknown,
				readonly options: { readonly callback_function: (text: string) => void },
			) {}
		}
		const generate = async (_: unknown, { streamer }: { streamer: TextStreamer }) =>
			streamer.options.callback_function(`See. ${CALL_TEXT}`);
		const pipeline = async () => Object.assign(generate, { tokenizer: {} });
		const packages = { "@huggingface/transformers": { pipeline, TextStreamer } };
		expect(types((await printed(program("browser.md", 0), packages)).shown)).toEqual(CALLED);
	});

	test("WebLLM", async () => {
		async function* create() {
			yield { choices: [{ index: 0, delta: { content: `See. ${CALL_TEXT}` } }] };
			yield { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] };
		}
		const CreateMLCEngine = async () => ({ chat: { completions: { create } } });
		const packages = { "@mlc-ai/web-llm": { CreateMLCEngine } };
		expect(types((await printed(program("browser.md", 1), packages)).shown)).toEqual(CALLED);
	});
});

test("datasets", async () => {
	const folder = mkdtempSync(join(tmpdir(), "recipe-"));
	const at = (name: string) => join(folder, name);
	const outputs = [
		{ id: 1, input: `See. ${CALL_TEXT}` },
		{ id: 2, input: "None." },
	];
	writeFileSync(at("outputs.jsonl"), outputs.map((one) => `${JSON.stringify(one)}\n`).join(""));
	let closed: Promise<unknown> = Promise.resolve();
	const packages = {
		"node:fs": {
			createReadStream: (name: string) => fs.createReadStream(at(name)),
			createWriteStream: (name: string) => {
				const stream = fs.createWriteStream(at(name));
				closed = new Promise<void>((resolve) => stream.on("close", () => resolve()));
				return stream;
			},
		},
	};
	await printed(program("datasets.md"), packages);
	await closed;
	const read = readFileSync(at("calls.jsonl"), "utf8").trim().split("\n");
	expect(read.map((line) => JSON.parse(line))).toMatchObject([
		{ id: 1, content: "See. ", toolCalls: [{ name: "get_weather" }] },
		{ id: 2, content: "None.", toolCalls: [] },
	]);
});
