/** `serve` in front of an upstream that is not up yet: it begins, says so, and goes on when the upstream does. */
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { hermesCall, WEATHER } from "../../gateway/support.js";
import { modelServer } from "../../gateway/upstream/model.js";
import { serve, type TestServer } from "../../gateway/upstream/server.js";
import { folder } from "../run-main.js";
import { serving } from "./serving.js";

const MODEL = "NousResearch/Hermes-3-Llama-3.1-8B";
const script = modelServer({
	models: [MODEL],
	owner: "vllm",
	text: () => hermesCall("get_weather", '{"city": "Oslo"}'),
});

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	if (address === null || typeof address === "string") throw new Error("no port");
	return address.port;
}

async function asked(url: string): Promise<readonly [number, unknown]> {
	const answer = await fetch(`${url}/v1/chat/completions`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({
			model: MODEL,
			messages: [{ role: "user", content: "Go." }],
			tools: [WEATHER],
		}),
	});
	const { error, choices } = await answer.json();
	return [answer.status, error?.code ?? choices[0].finish_reason];
}

test.each(["--upstream", "--config"])(
	"%s: a model that is named is there at once",
	async (option) => {
		const port = await freePort();
		const url = `http://127.0.0.1:${port}`;
		const files = folder({ "m.json": JSON.stringify({ models: [{ id: MODEL, upstream: url }] }) });
		const words =
			option === "--config" ? [option, `${files}/m.json`] : [option, url, "--model", MODEL];
		let upstream: TestServer | undefined;
		try {
			const served = await serving(words, async (gateway) => {
				expect(await asked(gateway)).toEqual([502, "upstream_unreachable"]);
				upstream = await serve(script, port);
				expect(await asked(gateway)).toEqual([200, "tool_calls"]);
				// the server is vLLM by its own words, and is spoken to as one
				expect(upstream.seen.at(-1)?.body).toMatchObject({ skip_special_tokens: false });
			});
			expect(served.code).toBe(0);
			expect(served.stderr).toBe(
				`toolgrammar: ${url}: the upstream cannot be reached: is it running? It is asked again.\n`,
			);
		} finally {
			await upstream?.close();
		}
	},
);

test("without a model's name it waits until the upstream lists its models", async () => {
	const port = await freePort();
	const starting = serving(["--upstream", `http://127.0.0.1:${port}`], async (gateway) => {
		expect(await asked(gateway)).toEqual([200, "tool_calls"]);
	});
	await new Promise((resolve) => setTimeout(resolve, 50));
	const upstream = await serve(script, port);
	try {
		const { code, stderr } = await starting;
		expect(code).toBe(0);
		expect(stderr.match(/is it running/g)).toHaveLength(1);
	} finally {
		await upstream.close();
	}
});

test("what is wrong with the settings shows at once", async () => {
	const files = folder({ "t.jinja": "{% if %}" });
	const words = ["--upstream", `http://127.0.0.1:${await freePort()}`, "--model", MODEL];
	await expect(
		serving([...words, "--chat-template", `${files}/t.jinja`], async () =>
			expect.fail("it serves"),
		),
	).rejects.toThrow(/chatTemplate: cannot be read/);
});
