/**
 * transformers.js with a model of random weights, whose answers a logits processor forces: the real pipeline, tokenizer and streamer. The
 * marks of calls are special tokens, all others are bytes, so that letters are cut.
 */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	env,
	LogitsProcessor,
	LogitsProcessorList,
	pipeline,
	type Tensor,
	TextStreamer,
} from "@huggingface/transformers";
import { collect, type Format, type Message, type ParserEvent, parse } from "toolgrammar";
import { toolCallStreamer } from "toolgrammar/transformers-js";
import { runExample } from "./support/page.js";
import { calls, known, SAID } from "./support/said.js";
import { END, writeTinyModel } from "./support/tiny-model.js";

/** At each step one of some tokens, which the model chooses among. */
class Forced extends LogitsProcessor {
	private step = 0;

	constructor(private readonly steps: readonly (readonly number[])[]) {
		super();
	}

	_call(_ids: bigint[][], logits: Tensor): Tensor {
		const allowed = this.steps[this.step++];
		assert(allowed !== undefined, "the model goes on behind its end");
		const { data } = logits;
		assert(data instanceof Float32Array);
		for (const id of data.keys()) if (!allowed.includes(id)) data[id] = Number.NEGATIVE_INFINITY;
		return logits;
	}
}

const folder = mkdtempSync(join(tmpdir(), "toolgrammar-model-"));
const special = SAID.flatMap(({ format }) => [...format.tokens, ...format.ends]);
writeTinyModel(join(folder, "tiny"), special);
env.allowRemoteModels = false;
env.localModelPath = folder;
const generator = await pipeline("text-generation", "tiny", { dtype: "fp32", device: "cpu" });
const { tokenizer } = generator;
const messages = [{ role: "user", content: "How is the weather?" }];
const tokensOf = (text: string): readonly number[] => tokenizer.encode(text);
const textOf = (tokens: readonly number[]) =>
	tokenizer.decode([...tokens], { clean_up_tokenization_spaces: false });

/** Of each step the tokens that are allowed; the last one ends the answer. `most`: new tokens. */
type Steps = readonly (readonly number[])[];

function asked(steps: Steps, most: number) {
	const logits_processor = new LogitsProcessorList();
	logits_processor.push(new Forced(steps));
	return { max_new_tokens: most, logits_processor, eos_token_id: steps.at(-1)?.[0] ?? 0 };
}

/** What the model is made to write, read as it comes. */
async function generated(format: Format, steps: Steps, most = steps.length) {
	const events: ParserEvent[] = [];
	const tokens: number[] = [];
	const reader = toolCallStreamer(format, (event) => events.push(event), { tools: known });
	const finishReason = most < steps.length ? "length" : "stop";
	await generator(messages, {
		...asked(steps, most),
		streamer: new TextStreamer(tokenizer, {
			...reader.streamer,
			token_callback_function: (ids) => tokens.push(...ids.map(Number)),
		}),
	});
	reader.finish(finishReason);
	return { message: collect(events, { tools: known, finishReason }), tokens, finishReason };
}

function callsOf({ toolCalls }: Message): readonly unknown[] {
	return toolCalls.map((call) => ({ name: call.name, arguments: JSON.parse(call.arguments) }));
}

const once = (tokens: readonly number[]): Steps => tokens.map((token) => [token]);

let checked = 0;
for (const { format, text } of SAID) {
	const end = format.ends[0] ?? END;
	const tokens = tokensOf(text.endsWith(end) ? text : text + end);
	const parts = [0.2, 0.5, 0.7, 0.9].map((part) => Math.floor(part * tokens.length));
	for (const most of [tokens.length, ...parts]) {
		const { message, tokens: said, finishReason } = await generated(format, once(tokens), most);
		assert.deepEqual(said, tokens.slice(0, most));
		const ids = message.toolCalls.map(({ id }) => id);
		const generateId = ({ index }: { readonly index: number }) => ids[index] ?? "";
		const expected = parse(format, textOf(said), { tools: known, finishReason, generateId });
		assert.deepEqual(message, expected, `${format.name}, ${most} of ${tokens.length} tokens`);
		if (most === tokens.length) assert.deepEqual(callsOf(message), calls);
		checked++;
	}
}

const hermes = SAID.find(({ format }) => format.name === "hermes")?.format;
assert(hermes !== undefined);
const before = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "';
const after = `"}}\n</tool_call>${END}`;

// letters that are cut, and blanks that a tokenizer takes away by default
const city = "Ålesund , 看看 's . 😀 n't ?";
const { message } = await generated(hermes, once(tokensOf(`Hé 😀 . ${before}${city}${after}`)));
assert.deepEqual(callsOf(message), [{ name: "get_weather", arguments: { city } }]);
assert.equal(message.content, "Hé 😀 . ");

// the model chooses letters; asked for one more each time, with nothing kept from before, it chooses the same
const letters = tokensOf("abcdefghijklmnopqrstuvwxyz");
const begun = once(tokensOf(before));
const steps = [...begun, ...Array(6).fill(letters), ...once(tokensOf(after))];
const chosen = await generated(hermes, steps);
const word = chosen.tokens.slice(begun.length, begun.length + 6);
assert.deepEqual(callsOf(chosen.message), [
	{ name: "get_weather", arguments: { city: textOf(word) } },
]);
const prompt = tokenizer.apply_chat_template(messages, { tokenize: false });
for (const [at, letter] of word.entries()) {
	const said = textOf(chosen.tokens.slice(0, begun.length + at));
	const inputs = await tokenizer(`${prompt}${said}`, { add_special_tokens: false });
	const answer = await generator.model.generate({ ...inputs, ...asked([letters, []], 1) });
	assert("tolist" in answer);
	assert.equal(Number(answer.tolist()[0]?.at(-1)), letter);
}

// the marks are special tokens: without the adapter's options nothing is left of them
let plain = "";
const callback_function = (text: string) => {
	plain += text;
};
const call = once(tokensOf(`See.${before}Oslo${after}`));
const streamer = new TextStreamer(tokenizer, { skip_prompt: true, callback_function });
await generator(messages, { ...asked(call, 200), streamer });
assert(plain.startsWith('See.\n{"name"') && !plain.includes("tool_call"), plain);

const shown: unknown[] = [];
const ask = Object.assign(
	(chat: typeof messages, options: object) => generator(chat, { ...asked(call, 200), ...options }),
	{ tokenizer },
);
const show = (value: unknown) => shown.push(value);
await runExample("transformers.js", { generator: ask, TextStreamer, messages, tools: known, show });
assert.deepEqual(shown.slice(0, 2), ["content", "call-start"]);
assert.equal(shown.at(-1), "call-end");

rmSync(folder, { recursive: true });
console.log(`${checked} answers, ${SAID.length} formats`);
