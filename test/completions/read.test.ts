/** Answers of servers, as `fetch` gives them: read as the parser reads the text in them, however they are cut. */
import { describe, expect, test } from "vitest";
import {
	CompletionError,
	type CompletionOptions,
	completionMessage,
	readCompletions,
} from "../../src/completions/index.js";
import { hermes } from "../../src/generated/formats/hermes.js";
import type { ParserEvent } from "../../src/runtime/events.js";
import { parse } from "../../src/runtime/index.js";
import { createValidator } from "../../src/validate/index.js";
import { every } from "../properties/support/chunks.js";
import { numbered } from "../properties/support/reading.js";

const CALL = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Tromsø"}}\n</tool_call>';
const TEXT = `Let me look. 🌍\n${CALL}`;
const parameters = { type: "object", properties: { city: { type: "string" } } };
const tools = [{ name: "get_weather", parameters }];
const reading = { tools, generateId: numbered };
const options: CompletionOptions = { format: hermes, ...reading };

type Shape = (text: string, reason: string | null) => object;
const STREAMED: readonly (readonly [string, Shape])[] = [
	["completions", (text, finish_reason) => ({ choices: [{ index: 0, text, finish_reason }] })],
	[
		"chat completions",
		(content, finish_reason) => ({ choices: [{ index: 0, delta: { content }, finish_reason }] }),
	],
];
const WHOLE: readonly (readonly [string, Shape])[] = [
	["completions", (text, finish_reason) => ({ choices: [{ index: 0, text, finish_reason }] })],
	[
		"chat completions",
		(content, finish_reason) => ({
			choices: [{ index: 0, message: { role: "assistant", content }, finish_reason }],
		}),
	],
];

function frames(objects: readonly unknown[]): string {
	return `${objects.map((one) => `data: ${JSON.stringify(one)}\n\n`).join("")}data: [DONE]\n\n`;
}

/** The text in pieces of `size` characters, then the reason, then the usage. */
function streamed(shape: Shape, text: string, size: number, reason = "stop"): string {
	const usage = { choices: [], usage: { total_tokens: 3 } };
	return frames([...every(text, size).map((one) => shape(one, null)), shape("", reason), usage]);
}

/** A response whose body arrives in pieces of `size` bytes. */
function response(body: string, size = body.length, init: ResponseInit = {}): Response {
	const bytes = new TextEncoder().encode(body);
	let at = 0;
	const stream = new ReadableStream<Uint8Array>({
		pull(controller) {
			if (at >= bytes.length) controller.close();
			else controller.enqueue(bytes.subarray(at, at + size));
			at += size;
		},
	});
	return new Response(stream, init);
}

async function listOf(events: AsyncIterable<ParserEvent>): Promise<ParserEvent[]> {
	const list: ParserEvent[] = [];
	for await (const event of events) list.push(event);
	return list;
}

describe.each(STREAMED)("a stream of %s", (_name, shape) => {
	test.each([1, 7, 40, 5000])("cut every %i bytes, is the message of its text", async (bytes) => {
		for (const size of [1, 5, TEXT.length]) {
			const got = await completionMessage(response(streamed(shape, TEXT, size), bytes), options);
			expect(got).toEqual(parse(hermes, TEXT, { ...reading, finishReason: "stop" }));
		}
	});

	test("the finish reason is the server's: a call that was cut does not run", async () => {
		const text = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Os"';
		const cut = await completionMessage(response(streamed(shape, text, 9, "length")), options);
		expect(cut).toEqual(parse(hermes, text, { ...reading, finishReason: "length" }));
		expect(cut.finishReason).toBe("length");
		expect(cut.toolCalls[0]?.status).toBe("incomplete");
	});

	test("a stream that ends without a reason was cut", async () => {
		const body = frames([shape(TEXT, null)]).replace("data: [DONE]\n\n", "");
		expect((await completionMessage(response(body), options)).finishReason).toBe("length");
	});

	test("an error in the stream is thrown behind what came before it", async () => {
		const body = frames([shape("Hello ", null), { error: { message: "out of memory" } }]);
		const seen: ParserEvent[] = [];
		const read = async () => {
			for await (const event of readCompletions(response(body), options)) seen.push(event);
		};
		await expect(read()).rejects.toThrow("the server says: out of memory");
		expect(seen).toMatchObject([{ type: "content", text: "Hello " }]);
	});
});

test.each(WHOLE)("a whole answer of %s is the message of its text", async (_name, shape) => {
	const body = JSON.stringify(shape(TEXT, "stop"), null, 2);
	for (const size of [1, 100, body.length + 9]) {
		const got = await completionMessage(response(`\n${body}`, size), options);
		expect(got).toEqual(parse(hermes, TEXT, { ...reading, finishReason: "stop" }));
	}
});

test("thoughts that the server has split off are reasoning; other choices are other messages", async () => {
	const body = frames([
		{ choices: [{ index: 0, delta: { reasoning_content: "Hm. " } }] },
		{ choices: [{ index: 1, delta: { content: "no" }, finish_reason: "length" }] },
		{ choices: [{ index: 0, delta: { content: TEXT }, finish_reason: "stop" }] },
	]);
	const { reasoning, content, finishReason } = await completionMessage(response(body), options);
	expect([reasoning, content]).toEqual(["Hm. ", "Let me look. 🌍\n"]);
	expect(finishReason).toBe("tool_calls");
});

test("a validator judges the calls", async () => {
	const validator = createValidator();
	const [, shape] = STREAMED[0] ?? [];
	if (shape === undefined) throw new Error("no shape");
	const body = streamed(shape, TEXT.replace('"Tromsø"', "5"), 5);
	const { toolCalls } = await completionMessage(response(body), { ...options, validator });
	expect(toolCalls[0]?.valid).toBe(false);
});

const HTML =
	"<!doctype html><html><head><title>404 Not Found</title></head><body>nginx</body></html>";
const FAILURES: readonly (readonly [
	what: string,
	answer: () => Response,
	failure: CompletionError["failure"],
	message: string,
])[] = [
	[
		"a status with OpenAI's error",
		() => Response.json({ error: { message: "no such model", code: 404 } }, { status: 404 }),
		"refused",
		"the server answers with status 404: no such model",
	],
	[
		"a status with a page",
		() => new Response(HTML, { status: 502 }),
		"refused",
		"the server answers with status 502: 404 Not Found",
	],
	[
		"a status with nothing",
		() => new Response(null, { status: 503 }),
		"refused",
		"the server answers with status 503",
	],
	[
		"a page with status 200",
		() => new Response(HTML),
		"garbage",
		"the server sent a page of HTML (404 Not Found): is the address that of the API, with /v1?",
	],
	["nothing", () => new Response(""), "garbage", "the server sent nothing: the body is empty"],
	[
		"words",
		() => new Response("Internal problem\n"),
		"garbage",
		"the server sent a line that is none of an event stream: Internal problem\n",
	],
	[
		"an error with status 200",
		() => Response.json({ detail: "overloaded" }),
		"refused",
		"the server says: overloaded",
	],
	[
		"an event that is no JSON",
		() => new Response("data: {oops\n\n"),
		"garbage",
		"the server sent what is no JSON object: {oops",
	],
	[
		"content that is no text",
		() => Response.json({ choices: [{ message: { content: [1] } }] }),
		"garbage",
		"the server sent a content that is no text",
	],
	[
		"calls that the server has read",
		() => new Response(frames([{ choices: [{ delta: { tool_calls: [{ index: 0 }] } }] }])),
		"tool-calls",
		"the server has read calls itself",
	],
];

test.each(FAILURES)("%s", async (_what, answer, failure, message) => {
	const error = await completionMessage(answer(), options).catch((thrown: unknown) => thrown);
	if (!(error instanceof CompletionError)) throw error;
	expect(error.failure).toBe(failure);
	expect(error.message).toContain(message);
	expect(error.status).toBe(answer().status);
});

test("leaving the loop cancels the body, and so does the signal", async () => {
	const endless = () => {
		let canceled = false;
		const body = new ReadableStream<Uint8Array>({
			pull(controller) {
				const piece = { choices: [{ delta: { content: "word " } }] };
				controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(piece)}\n\n`));
			},
			cancel() {
				canceled = true;
			},
		});
		return { answer: new Response(body), canceled: () => canceled };
	};
	const left = endless();
	for await (const _event of readCompletions(left.answer, options)) break;
	expect(left.canceled()).toBe(true);
	const aborted = endless();
	const controller = new AbortController();
	const read = async () => {
		const { signal } = controller;
		for await (const _event of readCompletions(aborted.answer, { ...options, signal }))
			controller.abort(new Error("enough"));
	};
	await expect(read()).rejects.toThrow("enough");
	expect(aborted.canceled()).toBe(true);
});

test("misuse is told at once", async () => {
	const read = (answer: unknown, given: unknown) => () =>
		// as a program without types would
		readCompletions(answer as Response, given as CompletionOptions);
	expect(read("text", options)).toThrow("the response must be an object with text, json");
	expect(read(fetch, options)).toThrow("a Response, as `await fetch(…)` gives it");
	expect(read(new Response(""), {})).toThrow("options.format must be an object");
	expect(read(new Response(""), { ...options, sink: {} })).toThrow("options.sink");
	expect(read(new Response(""), { ...options, tols: [] })).toThrow('did you mean "tools"');
	expect(read(new Response(""), { ...options, signal: 5 })).toThrow("an AbortSignal");
	const used = new Response("x");
	await used.text();
	expect(read(used, options)).toThrow("has been read already");
	expect(await listOf(readCompletions(Response.json({ choices: [] }), options))).toEqual([]);
});
