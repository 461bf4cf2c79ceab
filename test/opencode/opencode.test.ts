/** The provider for opencode, through the AI SDK: a server of chat completions whose model writes its calls as text. */
import { generateText, jsonSchema, stepCountIs, streamText, tool } from "ai";
import { describe, expect, test } from "vitest";
import * as module from "../../src/opencode/index.js";
import { hermesCall } from "../gateway/support.js";
import { upstreams } from "../gateway/upstream/upstreams.js";

const { createToolgrammar } = module;
const upstream = upstreams();

function weather(ran: unknown[]) {
	const parameters = {
		type: "object",
		properties: { city: { type: "string" } },
		required: ["city"],
	} as const;
	return tool({
		description: "The weather",
		inputSchema: jsonSchema<{ city: string }>(parameters),
		execute: async (input) => {
			ran.push(input);
			return "sunny";
		},
	});
}

/** Calls the weather, and answers when the conversation holds its result. */
const model = () =>
	upstream(async (seen, wire) => {
		const asked = JSON.stringify(seen.body.messages);
		const text = asked.includes("sunny")
			? "It is sunny."
			: `I look.\n${hermesCall("get_weather", '{"city": "Oslo"}')}`;
		if (seen.body.stream !== true) {
			const choices = [
				{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" },
			];
			wire.status(200, { "content-type": "application/json" }, JSON.stringify({ choices }));
			return;
		}
		for (const delta of text.match(/[\s\S]{1,5}/g) ?? [])
			await wire.event({ choices: [{ index: 0, delta: { content: delta } }] });
		await wire.event({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
		await wire.event("[DONE]");
		wire.end();
	});

test("one export begins with create: opencode takes the first", () => {
	expect(Object.keys(module).filter((name) => name.startsWith("create"))).toEqual([
		"createToolgrammar",
	]);
});

describe.each(["prompt", "server"] as const)("tools: %s", (tools) => {
	test.each([true, false])("a call, its result, the answer; streamed: %s", async (streamed) => {
		const server = await model();
		const provider = createToolgrammar({
			baseURL: `${server.url}/v1`,
			apiKey: "k",
			format: "hermes",
			tools,
		});
		const ran: unknown[] = [];
		const asked = {
			...{ model: provider.languageModel("m"), prompt: "Weather?", maxRetries: 0 },
			tools: { get_weather: weather(ran) },
			stopWhen: stepCountIs(3),
		};
		const steps = streamed ? await streamText(asked).steps : (await generateText(asked)).steps;
		expect(ran).toEqual([{ city: "Oslo" }]);
		expect(steps.map(({ finishReason }) => finishReason)).toEqual(["tool-calls", "stop"]);
		expect(steps.at(-1)?.text).toBe("It is sunny.");
		const [first, second] = server.seen.map(({ body }) => body);
		expect(server.seen[0]?.headers.authorization).toBe("Bearer k");
		if (tools === "server")
			expect(first).toMatchObject({ tools: [{ function: { name: "get_weather" } }] });
		else {
			expect(first).not.toHaveProperty("tools");
			expect(first?.messages).toMatchObject([{ role: "system" }, { role: "user" }]);
			expect(second?.messages).toMatchObject([
				{ role: "system" },
				{ role: "user" },
				{ role: "assistant", content: `I look.\n${hermesCall("get_weather", '{"city": "Oslo"}')}` },
				{ role: "user", content: "Result of get_weather:\nsunny" },
			]);
		}
	});
});

test("the format is that of the model, by its id", async () => {
	const server = await model();
	const provider = createToolgrammar({ baseURL: `${server.url}/v1` });
	const { text, toolCalls } = await generateText({
		model: provider("NousResearch/Hermes-3-Llama-3.1-8B"),
		prompt: "Weather?",
		tools: { get_weather: weather([]) },
	});
	expect([text.trim(), toolCalls.length]).toEqual(["I look.", 1]);
});

test("settings that are wrong are told", () => {
	const baseURL = "http://localhost/v1";
	expect(() => createToolgrammar({ baseURL, format: "hermse" })("m")).toThrow(/hermes/);
	expect(() => createToolgrammar({ baseURL, tools: "none" as "prompt" })).toThrow(/prompt/);
});
