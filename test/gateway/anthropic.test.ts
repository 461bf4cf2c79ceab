/** The official `@anthropic-ai/sdk` client against `/v1/messages`: what it adds up to is what `parse` says. */
import Anthropic from "@anthropic-ai/sdk";
import type {
	Message as AnthropicMessage,
	ContentBlock,
	MessageParam,
	RawMessageStreamEvent,
	Tool,
} from "@anthropic-ai/sdk/resources/messages";
import { describe, expect, test } from "vitest";
import type { AnthropicEvent } from "../../src/adapters/anthropic.js";
import type { Message } from "../../src/runtime/events.js";
import { AnthropicChecker, anthropicFinish } from "../adapters/support/anthropic-order.js";
import { cut, FORMATS, heard, QUESTION, read, SIZES, spoken, TOOLS } from "./support/said.js";
import { type Script, scripted } from "./support/scripted.js";

const server = scripted();
const client = new Anthropic({ ...server.client, baseURL: "http://localhost" });
const tools = TOOLS.map(
	({ parameters, ...named }): Tool => ({ ...named, input_schema: parameters }),
);
const messages: MessageParam[] = [{ role: "user", content: QUESTION }];
const asked = { model: "a-model", max_tokens: 100, messages, tools };

function begin(script: Script) {
	server.script = script;
	const checker = new AnthropicChecker();
	const blocks: ContentBlock[] = [];
	const stream = client.messages.stream(asked);
	stream.on("streamEvent", (event: RawMessageStreamEvent) =>
		checker.take(event as unknown as AnthropicEvent),
	);
	stream.on("contentBlock", (block) => blocks.push(block));
	return { stream, checker, blocks };
}

function toldBy({ content, stop_reason }: AnthropicMessage) {
	const told = { content: "", reasoning: "", calls: [] as unknown[], finish: stop_reason };
	for (const block of content) {
		if (block.type === "text") told.content += block.text;
		else if (block.type === "thinking") told.reasoning += block.thinking;
		else if (block.type === "tool_use")
			told.calls.push({ id: block.id, name: block.name, input: block.input });
	}
	return told;
}

function idsOf({ content }: AnthropicMessage): readonly string[] {
	return content.flatMap((block) => (block.type === "tool_use" ? [block.id] : []));
}

/** The same of a parsed message; of a call that was cut the client has its own reading. */
function expected({ content, reasoning, toolCalls, finishReason }: Message) {
	const calls = toolCalls.map(({ id, name, arguments: json, status }) => ({
		id,
		name,
		input: status === "incomplete" ? expect.anything() : JSON.parse(json),
	}));
	return { content, reasoning, calls, finish: anthropicFinish(finishReason) };
}

describe.each(FORMATS)("%s", (name) => {
	const one = spoken(name);

	test(`two calls, in pieces of ${SIZES} characters, streamed and not`, async () => {
		for (const size of SIZES) {
			const { stream, checker } = begin({ ...one, size });
			const final = await stream.finalMessage();
			expect(checker.ended).toBe(true);
			const message = read(one, "stop", idsOf(final));
			expect(message.toolCalls.map(({ status }) => status)).toEqual(["complete", "complete"]);
			expect(toldBy(final)).toEqual(expected(message));
			expect(final.usage).toMatchObject({ input_tokens: 11, output_tokens: 5 });
		}
		server.script = { ...one, size: 1 };
		const whole = await client.messages.create(asked);
		expect(toldBy(whole)).toEqual(expected(read(one, "stop", idsOf(whole))));
	});

	test("what the client sends back is what the model has said", async () => {
		const { stream } = begin({ ...one, size: 7 });
		const final = await stream.finalMessage();
		const { content } = final;
		const message = read(one, "stop", idsOf(final));
		const results = message.toolCalls.map(({ id }, at) => ({
			type: "tool_result" as const,
			tool_use_id: id,
			content: "done",
			...(at === 0 ? {} : { is_error: true }),
		}));
		await client.messages.create({
			...asked,
			system: "Be kind.",
			messages: [
				...messages,
				{ role: "assistant", content },
				{ role: "user", content: [...results, { type: "text", text: "Go on." }] },
			],
		});
		const compact = (json: string): string => JSON.stringify(JSON.parse(json));
		expect(server.request?.messages).toEqual([
			{ role: "system", content: "Be kind." },
			...heard(message, (at) => (at === 0 ? "done" : "Error: done"), compact),
			{ role: "user", content: "Go on." },
		]);
	});

	test("cut off in the second call", async () => {
		const less = cut(one);
		for (const size of [1, 16]) {
			const { stream } = begin({ ...less, size, finish: "length" });
			const final = await stream.finalMessage();
			expect(toldBy(final)).toEqual(expected(read(less, "length", idsOf(final))));
		}
	});

	test("an engine that breaks in the second call", async () => {
		const { stream, blocks, checker } = begin({ ...cut(one), size: 3, breaks: true });
		await expect(stream.finalMessage()).rejects.toMatchObject({
			error: { error: { type: "api_error", message: "the engine has gone" } },
		});
		expect(checker.ended).toBe(false);
		const whole = blocks.flatMap((block) =>
			block.type === "tool_use" ? [{ id: block.id, name: block.name, input: block.input }] : [],
		);
		const ids = whole.map(({ id }) => id);
		const { calls } = expected(read(one, "stop", ids));
		expect(whole).toEqual(calls.slice(0, 1));
	});
});

test("a request that is wrong: the client's own error, with the field", async () => {
	const tool_choice = { type: "tool" as const, name: "fly" };
	await expect(client.messages.create({ ...asked, tool_choice })).rejects.toMatchObject({
		status: 400,
		error: {
			type: "error",
			error: {
				type: "invalid_request_error",
				message: expect.stringMatching(/^tool_choice\.name .*"fly"/),
			},
		},
	});
});
