/** The official `openai` package: what its stream helpers add up to is what `parse` reads in the same text. */
import assert from "node:assert/strict";
import OpenAI from "openai";
import type { Message } from "toolgrammar";
import { cutsOf, known, read, SAID, SIZES } from "./support/said.js";
import { seenBy, works } from "./support/seen.js";
import { BROKEN, SAMPLE, serving } from "./support/serving.js";

/** What a client has of an answer. */
interface Told {
	content: string;
	reasoning: string;
	readonly calls: { readonly id: string; readonly name: string; readonly arguments: string }[];
	finish: string;
}

interface Asked {
	readonly model: string;
	/** tokens */
	readonly most: number | null;
}

function expected({ content, reasoning, toolCalls, finishReason }: Message): Told {
	const calls = toolCalls.map(({ id, name, arguments: json }) => ({ id, name, arguments: json }));
	return { content, reasoning, calls, finish: finishReason };
}

async function chat(client: OpenAI, { model, most }: Asked): Promise<Told> {
	const stream = client.chat.completions.stream({
		...SAMPLE,
		model,
		messages: [{ role: "user", content: "Hm?" }],
		tools: known.map((tool) => ({ type: "function" as const, function: tool })),
		...(most === null ? {} : { max_tokens: most }),
	});
	const told: Told = { content: "", reasoning: "", calls: [], finish: "" };
	stream.on("chunk", ({ choices }) => {
		for (const { delta } of choices)
			if ("reasoning_content" in delta) told.reasoning += String(delta.reasoning_content);
	});
	const [choice] = (await stream.finalChatCompletion()).choices;
	assert(choice !== undefined);
	told.content = choice.message.content ?? "";
	told.finish = choice.finish_reason;
	for (const call of choice.message.tool_calls ?? []) {
		assert(call.type === "function");
		told.calls.push({ id: call.id, name: call.function.name, arguments: call.function.arguments });
	}
	return told;
}

/** Reasons for the end, in the words of chat completions. */
const FINISH: Readonly<Record<string, string>> = { max_output_tokens: "length" };

async function responses(client: OpenAI, { model, most }: Asked): Promise<Told> {
	const stream = client.responses.stream({
		...SAMPLE,
		model,
		input: "Hm?",
		tools: known.map((tool) => ({ type: "function" as const, strict: false, ...tool })),
		...(most === null ? {} : { max_output_tokens: most }),
	});
	const { output, error, incomplete_details: cut } = await stream.finalResponse();
	if (error) throw new Error(error.message);
	const told: Told = { content: "", reasoning: "", calls: [], finish: "" };
	for (const item of output) {
		if (item.type === "function_call")
			told.calls.push({ id: item.call_id, name: item.name, arguments: item.arguments });
		else if (item.type === "message")
			for (const part of item.content) told.content += part.type === "output_text" ? part.text : "";
		else if (item.type === "reasoning")
			for (const part of item.content ?? []) told.reasoning += part.text;
	}
	const whole = told.calls.length > 0 ? "tool_calls" : "stop";
	told.finish = cut?.reason === undefined ? whole : (FINISH[cut.reason] ?? cut.reason);
	return told;
}

let checked = 0;
for (const size of SIZES) {
	await serving(size, async (url) => {
		const client = new OpenAI({ baseURL: `${url}/v1`, apiKey: "none", maxRetries: 0 });
		for (const said of SAID) {
			const { name } = said.format;
			for (const ask of [chat, responses]) {
				for (const most of [null, ...cutsOf(said, size)]) {
					const told = await ask(client, { model: `replay/${name}`, most });
					const end = most === null ? said.text.length : most * size;
					const ids = told.calls.map(({ id }) => id);
					assert.deepEqual(told, expected(read(said, end, ids)), `${name}, ${size}, ${most}`);
					if (most === null) assert.equal(told.calls.length, known.length, name);
					const broken = ask(client, { model: `broken/${name}`, most });
					await assert.rejects(broken, { message: BROKEN }, name);
					checked += 2;
				}
			}
		}
	});
}
const seen = seenBy("openai");
for (const endpoint of ["/v1/chat/completions", "/v1/responses"]) {
	seen(endpoint, "`stream`: thoughts, words, two calls at once", works);
	seen(endpoint, "an answer that is cut, in a call or not", works);
	seen(endpoint, "an engine that breaks: the client's error", works);
}
console.log(`${checked} answers, ${SAID.length} formats`);
