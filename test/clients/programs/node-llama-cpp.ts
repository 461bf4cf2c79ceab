/**
 * node-llama-cpp: a model of random weights, made to write calls by a grammar, is read token by token; and the form of a call, in the
 * library's own chat wrapper. `TOOLGRAMMAR_GGUF` is the model's path: without it, no token is read.
 */
import assert from "node:assert/strict";
import {
	getLlama,
	JinjaTemplateChatWrapper,
	LlamaCompletion,
	LlamaGrammarEvaluationState,
	LlamaLogLevel,
	type LlamaOptions,
	LlamaText,
} from "node-llama-cpp";
import { type ParserEvent, parse } from "toolgrammar";
import { getFormat, listFormats } from "toolgrammar/all";
import { constrain } from "toolgrammar/constrain";
import { callTemplate, llamaGrammar, tokenReader } from "toolgrammar/node-llama-cpp";
import { getWriting } from "toolgrammar/writers";
import { argumentsOf, namesOf, statesOf } from "./support/told.js";

/** `{"city": "…"}` and the like: what a wrapper writes is read as the call that it is. */
function writeCalls(): readonly string[] {
	const fit: string[] = [];
	for (const { name } of listFormats()) {
		const format = getFormat(name);
		const writing = getWriting(name);
		const call = format && writing ? callTemplate(format, writing) : null;
		if (format === undefined || call === null) continue;
		const wrapper = new JinjaTemplateChatWrapper({
			template: "{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}",
			functionCallMessageTemplate: { call, result: "Result: {{functionCallResult}}\n" },
		});
		const text = wrapper.generateFunctionCall("get_weather", { city: 'O"slo', days: [1, 2] });
		const written = LlamaText(text).toString();
		const { toolCalls } = parse(format, written, { tools: [{ name: "get_weather" }] });
		const [read] = toolCalls;
		assert.equal(read?.name, "get_weather", `${name}: ${written}`);
		assert.deepEqual(JSON.parse(read.arguments), { city: 'O"slo', days: [1, 2] }, name);
		assert.equal(read.status, "complete", name);
		fit.push(name);
	}
	assert(fit.includes("hermes") && !fit.includes("qwen_coder") && !fit.includes("kimik2"));
	return fit;
}

const GRAMMAR = String.raw`root ::= "Hé 😀" call "\n" call
call ::= "<tool_call>\n{\"name\": \"get_weather\", \"arguments\": {\"city\": \"" [a-z]{3,6} "\"}}\n</tool_call>"`;

/** One thread: more of them wait for each other by spinning, and on a busy machine a token then takes a second. */
const SETTINGS: LlamaOptions = {
	gpu: false,
	build: "never",
	maxThreads: 1,
	logLevel: LlamaLogLevel.error,
};

async function readTokens(modelPath: string): Promise<void> {
	const llama = await getLlama(SETTINGS);
	const model = await llama.loadModel({ modelPath });
	const context = await model.createContext({ contextSize: 1024, threads: 1 });
	const sequence = context.getSequence();
	const format = getFormat("hermes");
	assert(format !== undefined);
	let whole = Number.POSITIVE_INFINITY;
	// to its end, then cut in the second call
	for (const share of [1, 0.9]) {
		const most = share * whole;
		const grammar = await llama.createGrammar({ grammar: GRAMMAR });
		const grammarEvaluationState = new LlamaGrammarEvaluationState({ model, grammar });
		const events: ParserEvent[] = [];
		const reader = tokenReader(format, model, (event) => void events.push(event), {
			tools: [{ name: "get_weather" }],
		});
		let count = 0;
		let ended = true;
		await sequence.clearHistory();
		for await (const token of sequence.evaluate(model.tokenize("Hm?"), {
			grammarEvaluationState,
		})) {
			reader.onToken([token]);
			ended = ++count < most;
			if (!ended) break;
		}
		reader.finish(ended ? "stop" : "length");
		const content = events.flatMap((event) => (event.type === "content" ? [event.text] : []));
		assert.equal(content.join("").trim(), "Hé 😀");
		assert.deepEqual(namesOf(events).slice(0, 1), ["get_weather"]);
		assert.equal(ended, share === 1);
		whole = count;
		const states = ended ? ["complete", "complete"] : ["complete", "incomplete"];
		assert.deepEqual(statesOf(events), states.slice(0, statesOf(events).length));
		assert.equal(statesOf(events).filter((state) => state === "complete").length, ended ? 2 : 1);
		if (ended)
			for (const args of argumentsOf(events))
				assert.match(JSON.stringify(args), /^\{"city":"[a-z]{3,6}"\}$/);
	}
	await llama.dispose();
}

const TOOLS = [
	{
		name: "get_weather",
		parameters: { type: "object", properties: { unit: { enum: ["C", "F"] } }, required: ["unit"] },
	},
];

/** A model of random weights writes a call under the grammar of a constraint. */
async function writeConstrained(modelPath: string): Promise<void> {
	const llama = await getLlama(SETTINGS);
	const model = await llama.loadModel({ modelPath });
	const context = await model.createContext({ contextSize: 1024, threads: 1 });
	const completion = new LlamaCompletion({ contextSequence: context.getSequence() });
	for (const name of ["hermes", "qwen_coder"]) {
		const format = getFormat(name);
		const writing = getWriting(name);
		assert(format !== undefined && writing !== undefined);
		const choice = { toolChoice: "required", parallel: false } as const;
		const made = constrain(format, writing, { tools: TOOLS, target: "gbnf", ...choice });
		const events: ParserEvent[] = [];
		const tell = (event: ParserEvent) => void events.push(event);
		const reader = tokenReader(format, model, tell, { tools: TOOLS });
		const grammar = await llamaGrammar(llama, made);
		const limits = { maxTokens: 900, temperature: 0 };
		await completion.generateCompletion("Hm?", { grammar, onToken: reader.onToken, ...limits });
		reader.finish("stop");
		assert.deepEqual(statesOf(events), ["complete"], name);
		assert.match(JSON.stringify(argumentsOf(events)), /^\[\{"unit":"[CF]"\}\]$/);
	}
	await llama.dispose();
}

const fit = writeCalls();
const path = process.env.TOOLGRAMMAR_GGUF;
if (path === undefined)
	console.log(
		"SKIPPED: the tokens of node-llama-cpp, because ../shared/engine/tiny.gguf is not there",
	);
else {
	await readTokens(path);
	await writeConstrained(path);
}
console.log(`${fit.length} formats can be written by a chat wrapper`);
