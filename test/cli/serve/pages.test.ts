/** What README.md and docs/GATEWAY.md show of `serve` works as it is written. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { jsonSchema, tool } from "ai";
import OpenAI from "openai";
import { describe, expect, test } from "vitest";
import { hermesCall, must, WEATHER } from "../../gateway/support.js";
import { type ModelServer, modelServer } from "../../gateway/upstream/model.js";
import { serve } from "../../gateway/upstream/server.js";
import { ROOT } from "../../support/shared.js";
import { folder } from "../run-main.js";
import { serving } from "./serving.js";
import { TEMPLATE } from "./template.js";

const HERE = "http://127.0.0.1:8484";
const page = (...path: readonly string[]) => readFileSync(join(ROOT, ...path), "utf8");
const blocks = (text: string, language: string): readonly string[] =>
	[...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, fence, body = ""]) =>
		fence === language ? [body.trim()] : [],
	);

/** Stands for curl, which not every machine has: sends the body of the line, and prints the answer. */
const CURL = `
	const [, url, type, data] = /^curl -sN (\\S+) -H '([^']*)' -d '([^']*)'$/.exec(process.argv[1]);
	const [name, value] = type.split(": ");
	fetch(url, { method: "POST", headers: { [name]: value }, body: data })
		.then((response) => response.text())
		.then((text) => process.stdout.write(text));
`;

describe("each line with curl streams a call", () => {
	const lines = [page("README.md"), page("docs", "GATEWAY.md")]
		.flatMap((text) => blocks(text, "sh"))
		.filter((line) => line.startsWith("curl "));
	/** How a call begins and how it ends, in each protocol. */
	const SAID: Readonly<Record<string, readonly [string, string]>> = {
		"/v1/chat/completions": ['"name":"get_weather"', '"finish_reason":"tool_calls"'],
		"/v1/responses": ['"name":"get_weather"', "event: response.function_call_arguments.done"],
		"/v1/messages": ['"name":"get_weather"', '"stop_reason":"tool_use"'],
	};
	const pathOf = (line: string) => /8484(\/\S+)/.exec(line)?.[1] ?? "";

	test("there is one for each endpoint", () => {
		expect(lines.map(pathOf)).toEqual(Object.keys(SAID));
	});

	test.each(lines.map((line) => [pathOf(line), line] as const))("%s", (path, line) =>
		serving(["--speed", "0"], async (url) => {
			const words = ["-e", CURL, line.replace(HERE, url)];
			const { stdout } = await promisify(execFile)(process.execPath, words);
			for (const said of SAID[path] ?? []) expect(stdout).toContain(said);
		}).then((served) => expect(served).toEqual({ code: 0, stderr: "" })),
	);
});

/** Runs a text as the body of an async function; tests may, the package may not. */
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
	...words: string[]
) => (...values: unknown[]) => Promise<void>;
const IMPORT = /^import (?:\{ (.*) \}|(\w+)) from "(.*)";$/gm;

describe("each snippet prints the call", () => {
	const { name, parameters } = WEATHER.function;
	const question = "How is the weather in Oslo?";
	const messages = [{ role: "user", content: question }];
	const called = { function: { name, arguments: expect.stringMatching(/^\{"city": ?".+"\}$/) } };
	const input = { city: expect.stringMatching(/./) };
	/** What a snippet leaves to its reader, and what it prints. */
	const GIVEN: Readonly<Record<string, readonly [Readonly<Record<string, unknown>>, unknown]>> = {
		openai: [{ messages, tools: [WEATHER] }, called],
		"@ai-sdk/openai-compatible": [
			{ prompt: question, tools: { [name]: tool({ inputSchema: jsonSchema(parameters) }) } },
			input,
		],
		"@anthropic-ai/sdk": [{ messages, tools: [{ name, input_schema: parameters }] }, input],
	};
	const snippets = blocks(page("docs", "GATEWAY.md"), "ts");
	const clientOf = (code: string) => /from "(.*)";$/m.exec(code)?.[1] ?? "";

	test("there is one for each client", () => {
		expect(snippets.map(clientOf)).toEqual(Object.keys(GIVEN));
	});

	test.each(snippets.map((code) => [clientOf(code), code] as const))("%s", async (client, code) => {
		const [given, expected] = GIVEN[client] ?? [{}, null];
		const printed: unknown[] = [];
		const names = new Map<string, unknown>(Object.entries(given));
		names.set("console", { log: (value: unknown) => printed.push(value) });
		for (const [, list, whole, specifier = ""] of code.matchAll(IMPORT)) {
			const module: Readonly<Record<string, unknown>> = await import(specifier);
			if (whole !== undefined) names.set(whole, module.default);
			for (const one of list?.split(", ") ?? []) names.set(one, module[one]);
		}
		await serving(["--speed", "0"], async (url) => {
			const program = code.replace(IMPORT, "").replace(HERE, url);
			await new AsyncFunction(...names.keys(), program)(...names.values());
		});
		expect(printed).toHaveLength(1);
		expect(printed[0]).toMatchObject(expected as object);
	});
});

describe("each line for a server gives calls", () => {
	const rows = [
		...page("docs", "GATEWAY.md").matchAll(/^\| (.+) \| `.+` \| `toolgrammar serve (.+)` \|$/gm),
	];
	const lines = rows.map(([, server = "", line = ""]) => [server, line] as const);
	/** Who such a server says that it is, and where it is asked. */
	const SERVERS: Readonly<Record<string, readonly [ModelServer["owner"], string]>> = {
		vLLM: ["vllm", "/v1/chat/completions"],
		"llama.cpp": ["llamacpp", "/v1/completions"],
		Ollama: ["library", "/v1/chat/completions"],
	};

	test("there is one for each", () => {
		expect(lines.map(([server]) => server)).toEqual(Object.keys(SERVERS));
	});

	test.each(lines)("%s", async (server, line) => {
		const [owner, path] = must(SERVERS[server]);
		const text = () => hermesCall("get_weather", '{"city": "Oslo"}');
		const upstream = await serve(modelServer({ models: ["its-model"], owner, text }));
		const files = folder({ "chat_template.jinja": TEMPLATE });
		const words = line
			.split(" ")
			.map((word) => (word.startsWith("http://127.0.0.1:") ? upstream.url : word))
			.map((word) => (word.endsWith(".jinja") ? join(files, word) : word));
		const served = await serving(words, async (url) => {
			const client = new OpenAI({ apiKey: "none", baseURL: `${url}/v1`, maxRetries: 0 });
			const { id: model } = must((await client.models.list()).data[0]);
			const messages = [{ role: "user" as const, content: "Weather?" }];
			const { choices } = await client.chat.completions.create({
				model,
				messages,
				tools: [WEATHER],
			});
			expect(choices[0]?.message.tool_calls).toMatchObject([
				{ function: { name: "get_weather", arguments: '{"city": "Oslo"}' } },
			]);
			expect(upstream.seen.at(-1)?.path).toBe(path);
		});
		expect(served).toEqual({ code: 0, stderr: "" });
		await upstream.close();
	});
});
