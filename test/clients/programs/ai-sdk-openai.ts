/** The AI SDK 7 with its OpenAI provider as it comes: Responses, in which items of earlier steps are told by their ids. */
import assert from "node:assert/strict";
import { createOpenAI } from "@ai-sdk/openai";
import { generateText, isStepCount, streamText } from "ai";
import { createGateway, defaultEndpoints, replayModels } from "toolgrammar/gateway";
import { listen } from "toolgrammar/gateway/node";
import { SAID } from "./support/said.js";
import { toolbox } from "./support/toolbox.js";

const models = replayModels(SAID, { tokenSize: 7 });

async function serving(
	endpoints: ReturnType<typeof defaultEndpoints>,
	use: (url: string) => Promise<void>,
) {
	const { url, close } = await listen(createGateway({ models, endpoints }), {
		port: 0,
		host: "127.0.0.1",
	});
	try {
		await use(`${url}/v1`);
	} finally {
		await close(0);
	}
}

let checked = 0;
await serving(defaultEndpoints({ store: {} }), async (baseURL) => {
	const provider = createOpenAI({ baseURL, apiKey: "none" });
	for (const { id } of models) {
		for (const streamed of [true, false]) {
			const { ran, tools } = toolbox();
			const asked = {
				model: provider(id),
				prompt: "Hm?",
				maxRetries: 0,
				tools,
				stopWhen: isStepCount(3),
			};
			const steps = streamed ? await streamText(asked).steps : (await generateText(asked)).steps;
			const [first, second, ...more] = steps;
			assert.equal(ran.length, 1, id);
			assert.equal(first?.finishReason, "tool-calls", id);
			assert.match(second?.text ?? "", /get_weather of /, id);
			assert.equal(more.length, 0, id);
			checked++;
		}
	}
});

// without a store: the error says how to do without, and that works
await serving(defaultEndpoints(), async (baseURL) => {
	const provider = createOpenAI({ baseURL, apiKey: "none" });
	const [model] = models;
	assert(model !== undefined);
	const ask = async (openai: Readonly<Record<string, boolean>>) => {
		const { ran, tools } = toolbox();
		const asked = {
			model: provider(model.id),
			prompt: "Hm?",
			maxRetries: 0,
			tools,
			stopWhen: isStepCount(3),
		};
		await generateText({ ...asked, providerOptions: { openai } });
		return ran.length;
	};
	await assert.rejects(ask({}), /--store/);
	assert.equal(await ask({ store: false }), 1);
	checked++;
});
console.log(`${checked} conversations`);
