/** The AI SDK 7 with its OpenAI provider as it comes: Responses, in which items of earlier steps are told by their ids. */
import assert from "node:assert/strict";
import { createOpenAI, type OpenAIProvider } from "@ai-sdk/openai";
import {
	APICallError,
	generateText,
	isStepCount,
	type LanguageModel,
	streamText,
	type ToolSet,
} from "ai";
import { commanding } from "./support/command.js";
import { SAID } from "./support/said.js";
import { seenBy, works } from "./support/seen.js";
import { toolbox } from "./support/toolbox.js";

const RESPONSES = "/v1/responses";
const models = SAID.map(({ format }) => `replay/${format.name}`);
const [MODEL = ""] = models;
const seen = seenBy("ai", "@ai-sdk/openai");
let checked = 0;

interface Way {
	readonly streamed?: boolean;
	/** of the provider */
	readonly options?: Readonly<Record<string, boolean>>;
	/** beside the two that are run here */
	readonly more?: ToolSet;
}

/** A conversation in which one call is run: the types of the items that its second request has. */
async function converse(model: LanguageModel, { streamed, options, more }: Way = {}) {
	const { ran, tools } = toolbox();
	const asked = {
		...{ model, prompt: "Hm?", maxRetries: 0, stopWhen: isStepCount(3) },
		tools: { ...tools, ...more },
		include: { requestBody: true },
		...(options === undefined ? {} : { providerOptions: { openai: options } }),
	};
	const steps = streamed
		? await streamText({ ...asked, onError: () => {} }).steps
		: (await generateText(asked)).steps;
	const [first, second, ...rest] = steps;
	assert.equal(ran.length, 1);
	assert.equal(first?.finishReason, "tool-calls");
	assert.match(second?.text ?? "", /get_weather of /);
	assert.equal(rest.length, 0);
	checked++;
	const body = second?.request.body as
		| { readonly input?: readonly { readonly type?: string }[] }
		| undefined;
	return (body?.input ?? []).map(({ type = "message" }) => type);
}

/** The code of the error by which the gateway has refused. */
async function refused(conversation: Promise<unknown>, message: RegExp): Promise<string> {
	const error: unknown = await conversation.then(
		() => assert.fail("it was not refused"),
		(one) => one,
	);
	assert(APICallError.isInstance(error), String(error));
	assert.equal(error.statusCode, 400);
	assert.match(error.message, message);
	const { code } = (JSON.parse(error.responseBody ?? "") as { error: { code: string } }).error;
	checked++;
	return code;
}

function gateway(flags: readonly string[], use: (provider: OpenAIProvider) => Promise<void>) {
	return commanding(flags, (url) => use(createOpenAI({ baseURL: `${url}/v1`, apiKey: "none" })));
}

await gateway(["--token-size", "7", "--store"], async (provider) => {
	for (const id of models)
		for (const streamed of [true, false]) await converse(provider(id), { streamed });
});

// without a store: the error says how to do without, and that works
await gateway([], async (provider) => {
	const code = await refused(converse(provider(MODEL)), /--store/);
	seen(RESPONSES, "several steps", { type: "needs", setting: "--store", code });
	const search = { search: provider.tools.webSearch({}) };
	for (const streamed of [true, false]) {
		const options = { store: false };
		const told = await converse(provider(MODEL), { streamed, options });
		assert(told.includes("function_call"));
		// it takes none back that is not encrypted
		assert(!told.includes("reasoning"));
		await converse(provider.chat(MODEL), { streamed });
		await converse(provider(MODEL), { streamed, options, more: search });
	}
	const without =
		"several steps, with the provider's option `store: false`: it sends no thoughts again";
	seen(RESPONSES, without, works);
	seen("/v1/chat/completions", "several steps, with `.chat(model)`", works);
	seen(RESPONSES, "the same beside the provider's `webSearch`, which is left out", works);
});

await gateway(["--provided-tools", "refuse"], async (provider) => {
	const search = { search: provider.tools.webSearch({}) };
	const way = { options: { store: false }, more: search };
	const code = await refused(converse(provider(MODEL), way), /no tool runs here/);
	const feature =
		"the provider's `webSearch`, in front of a gateway with `--provided-tools refuse`";
	seen(RESPONSES, feature, { type: "refused", code });
});
console.log(`${checked} conversations`);
