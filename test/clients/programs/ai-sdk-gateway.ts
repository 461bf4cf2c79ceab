/** The AI SDK 7 in front of the gateway: the steps of `streamText` are what `parse` reads in the same texts. */
import assert from "node:assert/strict";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { isStepCount, streamText } from "ai";
import type { Message } from "toolgrammar";
import { calls, cutsOf, read, SAID, SIZES } from "./support/said.js";
import { seenBy, works } from "./support/seen.js";
import { BROKEN, SAMPLE, serving } from "./support/serving.js";
import { toolbox } from "./support/toolbox.js";

/** What the SDK can run. It cannot know that a call was cut behind the end of its arguments. */
function runnable(toolCalls: Message["toolCalls"]): readonly unknown[] {
	return toolCalls.flatMap(({ name, arguments: json }) => {
		try {
			return [{ name, arguments: JSON.parse(json) }];
		} catch {
			return [];
		}
	});
}

let checked = 0;
for (const size of SIZES) {
	await serving(size, async (url) => {
		const provider = createOpenAICompatible({
			name: "gateway",
			baseURL: `${url}/v1`,
			// behind the results of the tools the replay answers in its own words
			transformRequestBody: (body) =>
				body.messages.at(-1).role === "tool" ? body : { ...body, ...SAMPLE },
		});
		const ask = (model: string) => ({ model: provider(model), prompt: "Hm?", maxRetries: 0 });

		/** One step that is cut after so many tokens. */
		async function cut(model: string, maxOutputTokens: number) {
			const told = { content: "", reasoning: "", calls: [] as unknown[], finish: "" };
			const errors: unknown[] = [];
			const { ran, tools } = toolbox();
			const onError = () => {};
			const { fullStream } = streamText({ ...ask(model), tools, maxOutputTokens, onError });
			for await (const part of fullStream) {
				if (part.type === "text-delta") told.content += part.text;
				else if (part.type === "reasoning-delta") told.reasoning += part.text;
				else if (part.type === "finish") told.finish = part.finishReason;
				else if (part.type === "error") errors.push(part.error);
				else if (part.type === "tool-call" && part.invalid !== true)
					told.calls.push({ name: part.toolName, arguments: part.input });
			}
			return { told, errors, ran };
		}

		for (const said of SAID) {
			const { name } = said.format;
			const message = read(said, said.text.length);
			const { ran, tools } = toolbox();
			const { steps } = streamText({ ...ask(`replay/${name}`), tools, stopWhen: isStepCount(3) });
			const [first, second, ...more] = await steps;
			assert.deepEqual(ran, calls, name);
			assert.equal(first?.text, message.content);
			assert.equal(first?.reasoningText ?? "", message.reasoning);
			assert.equal(first?.finishReason, "tool-calls");
			assert.match(second?.text ?? "", /get_time of Rome$/);
			assert.equal(more.length, 0);
			checked++;

			for (const most of cutsOf(said, size)) {
				const { content, reasoning, toolCalls } = read(said, most * size);
				const expected = { content, reasoning, calls: runnable(toolCalls), finish: "length" };
				const short = await cut(`replay/${name}`, most);
				assert.deepEqual(short.told, expected, name);
				const broken = await cut(`broken/${name}`, most);
				const complete = runnable(toolCalls.filter(({ status }) => status === "complete"));
				// what follows a call that only its bracket closes proves its end: the last one may have waited for that
				const waits = said.format.units.some(({ closes }) => closes.length === 0);
				const whole = waits ? complete.slice(0, -1) : complete;
				assert.deepEqual(broken.told.calls.slice(0, whole.length), whole, name);
				assert.deepEqual(
					broken.told.calls,
					expected.calls.slice(0, broken.told.calls.length),
					name,
				);
				assert.equal(broken.told.finish, "error");
				assert.equal(broken.errors.length, 1);
				assert(JSON.stringify(broken.errors).includes(BROKEN), name);
				assert.deepEqual(broken.ran, [], name);
				checked += 2;
			}
		}
	});
}
const seen = seenBy("ai", "@ai-sdk/openai-compatible");
const CHAT = "/v1/chat/completions";
seen(CHAT, "`streamText`: thoughts, words, two calls at once, then a further step", works);
seen(CHAT, "an answer that is cut: calls whose arguments are whole are run", works);
seen(CHAT, "an engine that breaks: an error, and no call is run", works);
console.log(`${checked} answers, ${SAID.length} formats`);
