/**
 * The same model in llama.cpp's own server: a grammar of each request lets its random weights write what a scenario wants, token by
 * token. The server stands behind one that adds the grammar, because agents cannot.
 */
import { freePort, startLlama } from "../engine/llama-server.js";
import { serve } from "../gateway/upstream/server.js";
import { type FormatName, type ScriptedEngine, textOf } from "./engine.js";
import { PROMPT, type Turn } from "./scenarios.js";

/** Tokens of one prompt: the vocabulary is bytes. */
const CONTEXT = 200_000;
/** As the template of Qwen3 writes the result of a tool. */
const RESULT = /<tool_response>/g;

export interface LlamaEngine extends ScriptedEngine {
	stop(): void;
}

/** `template`: the path of the chat template with which its prompts are written. */
export async function llamaEngine(template: string): Promise<LlamaEngine> {
	const llama = await startLlama(await freePort(), CONTEXT, 1);
	let script: { readonly format: FormatName; readonly turns: readonly Turn[] } | null = null;
	let asked = 0;
	let last = "";

	const turnFor = (prompt: string): Turn => {
		if (script === null || !prompt.includes(PROMPT) || !prompt.includes("<tools>"))
			return { content: "A file" };
		const turn = script.turns[Math.min(asked++, script.turns.length - 1)];
		last = prompt;
		return turn ?? { content: "A file" };
	};
	const server = await serve(async ({ path, method, body }, wire) => {
		const { prompt } = body;
		const more =
			typeof prompt === "string"
				? { grammar: grammarOf(textOf(turnFor(prompt), script?.format ?? "hermes", [])) }
				: {};
		const answer = await fetch(llama.url + path, {
			method,
			headers: { "content-type": "application/json" },
			...(method === "POST" ? { body: JSON.stringify({ ...body, ...more }) } : {}),
		});
		wire.begin(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
		const reader = answer.body?.getReader();
		for (;;) {
			const { value } = (await reader?.read()) ?? {};
			if (value === undefined) break;
			await wire.raw(value);
		}
		wire.end();
	});
	return {
		name: "llama.cpp",
		server,
		flags: ["--chat-template", template],
		begin(format, turns) {
			script = { format, turns };
			asked = 0;
			last = "";
		},
		results: () => last.slice(last.lastIndexOf(PROMPT)).match(RESULT)?.length ?? 0,
		asked: () => asked,
		stop: () => llama.stop(),
	};
}

/** A text that is cut ends as a text does: this engine plays no cut. */
function grammarOf(text: string): string {
	return `root ::= ${JSON.stringify(text)}`;
}
