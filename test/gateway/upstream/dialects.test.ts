/** How servers stream, each in its own dialect: the same pieces come of all of them, however their bytes are cut. */
import { describe, expect, test } from "vitest";
import { EventReader } from "../../../src/completions/sse.js";
import type { ChatRequest } from "../../../src/gateway/chat-request.js";
import type { Piece } from "../../../src/gateway/engine.js";
import { chatEngine, chatPieces } from "../../../src/gateway/upstream/chat.js";
import { Choices } from "../../../src/gateway/upstream/choices.js";
import { completionPieces } from "../../../src/gateway/upstream/completions.js";
import type { Dialect } from "../../../src/gateway/upstream/dialects.js";
import { endpointOf } from "../../../src/gateway/upstream/upstream.js";
import { hermes } from "../../../src/generated/formats/hermes.js";
import { isRecord } from "../../../src/runtime/record.js";
import { all, plainEngine, REQUEST, textOf, writing } from "./read.js";
import { upstreams } from "./upstreams.js";

const upstream = upstreams();

const TEXT = ["Hé ", "<tool_call>", '\n{"na', "me 🙂 東", "</tool_call>"];
const events = (list: readonly unknown[]) =>
	list.map((one) => `data: ${JSON.stringify(one)}\n\n`).join("");
const choice = (text: string, more: object = {}) => ({
	index: 0,
	text,
	logprobs: null,
	finish_reason: null,
	...more,
});
const USAGE = { prompt_tokens: 3, completion_tokens: 5, total_tokens: 8 };

/** What each server sends for `TEXT`; all but the last piece of text without an end. */
const DIALECTS: readonly (readonly [string, string])[] = [
	[
		"vLLM",
		`${events([
			...TEXT.map((text) => ({ object: "text_completion", choices: [choice(text)], usage: null })),
			{ choices: [choice("", { finish_reason: "stop", stop_reason: 151645 })], usage: null },
			{ choices: [], usage: USAGE },
		])}data: [DONE]\n\n`,
	],
	[
		"SGLang, with usage on every chunk and the end on the last one",
		`${events(
			TEXT.map((text, at) => ({
				choices: [
					choice(text, at === TEXT.length - 1 ? { finish_reason: "stop", matched_stop: 2 } : {}),
				],
				usage:
					at === TEXT.length - 1
						? USAGE
						: { prompt_tokens: 3, completion_tokens: at, total_tokens: 3 + at },
			})),
		)}data: [DONE]\n\n`,
	],
	[
		"llama.cpp in OpenAI's form, with carriage returns",
		`${events([
			...TEXT.map((text) => ({ choices: [choice(text)] })),
			{
				choices: [choice("", { finish_reason: "stop" })],
				usage: USAGE,
				timings: { predicted_n: 5 },
			},
		])}data: [DONE]\n\n`.replaceAll("\n", "\r\n"),
	],
	[
		"llama.cpp in its own form, which ends without a word",
		events([
			...TEXT.map((content) => ({ content, stop: false, tokens: [1] })),
			{ content: "", stop: true, stop_type: "eos", stopping_word: "", usage: USAGE },
		]),
	],
	[
		"llama.cpp in its older form",
		events([
			...TEXT.map((content) => ({ content, stop: false, slot_id: 0 })),
			{ content: "", stop: true, stopped_eos: true, stopped_limit: false, usage: USAGE },
		]),
	],
	[
		"TGI: empty reasons, no blank, comments",
		":\n\n" +
			events([
				...TEXT.map((text) => ({ choices: [choice(text, { finish_reason: "" })] })),
				{ choices: [choice("", { finish_reason: "eos_token" })], usage: USAGE },
			]).replaceAll("data: ", "data:") +
			"data:[DONE]\n\n",
	],
];

/** As the engine reads them, without a network: so every cut can be tried. */
function read(chunks: readonly Uint8Array[], count = 1): readonly Piece[] {
	const reader = new EventReader();
	const choices = new Choices(count);
	const pieces: Piece[] = [];
	for (const chunk of chunks) {
		for (const { data } of reader.feed(chunk).events) {
			if (data === "[DONE]") continue;
			const event: unknown = JSON.parse(data);
			if (isRecord(event)) pieces.push(...completionPieces(event, choices));
		}
		expect(reader.wrong).toBeNull();
	}
	choices.close();
	return pieces;
}

const EXPECTED = [
	...TEXT.map((chunk) => ({ type: "text", choice: 0, chunk })),
	{ type: "finish", choice: 0, reason: "stop" },
];

describe.each(DIALECTS)("%s", (_name, stream) => {
	test("the pieces are the same at every cut of the bytes, inside characters too", () => {
		const bytes = new TextEncoder().encode(stream);
		expect(read([bytes])).toEqual(EXPECTED);
		for (let at = 1; at < bytes.length; at++)
			expect(read([bytes.subarray(0, at), bytes.subarray(at)]), `cut at ${at}`).toEqual(EXPECTED);
		expect(read(Array.from(bytes, (_, at) => bytes.subarray(at, at + 1)))).toEqual(EXPECTED);
	});

	test.each([1, 7, 64])(
		"over a socket, %i bytes at a time; usage comes once, last",
		async (size) => {
			const server = await upstream(async (_seen, wire) => {
				await wire.raw(stream, size);
				wire.end();
			});
			const pieces = await all(plainEngine({ url: server.url }));
			expect(pieces).toEqual([...EXPECTED, { type: "usage", usage: USAGE }]);
		},
	);
});

describe("several choices", () => {
	test("stay apart, in whatever order they come, each with its own end", () => {
		const one = (index: number, text: string, finish_reason: string | null = null) => ({
			choices: [{ index, text, finish_reason }],
		});
		const list = [one(1, "b"), one(0, "a"), one(1, "B", "length"), one(0, "A"), one(0, "", "stop")];
		const pieces = read([new TextEncoder().encode(events(list))], 2);
		expect([textOf(pieces, 0), textOf(pieces, 1)]).toEqual(["aA", "bB"]);
		expect(pieces.filter(({ type }) => type === "finish")).toEqual([
			{ type: "finish", choice: 1, reason: "length" },
			{ type: "finish", choice: 0, reason: "stop" },
		]);
	});

	test("one that does not end breaks the answer", () => {
		const list = [{ choices: [{ index: 0, text: "a", finish_reason: "stop" }] }];
		expect(() => read([new TextEncoder().encode(events(list))], 2)).toThrow(/ended before/);
	});
});

describe("log probabilities", () => {
	test("of completions come in the form of chats", () => {
		const logprobs = {
			tokens: ["é"],
			token_logprobs: [-0.5],
			top_logprobs: [{ é: -0.5, e: -2 }],
			text_offset: [0],
		};
		const [piece] = completionPieces({ choices: [choice("é", { logprobs })] }, new Choices(1));
		expect(piece).toMatchObject({
			logprobs: {
				content: [
					{
						token: "é",
						logprob: -0.5,
						bytes: [0xc3, 0xa9],
						top_logprobs: [
							{ token: "é", logprob: -0.5 },
							{ token: "e", logprob: -2 },
						],
					},
				],
			},
		});
	});
});

describe("what is asked", () => {
	async function bodyOf(dialect: Dialect, request: ChatRequest, maxTokens?: number) {
		const server = await upstream(async (_seen, wire) => {
			await wire.event({ choices: [choice("x", { finish_reason: "stop" })] });
			wire.end();
		});
		const prompt = writing(() => ({ text: "PROMPT", begins: "<bos>", entry: "thinking" }));
		const pieces = await all(
			plainEngine({ url: server.url, key: "k1" }, { dialect, maxTokens, prompt, model: "up" }),
			request,
		);
		expect(pieces[0]).toEqual({ type: "entry", entry: "thinking" });
		const [seen] = server.seen;
		expect(seen?.path).toBe("/v1/completions");
		expect(seen?.headers.authorization).toBe("Bearer k1");
		return seen?.body ?? {};
	}

	test("special tokens are kept, and the prompt's first token is written once", async () => {
		const keep = { skip_special_tokens: false, spaces_between_special_tokens: false };
		expect(await bodyOf("vllm", REQUEST)).toMatchObject({
			...keep,
			add_special_tokens: false,
			prompt: "<bos>PROMPT",
			max_tokens: null,
		});
		expect(await bodyOf("sglang", REQUEST)).toMatchObject({
			...keep,
			prompt: "PROMPT",
			max_tokens: null,
		});
		const llama = await bodyOf("llama.cpp", REQUEST);
		expect(llama).toMatchObject({ preserved_tokens: hermes.tokens, prompt: "PROMPT" });
		expect(llama).not.toHaveProperty("max_tokens");
		expect(Object.keys(await bodyOf("openai", REQUEST)).sort()).toEqual([
			"model",
			"prompt",
			"stream",
			"stream_options",
		]);
	});

	test("fields of a chat are translated or left out; unknown ones pass", async () => {
		const body = await bodyOf("vllm", {
			...REQUEST,
			tools: [],
			tool_choice: "auto",
			echo: true,
			suffix: "s",
			prompt: "forged",
			skip_special_tokens: true,
			stream: false,
			max_completion_tokens: 7,
			logprobs: true,
			top_logprobs: 2,
			temperature: 0,
			min_p: 0.1,
		});
		expect(body).toEqual({
			model: "up",
			prompt: "<bos>PROMPT",
			stream: true,
			stream_options: { include_usage: true },
			max_tokens: 7,
			logprobs: 2,
			temperature: 0,
			min_p: 0.1,
			skip_special_tokens: false,
			spaces_between_special_tokens: false,
			add_special_tokens: false,
		});
	});

	test("the operator's limit holds where the client gives none", async () => {
		expect(await bodyOf("vllm", REQUEST, 99)).toMatchObject({ max_tokens: 99 });
		expect(await bodyOf("vllm", { ...REQUEST, max_tokens: 5 }, 99)).toMatchObject({
			max_tokens: 5,
		});
	});

	test.each([
		["http://h:1", "http://h:1/v1/completions"],
		["http://h/", "http://h/v1/completions"],
		["https://h/api/v1/", "https://h/api/v1/completions"],
	])("the address of %s", (base, address) => {
		expect(endpointOf(base, "completions")).toBe(address);
	});

	test.each([
		"file:///etc/passwd",
		"ftp://h",
		"http://u:p@h",
		"http://u@h",
		"http://:p@h",
		"http://h/?x=1",
		"h:8000",
		"",
	])("no upstream: %s", (base) => {
		expect(() => endpointOf(base, "completions")).toThrow(RangeError);
	});
});

describe("chats", () => {
	const delta = (more: object, finish_reason: string | null = null) => ({
		choices: [{ index: 0, delta: more, finish_reason }],
	});
	const piecesOf = (list: readonly object[]) => {
		const readOne = chatPieces(hermes);
		const choices = new Choices(1);
		return list.flatMap((one) => [...readOne({ ...one }, choices)]);
	};

	test("content is text, reasoning is reasoning, under both of its names", () => {
		const pieces = piecesOf([
			delta({ role: "assistant", content: "" }),
			delta({ reasoning_content: "I " }),
			delta({ reasoning: "think." }),
			delta({ reasoning_content: "!", reasoning: "!" }),
			delta({ content: "<tool_call>" }),
			delta({}, "stop"),
		]);
		expect(pieces).toEqual([
			{ type: "reasoning", choice: 0, text: "I " },
			{ type: "reasoning", choice: 0, text: "think." },
			{ type: "reasoning", choice: 0, text: "!" },
			{ type: "text", choice: 0, chunk: "<tool_call>" },
			{ type: "finish", choice: 0, reason: "stop" },
		]);
	});

	const call = (more: object) => delta({ tool_calls: [more] });
	const whole = (id: string | undefined, index: number | undefined, name: string, args: string) =>
		call({
			...(id === undefined ? {} : { id }),
			...(index === undefined ? {} : { index }),
			type: "function",
			function: { name, arguments: args },
		});
	const TWO = [
		["f", '{"a":1}'],
		["g", "{}"],
	];
	const ways: readonly (readonly [string, readonly object[]])[] = [
		[
			"as OpenAI does",
			[
				whole("1", 0, "f", ""),
				call({ index: 0, function: { arguments: '{"a":' } }),
				call({ index: 0, function: { arguments: "1}" } }),
				whole("2", 1, "g", "{}"),
			],
		],
		["whole, all with one number", [whole("1", 0, "f", '{"a":1}'), whole("2", 0, "g", "{}")]],
		[
			"whole, without numbers and ids",
			[whole(undefined, undefined, "f", '{"a":1}'), whole(undefined, undefined, "g", "{}")],
		],
		[
			"with the name on every piece",
			[whole("1", 0, "f", '{"a":'), whole("1", 0, "f", "1}"), whole("2", 1, "g", "{}")],
		],
		[
			"with the id before the name",
			[
				call({ index: 0, id: "1" }),
				call({ index: 0, function: { name: "f", arguments: '{"a":1}' } }),
				whole("2", 1, "g", "{}"),
			],
		],
	];
	test.each(ways)("calls that the upstream has read itself come one way: %s", (_title, list) => {
		const names: string[] = [];
		const texts: string[] = [];
		for (const piece of piecesOf(list)) {
			if (piece.type === "call-start") {
				expect(piece.index).toBe(names.length);
				expect(piece.id).not.toBe("");
				names.push(piece.name);
				texts.push("");
			} else if (piece.type === "call-arguments") texts[piece.index] += piece.delta;
		}
		expect(names.map((name, at) => [name, texts[at]])).toEqual(TWO);
	});

	test("arguments of no call are garbage", () => {
		expect(() => piecesOf([call({ index: 0, function: { arguments: "{" } })])).toThrow(/no name/);
		expect(() => piecesOf([call({ index: 0, function: { name: 5 } })])).toThrow(/name of a call/);
		expect(() => piecesOf([call({ index: 0, id: 5, function: { name: "f" } })])).toThrow(
			/id of a call/,
		);
	});

	test("the request goes on as it is; vLLM shows the tools and leaves the calls in the text", async () => {
		const server = await upstream(async (_seen, wire) => {
			await wire.event(delta({ content: "x" }, "stop"));
			wire.end();
		});
		const tools = [{ type: "function", function: { name: "f" } }];
		const engine = chatEngine({
			upstream: { url: server.url },
			dialect: "vllm",
			format: hermes,
			model: "m",
		});
		await all(engine, { ...REQUEST, tools, tool_choice: "auto", min_p: 0.1, stream: false });
		const [seen] = server.seen;
		expect(seen?.path).toBe("/v1/chat/completions");
		expect(seen?.headers).not.toHaveProperty("authorization");
		expect(seen?.body).toMatchObject({
			messages: REQUEST.messages,
			tools,
			tool_choice: "none",
			min_p: 0.1,
			stream: true,
			skip_special_tokens: false,
		});
		expect(seen?.body).not.toHaveProperty("max_tokens");
	});

	test("the operator's limit holds where the client gives none", async () => {
		const server = await upstream(async (_seen, wire) => {
			await wire.event(delta({ content: "x" }, "stop"));
			wire.end();
		});
		const engine = chatEngine({
			upstream: { url: server.url },
			dialect: "openai",
			format: hermes,
			model: "m",
			maxTokens: 7,
		});
		for (const own of [{}, { max_tokens: 3 }, { max_completion_tokens: 4 }, { max_tokens: null }])
			await all(engine, { ...REQUEST, ...own });
		expect(server.seen.map(({ body }) => (body as { max_tokens?: unknown }).max_tokens)).toEqual([
			7,
			3,
			undefined,
			7,
		]);
	});
});
