/** The AI SDK 7 with a model that writes its calls as text: what `streamText` gives is what `parse` reads. */
import assert from "node:assert/strict";
import {
	generateText,
	isStepCount,
	type LanguageModelMiddleware,
	streamText,
	wrapLanguageModel,
} from "ai";
import { repairToolCall, toolCallMiddleware } from "toolgrammar/ai-sdk";
import { createValidator } from "toolgrammar/validate";
import { calls, read, SAID, SIZES } from "./support/said.js";
import { modelOf } from "./support/text-model.js";
import { toolbox } from "./support/toolbox.js";

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

	const box = toolbox();
	const prompted = modelOf([text, "Done."], 1, "stop");
	const told: LanguageModelMiddleware = toolCallMiddleware({ format, tools: "prompt" });
	const answered = await generateText({
		model: wrapLanguageModel({ model: prompted, middleware: told }),
		tools: box.tools,
		...ask,
	});
	assert.deepEqual([box.ran, answered.text], [calls, "Done."]);
	assert.deepEqual(
		prompted.doGenerateCalls.map(({ tools: sent }) => sent),
		[undefined, undefined],
	);

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
