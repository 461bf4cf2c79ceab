/** The stream of chat completions to the letter: what clients rely on, and what the strictest of them refuse. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chatEndpoint, createGateway } from "../../src/gateway/index.js";
import { nothing, type Told, toldOf } from "../adapters/support/told.js";
import { FORMATS, read, spoken, TOOLS } from "./support/said.js";
import {
	ask,
	CHAT,
	engineOf,
	frames,
	hermesCall,
	modelOf,
	must,
	post,
	SEARCH,
	textGateway,
	textPieces,
	WEATHER,
} from "./support.js";

interface Delta {
	role?: string;
	content?: string;
	reasoning_content?: string;
	reasoning?: string;
	tool_calls?: {
		index: number;
		id?: string;
		type?: string;
		function: { name?: string; arguments?: string };
	}[];
}
interface Chunk {
	id: string;
	object: string;
	created: number;
	model: string;
	choices: { index: number; delta: Delta; finish_reason: string | null; logprobs: unknown }[];
	usage?: unknown;
}

const tools = [WEATHER, SEARCH];
const TWO_CALLS = `<think>\nHm.\n</think>\n\nI look.\n${hermesCall("get_weather", '{"city": "Oslo"}')}\n${hermesCall("search", '{"q": "x"}')}`;

async function chunksOf(response: Response): Promise<Chunk[]> {
	const data = await frames(response);
	expect(data.at(-1)).toBe("[DONE]");
	return data.slice(0, -1).map((one) => JSON.parse(one));
}

/** The rules of a stream with one choice. */
function checkRules(chunks: readonly Chunk[]): void {
	const [first, ...rest] = chunks;
	expect(first?.choices[0]?.delta).toEqual({ role: "assistant", content: "" });
	expect(new Set(chunks.map(({ id }) => id)).size).toBe(1);
	expect(first?.id).toMatch(/^chatcmpl-[0-9a-f]{32}$/);
	const started: string[] = [];
	let open = -1;
	for (const [at, { object, model, created, choices }] of rest.entries()) {
		expect([object, model, created]).toEqual(["chat.completion.chunk", "m", first?.created]);
		const { delta, finish_reason, index } = must(choices[0]);
		expect([choices.length, index]).toEqual([1, 0]);
		expect(finish_reason !== null).toBe(at === rest.length - 1);
		if (finish_reason !== null) expect(delta).toEqual({});
		else expect(Object.keys(delta)).toHaveLength(1);
		expect(delta.role).toBeUndefined();
		const { tool_calls = [] } = delta;
		expect(tool_calls.length).toBeLessThanOrEqual(1);
		for (const call of tool_calls) {
			if (call.id === undefined) {
				expect(call.index).toBe(open);
				expect(Object.keys(call).sort()).toEqual(["function", "index"]);
				expect(Object.keys(call.function)).toEqual(["arguments"]);
				expect(call.function.arguments).not.toBe("");
				continue;
			}
			expect(call.index).toBe(started.length);
			expect(call.type).toBe("function");
			expect(call.function.name).not.toBe("");
			expect(call.function.arguments).toBe("");
			open = call.index;
			started.push(call.id);
		}
	}
	expect(new Set(started).size).toBe(started.length);
}

test.each([1, 2, 3, 5, 8, 64, 1000])("two calls in pieces of %i", async (size) => {
	const app = textGateway("hermes", TWO_CALLS, { size });
	const chunks = await chunksOf(await post(app, ask({ tools, stream: true })));
	checkRules(chunks);
	const deltas = chunks.flatMap(({ choices }) => choices.map(({ delta }) => delta));
	const names = deltas.flatMap(({ tool_calls = [] }) =>
		tool_calls.flatMap((call) => call.function.name ?? []),
	);
	expect(names).toEqual(["get_weather", "search"]);
	expect(deltas.map((delta) => delta.content ?? "").join("")).toMatch(/^\s*I look\.\s*$/);
	expect(
		deltas
			.map((delta) => delta.reasoning_content ?? "")
			.join("")
			.trim(),
	).toBe("Hm.");
	expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe("tool_calls");
	expect(chunks.every((chunk) => !("usage" in chunk))).toBe(true);
});

/** What a client without a library adds up. */
function toldBy(chunks: readonly Chunk[]): Told {
	const told = nothing();
	for (const { choices } of chunks)
		for (const { delta, finish_reason } of choices) {
			told.content += delta.content ?? "";
			told.reasoning += delta.reasoning_content ?? "";
			for (const { id, index, function: part } of delta.tool_calls ?? [])
				if (id === undefined) must(told.calls[index]).arguments += part.arguments ?? "";
				else told.calls.push({ id, name: part.name ?? "", arguments: "", whole: true });
			told.finish = finish_reason ?? told.finish;
		}
	return told;
}

test.each(FORMATS)("%s: thoughts, text and two calls, in pieces of any size", async (name) => {
	const one = spoken(name);
	const offered = TOOLS.map((tool) => ({ type: "function", function: tool }));
	for (const size of [1, 2, 3, 5, 8, 64, 1000]) {
		const app = textGateway(name, one.text, { size });
		const chunks = await chunksOf(await post(app, ask({ tools: offered, stream: true })));
		checkRules(chunks);
		const told = toldBy(chunks);
		expect(told.calls).toHaveLength(2);
		const ids = told.calls.map(({ id }) => id);
		expect(told).toEqual(toldOf(read(one, "stop", ids)));
	}
});

test("the rules hold for any text at any cut", async () => {
	const parts = fc.constantFrom(
		"<tool_call>",
		"\n",
		'{"name": "search", "arguments": {"q": "x"}}',
		'{"name": "get_weather", "arguments": {"city": ',
		'"Oslo"}}',
		"</tool_call>",
		"<think>",
		"</think>",
		"words ",
	);
	await fc.assert(
		fc.asyncProperty(
			fc.array(parts, { maxLength: 9 }),
			fc.integer({ min: 1, max: 20 }),
			async (p, size) => {
				const app = textGateway("hermes", p.join(""), { size });
				checkRules(await chunksOf(await post(app, ask({ tools, stream: true }))));
			},
		),
		{ numRuns: 60 },
	);
});

test("the head of a stream", async () => {
	const response = await post(textGateway("hermes", "Hi"), ask({ stream: true }));
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
	expect(response.headers.get("access-control-allow-origin")).toBeNull();
	await response.text();
});

test("a body that is not streamed", async () => {
	const response = await post(textGateway("hermes", TWO_CALLS), ask({ tools }));
	const { id, created, ...body } = (await response.json()) as Record<string, unknown>;
	expect(id).toMatch(/^chatcmpl-/);
	expect(created).toBeTypeOf("number");
	const call = (name: string, args: string) => ({
		id: expect.stringMatching(/./),
		type: "function",
		function: { name, arguments: args },
	});
	expect(body).toEqual({
		object: "chat.completion",
		model: "m",
		choices: [
			{
				index: 0,
				message: {
					role: "assistant",
					content: expect.stringMatching(/^\s*I look\.\s*$/),
					refusal: null,
					reasoning_content: expect.stringContaining("Hm."),
					tool_calls: [call("get_weather", '{"city": "Oslo"}'), call("search", '{"q": "x"}')],
				},
				logprobs: null,
				finish_reason: "tool_calls",
			},
		],
	});
});

test("content is null where there is a call and no text", async () => {
	const app = textGateway("hermes", hermesCall("search", "{}"));
	const body = await (await post(app, ask({ tools }))).json();
	expect(body.choices[0].message.content).toBeNull();
});

describe("usage", () => {
	const usage = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7, extra: { cached: 1 } };
	const app = createGateway({
		models: [
			modelOf(
				"hermes",
				engineOf(function* () {
					yield* textPieces("Hi", 1);
					yield { type: "usage", usage };
				}),
			),
		],
	});

	test("a chunk of its own, before the end, if it is asked for", async () => {
		const options = { include_usage: true };
		const chunks = await chunksOf(await post(app, ask({ stream: true, stream_options: options })));
		expect(chunks.at(-1)).toMatchObject({ choices: [], usage });
		expect(chunks.slice(0, -1).every((chunk) => chunk.usage === null)).toBe(true);
	});

	test("none, if it is not", async () => {
		const chunks = await chunksOf(await post(app, ask({ stream: true })));
		expect(chunks.every((chunk) => !("usage" in chunk) && chunk.choices.length === 1)).toBe(true);
	});

	test("always in a body", async () => {
		expect((await (await post(app, ask())).json()).usage).toEqual(usage);
	});
});

test("log probabilities pass through, also those of text that is held back", async () => {
	const tokens = ["Hi ", "<tool", "_call", "> no"];
	const app = createGateway({
		models: [
			modelOf(
				"hermes",
				engineOf(function* () {
					for (const token of tokens)
						yield { type: "text", choice: 0, chunk: token, logprobs: { content: [{ token }] } };
					yield { type: "finish", choice: 0, reason: "stop" };
				}),
			),
		],
	});
	const all = { content: tokens.map((token) => ({ token })) };
	const whole = await (await post(app, ask())).json();
	expect(whole.choices[0].logprobs).toEqual(all);
	const chunks = await chunksOf(await post(app, ask({ stream: true })));
	const given = chunks.flatMap(({ choices }) => choices.map(({ logprobs }) => logprobs));
	expect(given.filter((one) => one !== null)).toEqual(
		tokens.map((token) => ({ content: [{ token }] })),
	);
});

test.each([
	["reasoning", ["reasoning"]],
	["both", ["reasoning", "reasoning_content"]],
	["none", []],
	["reasoning_content", ["reasoning_content"]],
] as const)("reasoning under the name %s", async (reasoning, fields) => {
	const app = textGateway("hermes", TWO_CALLS, { endpoints: [chatEndpoint({ reasoning })] });
	const known = (given: object) => Object.keys(given).filter((key) => key.startsWith("reasoning"));
	const { choices } = await (await post(app, ask())).json();
	expect(known(choices[0].message).sort()).toEqual(fields);
	const chunks = await chunksOf(await post(app, ask({ stream: true })));
	const used = chunks.flatMap((chunk) => known(must(chunk.choices[0]).delta));
	expect([...new Set(used)].sort()).toEqual(fields);
});

test("frames wait for more where they are told to", async () => {
	const text = `${"word ".repeat(100)}${hermesCall("search", `{"q": "${"x".repeat(500)}"}`)}`;
	const body = ask({ tools, stream: true });
	const plain = await chunksOf(await post(textGateway("hermes", text, { size: 1 }), body));
	const coalescing = { milliseconds: 60_000, characters: 100 };
	const joined = await chunksOf(
		await post(textGateway("hermes", text, { size: 1, coalescing }), body),
	);
	checkRules(joined);
	expect(plain.length).toBeGreaterThan(900);
	// 500 characters of text and 508 of arguments, in pieces of 100 or more
	expect(joined.length).toBeLessThan(20);
	const sum = (chunks: readonly Chunk[]) =>
		JSON.stringify(
			["content", "arguments"].map((what) =>
				chunks
					.flatMap(({ choices }) => choices.map(({ delta }) => delta))
					.map(
						(d) => (what === "content" ? d.content : d.tool_calls?.[0]?.function.arguments) ?? "",
					)
					.join(""),
			),
		);
	expect(sum(joined)).toBe(sum(plain));
});

test("what waits leaves when its time has come", async () => {
	let go = () => {};
	const more = new Promise<void>((resolve) => {
		go = resolve;
	});
	const app = createGateway({
		models: [
			modelOf(
				"hermes",
				engineOf(async function* () {
					yield { type: "text", choice: 0, chunk: "one " };
					yield { type: "text", choice: 0, chunk: "two " };
					await more;
					yield { type: "finish", choice: 0, reason: "stop" };
				}),
			),
		],
		coalescing: { milliseconds: 5 },
	});
	const reader = must((await post(app, ask({ stream: true }))).body).getReader();
	const decoder = new TextDecoder();
	let text = "";
	while (!text.includes(" two")) text += decoder.decode((await reader.read()).value);
	expect(text).not.toContain("[DONE]");
	go();
	await reader.cancel();
});

test("an endpoint writes its whole body itself, digit by digit", async () => {
	const whole = () => '{"n": 1.0}';
	const app = textGateway("hermes", "Hi", { endpoints: [{ ...chatEndpoint(), whole }] });
	const response = await post(app, ask());
	expect(response.headers.get("content-type")).toBe("application/json");
	expect(await response.text()).toBe('{"n": 1.0}');
});

test("other methods are told which one to use", async () => {
	const response = await textGateway("hermes", "").request(CHAT);
	expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
});
