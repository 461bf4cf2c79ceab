/** The AI SDK 6 against `/v1/chat/completions`: what it adds up to is what `parse` says. */
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, jsonSchema, streamText, tool } from "ai";
import { describe, expect, test } from "vitest";
import type { Message } from "../../src/runtime/events.js";
import { cut, FORMATS, read, SIZES, spoken, TOOLS } from "./support/said.js";
import { type Script, scripted } from "./support/scripted.js";

const server = scripted();
const provider = createOpenAICompatible({
	name: "gateway",
	baseURL: "http://localhost/v1",
	fetch: server.client.fetch,
});
const tools = Object.fromEntries(
	TOOLS.map(({ name, parameters }) => {
		const inputSchema = jsonSchema<object>(typeof parameters === "object" ? parameters : {});
		return [name, tool({ inputSchema, execute: async () => "done" })];
	}),
);

interface Call {
	readonly toolCallId: string;
	readonly toolName: string;
	readonly input: unknown;
	readonly invalid?: boolean | undefined;
}

function callsOf(calls: readonly Call[]) {
	return calls
		.filter(({ invalid }) => invalid !== true)
		.map(({ toolCallId: id, toolName: name, input }) => ({ id, name, input }));
}

/** Of a call that was cut the SDK makes an invalid one. */
function expected({ content, reasoning, toolCalls, finishReason }: Message) {
	const calls = toolCalls
		.filter(({ status }) => status !== "incomplete")
		.map(({ id, name, arguments: json }) => ({ id, name, input: JSON.parse(json) }));
	return { content, reasoning, calls, finish: finishReason.replace("_", "-") };
}

function asked(script: Script) {
	server.script = script;
	return { model: provider("a-model"), prompt: "What is the weather?", tools, maxRetries: 0 };
}

async function streamed(script: Script) {
	const told = { content: "", reasoning: "", finish: "" };
	const calls: Call[] = [];
	const errors: unknown[] = [];
	const { fullStream } = streamText({ ...asked(script), onError: () => {} });
	for await (const part of fullStream) {
		if (part.type === "text-delta") told.content += part.text;
		else if (part.type === "reasoning-delta") told.reasoning += part.text;
		else if (part.type === "tool-call") calls.push(part);
		else if (part.type === "finish") told.finish = part.finishReason;
		else if (part.type === "error") errors.push(part.error);
	}
	return {
		told: { ...told, calls: callsOf(calls) },
		ids: calls.map((one) => one.toolCallId),
		errors,
	};
}

describe.each(FORMATS)("%s", (name) => {
	const one = spoken(name);

	test(`two calls, in pieces of ${SIZES} characters, streamed and not`, async () => {
		for (const size of SIZES) {
			const { told, ids, errors } = await streamed({ ...one, size });
			expect(told.calls).toHaveLength(2);
			expect(told).toEqual(expected(read(one, "stop", ids)));
			expect(errors).toEqual([]);
		}
		const whole = await generateText(asked({ ...one, size: 1 }));
		const ids = whole.toolCalls.map((call) => call.toolCallId);
		expect({
			content: whole.text,
			reasoning: whole.reasoningText ?? "",
			calls: callsOf(whole.toolCalls),
			finish: whole.finishReason,
		}).toEqual(expected(read(one, "stop", ids)));
	});

	test("cut off, or broken off, in the second call", async () => {
		const less = cut(one);
		const { told, ids } = await streamed({ ...less, size: 4, finish: "length" });
		const message = expected(read(less, "length", ids));
		expect(message.calls).toHaveLength(1);
		expect(told).toEqual(message);
		const broken = await streamed({ ...less, size: 4, breaks: true });
		const error = { code: "upstream_error", message: "the engine has gone" };
		expect(broken.errors).toMatchObject([error]);
		expect(broken.told.calls).toEqual(expected(read(less, "length", broken.ids)).calls);
		expect(broken.told.finish).not.toBe("tool-calls");
	});
});
