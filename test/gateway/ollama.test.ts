/** The official `ollama` client over the adapter of Ollama's chat: what it adds up to is what `parse` says. */
import { Ollama } from "ollama";
import { describe, expect, test } from "vitest";
import { createOllamaStream, ollamaText } from "../../src/adapters/ollama.js";
import type { Message } from "../../src/runtime/events.js";
import { createParser } from "../../src/runtime/index.js";
import { ollamaFinish } from "../adapters/support/ollama-order.js";
import { HEAD } from "../adapters/support/protocols.js";
import { every } from "../properties/support/chunks.js";
import { cut, FORMATS, read, SIZES, spoken, TOOLS } from "./support/said.js";
import { type Script, USAGE } from "./support/scripted.js";

/** What the server says next; the gateway has no endpoint of this protocol. */
let script: Script;

const client = new Ollama({
	host: "http://localhost",
	fetch: async (_url, init) => {
		const { stream } = JSON.parse(String(init?.body)) as { readonly stream?: boolean };
		return new Response(stream === true ? [...lines(script)].join("\n") : wholeOf(script));
	},
});

function* lines({
	format,
	text,
	size,
	finish = "stop",
	breaks = false,
}: Script): Generator<string> {
	const parser = createParser(format, { tools: TOOLS, collect: true });
	const adapter = createOllamaStream(HEAD);
	yield* adapter.begin();
	for (const chunk of every(text, size)) yield* adapter.events(parser.feed(chunk));
	if (breaks) yield* adapter.fail({ code: "upstream_error", message: "the engine has gone" });
	else {
		yield* adapter.events(parser.finish(finish));
		yield* adapter.end(parser.message?.finishReason ?? finish, USAGE);
	}
}

function wholeOf(one: Script): string {
	return ollamaText(HEAD, read(one, one.finish ?? "stop", []), USAGE);
}

const asked = { model: "a-model", messages: [{ role: "user", content: "What is the weather?" }] };

async function streamed(next: Script) {
	script = next;
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

	test("two calls, streamed in pieces and not", async () => {
		const message = read(one, "stop", []);
		for (const size of SIZES)
			expect(await streamed({ ...one, size })).toEqual({ told: expected(message), error: null });
		script = { ...one, size: 1 };
		const whole = await client.chat(asked);
		expect(whole.message.tool_calls?.map(({ function: called }) => called)).toMatchObject(
			expected(message).calls,
		);
		expect(whole).toMatchObject({ done_reason: "stop", prompt_eval_count: 11, eval_count: 5 });
	});

	test("cut off, or broken off, in the second call", async () => {
		const less = cut(one);
		const told = expected(read(less, "length", []));
		expect(await streamed({ ...less, size: 4, finish: "length" })).toEqual({ told, error: null });
		const broken = await streamed({ ...less, size: 4, breaks: true });
		expect(broken.error).toMatchObject({ message: "the engine has gone" });
		expect(broken.told.calls).toEqual(told.calls);
		expect(broken.told.finish).toBe("");
	});
});
