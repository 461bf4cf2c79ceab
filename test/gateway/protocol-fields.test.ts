/** Single fields of requests and answers in each protocol: what is taken, what is left out, and what is refused, in words. */
import { describe, expect, test } from "vitest";
import type { ResponseMeta } from "../../src/gateway/endpoint.js";
import { readMessage } from "../../src/gateway/endpoints/chat/message.js";
import {
	anthropicEndpoint,
	defaultEndpoints,
	responsesEndpoint,
} from "../../src/gateway/endpoints/index.js";
import { collect } from "../../src/runtime/index.js";
import { must } from "./support.js";

const said = (content: string) =>
	collect([{ type: "content", text: content, start: 0, end: content.length }]);

describe("a message of a chat's history", () => {
	test("of the assistant, with content alone, with calls alone, and with neither said", () => {
		const call = { id: "c", type: "function", function: { name: "f", arguments: "{}" } };
		const role = "assistant";
		expect(readMessage({ role, content: "Hi." }, "m")).toEqual({ role, content: "Hi." });
		expect(readMessage({ role, content: null }, "m")).toEqual({ role, content: null });
		expect(readMessage({ role, tool_calls: [call] }, "m")).toEqual({
			role,
			content: null,
			tool_calls: [call],
		});
		for (const nothing of [{ role }, { role, tool_calls: null }])
			expect(() => readMessage(nothing, "m")).toThrow("has neither content nor tool_calls");
	});

	test.each([
		[{ role: "assistant", tool_calls: [{ type: "custom" }] }, 'must be "function"'],
		[{ role: "user" }, "must be a string or a list of parts"],
		[{ role: "tool", tool_call_id: "c" }, "must be a string or a list of parts"],
	])("%j is refused", (message, sentence) => {
		expect(() => readMessage(message, "m")).toThrow(sentence);
	});
});

describe("Anthropic's messages", () => {
	const read = (content: unknown, more: object = {}) =>
		anthropicEndpoint.read({
			model: "m",
			max_tokens: 9,
			messages: [{ role: "user", content }],
			...more,
		});
	const image = (source: object) => read([{ type: "image", source }]);
	const partOf = (url: string) => [{ type: "image_url", image_url: { url } }];

	test("an image is its address, or its data", () => {
		for (const [source, url] of [
			[{ type: "url", url: "https://h/a.png" }, "https://h/a.png"],
			[{ type: "base64", media_type: "image/png", data: "AAAA" }, "data:image/png;base64,AAAA"],
		] as const)
			expect(image(source)).toMatchObject({
				ok: true,
				request: { messages: [{ role: "user", content: partOf(url) }] },
			});
		for (const [source, param] of [
			[{ type: "file", file_id: "f" }, "source.type"],
			[{ type: "url" }, "source.url"],
			[{ type: "base64", data: "AAAA" }, "source.media_type"],
			[{ type: "base64", media_type: "image/png" }, "source.data"],
		] as const)
			expect(image(source)).toMatchObject({
				ok: false,
				problem: { param: `messages[0].content[0].${param}` },
			});
	});

	test("the type of an error goes by its status", () => {
		const typeOf = (status: number): unknown =>
			anthropicEndpoint.error({ status, type: "x", code: "y", message: "No." });
		for (const [status, type] of [
			[400, "invalid_request_error"],
			[401, "authentication_error"],
			[403, "permission_error"],
			[404, "not_found_error"],
			[405, "invalid_request_error"],
			[413, "request_too_large"],
			[429, "rate_limit_error"],
			[499, "invalid_request_error"],
			[500, "api_error"],
			[502, "api_error"],
			[503, "overloaded_error"],
			[504, "timeout_error"],
			[529, "overloaded_error"],
		] as const)
			expect([status, typeOf(status)]).toEqual([
				status,
				{ type: "error", error: { type, message: "No." } },
			]);
	});
});

describe("OpenAI's responses", () => {
	const endpoint = responsesEndpoint();
	const tools = ["f", "g"].map((name) => ({ type: "function", name, parameters: {} }));
	const read = (more: object) => endpoint.read({ model: "m", input: "Hi.", ...more });
	const requestOf = (more: object) => {
		const done = read(more);
		if (!done.ok) throw new Error(done.problem.message);
		return done.request;
	};
	const PLAIN = { model: "m", messages: [{ role: "user", content: "Hi." }] };

	test("what changes no answer is left out", () => {
		for (const more of [
			{},
			{ truncation: "disabled" },
			{ truncation: null },
			{ reasoning: { summary: "auto", generate_summary: "concise" } },
			{ reasoning: {} },
			{ background: false },
			{ n: 1, top_logprobs: 0 },
			{ text: { format: { type: "text" } } },
			{ include: ["reasoning.encrypted_content", "web_search_call.results"] },
			{ client_metadata: { a: 1 }, safety_identifier: "x" },
			{ stream: false },
		])
			expect([more, requestOf(more)]).toEqual([more, PLAIN]);
	});

	test("what asks for more than there is is refused, by its field", () => {
		for (const [more, param] of [
			[{ truncation: "auto" }, "truncation"],
			[{ background: true }, "background"],
			[{ n: 2 }, "n"],
			[{ top_logprobs: 1 }, "top_logprobs"],
			[{ conversation: "c" }, "conversation"],
			[{ include: ["message.output_text.logprobs"] }, "include[0]"],
			[{ text: { format: { type: "grammar" } } }, "text.format.type"],
		] as const)
			expect([more, read(more)]).toMatchObject([more, { ok: false, problem: { param } }]);
	});

	test("thoughts are asked for in a chat's words; what is not known is passed on", () => {
		expect(requestOf({ reasoning: { effort: "low", summary: "auto" } })).toEqual({
			...PLAIN,
			reasoning_effort: "low",
		});
		expect(requestOf({ reasoning: { budget: 5, generate_summary: "auto" } })).toEqual({
			...PLAIN,
			reasoning: { budget: 5 },
		});
	});

	test("a choice of tools is one of three words, a function, or some of them", () => {
		const chosen = (tool_choice: unknown) => requestOf({ tools, tool_choice });
		for (const word of ["auto", "none", "required"]) {
			expect(chosen(word).tool_choice).toBe(word);
			expect(chosen(word).tools).toHaveLength(2);
		}
		expect(chosen(null)).not.toHaveProperty("tool_choice");
		expect(chosen({ type: "function", name: "g" }).tool_choice).toEqual({
			type: "function",
			function: { name: "g" },
		});
		const some = (mode: string, ...names: readonly string[]) => ({
			type: "allowed_tools",
			mode,
			tools: names.map((name) => ({ type: "function", name })),
		});
		for (const mode of ["auto", "required"]) {
			const { tools: left, tool_choice } = chosen(some(mode, "g"));
			expect(tool_choice).toBe(mode);
			expect(left).toMatchObject([{ function: { name: "g" } }]);
		}
		expect(chosen(some("auto")).tool_choice).toBe("none");
	});

	test.each([
		["maybe", "must be auto, none, required or an object"],
		[{ type: "custom", name: "f" }, 'is not supported: "custom"'],
		[{ type: "allowed_tools", mode: "none", tools: [] }, "must be auto or required"],
		[
			{ type: "allowed_tools", mode: "auto", tools: [{ type: "mcp", server_label: "s" }] },
			'is not supported: "mcp"',
		],
	])("the choice %j is refused", (tool_choice, sentence) => {
		const done = read({ tools, tool_choice });
		expect(done.ok ? "" : done.problem.message).toContain(sentence);
	});

	test("a request that another endpoint has changed is answered all the same", () => {
		const stored = responsesEndpoint({ store: {} });
		const request = { ...requestOf({ store: true }), temperature: 0 };
		const meta: ResponseMeta = { id: "1", model: "m", created: 1, request };
		const whole: unknown = JSON.parse(stored.whole(meta, [said("Hi.")]));
		expect(whole).toMatchObject({
			status: "completed",
			temperature: 0,
			store: false,
			previous_response_id: null,
		});
		const stream = stored.choice(meta, 0);
		const frames = [...stream.begin(), ...stream.end("stop")];
		expect(must(frames.at(-1)).event).toBe("response.completed");
	});
});

test("options that no endpoint knows are refused by their place", () => {
	const make = defaultEndpoints as (options: object) => unknown;
	expect(() => make({ store: {}, reasoning: "both", providedTools: "refuse" })).not.toThrow();
	expect(() => make({ stor: {} })).toThrow(/options.*stor/);
	expect(() => make({ providedTools: "keep" })).toThrow(/options\.providedTools/);
});

test("an answer that is one message is not made of none", () => {
	const request = { model: "m", messages: [{ role: "user", content: "Hi." }] } as const;
	const meta: ResponseMeta = { id: "1", model: "m", created: 1, request };
	for (const endpoint of [responsesEndpoint(), anthropicEndpoint])
		expect(() => endpoint.whole(meta, []), endpoint.path).toThrow("a response has one message");
});
