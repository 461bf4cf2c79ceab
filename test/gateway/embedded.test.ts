/** A gateway in a program of one's own, in front of a server: `createGateway({ models: [upstream({ url, id })] })`. */
import { describe, expect, test } from "vitest";
import { createGateway, upstream, upstreams } from "../../src/gateway/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { hermes as writing } from "../../src/generated/writings/hermes.js";
import { ask, hermesCall, post, WEATHER } from "./support.js";
import { type Script, serve } from "./upstream/server.js";
import { upstreams as servers } from "./upstream/upstreams.js";

const server = servers();
const TEXT = `I look.\n${hermesCall("get_weather", '{"city": "Oslo"}')}`;
/** vLLM, by what it says of itself. */
const vllm: Script = async ({ path }, wire) => {
	if (path === "/v1/models") {
		const data = [{ id: "Qwen/Qwen3-8B", owned_by: "vllm" }];
		return wire.status(200, { "content-type": "application/json" }, JSON.stringify({ data }));
	}
	for (const content of TEXT.match(/[\s\S]{1,9}/g) ?? [])
		await wire.event({ choices: [{ index: 0, delta: { content } }] });
	await wire.event({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
	await wire.event("[DONE]");
	wire.end();
};
const asked = ask({ model: "Qwen/Qwen3-8B", tools: [WEATHER] });

async function callsOf(response: Response): Promise<unknown> {
	expect(response.status).toBe(200);
	const { choices } = await response.json();
	return choices[0].message.tool_calls.map(
		(call: { function: { name: string; arguments: string } }) => [
			call.function.name,
			JSON.parse(call.function.arguments),
		],
	);
}
const CALLS = [["get_weather", { city: "Oslo" }]];

describe("a model", () => {
	test("is there at once; its server is asked which one it is with the first request", async () => {
		const { url, seen } = await server(vllm);
		const model = upstream({ url, id: "Qwen/Qwen3-8B", key: "k" });
		expect(model.format.name).toBe("hermes");
		const app = createGateway({ models: [model] });
		expect(seen).toHaveLength(0);
		expect(await callsOf(await post(app, asked))).toEqual(CALLS);
		expect(await callsOf(await post(app, asked))).toEqual(CALLS);
		expect(seen.map(({ path }) => path)).toEqual([
			"/v1/models",
			"/v1/chat/completions",
			"/v1/chat/completions",
		]);
		expect(seen.map(({ headers }) => headers.authorization)).toEqual(seen.map(() => "Bearer k"));
		// what only vLLM is told
		expect(seen[1]?.body).toMatchObject({ skip_special_tokens: false });
	});

	test("whose server is not up is an answer of its own, until it is", async () => {
		const closed = await serve(() => {});
		await closed.close();
		const port = Number(new URL(closed.url).port);
		const app = createGateway({ models: [upstream({ url: closed.url, id: "Qwen/Qwen3-8B" })] });
		expect((await post(app, asked)).status).toBe(502);
		const up = await serve(vllm, port);
		try {
			expect(await callsOf(await post(app, asked))).toEqual(CALLS);
		} finally {
			await up.close();
		}
	});

	test("may have a format of one's own, and its tools described", async () => {
		const { url, seen } = await server(vllm);
		const model = upstream({
			url,
			id: "Qwen/Qwen3-8B",
			format: { ...hermes, name: "mine" },
			writing: { ...writing, format: "mine" },
			dialect: "openai",
			tools: "prompt",
		});
		expect(await callsOf(await post(createGateway({ models: [model] }), asked))).toEqual(CALLS);
		expect(seen).toHaveLength(1);
		expect(seen[0]?.body).not.toHaveProperty("tools");
		expect(JSON.stringify(seen[0]?.body.messages)).toContain("You can call tools");
	});
});

test("all models of a server are asked for at once", async () => {
	const { url } = await server(vllm);
	const app = createGateway({ models: await upstreams({ url }) });
	expect(await callsOf(await post(app, asked))).toEqual(CALLS);
});

test("misuse is told when the model is made", () => {
	// @ts-expect-error
	expect(() => upstream({ id: "m" })).toThrow("options.url must be a text");
	// @ts-expect-error
	expect(() => upstream({ url: "http://a" })).toThrow("options.id must be a text");
	expect(() => upstream({ url: "localhost:8000", id: "m" })).toThrow(
		"options.url must begin with http:// or https://",
	);
	expect(() => upstream({ url: "http://a", id: "m", format: "hermis" })).toThrow(
		'did you mean "hermes"',
	);
	// @ts-expect-error
	expect(() => upstream({ url: "http://a", id: "m", apiKey: "k" })).toThrow('"apiKey"');
	expect(() => upstream({ url: "http://a", id: "m", writing })).toThrow(
		"options.format must be the format of options.writing",
	);
	expect(() =>
		upstream({ url: "http://a", id: "m", reading: { policies: { lenient: ["nonsense"] } } }),
	).toThrow("nonsense");
});
