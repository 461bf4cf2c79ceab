/** The official `openai` package against the gateway: what it adds up is what `parse` reads in the same text. */
import { describe, expect, test } from "vitest";
import { createGateway, replayModels } from "../../src/gateway/index.js";
import { replayFormats } from "../../src/gateway/node/index.js";
import { getFormat } from "../../src/generated/registry.js";
import { getWriting } from "../../src/generated/writers.js";
import { type RenderMessage, render } from "../../src/render/index.js";
import { parse } from "../../src/runtime/index.js";
import { ask, must, openai, SEARCH, textGateway, validator, WEATHER } from "./support.js";

const FORMATS = [
	"hermes",
	"mistral",
	"kimik2",
	"qwen_coder",
	"deepseek_v31",
	"glm45_moe",
	"harmony",
	"gemma4",
	"minimax_m2",
	"pythonic",
];
const SIZES = [1, 2, 3, 7, 16, 64];
const tools = [WEATHER, SEARCH];

/** Two calls at once, with whatever the format carries beside them. */
function textOf(name: string): string {
	const calls = [
		{ name: "get_weather", arguments: { city: 'Os"lo\n🌧' } },
		{ name: "search", arguments: { q: "a < b" } },
	];
	const ways: readonly RenderMessage[] = [
		{ reasoning: "Two things.", content: "I look.", calls },
		{ content: "I look.", calls },
		{ calls },
	];
	for (const way of ways) {
		const made = render(must(getFormat(name)), must(getWriting(name)), way, { tools });
		if (made.status === "rendered") return made.text;
	}
	throw new Error(`${name} carries no two calls`);
}

/** What a client adds up, without the ids: where the wire has none they are random. */
function shapeOf(message: {
	content?: string | null | undefined;
	tool_calls?: readonly unknown[] | undefined;
}) {
	const calls = (message.tool_calls ?? []).map((call) => {
		const { type, function: fn } = call as { type: string; function: Record<string, unknown> };
		return { type, name: fn.name, arguments: fn.arguments };
	});
	return { content: message.content ?? "", calls };
}

function expected(format: string, text: string, finishReason = "stop") {
	const message = parse(must(getFormat(format)), text, { tools, finishReason });
	return {
		reason: message.finishReason,
		reasoning: message.reasoning,
		shape: {
			content: message.content,
			calls: message.toolCalls.map((call) => ({
				type: "function",
				name: call.name,
				arguments: call.arguments,
			})),
		},
	};
}

describe.each(FORMATS)("%s", (format) => {
	const text = textOf(format);

	test.each(SIZES)("in pieces of %i, streamed", async (size) => {
		const client = openai(textGateway(format, text, { size }));
		const stream = client.chat.completions.stream(ask({ tools }));
		let reasoning = "";
		for await (const chunk of stream)
			for (const { delta } of chunk.choices)
				reasoning += (delta as { reasoning_content?: string }).reasoning_content ?? "";
		const choice = must((await stream.finalChatCompletion()).choices[0]);
		const want = expected(format, text);
		expect(want.shape.calls).toHaveLength(2);
		expect(shapeOf(choice.message)).toEqual(want.shape);
		expect(reasoning).toBe(want.reasoning);
		expect(choice.finish_reason).toBe("tool_calls");
	});

	test("in one body", async () => {
		const client = openai(textGateway(format, text));
		const { choices } = await client.chat.completions.create(ask({ tools }));
		const choice = must(choices[0]);
		expect(shapeOf(choice.message)).toEqual(expected(format, text).shape);
		expect(choice.finish_reason).toBe("tool_calls");
	});

	test("cut by the length at every 23rd character", async () => {
		for (let cut = 0; cut < text.length; cut += 23) {
			const part = text.slice(0, cut);
			const app = textGateway(format, part, { size: 3, reason: "length" });
			const want = expected(format, part, "length");
			const { choices } = await openai(app).chat.completions.create(ask({ tools }));
			const choice = must(choices[0]);
			expect(shapeOf(choice.message)).toEqual(want.shape);
			expect(choice.finish_reason).toBe("length");
			expect(want.reason).toBe("length");
		}
	});
});

test("runTools: the tool runs with what the replay made up, and its answer ends the conversation", async () => {
	const app = createGateway({ models: replayModels(await replayFormats()), validator });
	for (const format of FORMATS) {
		const seen: unknown[] = [];
		const runner = openai(app).chat.completions.runTools({
			model: `replay/${format}`,
			stream: true,
			messages: [{ role: "user", content: "How is the weather in Oslo?" }],
			tools: [
				{
					type: "function",
					function: {
						...WEATHER.function,
						parameters: { ...WEATHER.function.parameters, required: ["city"] },
						description: "The weather of a city",
						parse: (json: string): object => JSON.parse(json),
						function: (args: object) => {
							seen.push(args);
							return "rain all day";
						},
					},
				},
			],
		});
		expect(await runner.finalContent()).toContain("rain all day");
		expect(seen).toHaveLength(1);
		expect(Object.keys(must(seen[0] as object | undefined))).toEqual(["city"]);
	}
});

test("the models are listed, one for each format", async () => {
	const formats = await replayFormats();
	const client = openai(createGateway({ models: replayModels(formats) }));
	const ids: string[] = [];
	for await (const { id } of client.models.list()) ids.push(id);
	expect(ids).toEqual(formats.map(({ format }) => `replay/${format.name}`));
	expect((await client.models.retrieve("replay/hermes")).id).toBe("replay/hermes");
});

test("the usage stands in the last chunk", async () => {
	const app = createGateway({ models: replayModels(await replayFormats()), validator });
	const stream = openai(app).chat.completions.stream({
		model: "replay/hermes",
		messages: [{ role: "user", content: "Hi" }],
		stream_options: { include_usage: true },
	});
	const { completion_tokens = 0, total_tokens = 0 } = (await stream.totalUsage()) ?? {};
	expect(completion_tokens).toBeGreaterThan(0);
	expect(total_tokens).toBeGreaterThan(completion_tokens);
});
