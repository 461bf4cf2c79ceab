/** A message in each shape that programs have it in is written alike, and nothing of it is dropped. */
import type Anthropic from "@anthropic-ai/sdk";
import type OpenAI from "openai";
import { describe, expect, expectTypeOf, test } from "vitest";
import { anthropicMessageText } from "../../src/adapters/anthropic.js";
import { chatMessage } from "../../src/adapters/openai-chat.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import { listFormats } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { hermes as writing } from "../../src/generated/writings/hermes.js";
import { type RenderMessage, render } from "../../src/render/index.js";
import { collect, createParser, type Message, parse } from "../../src/runtime/index.js";

const ID = "call_1";
const SHORT = {
	content: "I pay.",
	reasoning: "He owes it.",
	calls: [{ name: "pay", arguments: '{"amount":5}', id: ID }],
};
const HEAD = { id: "1", model: "m", created: 1 };

function written(message: unknown): string {
	const done = render(hermes, writing, message as RenderMessage);
	if (done.status !== "rendered") throw new Error(done.reason);
	return done.text;
}

test("what `parse` and `collect` give, OpenAI's and Anthropic's messages are written as the short form is, in every format", () => {
	let compared = 0;
	for (const format of listFormats()) {
		const way = getWriting(format.name);
		if (way === undefined) continue;
		const short = render(format, way, SHORT);
		if (short.status !== "rendered") continue;
		const message = parse(format, short.text);
		const parser = createParser(format);
		const events = [...parser.feed(short.text), ...parser.finish()];
		const shapes: Record<string, RenderMessage> = {
			parse: message,
			collect: collect(events),
			chat: chatMessage(message),
			both: chatMessage(message, "both"),
			anthropic: JSON.parse(anthropicMessageText(HEAD, message)) as RenderMessage,
		};
		for (const [shape, given] of Object.entries(shapes)) {
			const again = render(format, way, given);
			if (again.status !== "rendered") throw new Error(`${format.name}, ${shape}: ${again.reason}`);
			expect(facts(parse(format, again.text)), `${format.name}, ${shape}`).toEqual(facts(message));
			compared++;
		}
	}
	expect(compared).toBeGreaterThan(100);
});

function facts({ content, reasoning, toolCalls }: Message) {
	const calls = toolCalls.map(({ name, arguments: json }) => [name, JSON.parse(json)]);
	return { content, reasoning, calls };
}

describe("the members of each shape", () => {
	const call = { id: ID, type: "function", function: { name: "pay", arguments: '{"amount":5}' } };
	test("an ordinary history in OpenAI's shape", () => {
		const message = { role: "assistant", content: null, refusal: null, tool_calls: [call] };
		expect(written(message)).toBe(written({ calls: SHORT.calls }));
		expect(
			written({
				...message,
				content: [
					{ type: "text", text: "I " },
					{ type: "text", text: "pay." },
				],
			}),
		).toBe(written({ ...SHORT, reasoning: "" }));
	});
	test("blocks stand in their order: text behind a call is no text before it", () => {
		const use = { type: "tool_use", id: ID, name: "pay", input: { amount: 5 } };
		const blocks = [{ type: "text", text: "A" }, use, { type: "text", text: "B" }];
		const text = written({ role: "assistant", content: blocks });
		expect(text.indexOf("A")).toBeLessThan(text.indexOf("pay"));
		expect(text.indexOf("pay")).toBeLessThan(text.lastIndexOf("B"));
	});
	test.each([
		[
			"a member that is misspelt",
			{ content: "x", toolCall: [] },
			/"toolCall".*did you mean "toolCalls"/,
		],
		["another library's calls", { content: "x", toolInvocations: [] }, /"toolInvocations"/],
		["a refusal", { content: "x", refusal: "I will not." }, /refusal/],
		[
			"a call of an older API",
			{ content: "x", function_call: { name: "f", arguments: "{}" } },
			/function_call/,
		],
		["a user's message", { role: "user", content: "x" }, /role: "user"/],
		[
			"a block that no format writes",
			{ content: [{ type: "image", source: {} }] },
			/content\[0\].type: "image"/,
		],
		[
			"a block with more",
			{ content: [{ type: "text", text: "x", txt: "y" }] },
			/"txt".*did you mean "text"/,
		],
		["two lists of calls", { calls: SHORT.calls, tool_calls: [call] }, /both calls and tool_calls/],
		["a call with other members", { calls: [{ name: "f", args: {} }] }, /"args"/],
		[
			"a call of a custom tool",
			{ tool_calls: [{ id: "1", type: "custom", custom: {} }] },
			/custom/,
		],
		["thoughts that differ", { reasoning: "a", reasoning_content: "b" }, /differ/],
		["a text", "x", /the message must be an object, not "x"/],
		["nothing", undefined, /the message must be an object/],
		["content that is no text", { content: 5 }, /content must be a text, not 5/],
	])("%s is an error that names it", (_, message, error) => {
		expect(() => written(message)).toThrow(error);
	});
	test("a call that was cut is written as nothing else", () => {
		const cut = parse(hermes, '<tool_call>\n{"name": "pay", "arguments": {"amount": 5');
		expect(cut.toolCalls[0]?.status).toBe("incomplete");
		expect(render(hermes, writing, cut)).toMatchObject({ status: "unrepresentable" });
	});
});

test("types take the messages of the libraries, and nothing with other members", () => {
	expectTypeOf<Message>().toExtend<RenderMessage>();
	expectTypeOf<OpenAI.ChatCompletionMessage>().toExtend<RenderMessage>();
	expectTypeOf<OpenAI.ChatCompletionAssistantMessageParam>().toExtend<RenderMessage>();
	expectTypeOf<Anthropic.Message>().toExtend<RenderMessage>();
	expectTypeOf<{
		role: "assistant";
		content: Anthropic.ContentBlockParam[];
	}>().toExtend<RenderMessage>();
	expectTypeOf<{ toolCall: [] }>().not.toExtend<RenderMessage>();
	expectTypeOf<{ role: "user"; content: string }>().not.toExtend<RenderMessage>();
	expectTypeOf<string>().not.toExtend<RenderMessage>();
});
