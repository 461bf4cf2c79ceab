/** `tools: "prompt"`: what a model is told that knows tools and earlier calls as text only. */
import { generateText, jsonSchema, stepCountIs, tool, wrapLanguageModel } from "ai";
import { describe, expect, test } from "vitest";
import {
	createMiddleware,
	type MiddlewareOptions,
} from "../../../src/adapters/ai-sdk/middleware.js";
import type { AnyPart, Params } from "../../../src/adapters/ai-sdk/types.js";
import { toolCallMiddleware } from "../../../src/adapters/ai-sdk/v3.js";
import type { ChatRequest } from "../../../src/gateway/chat-request.js";
import { atOnce } from "../../../src/gateway/pause.js";
import { describedTools } from "../../../src/gateway/prompt/described.js";
import { getFormat, listFormats } from "../../../src/generated/registry.js";
import { getWriting } from "../../../src/generated/writers.js";
import { parse } from "../../../src/runtime/index.js";
import { TextModel } from "./model.js";

const city = { city: "Oslo" };
const parameters = { type: "object", properties: { city: { type: "string" } } };
const model = { modelId: "a-model" };
const said = (text: string) => ({ type: "text", text });
const weather = { type: "function", name: "get_weather", inputSchema: parameters };

function known(name: string) {
	const [format, writing] = [getFormat(name), getWriting(name)];
	if (format === undefined || writing === undefined) throw new Error(`no format ${name}`);
	return { format, writing };
}

/** One conversation, as the SDK and as chat completions say it. */
const prompt: Params["prompt"] = [
	{ role: "system", content: "Be brief." },
	{ role: "user", content: [said("How is it?")] },
	{
		role: "assistant",
		content: [
			said("I look."),
			{
				type: "tool-call",
				toolCallId: "functions.get_weather:0",
				toolName: "get_weather",
				input: city,
			},
		] as readonly AnyPart[],
	},
	{
		role: "tool",
		content: [
			{
				type: "tool-result",
				toolCallId: "functions.get_weather:0",
				toolName: "get_weather",
				output: { type: "text", value: "sun" },
			} as AnyPart,
		],
	},
];
const chat: ChatRequest = {
	model: "m",
	messages: [
		{ role: "system", content: "Be brief." },
		{ role: "user", content: "How is it?" },
		{
			role: "assistant",
			content: "I look.",
			tool_calls: [
				{
					id: "functions.get_weather:0",
					type: "function",
					function: { name: "get_weather", arguments: JSON.stringify(city) },
				},
			],
		},
		{ role: "tool", tool_call_id: "functions.get_weather:0", content: "sun" },
	],
	tools: [{ type: "function", function: { name: "get_weather", description: "", parameters } }],
};

function flat({ prompt }: Params): unknown {
	return prompt.map(({ role, content }) => ({
		role,
		content:
			typeof content === "string"
				? content
				: content.map((part) => Reflect.get(part, "text")).join(""),
	}));
}

/** The example in the instructions has an id that is made up where the format writes one. */
function withoutIds(messages: unknown): string {
	return JSON.stringify(messages, null, 1).replace(/[0-9a-f]{24}/g, "ID");
}

/** A format whose wire cannot carry this message is not asked for it: the gateway refuses, and so does the middleware. */
const names = listFormats()
	.filter(({ units }) => units.length > 0)
	.map(({ name }) => name);

test.each(names)("%s: the words are those of the gateway", async (name) => {
	const words = known(name);
	const middleware = createMiddleware("v4", { ...words, tools: "prompt" });
	const params = { prompt, tools: [{ ...weather, description: "" }] };
	const told = middleware.transformParams({ params, model });
	let expected: unknown;
	try {
		expected = atOnce(describedTools(words)(chat)).messages;
	} catch (error) {
		await expect(told).rejects.toThrow(error instanceof Error ? error.message : "");
		return;
	}
	const got = await told;
	expect(withoutIds(flat(got))).toEqual(withoutIds(expected));
	expect(got.tools).toBeUndefined();
});

describe("the request", () => {
	const { format } = known("hermes");
	const told = async (parts: Params["prompt"], more = {}) =>
		(
			await createMiddleware("v4", { format, tools: "prompt", ...more }).transformParams({
				params: { prompt: parts, tools: [weather] },
				model,
			})
		).prompt;

	test("thoughts of an earlier answer stay parts of their own, before its text", async () => {
		const call = { type: "tool-call", toolCallId: "1", toolName: "get_weather", input: city };
		const content: readonly AnyPart[] = [
			said("I look."),
			{ type: "reasoning", text: "hm" } as AnyPart,
			call,
		];
		const [, answer] = await told([{ role: "assistant", content }]);
		expect(answer?.content).toMatchObject([
			{ type: "reasoning", text: "hm" },
			{ type: "text", text: expect.stringContaining("I look.") },
		]);
	});

	test("a call that was cut is written without arguments", async () => {
		const call = {
			type: "tool-call",
			toolCallId: "1",
			toolName: "get_weather",
			input: '{"city": "Os',
		};
		const [, answer] = await told([{ role: "assistant", content: [call] }]);
		const text =
			typeof answer?.content === "string" ? "" : Reflect.get(answer?.content[0] ?? {}, "text");
		expect(parse(format, text).toolCalls).toMatchObject([{ name: "get_weather", arguments: "{}" }]);
	});

	test.each([
		[{ type: "text", value: "sun" }, "sun"],
		[{ type: "error-text", value: "no such city" }, "no such city"],
		[{ type: "json", value: { sun: 1 } }, '{"sun":1}'],
		[{ type: "content", value: [said("sun"), said("wind")] }, "sun\nwind"],
		[
			{ type: "content", value: [said("sun"), { type: "x", text: 5 }] },
			'sun\n{"type":"x","text":5}',
		],
		[{ type: "execution-denied", reason: "not today" }, "not today"],
		[{ type: "execution-denied" }, "denied"],
	])("a result %j", async (output, text) => {
		const result = { type: "tool-result", toolCallId: "1", toolName: "get_weather", output };
		const [, message] = await told([{ role: "tool", content: [result] }]);
		expect(message).toEqual({ role: "user", content: [said(`Result of get_weather:\n${text}`)] });
	});

	test("what is said by describeTools or history is instead of its own part", async () => {
		const [system, user] = await told([{ role: "user", content: [said("Hi")] }], {
			describeTools: () => "My words.",
		});
		expect(system).toEqual({ role: "system", content: "My words." });
		expect(user).toEqual({ role: "user", content: [said("Hi")] });
	});

	test("a format of one's own needs its writing", async () => {
		const own = { ...format, name: "mine" };
		const asked = createMiddleware("v4", { format: own, tools: "prompt" }).transformParams({
			params: { prompt: [], tools: [weather] },
			model,
		});
		await expect(asked).rejects.toThrow("options.writing is missing");
	});

	test("a format of one's own is told of in its own writing", async () => {
		const other = known("llama3_json");
		const own = { ...other.format, name: "mine" };
		const asked = (options: MiddlewareOptions) =>
			createMiddleware("v4", { ...options, tools: "prompt" }).transformParams({
				params: { prompt: [], tools: [weather] },
				model,
			});
		const mine = await asked({ format: own, writing: { ...other.writing, format: "mine" } });
		const packed = await asked({ format: other.format });
		expect(mine.prompt).not.toEqual([]);
		expect(mine.prompt).toEqual(packed.prompt);
	});
});

test("the SDK's loop runs: nothing but text goes to the model", async () => {
	const { format } = known("hermes");
	const call = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Oslo"}}\n</tool_call>';
	const inner = new TextModel([{ text: call }, { text: "Sun." }], 5);
	const { text, steps } = await generateText({
		model: wrapLanguageModel({
			model: inner.model,
			middleware: toolCallMiddleware({ format, tools: "prompt" }),
		}),
		tools: {
			get_weather: tool({
				inputSchema: jsonSchema<{ city: string }>(parameters as object),
				execute: ({ city: where }) => `sun in ${where}`,
			}),
		},
		prompt: "How is the weather in Oslo?",
		stopWhen: stepCountIs(3),
	});
	expect(text).toBe("Sun.");
	expect(steps).toHaveLength(2);
	expect(inner.asked.map(({ tools }) => tools)).toEqual([undefined, undefined]);
	expect(JSON.stringify(inner.asked[1]?.prompt)).toContain("Result of get_weather:\\nsun in Oslo");
	expect(JSON.stringify(inner.asked[1]?.prompt)).not.toContain("tool-call");
});
