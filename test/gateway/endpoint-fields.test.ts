/** Fields of a request that are easily forgotten: those that may be missing, and where each one that is wrong stands. */
import { describe, expect, test } from "vitest";
import { anthropicEndpoint as anthropic } from "../../src/gateway/endpoints/anthropic/index.js";
import { chatEndpoint } from "../../src/gateway/endpoints/chat/endpoint.js";
import { responsesEndpoint } from "../../src/gateway/endpoints/responses/index.js";
import { refused, taken } from "./asked-of.js";

describe("Messages", () => {
	const call = { type: "tool_use", id: "c1", name: "f", input: {} };
	const body = (...content: unknown[]) => ({
		model: "m",
		max_tokens: 1,
		messages: [
			{ role: "user", content: "Go." },
			{ role: "assistant", content: [call] },
			{ role: "user", content },
		],
	});
	const result = (more: object) => ({ type: "tool_result", tool_use_id: "c1", ...more });
	const told = (...content: unknown[]) => taken(anthropic, body(...content)).messages.slice(2);
	const image = (source: object) => ({ type: "image", source });
	const url = { type: "url", url: "https://a/b.png" };
	const part = { type: "image_url", image_url: { url: "https://a/b.png" } };
	const text = (said: string) => ({ type: "text", text: said });

	test.each([
		["nothing", {}, ""],
		["null", { content: null }, ""],
		["a text", { content: "x" }, "x"],
		["texts, each a line", { content: [text("x"), text("y")] }, "x\ny"],
		[
			"an image between",
			{ content: [text("x"), image(url), text("y")] },
			[text("x"), part, text("y")],
		],
		["an error of nothing", { is_error: true }, "Error: "],
		["an error", { is_error: true, content: "x" }, "Error: x"],
		["no error", { is_error: false, content: "x" }, "x"],
		["an error with an image", { is_error: true, content: [image(url)] }, [text("Error:"), part]],
	])("the result of a call: %s", (_what, more, content) => {
		expect(told(result(more))).toEqual([{ role: "tool", tool_call_id: "c1", content }]);
	});

	test("what is said before a result stands before it", () => {
		expect(told(text("a"), result({ content: "b" }), text("c"))).toEqual([
			{ role: "user", content: "a" },
			{ role: "tool", tool_call_id: "c1", content: "b" },
			{ role: "user", content: "c" },
		]);
	});

	const at = "messages[2].content[0]";
	test.each([
		[`${at}.content`, result({ content: 5 })],
		[`${at}.content[0]`, result({ content: ["x"] })],
		[`${at}.content[1].type`, result({ content: [text("x"), { type: "document" }] })],
		[`${at}.content[0].text`, result({ content: [{ type: "text" }] })],
		[`${at}.source.url`, image({ type: "url" })],
		[`${at}.source.data`, image({ type: "base64", media_type: "image/png" })],
		[`${at}.source.media_type`, image({ type: "base64", data: "AA==", media_type: "" })],
	])("%s is wrong", (param, block) => {
		expect(refused(anthropic, body(block)).param).toBe(param);
	});

	test.each([
		["tools", { tools: {} }],
		["tools[0]", { tools: ["f"] }],
		["tools[0].input_schema", { tools: [{ name: "f", input_schema: [] }] }],
		["stop_sequences", { stop_sequences: "END" }],
		["output_config", { output_config: "high" }],
		["output_config.effort", { output_config: { effort: 5 } }],
		["output_config.format.schema", { output_config: { format: { type: "json_schema" } } }],
		["output_format.schema", { output_format: { type: "json_schema" } }],
		["thread", { thread: "t" }],
	])("%s is wrong in %j", (param, more) => {
		const problem = refused(anthropic, { ...body(result({})), ...more });
		expect(problem.param).toBe(param);
		expect(problem.message).toMatch(/^\S+ (?:must be|is not supported: the gateway) [a-z]/);
	});

	test.each([
		["messages[1].content[0].text", { type: "text" }],
		["messages[1].content[0].thinking", { type: "thinking", thinking: 5 }],
		["messages[1].content[0].name", { ...call, name: "" }],
	])("%s of the assistant is wrong", (param, block) => {
		const [first, , last] = body(result({})).messages;
		const messages = [first, { role: "assistant", content: [block] }, last];
		expect(refused(anthropic, { ...body(), messages }).param).toBe(param);
	});
});

test("a thread is refused so that the SDK sends the whole conversation", () => {
	const thread = { model: "m", max_tokens: 1, messages: [], thread: {} };
	expect(refused(anthropic, thread)).toEqual({
		status: 400,
		type: "invalid_request_error",
		code: "unsupported",
		param: "thread",
		message: "thread is not supported: the gateway keeps no conversations, send all messages",
		details: { error_code: "thread_unsupported_request", unsupported: ["thread"] },
	});
});

test.each([
	[400, "invalid_request_error"],
	[405, "invalid_request_error"],
	[499, "invalid_request_error"],
	[500, "api_error"],
	[529, "overloaded_error"],
])("Messages has the status %i as %s", (status, type) => {
	const details = { unsupported: ["thread"] };
	const problem = { status, type: "t", code: "c", message: "m", details };
	expect(anthropic.error(problem)).toEqual({
		type: "error",
		error: { type, message: "m", details },
	});
});

describe("chat completions", () => {
	const chat = chatEndpoint();
	const called = { id: "1", function: { name: "f", arguments: "{}" } };
	const assistant = (more: object) =>
		taken(chat, { model: "m", messages: [{ role: "assistant", ...more }] }).messages[0];

	test("a call without a type is one of a function", () => {
		const [type, role] = ["function", "assistant"];
		for (const call of [called, { ...called, type: null }, { ...called, type }])
			expect(assistant({ tool_calls: [call] })).toEqual({
				role,
				content: null,
				tool_calls: [{ ...called, type }],
			});
	});

	test.each([
		["under the one name", { reasoning_content: "Hm." }, "Hm."],
		["under the other", { reasoning: "Hm." }, "Hm."],
		["under both", { reasoning_content: "Hm.", reasoning: "Hm." }, "Hm."],
		["under none", {}, undefined],
		["that are none", { reasoning_content: null, reasoning: { effort: 1 } }, undefined],
	])("thoughts come back %s", (_what, more, thought) => {
		const message = { ...assistant({ content: "x", ...more }) };
		expect("reasoning_content" in message ? message.reasoning_content : undefined).toBe(thought);
	});

	test("fields that are not known stay, where they are", () => {
		const message = { content: [{ type: "text", text: "x", hint: 1 }], name: "n" };
		expect(assistant(message)).toEqual({ role: "assistant", ...message });
		const stream_options = { include_usage: null, chunk: 5 };
		const body = { model: "m", messages: [{ role: "user", content: "x" }], stream_options };
		expect(taken(chat, body).stream_options).toEqual({ chunk: 5 });
	});
});

describe("Responses", () => {
	const body = { model: "m", input: "x", tools: [{ type: "function", name: "f" }] };
	const responses = responsesEndpoint();
	test.each([
		["tool_choice.name", { tool_choice: { type: "function" } }],
		["tool_choice.namespace", { tool_choice: { type: "function", name: "f", namespace: 5 } }],
		["tool_choice.tools", { tool_choice: { type: "allowed_tools", mode: "auto" } }],
		[
			"tool_choice.tools[0].type",
			{ tool_choice: { type: "allowed_tools", mode: "auto", tools: [{ type: "mcp" }] } },
		],
		["tools[0].name", { tools: [{ type: "namespace", tools: [] }] }],
		[
			"tools[0].tools[0].name",
			{ tools: [{ type: "namespace", name: "n", tools: [{ type: "function" }] }] },
		],
		["tools[1].type", { tools: [...body.tools, { type: "x" }] }],
		["include", { include: "x" }],
		["reasoning.effort", { reasoning: { effort: 5 } }],
		["input[0].id", { input: [{ type: "item_reference", id: 5 }] }],
	])("%s is wrong", (param, more) => {
		const stored = responsesEndpoint({ store: { responses: 1 } });
		expect(refused(stored, { ...body, ...more }).param).toBe(param);
	});

	test("what is not known of the form of the answer and of the thoughts is passed on", () => {
		const more = {
			text: { verbosity: "low", a: 1, b: null },
			reasoning: { c: 2, summary: "auto" },
		};
		expect(taken(responses, { ...body, ...more })).toMatchObject({
			verbosity: "low",
			text: { a: 1 },
			reasoning: { c: 2 },
		});
		expect(taken(responses, body)).not.toHaveProperty("text");
		expect(taken(responses, { ...body, text: {}, reasoning: {} })).toEqual(taken(responses, body));
	});
});
