/** The examples of docs/ADAPTERS.md run, and show what they should. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { TextModel as ChatTextModel } from "../langchain/text-model.js";
import { run } from "../recipes/run.js";
import { ROOT } from "../support/shared.js";
import { TextModel } from "./ai-sdk/model.js";

const page = readFileSync(join(ROOT, "docs", "ADAPTERS.md"), "utf8");

const parameters = { type: "object", properties: { city: { type: "string" } } };
const tools = [{ name: "get_weather", parameters }];
const TEXT =
	'See.<tool_call>\n{"name": "get_weather", "arguments": {"city": "Oslo"}}\n</tool_call>';
/** As tokens: the marks are whole. */
const PIECES = TEXT.split(/(<[^>]*>)/);
const TYPES = ["content", "call-start", "call-arguments", "call-end"];

class TextStreamer {
	constructor(
		_tokenizer: unknown,
		readonly options: { readonly callback_function: (text: string) => void },
	) {}
}

/** A prediction of LM Studio's SDK. */
function predicted() {
	async function* fragments() {
		for (const content of PIECES) yield { content, reasoningType: "none" };
	}
	const result = async () => ({ stats: { stopReason: "eosFound" } });
	return Object.assign(fragments(), { result });
}

/** A streamed completion of WebLLM. */
async function* create() {
	for (const content of PIECES)
		yield { choices: [{ index: 0, delta: { content }, finish_reason: null }] };
	yield { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] };
}

interface Example {
	readonly given: Readonly<Record<string, unknown>>;
	readonly shown: readonly unknown[];
}
const body = () => new Response(TEXT);
const EXAMPLES: Readonly<Record<string, Example>> = {
	"AI SDK": {
		given: { inner: new TextModel([{ text: TEXT }, { text: "Sun." }], 5).model },
		shown: ["Sun."],
	},
	opencode: {
		given: {
			fetch: async () => {
				const message = { role: "assistant", content: TEXT };
				return Response.json({ choices: [{ index: 0, message, finish_reason: "stop" }] });
			},
		},
		shown: ["Oslo"],
	},
	"Web Streams": {
		given: { response: body(), second: body(), third: body(), signal: undefined },
		shown: [...TYPES, "get_weather", "content"],
	},
	"transformers.js": {
		given: {
			TextStreamer,
			messages: [],
			generator: async (_: unknown, { streamer }: { streamer: TextStreamer }) =>
				streamer.options.callback_function(TEXT),
		},
		shown: TYPES,
	},
	"node-llama-cpp": {
		given: {
			prompt: "",
			model: {
				tokenize: () => [],
				detokenize: (tokens: readonly string[]) => tokens.join(""),
				isEogToken: (token: string) => token === "<end>",
				isSpecialToken: (token: string) => token.startsWith("<"),
			},
			sequence: { evaluate: () => [...PIECES, "<end>"] },
		},
		shown: TYPES,
	},
	"LM Studio": { given: { model: { respond: predicted } }, shown: TYPES },
	WebLLM: { given: { engine: { chat: { completions: { create } } }, messages: [] }, shown: TYPES },
	LangChain: {
		given: { inner: new ChatTextModel([TEXT]), weather: tools[0], stream: TEXT.split("") },
		// of the chat model, and of its parts
		shown: ["Oslo", "Oslo"],
	},
};

/** Their packages lie beside the programs of test/clients, which run the examples. */
const TRIED_THERE: readonly string[] = ["Mastra"];

const sections = page
	.split(/^## /m)
	.slice(1)
	.map((text) => [text.slice(0, text.indexOf("\n")), text] as const);

test("every section has an example that is tried", () => {
	const programs = join(ROOT, "test", "clients", "programs");
	const texts = readdirSync(programs, { withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ name }) => readFileSync(join(programs, name), "utf8"));
	for (const title of TRIED_THERE)
		expect(texts.filter((text) => text.includes(`runExample("${title}", `))).toHaveLength(1);
	const titles = sections.map(([title]) => title);
	expect(titles.filter((title) => !TRIED_THERE.includes(title))).toEqual(Object.keys(EXAMPLES));
});

describe.each(sections.filter(([title]) => !TRIED_THERE.includes(title)))("%s", (title, text) => {
	test("the examples show what they should", async () => {
		const example = EXAMPLES[title];
		const codes = [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
		if (example === undefined || codes.length === 0) throw new Error(`no example: ${title}`);
		const shown: unknown[] = [];
		const show = (value: unknown) => shown.push(value);
		for (const code of codes) await run(code, { tools, ...example.given, show });
		expect(shown).toEqual(example.shown);
	});
});
