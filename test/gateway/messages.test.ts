/** Messages as agents send them: the tool runner of the official SDK, and fields and turns of Claude Code. */
import Anthropic from "@anthropic-ai/sdk";
import { betaTool } from "@anthropic-ai/sdk/helpers/beta/json-schema";
import { describe, expect, test } from "vitest";
import { anthropicEndpoint } from "../../src/gateway/endpoints/anthropic/index.js";
import { looping } from "./support/looping.js";
import { must } from "./support.js";

const PATH = "http://localhost/v1/messages";
const USER = { role: "user", content: "How is the weather in Oslo?" };

function taken(body: object): Record<string, unknown> {
	const read = anthropicEndpoint.read({ model: "m", max_tokens: 10, messages: [USER], ...body });
	if (!read.ok) throw new Error(read.problem.message);
	return { ...read.request };
}

describe("the tool runner of the SDK", () => {
	const weather = betaTool({
		name: "get_weather",
		description: "The weather",
		inputSchema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
		run: async ({ city }) => `sunny in ${String(city)}`,
	});
	test.each([true, false])("ends its loop, streamed: %s", async (stream) => {
		const { fetch, requests } = looping();
		const client = new Anthropic({
			apiKey: "x",
			maxRetries: 0,
			baseURL: "http://localhost",
			fetch,
		});
		const runner = client.beta.messages.toolRunner({
			model: "m",
			max_tokens: 100,
			messages: [{ role: "user", content: "Weather?" }],
			tools: [weather],
			stream,
		});
		const final = await runner.runUntilDone();
		expect(final.content).toMatchObject([{ type: "text", text: "It is sunny in Oslo." }]);
		// each request holds the whole conversation
		expect(requests.map(({ messages }) => messages.map(({ role }) => role))).toEqual([
			["user"],
			["user", "assistant", "tool"],
		]);
	});

	test("is told in its own words that there are no threads", async () => {
		const { app } = looping();
		const body = JSON.stringify({
			model: "m",
			max_tokens: 9,
			messages: [USER],
			thread: { type: "create" },
		});
		const headers = { "content-type": "application/json" };
		const answer = await app.request(PATH, { method: "POST", headers, body });
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({
			type: "error",
			error: { details: { error_code: "thread_unsupported_request", unsupported: ["thread"] } },
		});
	});
});

describe("Claude Code", () => {
	test("says something of the system behind the user's turn", () => {
		const later = {
			role: "system",
			content: [
				{ type: "text", text: "Agents:" },
				{ type: "text", text: "none" },
			],
		};
		expect(taken({ messages: [USER, later] }).messages).toEqual([
			USER,
			{ role: "system", content: "Agents:\nnone" },
		]);
	});

	test("has blocks of the system of which the first is for accounting", () => {
		const text = (said: string): object => ({
			type: "text",
			text: said,
			cache_control: { type: "ephemeral" },
		});
		const system = [
			text("x-anthropic-billing-header: cc_version=2; cch=1;"),
			text("You are"),
			text("Tools:"),
		];
		expect(taken({ system }).messages).toEqual([
			{ role: "system", content: "You are\nTools:" },
			USER,
		]);
		// a text that speaks of the header is one like others
		expect(taken({ system: "Send x-anthropic-billing-header" }).messages).toHaveLength(2);
	});

	test("tells the provider of its account and its conversation: no upstream hears of it", () => {
		const own = {
			metadata: { user_id: "device-1" },
			context_management: { edits: [{ type: "clear_thinking_20251015", keep: "all" }] },
			thinking: { type: "adaptive" },
			service_tier: "auto",
		};
		expect(taken(own)).toEqual(taken({}));
	});

	test("wants no thoughts for some requests", () => {
		expect(taken({ thinking: { type: "disabled" } }).chat_template_kwargs).toEqual({
			enable_thinking: false,
		});
	});

	test("sends thoughts back that only the provider can read", () => {
		const said = [
			{ type: "redacted_thinking", data: "AAAA" },
			{ type: "text", text: "Sunny." },
		];
		const { messages } = taken({ messages: [USER, { role: "assistant", content: said }, USER] });
		expect(messages).toEqual([USER, { role: "assistant", content: "Sunny." }, USER]);
	});

	test("reads the result of a tool in lines", () => {
		const call = { type: "tool_use", id: "c1", name: "f", input: {} };
		const content = ["a", "b"].map((text) => ({ type: "text", text }));
		const result = { type: "tool_result", tool_use_id: "c1", content, is_error: true };
		const history = [
			USER,
			{ role: "assistant", content: [call] },
			{ role: "user", content: [result] },
		];
		expect(must((taken({ messages: history }).messages as unknown[])[2])).toMatchObject({
			role: "tool",
			content: "Error: a\nb",
		});
	});
});

test("what is not there is said in the protocol's own shape", async () => {
	const { app } = looping();
	const answer = await app.request(`${PATH}/batches`, { method: "POST", body: "{}" });
	expect(answer.status).toBe(404);
	expect(await answer.json()).toMatchObject({ type: "error", error: { type: "not_found_error" } });
});
