/** WebLLM's types of a streamed chat completion, with chunks as its engine makes them: the engine itself needs a GPU in a browser. */
import assert from "node:assert/strict";
import type { ChatCompletionChunk, MLCEngineInterface } from "@mlc-ai/web-llm";
import type { ParserEvent } from "toolgrammar";
import { constrain } from "toolgrammar/constrain";
import { readWebLLM, webLLMFormat } from "toolgrammar/web-llm";
import { getWriting } from "toolgrammar/writers";
import { calls, known, SAID, SIZES } from "../support/said.js";
import { argumentsOf, namesOf, piecesOf, statesOf } from "../support/told.js";

type Choice = ChatCompletionChunk.Choice;
type Reason = Choice["finish_reason"] | null;

/** Never run: what `create` of an engine takes is what is handed on, and what it gives is what is read. */
export async function ask(engine: MLCEngineInterface): Promise<void> {
	const format = SAID[0]?.format ?? assert.fail();
	const writing = getWriting(format.name) ?? assert.fail();
	const made = constrain(format, writing, { tools: known, target: "structural-tag" });
	const response_format = webLLMFormat(made);
	const request = { stream: true, messages: [], response_format } as const;
	const stream = await engine.chat.completions.create({ ...request, messages: [] });
	for await (const _ of readWebLLM(format, stream));
}

async function* chunksOf(
	pieces: readonly string[],
	reason: Reason,
): AsyncGenerator<ChatCompletionChunk, void, void> {
	const head = { id: "1", created: 1, model: "m", object: "chat.completion.chunk" as const };
	for (const content of pieces)
		yield {
			...head,
			choices: [{ index: 0, delta: { content, role: "assistant" }, finish_reason: null }],
		};
	yield {
		...head,
		choices: [{ index: 1, delta: { content: "another message" }, finish_reason: null }],
	};
	if (reason !== null) yield { ...head, choices: [{ index: 0, delta: {}, finish_reason: reason }] };
	const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
	yield { ...head, choices: [], usage: usage as NonNullable<ChatCompletionChunk["usage"]> };
}

async function said(
	format: (typeof SAID)[number]["format"],
	pieces: readonly string[],
	reason: Reason,
): Promise<ParserEvent[]> {
	const events: ParserEvent[] = [];
	for await (const event of readWebLLM(format, chunksOf(pieces, reason), { tools: known }))
		events.push(event);
	return events;
}

let checked = 0;
for (const { format, text } of SAID)
	for (const size of SIZES) {
		const events = await said(format, piecesOf(text, size), "stop");
		assert.deepEqual(
			namesOf(events),
			calls.map(({ name }) => name),
		);
		assert.deepEqual(
			argumentsOf(events),
			calls.map((call) => call.arguments),
		);
		checked++;
	}

const hermes = SAID.find(({ format }) => format.name === "hermes");
assert(hermes !== undefined);
const open = '<tool_call>\n{"name": "get_time", "arguments": {"city": "Ro';
for (const reason of ["length", "abort", null] as const)
	assert.deepEqual(statesOf(await said(hermes.format, [open], reason)), ["incomplete"]);
console.log(`${checked} streams`);
