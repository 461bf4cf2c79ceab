/** The official `ollama` client over the adapter of Ollama's chat: what it adds up to is what `parse` says. */
import { Ollama } from "ollama";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOllamaStream, ollamaText } from "../../src/adapters/ollama.js";
import type { ChatRequest } from "../../src/gateway/chat-request.js";
import type { Message } from "../../src/runtime/events.js";
import { ollamaFinish } from "../adapters/support/ollama-order.js";
import { cut, FORMATS, read, SIZES, spoken } from "./support/said.js";
import { type Script, serve, type TestServer, USAGE } from "./support/server.js";

let server: TestServer;
let client: Ollama;

beforeAll(async () => {
	server = await serve({
		type: "application/x-ndjson",
		read: (body) => ({ ok: true, request: body as ChatRequest }),
		stream(head) {
			const adapter = createOllamaStream(head);
			const line = (text: string) => `${text}\n`;
			return {
				begin: () => adapter.begin().map(line),
				events: (events) => adapter.events(events).map(line),
				end: (reason, usage) => adapter.end(reason, usage).map(line),
				fail: (error) => adapter.fail(error).map(line),
			};
		},
		whole: (head, _, message) => ollamaText(head, message, USAGE),
		error: ({ message }) => ({ error: message }),
	});
	client = new Ollama({ host: server.url });
});
afterAll(() => server.close());

const asked = { model: "a-model", messages: [{ role: "user", content: "What is the weather?" }] };

async function streamed(script: Script) {
	server.script = script;
	const told = { content: "", reasoning: "", calls: [] as unknown[], finish: "" };
	let error: unknown = null;
	try {
		for await (const { message, done, ...rest } of await client.chat({ ...asked, stream: true })) {
			told.content += message.content;
			told.reasoning += message.thinking ?? "";
			for (const { function: called } of message.tool_calls ?? [])
				told.calls.push({ name: called.name, arguments: called.arguments });
			if (done) told.finish = rest.done_reason;
		}
	} catch (thrown) {
		error = thrown;
	}
	return { told, error };
}

function expected({ content, reasoning, toolCalls, finishReason }: Message) {
	const calls = toolCalls
		.filter(({ status }) => status !== "incomplete")
		.map(({ name, arguments: json }) => ({ name, arguments: JSON.parse(json) }));
	return { content, reasoning, calls, finish: ollamaFinish(finishReason) };
}

describe.each(FORMATS)("%s", (name) => {
	const one = spoken(name);

	test("two calls, at every size of chunks, streamed and not", async () => {
		const message = read(one);
		for (const size of SIZES)
			expect(await streamed({ ...one, size })).toEqual({ told: expected(message), error: null });
		server.script = { ...one, size: 1 };
		const whole = await client.chat(asked);
		expect(whole.message.tool_calls?.map(({ function: called }) => called)).toMatchObject(
			expected(message).calls,
		);
		expect(whole).toMatchObject({ done_reason: "stop", prompt_eval_count: 11, eval_count: 5 });
	});

	test("cut off, or broken off, in the second call", async () => {
		const less = cut(one);
		const told = expected(read(less, "length"));
		expect(await streamed({ ...less, size: 4, finish: "length" })).toEqual({ told, error: null });
		const broken = await streamed({ ...less, size: 4, breaks: true });
		expect(broken.error).toMatchObject({ message: "the engine has gone" });
		expect(broken.told.calls).toEqual(told.calls);
		expect(broken.told.finish).toBe("");
	});
});
