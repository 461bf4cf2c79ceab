/** The AI SDK 7 with a model that writes its calls as text: what `streamText` gives is what `parse` reads. */
import assert from "node:assert/strict";
import {
	generateText,
	isStepCount,
	type LanguageModelMiddleware,
	simulateReadableStream,
	streamText,
	wrapLanguageModel,
} from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { repairToolCall, toolCallMiddleware } from "toolgrammar/ai-sdk";
import { createValidator } from "toolgrammar/validate";
import { calls, read, SAID, SIZES } from "./support/said.js";
import { toolbox } from "./support/toolbox.js";

type Parts = Awaited<ReturnType<MockLanguageModelV4["doStream"]>>["stream"];
type Part = Parts extends ReadableStream<infer P> ? P : never;
type Finish = Extract<Part, { type: "finish" }>;

const usage: Finish["usage"] = {
	inputTokens: { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined },
	outputTokens: { total: 1, text: 1, reasoning: undefined },
};

function modelOf(texts: readonly string[], size: number, end: Finish["finishReason"]["unified"]) {
	let at = 0;
	const finishReason = { unified: end, raw: end };
	return new MockLanguageModelV4({
		doStream: async () => {
			const text = texts[at++] ?? "";
			const deltas: Part[] = [];
			for (let from = 0; from < text.length; from += size)
				deltas.push({ type: "text-delta", id: "t", delta: text.slice(from, from + size) });
			const chunks: Part[] = [
				{ type: "text-start", id: "t" },
				...deltas,
				{ type: "text-end", id: "t" },
				{ type: "finish", usage, finishReason },
			];
			return {
				stream: simulateReadableStream({ chunks, initialDelayInMs: null, chunkDelayInMs: null }),
			};
		},
		doGenerate: async () => {
			const text = texts[at++] ?? "";
			return { content: [{ type: "text", text }], finishReason, usage, warnings: [] };
		},
	});
}

let checked = 0;
for (const said of SAID) {
	const { format, text } = said;
	const message = read(said, text.length);
	const middleware: LanguageModelMiddleware = toolCallMiddleware({ format });
	const repair = repairToolCall({ validator: createValidator() });
	const ask = { prompt: "Hm?", stopWhen: isStepCount(3), repairToolCall: repair };

	for (const size of SIZES) {
		const { ran, tools } = toolbox();
		const inner = modelOf([text, "Done."], size, "stop");
		const model = wrapLanguageModel({ model: inner, middleware });
		const result = streamText({ model, tools, ...ask });
		const [first, second, ...more] = await result.steps;
		assert.deepEqual(ran, calls);
		assert.deepEqual(
			first?.toolCalls.map(({ toolName, input }) => [toolName, input]),
			message.toolCalls.map((call) => [call.name, JSON.parse(call.arguments)]),
		);
		assert.equal(first?.text, message.content);
		assert.equal(first?.reasoningText ?? "", message.reasoning);
		assert.equal(first?.finishReason, "tool-calls");
		assert.equal(second?.text, "Done.");
		assert.equal(more.length, 0);
		checked++;
	}

	const { ran, tools } = toolbox();
	const whole = modelOf([text, "Done."], 1, "stop");
	const model = wrapLanguageModel({ model: whole, middleware });
	const result = await generateText({ model, tools, ...ask });
	assert.deepEqual(ran, calls);
	assert.equal(result.text, "Done.");

	for (let end = 0; end < [...text].length; end += 9) {
		const begun = [...text].slice(0, end).join("");
		const expected = read(said, end);
		const cut = wrapLanguageModel({ model: modelOf([begun], 4, "length"), middleware });
		const answer = streamText({ model: cut, ...toolbox(), ...ask });
		assert.deepEqual(
			(await answer.toolCalls).map(({ toolName, input }) => [toolName, input]),
			expected.toolCalls
				.filter(({ status }) => status !== "incomplete")
				.map((call) => [call.name, JSON.parse(call.arguments)]),
		);
		assert.equal(await answer.finishReason, "length");
		checked++;
	}
}
console.log(`${checked} answers, ${SAID.length} formats`);
