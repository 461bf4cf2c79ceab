/** The real AI SDK 6 with a model that writes its calls as text: what a program gets of it is what `parse` says. */
import type { LanguageModelV3StreamPart } from "@ai-sdk/provider";
import { generateText, stepCountIs, streamText, tool, wrapLanguageModel } from "ai";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { OwnPart } from "../../../src/adapters/ai-sdk/types.js";
import { type MiddlewareOptions, toolCallMiddleware } from "../../../src/adapters/ai-sdk/v3.js";
import { getFormat } from "../../../src/generated/registry.js";
import { getWriting } from "../../../src/generated/writers.js";
import { type RenderMessage, render } from "../../../src/render/index.js";
import type { Format } from "../../../src/runtime/contract.js";
import type { Message } from "../../../src/runtime/events.js";
import { parse } from "../../../src/runtime/index.js";
import { numbered } from "../../properties/support/reading.js";
import { TextModel } from "./model.js";

const WEATHER = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
const offered = [
	{ name: "get_weather", parameters: WEATHER },
	{ name: "search", parameters: { type: "object", properties: { query: { type: "string" } } } },
];

/** Real tools, and what they were run with. */
function toolbox() {
	const ran: (readonly [string, unknown])[] = [];
	const tools = {
		get_weather: tool({
			inputSchema: z.object({ city: z.string() }),
			execute: async (input) => {
				ran.push(["get_weather", input]);
				return `sun in ${input.city}`;
			},
		}),
		search: tool({
			inputSchema: z.object({ query: z.string().optional() }),
			execute: async (input) => {
				ran.push(["search", input]);
				return "nothing";
			},
		}),
	};
	return { tools, ran };
}

function formatOf(name: string): Format {
	const format = getFormat(name);
	if (format === undefined) throw new Error(`no format ${name}`);
	return format;
}

function written(format: Format, message: RenderMessage): string {
	const writing = getWriting(format.name);
	if (writing === undefined) throw new Error(`no writing ${format.name}`);
	const result = render(format, writing, message, { tools: offered });
	if (result.status !== "rendered") throw new Error(`${format.name}: ${result.reason}`);
	return result.text;
}

const parsed = (format: Format, text: string, finishReason = "stop"): Message =>
	parse(format, text, { tools: offered, generateId: numbered, finishReason });

/** What may run, as the SDK has it. */
function runnable({ toolCalls }: Message) {
	return toolCalls
		.filter(({ status }) => status !== "incomplete")
		.map(({ id, name, arguments: text }) => ({ id, name, input: JSON.parse(text) as unknown }));
}

function wrapped(model: TextModel, options: MiddlewareOptions) {
	const middleware = toolCallMiddleware({ generateId: numbered, ...options });
	return wrapLanguageModel({ model: model.model, middleware });
}

const FORMATS = [
	...["hermes", "qwen_coder", "glm45_moe", "kimik2", "deepseek_v31", "mistral", "minimax_m2"],
	...["gemma4", "pythonic", "harmony", "llama3_json", "cohere"],
].map(formatOf);
/** The sizes from 1 to 64, each with one of the formats; the smallest with all. */
function sizesFor(at: number): readonly number[] {
	const sizes = Array.from({ length: 64 }, (_, i) => i + 1);
	return sizes.filter((size) => size === 1 || size % FORMATS.length === at);
}

const calls = [
	{ name: "get_weather", arguments: { city: 'O"slo\n</b> ø𝄞' } },
	{ name: "search", arguments: { query: "the {weather}, again" } },
];
const answer = "It is sunny.";

describe.each(FORMATS.map((format, at) => [format.name, format, at] as const))(
	"%s",
	(_name, format, at) => {
		const text = written(format, {
			...(format.reasoning ? { reasoning: "They ask for the weather." } : {}),
			calls,
		});
		const message = parsed(format, text);

		test("streamText runs both calls and goes on with their results, at all chunk sizes", async () => {
			for (const size of sizesFor(at)) {
				const model = new TextModel([{ text }, { text: answer }], size);
				const { tools, ran } = toolbox();
				const result = streamText({
					model: wrapped(model, { format }),
					tools,
					prompt: "How is the weather?",
					stopWhen: stepCountIs(3),
				});
				const [first, second, third] = await result.steps;
				expect(third).toBeUndefined();
				const said = first?.toolCalls.map(({ toolCallId: id, toolName: name, input }) => {
					return { id, name, input };
				});
				expect(said).toEqual(runnable(message));
				expect(said?.map(({ name, input }) => ({ name, arguments: input }))).toEqual(calls);
				expect(ran).toEqual(calls.map(({ name, arguments: input }) => [name, input]));
				expect(first?.text).toBe(message.content);
				expect(first?.reasoningText ?? "").toBe(message.reasoning);
				expect(first?.finishReason).toBe("tool-calls");
				expect(second?.text).toBe(answer);
				expect(second?.finishReason).toBe("stop");
				expect(model.asked[1]?.prompt.map(({ role }) => role)).toEqual([
					"user",
					"assistant",
					"tool",
				]);
			}
		});

		test("generateText does the same", async () => {
			const model = new TextModel([{ text }, { text: answer }], 1);
			const { tools, ran } = toolbox();
			const result = await generateText({
				model: wrapped(model, { format }),
				tools,
				prompt: "How is the weather?",
				stopWhen: stepCountIs(3),
			});
			expect(ran).toEqual(calls.map(({ name, arguments: input }) => [name, input]));
			expect(result.steps[0]?.reasoningText ?? "").toBe(message.reasoning);
			expect(result.steps[0]?.finishReason).toBe("tool-calls");
			expect(result.text).toBe(answer);
		});

		test("an answer that is cut at every 23rd character has the calls that were whole, and stays cut", async () => {
			for (let end = 0; end < text.length; end += 23) {
				const begun = text.slice(0, end);
				const model = new TextModel([{ text: begun, end: "length" }, { text: answer }], 7);
				const { tools, ran } = toolbox();
				const result = streamText({ model: wrapped(model, { format }), tools, prompt: "Hm?" });
				const expected = parsed(format, begun, "length");
				const said = (await result.toolCalls).map(({ toolCallId: id, toolName: name, input }) => {
					return { id, name, input };
				});
				expect(said, begun).toEqual(runnable(expected));
				// the SDK runs nothing of an answer that did not end
				expect(ran).toEqual([]);
				expect(await result.text).toBe(expected.content);
				expect(await result.finishReason).toBe("length");
			}
		});
	},
);

const hermes = formatOf("hermes");

test("a model that counts its calls anew in each answer: the ids of all steps differ", async () => {
	const format = formatOf("kimik2");
	const text = written(format, { calls });
	const model = new TextModel([{ text }, { text }, { text: answer }], 8);
	const { tools, ran } = toolbox();
	const middleware = toolCallMiddleware({ format });
	const result = streamText({
		model: wrapLanguageModel({ model: model.model, middleware }),
		tools,
		prompt: "How is the weather?",
		stopWhen: stepCountIs(3),
	});
	const steps = await result.steps;
	const ids = steps.flatMap(({ toolCalls }) => toolCalls.map(({ toolCallId }) => toolCallId));
	expect(new Set(parse(format, text, { tools: offered }).toolCalls.map(({ id }) => id))).toEqual(
		new Set(ids.slice(0, 2)),
	);
	expect(new Set(ids).size).toBe(4);
	expect(ran).toHaveLength(4);
});

describe("a stream that goes wrong", () => {
	const whole = written(hermes, { calls: calls.slice(0, 1) });
	const open = written(hermes, { calls: calls.slice(1) }).slice(0, -20);

	test("an error in the stream: whole calls have been handed out, the open one is none", async () => {
		const error = new Error("the engine died");
		const parts: LanguageModelV3StreamPart[] = [{ type: "error", error }];
		const model = new TextModel([{ text: whole + open, end: "error", parts }], 5);
		const { tools, ran } = toolbox();
		const errors: unknown[] = [];
		const result = streamText({
			model: wrapped(model, { format: hermes }),
			tools,
			prompt: "Hm?",
			onError: ({ error: one }) => void errors.push(one),
		});
		const types: string[] = [];
		for await (const part of result.fullStream) {
			types.push(part.type);
			if (part.type === "tool-call") expect(part.input).toEqual(calls[0]?.arguments);
		}
		expect(errors).toEqual([error]);
		// the SDK runs nothing of an answer that did not end
		expect(ran).toEqual([]);
		expect(types.filter((type) => type === "tool-input-start")).toHaveLength(2);
		expect(types.filter((type) => type === "tool-call")).toHaveLength(1);
		expect(types.indexOf("tool-call")).toBeLessThan(types.indexOf("error"));
	});
});

test("what the middleware hands out are parts of the SDK's stream", () => {
	const part = (one: OwnPart): LanguageModelV3StreamPart => one;
	expect(part({ type: "text-end", id: "1" }).type).toBe("text-end");
});
