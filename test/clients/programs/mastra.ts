/** Mastra, whose agents take models of the AI SDK: they run the calls that the middleware has read, to the end of the conversation. */
import assert from "node:assert/strict";
import { Agent } from "@mastra/core/agent";
import type { MastraModelConfig } from "@mastra/core/llm";
import { createTool } from "@mastra/core/tools";
import { wrapLanguageModel } from "ai";
import { toolCallMiddleware } from "toolgrammar/ai-sdk";
import { z } from "zod";
import { runExample } from "./support/page.js";
import { calls, read, SAID, SIZES } from "./support/said.js";
import { modelOf } from "./support/text-model.js";

type TextModel = ReturnType<typeof modelOf>;

/** What the tools were run with, in order: Mastra runs those of one answer side by side. */
const ran: { readonly name: string; readonly arguments: unknown }[] = [];
const made = (name: string) =>
	createTool({
		id: name,
		description: name,
		inputSchema: z.object({ city: z.string() }),
		execute: async (input) => {
			ran.push({ name, arguments: { city: input.city } });
			return `${name} of ${input.city}`;
		},
	});
const tools = { get_weather: made("get_weather"), get_time: made("get_time") };

let checked = 0;
for (const said of SAID) {
	const { format, text } = said;
	const message = read(said, text.length);
	const agentOf = (inner: TextModel) => {
		const model = wrapLanguageModel({ model: inner, middleware: toolCallMiddleware({ format }) });
		// its types lack a finish reason that those of the newest `ai` have
		const fitting = model as MastraModelConfig;
		return new Agent({ id: "a", name: "a", instructions: "Be short.", model: fitting, tools });
	};
	const told = (inner: TextModel) => JSON.stringify([inner.doStreamCalls, inner.doGenerateCalls]);

	for (const size of SIZES) {
		ran.length = 0;
		const inner = modelOf([text, "Done."], size, "stop");
		const answer = await agentOf(inner).stream("Hm?", { maxSteps: 3 });
		const texts = (await answer.steps).map((step) => step.text);
		assert.deepEqual(texts, [message.content, "Done."]);
		assert.equal(await answer.finishReason, "stop");
		assert.deepEqual(ran, calls);
		for (const { name } of calls) assert(told(inner).includes(`${name} of `));
		checked++;
	}

	ran.length = 0;
	const whole = modelOf([text, "Done."], 1, "stop");
	const answer = await agentOf(whole).generate("Hm?", { maxSteps: 3 });
	assert.deepEqual(
		answer.steps.map((step) => step.text),
		[message.content, "Done."],
	);
	assert.deepEqual(ran, calls);

	// cut by the length: only what was whole is run
	for (let end = 0; end < [...text].length; end += 40) {
		ran.length = 0;
		const begun = [...text].slice(0, end).join("");
		const expected = read(said, end).toolCalls.filter(({ status }) => status !== "incomplete");
		const cut = await agentOf(modelOf([begun], 4, "length")).stream("Hm?", { maxSteps: 1 });
		assert.equal(await cut.finishReason, "length");
		assert.deepEqual(
			ran,
			expected.map((call) => ({ name: call.name, arguments: JSON.parse(call.arguments) })),
		);
		checked++;
	}
}

const CALL = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Oslo"}}\n</tool_call>';
const shown: unknown[] = [];
const inner = modelOf([CALL, "Sun."], 1, "stop");
await runExample("Mastra", { inner, show: (value: unknown) => shown.push(value) });
assert.deepEqual(shown, ["Sun."]);
console.log(`${checked} answers, ${SAID.length} formats`);
