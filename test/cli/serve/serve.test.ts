/** `serve`: what its options come to, and how it begins and ends. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { library } from "../../../src/cli/library.js";
import { curlLine } from "../../../src/cli/serve/command.js";
import type { Engine } from "../../../src/gateway/index.js";
import type { UpstreamSettings } from "../../../src/gateway/node/engines.js";
import { must } from "../../gateway/support.js";
import { folder, run } from "../run-main.js";
import { serving } from "./serving.js";

test("it says where it is, that it is a replay, and with what line to try it", async () => {
	const { code, stderr } = await serving(["--speed", "0"], async (url, greeting) => {
		expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
		expect(greeting).toContain("replay");
		expect(greeting).toContain(curlLine(url, "replay/hermes"));
	});
	expect([code, stderr]).toEqual([0, ""]);
});

/** In a process of its own: what a script prints. */
async function nodeRun(script: string, ...words: readonly string[]): Promise<string> {
	const { stdout } = await promisify(execFile)(process.execPath, ["-e", script, ...words]);
	return stdout;
}

test("--enforce-parser is --format: one replay", async () => {
	for (const option of ["--format", "--enforce-parser"])
		await serving([option, "qwen3_coder"], async (url) => {
			const { data } = await (await fetch(`${url}/v1/models`)).json();
			expect(data).toHaveLength(1);
			expect(data[0].id).toMatch(/^replay\/qwen/);
		});
});

test("keys: of the command line and of the environment", async () => {
	await serving(
		["--api-key", "one"],
		async (url) => {
			const status = async (key: string) =>
				(await fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${key}` } })).status;
			expect(await Promise.all(["one", "two", "three"].map(status))).toEqual([200, 200, 401]);
		},
		{ env: { TOOLGRAMMAR_API_KEY: "two" } },
	);
});

test("without a key it is called by its own name only", async () => {
	await serving([], async (url) => {
		const named = (host: string) => nodeRun(NAMED, `${url}/v1/models`, host);
		expect(await named("evil.example")).toBe("403");
		expect(await named("localhost:1")).toBe("200");
	});
});

/** `fetch` sets the name itself. */
const NAMED = `
	const [url, host] = process.argv.slice(1);
	require("node:http").get(url, { headers: { host } }, (answer) => {
		answer.resume();
		process.stdout.write(String(answer.statusCode));
	});
`;

test("a server that can be reached from outside without a key is warned of", async () => {
	const { stderr } = await serving(["--host", "0.0.0.0"], async () => {});
	expect(stderr).toContain("no --api-key");
});

test("what an upstream needs is handed over; its key comes from the environment", async () => {
	const seen: UpstreamSettings[] = [];
	const files = folder({ "t.jinja": "{{ x }}" });
	const words = [
		"--upstream",
		"http://a:1",
		"--model",
		"b/c",
		"--chat-template",
		`${files}/t.jinja`,
	];
	const { getFormat } = await library.registry();
	await serving(
		[
			...words,
			"--format",
			"hermes",
			"--strict",
			"--fallback",
			"--limit",
			"calls=3",
			"--policy",
			"trimContent=true",
		],
		async (url) => {
			const { data } = await (await fetch(`${url}/v1/models`)).json();
			expect(data).toMatchObject([{ id: "b/c" }]);
			const messages = [{ role: "user", content: "Hi" }];
			const answered = await fetch(`${url}/v1/chat/completions`, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ model: "b/c", messages }),
			});
			const [{ message }] = (await answered.json()).choices;
			expect(message.content, "trimContent").toBe("read as asked");
		},
		{
			env: { TOOLGRAMMAR_UPSTREAM_KEY: "secret" },
			engines: {
				openEngine: async (settings) => {
					seen.push(settings);
					const engine: Engine = {
						async *generate() {
							yield { type: "text", choice: 0, chunk: " read as asked " };
							yield { type: "finish", choice: 0, reason: "stop" };
						},
					};
					return [{ id: "b/c", format: must(getFormat("hermes")), engine }];
				},
				openConfig: () => Promise.reject(new RangeError("not this one")),
			},
		},
	);
	expect(seen).toEqual([
		{
			url: "http://a:1",
			key: "secret",
			format: "hermes",
			model: "b/c",
			chatTemplate: "{{ x }}",
			notUp: expect.any(Function) as unknown,
		},
	]);
});

test("the paths in a configuration file begin at its folder, wherever the command was started", async () => {
	const files = folder({ "models.json": "the file", "t.jinja": "the template" });
	const { getFormat } = await library.registry();
	const read: string[] = [];
	const served = await serving(["--config", join(files, "models.json")], async () => {}, {
		engines: {
			openEngine: () => Promise.reject(new RangeError("not this one")),
			openConfig: async (text, { readText }) => {
				read.push(text, await readText("t.jinja"), await readText(join(files, "t.jinja")));
				const engine = { async *generate() {} };
				return [{ id: "a", format: must(getFormat("hermes")), engine }];
			},
		},
	});
	expect(served).toEqual({ code: 0, stderr: "" });
	expect(read).toEqual(["the file", "the template", "the template"]);
});

const WRONG: readonly (readonly [readonly string[], RegExp])[] = [
	[["--format", "no-such"], /no-such.*hermes.*mistral/],
	[["--enforce-parser", "no-such"], /no-such.*hermes.*mistral/],
	[["--upstream", "http://127.0.0.1:9", "--enforce-parser", "no-such"], /no-such.*hermes.*mistral/],
	[["--upstream", "ftp://a"], /--upstream: .*http/],
	[["--policy", "lenient=unclosd"], /"unclosd".*did you mean "unclosed"/],
	[["--format", "hermes", "--enforce-parser", "mistral"], /one of them/],
	[["file"], /no operand/],
	[["--port", "x"], /--port/],
	[["--port", "70000"], /--port/],
	[["--model", "x"], /--upstream/],
	[["--chat-template", "x"], /--upstream/],
	[["--upstream", "x", "--config", "y"], /not both/],
	[["--api-key", ""], /--api-key/],
	[["--policy", "intent=true"], /tool_choice/],
	[["--policy", "nothing=1"], /unknown policy/],
	[["--limit", "size=1"], /NAME=NUMBER/],
	[["--limit", "calls=x"], /--limit calls/],
	[["--coalesce-characters", "5"], /--coalesce/],
	[["--reasoning-field", "thoughts"], /--reasoning-field/],
	[["--speed", "-1"], /--speed|argument/],
	[["--token-size", "0"], /--token-size/],
];

test.each(WRONG)("%j is wrong usage", async (words, message) => {
	const { code, stdout, stderr } = await run(["serve", ...words], { library });
	expect([code, stdout]).toEqual([2, ""]);
	expect(stderr).toMatch(message);
	expect(stderr.trim()).not.toContain("\n");
});

test("a port that is taken is said in one line", async () => {
	await serving([], async (url) => {
		const { port } = new URL(url);
		const { code, stderr } = await run(["serve", "--port", port], { library });
		expect(code).toBe(1);
		expect(stderr).toMatch(/^toolgrammar: cannot listen on 127\.0\.0\.1, port \d+: .*\n$/);
	});
});
