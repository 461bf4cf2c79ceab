/** The official `@anthropic-ai/sdk` package in front of the command: its tool runner, and what the gateway refuses, as the client has it. */
import assert from "node:assert/strict";
import Anthropic, { APIError } from "@anthropic-ai/sdk";
import { betaZodTool } from "@anthropic-ai/sdk/helpers/beta/zod";
import type { MessageCreateParamsNonStreaming } from "@anthropic-ai/sdk/resources/messages";
import { z } from "zod";
import { commanding } from "./support/command.js";
import { parameters, SAID } from "./support/said.js";
import { seenBy, works } from "./support/seen.js";

const MESSAGES = "/v1/messages";
const models = SAID.map(({ format }) => `replay/${format.name}`);
const [model = ""] = models;
const messages = [{ role: "user" as const, content: "How is the weather in Oslo?" }];
const tools = [
	{ name: "get_weather", input_schema: { ...parameters, required: [...parameters.required] } },
];
const asked = {
	model,
	max_tokens: 1_000,
	messages,
	tools,
} satisfies MessageCreateParamsNonStreaming;
const seen = seenBy("@anthropic-ai/sdk");
let checked = 0;

/** The code of the error by which the gateway has refused; `param`: the field of which it has complained. */
async function refused(request: Promise<unknown>, param: string): Promise<string> {
	const error: unknown = await request.then(
		() => assert.fail("it was not refused"),
		(one) => one,
	);
	assert(error instanceof APIError, String(error));
	assert.equal(error.status, 400);
	assert(error.message.includes(param), error.message);
	checked++;
	return String(error.type);
}

await commanding([], async (url) => {
	const client = new Anthropic({ baseURL: url, apiKey: "none", maxRetries: 0 });
	for (const each of models)
		for (const stream of [true, false]) {
			const ran: unknown[] = [];
			const weather = betaZodTool({
				name: "get_weather",
				description: "The weather of a city",
				inputSchema: z.object({ city: z.string() }),
				run: (input) => {
					ran.push(input);
					return "rain all day";
				},
			});
			const runner = client.beta.messages.toolRunner({
				...asked,
				model: each,
				tools: [weather],
				stream,
			});
			const { content, stop_reason } = await runner.runUntilDone();
			assert.equal(stop_reason, "end_turn");
			assert.match(JSON.stringify(content), /rain all day/);
			assert.equal(ran.length, 1);
			checked++;
		}
	seen(MESSAGES, "`toolRunner`, streamed or not", works);

	const stream = client.messages.stream(asked);
	let json = "";
	stream.on("inputJson", (piece) => {
		json += piece;
	});
	const final = await stream.finalMessage();
	const [call] = final.content.filter((block) => block.type === "tool_use");
	assert.equal(final.stop_reason, "tool_use");
	assert.equal(call?.name, "get_weather");
	assert.deepEqual(call.input, JSON.parse(json));
	seen(MESSAGES, "`stream`, with the input of calls as it comes", works);
	checked++;

	const refusals: readonly [string, string, Partial<MessageCreateParamsNonStreaming>][] = [
		[
			"`web_search_20250305`",
			"tools[0].type",
			{ tools: [{ type: "web_search_20250305", name: "web_search" }] },
		],
		[
			"a beginning of the answer, as the last message",
			"messages[1]",
			{ messages: [...messages, { role: "assistant", content: "It is" }] },
		],
		[
			"a `document`",
			"messages[0].content[0].type",
			{
				messages: [
					{
						role: "user",
						content: [
							{
								type: "document",
								source: { type: "text", media_type: "text/plain", data: "Rain." },
							},
						],
					},
				],
			},
		],
	];
	for (const [feature, param, more] of refusals) {
		const code = await refused(client.messages.create({ ...asked, ...more }), param);
		seen(MESSAGES, feature, { type: "refused", code });
	}
	const mcp = client.beta.messages.create({
		...{ model, max_tokens: 9, messages },
		mcp_servers: [{ type: "url", name: "m", url: "https://mcp.example" }],
	});
	seen(MESSAGES, "`mcp_servers`", { type: "refused", code: await refused(mcp, "mcp_servers") });
});
console.log(`${checked} requests`);
